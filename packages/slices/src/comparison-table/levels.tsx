/** The parts of a comparison table that only a narrow screen shows: the switch and the fold. */
import { Details } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import { CellContent } from "./cell-content.tsx";
import css from "./comparison-table.module.css";
import type { Columns, Groups, Row } from "./plan-table.ts";

/**
 * Renders a radio button for each column. The style sheet shows the column of the chosen one, so
 * the switch needs no script. The legend is the first child, and the position of a label among the
 * children is therefore that of its cell in a row.
 */
export function LevelSwitch({
  columns,
  context: { t, position },
}: {
  readonly columns: Columns;
  readonly context: SliceContext;
}) {
  const highlighted = columns.findIndex(({ highlight }) => highlight);
  return (
    <fieldset className={css.switch}>
      <legend className="sr">{t("table.choose")}</legend>
      {columns.map(({ label }, i) => (
        <label key={label}>
          <input
            className="sr"
            type="radio"
            name={`level-${position}`}
            value={i + 1}
            data-level={i + 1}
            defaultChecked={i === Math.max(highlighted, 0)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Renders the rows that are the same on each level, in a table with one column of values that opens
 * on demand.
 */
export function SameRows({
  title,
  corner,
  groups,
  folded,
  context,
}: {
  readonly title: string;
  readonly corner: string;
  readonly groups: Groups;
  readonly folded: ReadonlySet<Row>;
  readonly context: SliceContext;
}) {
  const { t } = context;
  const parts = groups
    .map(({ label, rows }) => ({ label, rows: rows.filter((row) => folded.has(row)) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className={css.fold}>
      <Details summary={t("table.same", { count: folded.size })} wide>
        <table className={css.table}>
          <caption className="sr">{t("labelled", { label: title, text: t("table.each") })}</caption>
          <thead className="sr">
            <tr>
              <th scope="col">{corner}</th>
              <th scope="col">{t("table.each")}</th>
            </tr>
          </thead>
          {parts.map(({ label, rows }, index) => (
            <tbody key={index}>
              {label && (
                <tr className={css.group}>
                  <th scope="rowgroup" colSpan={2}>
                    {label}
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  <td>
                    <CellContent cell={row.cells[0]} context={context} />
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Details>
    </div>
  );
}
