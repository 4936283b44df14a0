/** The cells of a comparison of plans. */
import { getPriceLabels } from "@orlaya/finder-ui/price-labels";
import { Icon, Price } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { CompareCell, LevelValue } from "./rows.ts";
import css from "./plan-comparison.module.css";

/** Mark of prices when an editor set none. */
const MARK = "*";

/** Returns the id of the cell with the basis of the price of a plan. @param at position of the plan */
export const getBasisId = (at: number): string => `basis-${at + 1}`;

interface CellProps {
  readonly cell: CompareCell;
  /** Id of the cell with the basis of the price. */
  readonly basisId: string;
  readonly context: SliceContext;
}

/** Renders the value of one level; a tick and a refusal have their words. */
function Value({
  cell: { kind, text },
  context: { t },
}: {
  readonly cell: LevelValue["cell"];
  readonly context: SliceContext;
}) {
  switch (kind) {
    case "included":
      return (
        <>
          <Icon name="check" size={18} />
          {text || t("included")}
        </>
      );
    case "not_covered":
      return <span className={css.no}>{text || t("notCovered")}</span>;
    default:
      return text;
  }
}

/** Renders what a plan states: one value, or a list with the levels that have each value. */
function Levels({
  values,
  context,
}: {
  readonly values: readonly LevelValue[];
  readonly context: SliceContext;
}) {
  const [first] = values;
  if (first?.levels.length === 0) return <Value cell={first.cell} context={context} />;
  return (
    <ul role="list">
      {values.map(({ levels, cell }) => (
        <li key={levels.join()}>
          <small>{levels.join(", ")}</small>
          <Value cell={cell} context={context} />
        </li>
      ))}
    </ul>
  );
}

/** Renders a cell; words instead of an empty cell. */
export function CompareCellView({ cell, basisId, context }: CellProps) {
  switch (cell?.kind) {
    case undefined:
      return <span className={css.no}>{context.t("compare.notStated")}</span>;
    case "price": {
      const price = { ...cell.price, mark: cell.price.mark ?? MARK };
      return (
        <Price
          price={price}
          labels={getPriceLabels(context, price)}
          size="sm"
          {...(price.legalReference && { noteHref: `#${basisId}` })}
        />
      );
    }
    case "text":
      return cell.text;
    case "facts":
      return (
        <ul role="list">
          {cell.facts.map(({ value, label }) => (
            <li key={label}>
              <b>{value}</b> {label}
            </li>
          ))}
        </ul>
      );
    case "levels":
      return <Levels values={cell.values} context={context} />;
  }
}
