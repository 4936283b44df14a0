import { addQuery } from "@orlaya/routes";
import {
  Actions,
  Button,
  ButtonLink,
  ClearLink,
  Grid,
  Heading,
  Picture,
  Select,
  TextLink,
  type LinkData,
  type PictureData,
  type SelectOption,
} from "@orlaya/ui";
import { getGridSizes } from "../card/card.tsx";
import { ProductCard } from "../card/product-card.tsx";
import type { SliceContext } from "../context.ts";
import type { ProductCardData } from "../entities.ts";
import { makeDecorative, getTitleId } from "../shared.ts";
import { CATALOGUE_FILTERS, type CatalogueFilter } from "./filters.ts";
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
  /** Path of the page itself; its query holds the filters. */
  readonly action: string;
  readonly options: { readonly [F in CatalogueFilter]: readonly SelectOption[] };
  /** Chosen values; empty string: no filter. */
  readonly values: { readonly [F in CatalogueFilter]: string };
  /** The plans that pass the filters. */
  readonly products: readonly ProductCardData[];
  /** Which answers leave no plan; empty where some match. */
  readonly blocked: string;
  /** Each leads to plans with one answer changed; shown where nothing matches (design §8). */
  readonly changes: readonly LinkData[];
  /** A person to talk to, where nothing matches. */
  readonly talk: LinkData | null;
  /** The last cell of the grid: an invitation to the finder. */
  readonly promo: {
    readonly title: string;
    readonly text: string;
    readonly link: LinkData;
    readonly globe: PictureData | null;
  } | null;
  readonly context: SliceContext;
}

/** The page's path with the filters but one, or without any. */
function without(
  action: string,
  values: ProductCatalogueProps["values"],
  dropped?: CatalogueFilter,
): string {
  const kept = dropped
    ? CATALOGUE_FILTERS.filter((name) => name !== dropped).map(
        (name) => [name, values[name]] as const,
      )
    : [];
  return addQuery(action, Object.fromEntries(kept));
}

type PartProps<K extends keyof ProductCatalogueProps> = Pick<ProductCatalogueProps, K | "context">;
const isCorporate = ({ audience }: SliceContext): boolean => audience === "corporate";

/** The filters as a form; each that is set has a link that takes it away. */
function Filters({ action, options, values, context }: PartProps<"action" | "options" | "values">) {
  const { t } = context;
  const pro = isCorporate(context);
  return (
    <form
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
                  href={without(action, values, name)}
                  label={t("clear")}
                  name={t("filters.clear", { field: t(label) })}
                  control={`filter-${name}`}
                />
              )
            }
          />
        );
      })}
      <Button type="submit" variant="secondary" id="filter-apply">
        {t(pro ? "filters.applyCorporate" : "filters.apply")}
      </Button>
    </form>
  );
}

/** How many plans pass the filters, and a link that takes all filters away. */
function Count({ action, values, products, context }: PartProps<"action" | "values" | "products">) {
  const { t } = context;
  const key = isCorporate(context) ? "filters.countCorporate" : "filters.count";
  return (
    <div className={css.count} data-no-scroll="" data-control={`filter-${CATALOGUE_FILTERS[0]}`}>
      <p role="status">{t(key, { count: products.length })}</p>
      {CATALOGUE_FILTERS.some((name) => values[name]) && (
        <TextLink
          link={{
            label: t("filters.clearAll"),
            href: without(action, values),
            external: false,
            newTab: false,
          }}
          size="sm"
        />
      )}
    </div>
  );
}

function Globe({ promo }: Pick<ProductCatalogueProps, "promo">) {
  return (
    promo?.globe && (
      <Picture
        picture={makeDecorative(promo.globe)}
        className={css.globe}
        sizes="(min-width: 64rem) 46rem, 34rem"
      />
    )
  );
}

/** The plans, and the invitation to the finder in the last cell. */
function Plans({ products, promo, context }: PartProps<"products" | "promo">) {
  return (
    <>
      <h2 className="sr" id={getTitleId(context)}>
        {context.t(isCorporate(context) ? "seeAllPlansCorporate" : "seeAllPlans")}
      </h2>
      <Grid columns={3}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            context={context}
            sizes={getGridSizes(3)}
          />
        ))}
        {promo && (
          <li className={css.promo} data-tone="sand">
            <Globe promo={promo} />
            <Heading level={3}>{promo.title}</Heading>
            <p>{promo.text}</p>
            <ButtonLink link={promo.link} variant="secondary" icon="arrow-right" />
          </li>
        )}
      </Grid>
    </>
  );
}

/** Where no plan passes the filters: which answers exclude them all, what to change, and whom to ask. */
function NoPlans({
  blocked,
  changes,
  talk,
  promo,
  context,
}: PartProps<"blocked" | "changes" | "talk" | "promo">) {
  return (
    <div className={css.empty} data-tone="white">
      <div className={css.lens}>
        <Globe promo={promo} />
      </div>
      <div>
        <Heading level={2} look="h3" id={getTitleId(context)}>
          {context.t("filters.empty")}
        </Heading>
        {blocked && <p>{blocked}</p>}
        {changes.length > 0 && (
          <ul role="list" className={css.chips}>
            {changes.map((change) => (
              <li key={change.href}>
                <a href={change.href}>{change.label}</a>
              </li>
            ))}
          </ul>
        )}
        <Actions>
          {talk && <ButtonLink link={talk} />}
          {promo && <ButtonLink link={promo.link} variant="secondary" />}
        </Actions>
      </div>
    </div>
  );
}

/** Plans under three filters. A form and links only: without JavaScript the server answers each choice with a page. */
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
