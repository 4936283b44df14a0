import { addQuery } from "@orlaya/routes";
import {
  Button,
  ButtonLink,
  ClearLink,
  Heading,
  Select,
  TextLink,
  type LinkData,
  type PictureData,
  type SelectOption,
} from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import { PLAN_PARAM } from "../plan-comparison/params.ts";
import type { PlanRowData } from "../entities.ts";
import { getTitleId } from "../shared.ts";
import { CATALOGUE_FILTERS, type CatalogueFilter } from "./filters.ts";
import {
  ChoiceHint,
  CompareBar,
  FILTER_FORM,
  HiddenChoice,
  type PlanChoiceData,
} from "./choice.tsx";
import { Globe } from "./globe.tsx";
import { NoPlans } from "./no-plans.tsx";
import { PlanRows } from "./rows.tsx";
import css from "./product-catalogue.module.css";

const FILTERS = {
  "country-of-residence": {
    icon: "map-pin",
    label: "filters.residence",
    any: "filters.anyCountry",
  },
  "country-of-destination": {
    icon: "globe",
    label: "filters.destination",
    any: "filters.anyCountry",
  },
  needs: { icon: "shield", label: "filters.needs", any: "filters.anyNeed" },
} as const;

export interface ProductCatalogueProps {
  /** Path of the page itself. Its query contains the filters. */
  readonly action: string;
  readonly options: { readonly [F in CatalogueFilter]: readonly SelectOption[] };
  /** Selected values; an empty string means no filter. */
  readonly values: { readonly [F in CatalogueFilter]: string };
  /** The plans that match the filters. */
  readonly products: readonly PlanRowData[];
  /**
   * The choice of plans for a comparison: the path of the comparison, and the uids of the chosen
   * plans. Null without a comparison.
   */
  readonly compare: PlanChoiceData | null;
  /** Description of the answers that exclude every plan; empty when plans match. */
  readonly blocked: string;
  /** Links to plans with changed answers, shown when no plan matches (design §8). */
  readonly changes: readonly LinkData[];
  /** Link to the contact page, shown when no plan matches. */
  readonly talk: LinkData | null;
  /** Panel below the plans, which promotes the finder. */
  readonly promo: {
    readonly title: string;
    readonly text: string;
    readonly link: LinkData;
    readonly globe: PictureData | null;
  } | null;
  readonly context: SliceContext;
}

/** Returns the path of the page without one filter, or without any filter. */
function without(
  action: string,
  values: ProductCatalogueProps["values"],
  compare: ProductCatalogueProps["compare"],
  dropped?: CatalogueFilter,
): string {
  const kept = dropped
    ? CATALOGUE_FILTERS.filter((name) => name !== dropped).map(
        (name) => [name, values[name]] as const,
      )
    : [];
  return addQuery(action, { ...Object.fromEntries(kept), [PLAN_PARAM]: compare?.chosen });
}

type PartProps<K extends keyof ProductCatalogueProps> = Pick<ProductCatalogueProps, K | "context">;
const isCorporate = ({ audience }: SliceContext): boolean => audience === "corporate";

/** Renders the filters as a form. Each filter in use has a link that clears it. */
function Filters({
  action,
  options,
  values,
  products,
  compare,
  context,
}: PartProps<"action" | "options" | "values" | "products" | "compare">) {
  const { t } = context;
  const pro = isCorporate(context);
  return (
    <form
      id={FILTER_FORM}
      action={action}
      method="get"
      role="search"
      aria-label={t(pro ? "filters.titleCorporate" : "filters.title")}
      data-filters=""
    >
      {CATALOGUE_FILTERS.map((name) => {
        const { icon, label, any } = FILTERS[name];
        return (
          <Select
            key={name}
            id={`filter-${name}`}
            name={name}
            icon={icon}
            label={t(label)}
            options={options[name]}
            value={values[name]}
            placeholder={t(any)}
            clear={
              values[name] && (
                <ClearLink
                  href={without(action, values, compare, name)}
                  label={t("clear")}
                  name={t("filters.clear", { field: t(label) })}
                  control={`filter-${name}`}
                />
              )
            }
          />
        );
      })}
      <HiddenChoice compare={compare} products={products} />
      <Button type="submit" variant="secondary" id="filter-apply">
        {t(pro ? "filters.applyCorporate" : "filters.apply")}
      </Button>
    </form>
  );
}

/** Renders the number of matching plans, and a link that clears all filters. */
function Count({
  action,
  values,
  products,
  compare,
  context,
}: PartProps<"action" | "values" | "products" | "compare">) {
  const { t } = context;
  const key = isCorporate(context) ? "filters.countCorporate" : "filters.count";
  return (
    <div className={css.count} data-no-scroll="" data-control={`filter-${CATALOGUE_FILTERS[0]}`}>
      <p role="status">{t(key, { count: products.length })}</p>
      {CATALOGUE_FILTERS.some((name) => values[name]) && (
        <TextLink
          link={{
            label: t("filters.clearAll"),
            href: without(action, values, compare),
            external: false,
            newTab: false,
          }}
          size="sm"
        />
      )}
    </div>
  );
}

/** Renders the plans, with the promotion of the finder below them. */
function Plans({ products, promo, compare, context }: PartProps<"products" | "promo" | "compare">) {
  return (
    <>
      <h2 className="sr" id={getTitleId(context)}>
        {context.t(isCorporate(context) ? "seeAllPlansCorporate" : "seeAllPlans")}
      </h2>
      {compare && <ChoiceHint context={context} />}
      <PlanRows products={products} chosen={compare && compare.chosen} context={context} />
      <CompareBar compare={compare} context={context} />
      {promo && (
        <div className={css.promo} data-tone="sand">
          <Globe globe={promo.globe} className={css.globe} />
          <Heading level={3}>{promo.title}</Heading>
          <p>{promo.text}</p>
          <ButtonLink link={promo.link} variant="secondary" icon="arrow-right" />
        </div>
      )}
    </>
  );
}

/**
 * Renders the plans with three filters as a form and links. Without JavaScript the server answers
 * each choice with a page.
 */
export function ProductCatalogue(props: ProductCatalogueProps) {
  return (
    <section
      className={css.catalogue}
      data-tone="linen"
      aria-labelledby={getTitleId(props.context)}
    >
      <div className="wrap">
        <div className={css.filters} data-tone="white" data-no-scroll="">
          <Filters {...props} />
        </div>
        <Count {...props} />
        {props.products.length > 0 ? <Plans {...props} /> : <NoPlans {...props} />}
      </div>
    </section>
  );
}
