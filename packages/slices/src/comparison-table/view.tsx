import { ButtonLink, Caption, Section, SectionHead, VisuallyHidden } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { SliceProps } from "../fields.ts";
import { getTitleId } from "../shared.ts";
import css from "./comparison-table.module.css";
import { CellContent } from "./cell-content.tsx";
import { LevelSwitch, SameRows } from "./levels.tsx";
import { planTable, type TablePlan } from "./plan-table.ts";
import type { comparisonTableSchema } from "./schema.ts";

type TableProps = SliceProps<typeof comparisonTableSchema>;
type Columns = TableProps["columns"];

const cellClass = (column: Columns[number] | undefined): string | undefined =>
  column?.highlight ? css.best : undefined;

function TableHead({ corner, columns }: Pick<TableProps, "corner" | "columns">) {
  return (
    <thead>
      <tr>
        <th scope="col">{corner}</th>
        {columns.map((column) => (
          <th key={column.label} scope="col" className={cellClass(column)}>
            {column.highlight && column.highlight_label && <em>{column.highlight_label}</em>}
            {column.label}
            {column.note && <small>{column.note}</small>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowGroupProps {
  readonly group: TableProps["groups"][number];
  readonly columns: Columns;
  readonly plan: TablePlan;
  readonly context: SliceContext;
}
function RowGroup({ group, columns, plan, context }: RowGroupProps) {
  const rows = group.rows.map((row) => ({ row, isFolded: plan.folded.has(row) }));
  return (
    <tbody className={rows.every(({ isFolded }) => isFolded) ? css.same : undefined}>
      {group.label && (
        <tr className={css.group}>
          {/* Two cells exist in every state: the head of the row and the value of one column. */}
          <th scope="rowgroup" colSpan={2}>
            {group.label}
          </th>
        </tr>
      )}
      {rows.map(({ row, isFolded }) => (
        <tr key={row.label} className={isFolded ? css.same : undefined}>
          <th scope="row">{row.label}</th>
          {plan.isMerged ? (
            <td colSpan={columns.length}>
              <CellContent cell={row.cells[0]} context={context} />
            </td>
          ) : (
            columns.map((column, i) => (
              <td key={column.label} className={cellClass(column)}>
                <CellContent cell={row.cells[i]} context={context} />
              </td>
            ))
          )}
        </tr>
      ))}
    </tbody>
  );
}

/** Renders the row with the links of the columns; null when no column has one. */
function TableFoot({
  columns,
  context: { t },
}: {
  readonly columns: Columns;
  readonly context: SliceContext;
}) {
  if (!columns.some((column) => column.link)) return null;
  return (
    <tfoot>
      <tr>
        <td>
          <VisuallyHidden>{t("details")}</VisuallyHidden>
        </td>
        {columns.map((column) => (
          <td key={column.label} className={cellClass(column)}>
            {column.link && (
              <ButtonLink
                link={column.link}
                size="sm"
                variant={column.highlight ? "primary" : "secondary"}
                hint={t("newTab")}
                aria-label={t("labelled", { label: column.link.label, text: column.label })}
              />
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/**
 * Renders levels of cover side by side in a semantic table: headers with scope, row groups, icons
 * with text. On narrow screens a table of levels shows one level, which the visitor chooses, and
 * folds the rows that are the same on each level (decision 46). Any other table scrolls
 * horizontally under a sticky first column (design §5.5).
 */
export function ComparisonTableView({
  title,
  lead,
  corner,
  columns,
  groups,
  footnote,
  tone,
  anchor,
  context,
}: TableProps & { readonly context: SliceContext }) {
  const { t } = context;
  const plan = planTable(columns, groups);
  return (
    <Section tone={tone} anchor={anchor} labelledBy={getTitleId(context)}>
      <SectionHead id={getTitleId(context)} title={title} lead={lead} />
      <div className={plan.isSwitched ? css.levels : undefined}>
        {plan.isSwitched && <LevelSwitch columns={columns} context={context} />}
        {/* No section: a second region with the title of the slice would be ambiguous. */}
        <div
          className={css.scroll}
          data-tone="white"
          role="group"
          tabIndex={0}
          aria-label={plan.isSwitched ? title : t("table.scroll")}
        >
          <table className={css.table}>
            <caption className="sr">{title}</caption>
            <TableHead corner={corner} columns={columns} />
            {groups.map((group, index) => (
              <RowGroup key={index} group={group} columns={columns} plan={plan} context={context} />
            ))}
            <TableFoot columns={columns} context={context} />
          </table>
          <div className={css.more}>
            <span />
          </div>
        </div>
      </div>
      {plan.folded.size > 0 && (
        <SameRows
          title={title}
          corner={corner}
          groups={groups}
          folded={plan.folded}
          context={context}
        />
      )}
      {footnote && (
        <div className={css.note} role="note">
          <Caption>{footnote}</Caption>
        </div>
      )}
    </Section>
  );
}
