/** The tables of a comparison: what differs, and what is equal. */
import { Anchor, ButtonLink, Caption, cx, Details, TextLink, type LinkData } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import { CompareCellView, getBasisId } from "./cells.tsx";
import { FEWEST_PLANS } from "./params.ts";
import type { ComparedRows, CompareRow } from "./rows.ts";
import css from "./plan-comparison.module.css";

/** A plan of the comparison: the head of its column. */
export interface ComparedPlan {
  readonly id: string;
  readonly title: string;
  readonly tag: string;
  readonly link: LinkData | null;
  readonly quote: (LinkData & { readonly rel?: string }) | null;
  /** The comparison without this plan; null when fewer than two would remain. */
  readonly remove: LinkData | null;
}
interface PlansProps {
  readonly plans: readonly ComparedPlan[];
  readonly context: SliceContext;
}
interface RowsProps {
  readonly rows: ComparedRows;
  readonly context: SliceContext;
}

/** Roles of the parts of a table. A layout without `display: table` removes them in some browsers. */
const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader", scope: "col" },
  heading: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

function TableHead({ plans, context: { t } }: PlansProps) {
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        <th {...ROLES.column}>{t("compare.feature")}</th>
        {plans.map(({ id, title, tag, link }) => (
          <th key={id} {...ROLES.column}>
            {tag && <small>{tag}</small>}
            {link ? <Anchor link={link}>{title}</Anchor> : title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** @param sharedBasis whether all prices have the same basis, which is then below the table */
function TableRow({
  row,
  plans,
  sharedBasis,
  context,
}: PlansProps & { readonly row: CompareRow; readonly sharedBasis: boolean }) {
  return (
    <tr data-about={row.about} {...ROLES.row}>
      <th {...ROLES.heading}>{row.label}</th>
      {plans.map(({ id }, at) => (
        <td key={id} id={row.about === "basis" ? getBasisId(at) : undefined} {...ROLES.cell}>
          <CompareCellView
            cell={row.cells[at] ?? null}
            basisId={getBasisId(sharedBasis ? 0 : at)}
            context={context}
          />
        </td>
      ))}
    </tr>
  );
}

/** Renders the last row: the quote of each plan, and a link that removes it from the comparison. */
function TableFoot({ plans, context: { t } }: PlansProps) {
  if (plans.every(({ quote, remove }) => !quote && !remove)) return null;
  return (
    <tfoot {...ROLES.group}>
      <tr {...ROLES.row}>
        <th {...ROLES.heading}>
          <span className="sr">{t("details")}</span>
        </th>
        {plans.map(({ id, title, quote, remove }) => (
          <td key={id} {...ROLES.cell}>
            <div className={css.actions}>
              {quote && (
                <ButtonLink
                  link={quote}
                  size="sm"
                  variant="secondary"
                  hint={t("newTab")}
                  aria-label={t("labelled", { label: quote.label, text: title })}
                />
              )}
              {remove && (
                <TextLink
                  link={remove}
                  size="sm"
                  aria-label={t("labelled", { label: remove.label, text: title })}
                />
              )}
            </div>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** Renders the rows that differ. Three plans scroll sideways on a phone; two fit. */
export function Differences({ plans, rows, context }: PlansProps & RowsProps) {
  const { t } = context;
  const isWide = plans.length > FEWEST_PLANS;
  const sharedBasis = rows.shared.some(({ about }) => about === "basis");
  return (
    <div
      className={cx(css.scroll, isWide && css.wide)}
      data-tone="white"
      {...(isWide && { role: "group", tabIndex: 0, "aria-label": t("table.scroll") })}
    >
      <table className={css.table} {...ROLES.table}>
        <caption className="sr">{t("compare.differs")}</caption>
        <TableHead plans={plans} context={context} />
        <tbody {...ROLES.group}>
          {rows.differing.map((row) => (
            <TableRow key={`${row.about} ${row.label}`} {...{ row, plans, sharedBasis, context }} />
          ))}
        </tbody>
        <TableFoot plans={plans} context={context} />
      </table>
      {isWide && (
        <div className={css.more}>
          <span />
        </div>
      )}
    </div>
  );
}

/** Renders the rows that are equal for all plans, with one cell each, in a part that opens. */
export function SameRows({ rows, context }: RowsProps) {
  const { t } = context;
  const { same } = rows;
  if (same.length === 0) return null;
  return (
    <Details summary={t("compare.same", { count: same.length })} level={2} wide>
      <table className={css.table} {...ROLES.table}>
        <caption className="sr">{t("compare.same", { count: same.length })}</caption>
        <thead className="sr" {...ROLES.group}>
          <tr {...ROLES.row}>
            <th {...ROLES.column}>{t("compare.feature")}</th>
            <th {...ROLES.column}>{t("compare.each")}</th>
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {same.map((row) => (
            <tr key={`${row.about} ${row.label}`} {...ROLES.row}>
              <th {...ROLES.heading}>{row.label}</th>
              <td {...ROLES.cell}>
                <CompareCellView
                  cell={row.cells[0] ?? null}
                  basisId={getBasisId(0)}
                  context={context}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  );
}

/** Renders what explains the values of all plans alike, and what the table leaves out. */
export function Explanations({ rows, context }: RowsProps) {
  return (
    <div className={css.note}>
      {rows.shared.map(({ about, label, cells: [cell = null] }) => (
        <Caption key={about} {...(about === "basis" && { id: getBasisId(0) })}>
          {label}: <CompareCellView cell={cell} basisId="" context={context} />
        </Caption>
      ))}
      <Caption>
        {context.t(context.audience === "corporate" ? "compare.noteCorporate" : "compare.note")}
      </Caption>
    </div>
  );
}
