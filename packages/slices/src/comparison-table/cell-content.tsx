import { Icon } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import css from "./comparison-table.module.css";
import type { Cell } from "./plan-table.ts";

/** Renders the value of a cell; a tick and a cross have their words. */
export function CellContent({
  cell,
  context: { t },
}: {
  readonly cell: Cell | undefined;
  readonly context: SliceContext;
}) {
  switch (cell?.kind) {
    case "included":
      return (
        <>
          <Icon name="check" />
          {cell.text || t("included")}
        </>
      );
    case "not_covered":
      return <span className={css.no}>{cell.text || t("notCovered")}</span>;
    default:
      return cell?.text ?? "";
  }
}
