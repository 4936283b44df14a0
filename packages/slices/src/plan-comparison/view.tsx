import {
  Button,
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
import { FEWEST_PLANS, MOST_PLANS, PLAN_PARAM } from "./params.ts";
import type { ComparedRows } from "./rows.ts";
import { Differences, Explanations, SameRows, type ComparedPlan } from "./table.tsx";
import css from "./plan-comparison.module.css";

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
        <Explanations rows={rows} context={context} />
        <SameRows rows={rows} context={context} />
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
