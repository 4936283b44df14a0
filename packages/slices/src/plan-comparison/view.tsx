import {
  Anchor,
  Button,
  ButtonLink,
  Caption,
  cx,
  Details,
  Heading,
  Section,
  SectionHead,
  Select,
  TextLink,
  type LinkData,
  type SelectOption,
} from "@orlaya/ui";
import type { ReactNode } from "react";
import type { SliceContext } from "../context.ts";
import { getTitleId } from "../shared.ts";
import { CompareCellView, getBasisId } from "./cells.tsx";
import { FEWEST_PLANS, MOST_PLANS, PLAN_PARAM } from "./params.ts";
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
export interface PlanComparisonProps {
  /** The chosen plans, in the order of the address. */
  readonly plans: readonly ComparedPlan[];
  /** Null with fewer than two plans. */
  readonly rows: ComparedRows | null;
  /** Sentences about plans of the address that are left out. */
  readonly notes: readonly string[];
  readonly form: {
    /** Path of the page itself. */
    readonly action: string;
    readonly options: readonly SelectOption[];
    /** Chosen uids, one for each select; empty for none. */
    readonly values: readonly string[];
  };
  /** Link to the plan list, in which the plans stay chosen. */
  readonly list: LinkData | null;
  readonly context: SliceContext;
}

type PartProps<K extends keyof PlanComparisonProps> = Pick<PlanComparisonProps, K | "context">;
const isCorporate = ({ audience }: SliceContext): boolean => audience === "corporate";

/** Renders the first section, directly below the heading of the page. */
function Part({
  labelledBy,
  children,
}: {
  readonly labelledBy: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={css.section} data-tone="linen" aria-labelledby={labelledBy}>
      <div className="wrap">{children}</div>
    </section>
  );
}

/** Renders the sentences about what the page left out of the comparison. */
function Notes({ notes }: Pick<PlanComparisonProps, "notes">) {
  if (notes.length === 0) return null;
  return (
    <ul role="list" className={css.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** Renders the form that chooses the plans: a select for each plan, which works without scripts. */
function ChoiceForm({ form, plans, list, context }: PartProps<"form" | "plans" | "list">) {
  const { t } = context;
  const { action, options, values } = form;
  const isPro = isCorporate(context);
  return (
    <form action={action} method="get" className={css.form} data-tone="white">
      {Array.from({ length: MOST_PLANS }, (_, at) => (
        <Select
          key={at}
          id={`plan-${at + 1}`}
          name={PLAN_PARAM}
          label={t(isPro ? "compare.planCorporate" : "compare.plan", { number: String(at + 1) })}
          {...(at >= FEWEST_PLANS && { optional: t("optional") })}
          options={options}
          value={values[at] ?? ""}
          placeholder={t("compare.none")}
        />
      ))}
      <Button type="submit" variant={plans.length < FEWEST_PLANS ? "primary" : "secondary"}>
        {t("compare.show")}
      </Button>
      {list && <TextLink link={list} icon="arrow-right" />}
    </form>
  );
}

function TableHead({ plans, context: { t } }: PartProps<"plans">) {
  return (
    <thead>
      <tr>
        <th scope="col">{t("compare.feature")}</th>
        {plans.map(({ id, title, tag, link }) => (
          <th key={id} scope="col">
            {tag && <small>{tag}</small>}
            {link ? <Anchor link={link}>{title}</Anchor> : title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** @param sharedBasis whether all prices have the same basis, which is then among the equal rows */
function TableRow({
  row,
  plans,
  sharedBasis,
  context,
}: PartProps<"plans"> & { readonly row: CompareRow; readonly sharedBasis: boolean }) {
  return (
    <tr data-about={row.about}>
      <th scope="row">{row.label}</th>
      {plans.map(({ id }, at) => (
        <td key={id} id={row.about === "basis" ? getBasisId(at) : undefined}>
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
function TableFoot({ plans, context: { t } }: PartProps<"plans">) {
  if (plans.every(({ quote, remove }) => !quote && !remove)) return null;
  return (
    <tfoot>
      <tr>
        <td>
          <span className="sr">{t("details")}</span>
        </td>
        {plans.map(({ id, title, quote, remove }) => (
          <td key={id}>
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
function Differences({
  plans,
  rows,
  context,
}: PartProps<"plans"> & { readonly rows: ComparedRows }) {
  const { t } = context;
  const isWide = plans.length > FEWEST_PLANS;
  const sharedBasis = rows.same.some(({ about }) => about === "basis");
  return (
    <div
      className={cx(css.scroll, isWide && css.wide)}
      data-tone="white"
      {...(isWide && { role: "group", tabIndex: 0, "aria-label": t("table.scroll") })}
    >
      <table className={css.table}>
        <caption className="sr">{t("compare.differs")}</caption>
        <TableHead plans={plans} context={context} />
        <tbody>
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
function SameRows({
  rows,
  context,
}: {
  readonly rows: ComparedRows;
  readonly context: SliceContext;
}) {
  const { t } = context;
  const { same } = rows;
  if (same.length === 0) return null;
  return (
    <Details summary={t("compare.same", { count: same.length })} level={2} wide>
      <table className={css.table}>
        <caption className="sr">{t("compare.same", { count: same.length })}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{t("compare.feature")}</th>
            <th scope="col">{t("compare.each")}</th>
          </tr>
        </thead>
        <tbody>
          {same.map((row) => (
            <tr key={`${row.about} ${row.label}`}>
              <th scope="row">{row.label}</th>
              <td id={row.about === "basis" ? getBasisId(0) : undefined}>
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

/**
 * Renders two or three plans side by side, the rows that differ first, and the form that chooses
 * them. With fewer than two plans it has only the form.
 */
export function PlanComparison(props: PlanComparisonProps) {
  const { plans, rows, notes, context } = props;
  const { t } = context;
  const isPro = isCorporate(context);
  const id = getTitleId(context);
  if (!rows)
    return (
      <Part labelledBy={id}>
        <Heading level={2} id={id}>
          {t(isPro ? "compare.chooseCorporate" : "compare.choose")}
        </Heading>
        <Notes notes={notes} />
        <ChoiceForm {...props} />
      </Part>
    );
  return (
    <>
      <Part labelledBy={id}>
        <Notes notes={notes} />
        <SectionHead id={id} title={t("compare.differs")} />
        <Differences plans={plans} rows={rows} context={context} />
        <SameRows rows={rows} context={context} />
        <div className={css.note}>
          <Caption>{t("compare.note")}</Caption>
        </div>
      </Part>
      <Section tone="mist" labelledBy={`${id}-form`}>
        <SectionHead
          id={`${id}-form`}
          title={t(isPro ? "compare.othersCorporate" : "compare.others")}
        />
        <ChoiceForm {...props} />
      </Section>
    </>
  );
}
