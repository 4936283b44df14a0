import { ButtonLink, Caption, Icon, Section, SectionHead, VisuallyHidden } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { SliceProps } from "../fields.ts";
import { getTitleId } from "../shared.ts";
import css from "./comparison-table.module.css";
import type { comparisonTableSchema } from "./schema.ts";

type TableProps = SliceProps<typeof comparisonTableSchema>;
type Cell = TableProps["groups"][number]["rows"][number]["cells"][number];

function CellContent({
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
  readonly context: SliceContext;
}
function RowGroup({ group, columns, context }: RowGroupProps) {
  return (
    <tbody>
      {group.label && (
        <tr>
          <th scope="rowgroup" colSpan={columns.length + 1} className={css.group}>
            <span>{group.label}</span>
          </th>
        </tr>
      )}
      {group.rows.map((row) => (
        <tr key={row.label}>
          <th scope="row">{row.label}</th>
          {columns.map((column, i) => (
            <td key={column.label} className={cellClass(column)}>
              <CellContent cell={row.cells[i]} context={context} />
            </td>
          ))}
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
 * with text. On narrow screens the table scrolls horizontally under a sticky first column
 * (design §5.5).
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
  return (
    <Section tone={tone} anchor={anchor} labelledBy={getTitleId(context)}>
      <SectionHead id={getTitleId(context)} title={title} lead={lead} />
      <section className={css.scroll} data-tone="white" tabIndex={0} aria-label={t("table.scroll")}>
        <table className={css.table}>
          <caption className="sr">{title}</caption>
          <TableHead corner={corner} columns={columns} />
          {groups.map((group, index) => (
            <RowGroup key={index} group={group} columns={columns} context={context} />
          ))}
          <TableFoot columns={columns} context={context} />
        </table>
        <div className={css.more}>
          <span />
        </div>
      </section>
      {footnote && (
        <div className={css.note} role="note">
          <Caption>{footnote}</Caption>
        </div>
      )}
    </Section>
  );
}
