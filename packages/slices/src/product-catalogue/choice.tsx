/**
 * The choice of plans for a comparison in the plan list. Its checkboxes belong to the form of the
 * filters, so that a filter keeps the choice. One button of that form leads to the comparison.
 */
import { Button } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { PlanRowData } from "../entities.ts";
import { PLAN_PARAM } from "../plan-comparison/params.ts";
import css from "./product-catalogue.module.css";

/** Id of the form of the filters. */
export const FILTER_FORM = "plan-filters";

/** Path of the comparison, and the uids of the chosen plans. */
export interface PlanChoiceData {
  readonly action: string;
  readonly chosen: readonly string[];
}

/** Renders the chosen plans that the filters hide, so that the form keeps them. */
export function HiddenChoice({
  compare,
  products,
}: {
  readonly compare: PlanChoiceData | null;
  readonly products: readonly PlanRowData[];
}) {
  return (compare?.chosen ?? [])
    .filter((uid) => products.every((product) => product.uid !== uid))
    .map((uid) => <input key={uid} type="hidden" name={PLAN_PARAM} value={uid} />);
}

/** Renders the checkbox of a plan. */
export function ChoiceBox({
  product: { uid, title },
  chosen,
  context: { t },
}: {
  readonly product: PlanRowData;
  readonly chosen: readonly string[];
  readonly context: SliceContext;
}) {
  return (
    <label className={css.pick}>
      <input
        type="checkbox"
        form={FILTER_FORM}
        name={PLAN_PARAM}
        value={uid}
        defaultChecked={chosen.includes(uid)}
        aria-label={t("labelled", { label: t("compare.pick"), text: title })}
      />
      <span>{t("compare.pick")}</span>
    </label>
  );
}

/** Renders what the checkboxes are for, above the plans. */
export function ChoiceHint({ context: { t, audience } }: { readonly context: SliceContext }) {
  return <p>{t(audience === "corporate" ? "compare.pickedCorporate" : "compare.picked")}</p>;
}

/** Renders the button that compares the chosen plans, and that the choice stays. */
export function CompareBar({
  compare,
  context: { t },
}: {
  readonly compare: PlanChoiceData | null;
  readonly context: SliceContext;
}) {
  if (!compare) return null;
  return (
    <div className={css.bar}>
      <p>{t("compare.kept")}</p>
      <Button type="submit" size="sm" form={FILTER_FORM} formAction={compare.action}>
        {t("compare.show")}
      </Button>
    </div>
  );
}
