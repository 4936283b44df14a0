import { withAnchor } from "@orlaya/finder/url";
import { FIELDS, PARAMS } from "@orlaya/finder/eligibility";
import { Button, Icon, Picture, Price, type PriceData } from "@orlaya/ui";
import type { ReactNode } from "react";
import { getResultId } from "./answers.ts";
import { GO_PARAM, VERSION_PARAM } from "./params.ts";
import { getPriceLabels } from "./price-labels.ts";
import {
  AnswerList,
  Changed,
  describeAlternative,
  getFocusProps,
  type ResultProps,
} from "./result-parts.tsx";
import css from "./result.module.css";
import type { AnswerView, ChangeView, EligibilityResultModel } from "./result-model.ts";
import type { NeedTexts } from "./texts.ts";

interface PartProps {
  readonly model: EligibilityResultModel;
  readonly t: NeedTexts;
}

/** Renders the buttons to a quote and to the plan's page, in a form that contains the answers. */
function Actions({ model: { action, answers, version, quoteLanguage }, t }: PartProps) {
  return (
    // The response may redirect to another host, so the page router must not fetch it.
    <form action={action} method="get" className={css.actions} data-astro-reload="">
      {FIELDS.map(
        (field) =>
          answers[field] !== null && (
            <input key={field} type="hidden" name={PARAMS[field]} value={answers[field]} />
          ),
      )}
      <input type="hidden" name={VERSION_PARAM} value={version} />
      <Button type="submit" name={GO_PARAM} value="quote" icon="arrow-right">
        {t.lisa("submit.quote")}
      </Button>
      <Button type="submit" name={GO_PARAM} value="product" variant="secondary">
        {t.lisa("submit.product")}
      </Button>
      {quoteLanguage && (
        <p className={css.elsewhere}>{t.common("quoteElsewhere", { language: quoteLanguage })}</p>
      )}
    </form>
  );
}

function Plan({ model, t }: PartProps) {
  const { plan } = model;
  return (
    <div className={css.plan} data-tone="white">
      <div className={css.body}>
        <p className={css.name}>{plan.name}</p>
        {plan.description && <p className={css.text}>{plan.description}</p>}
        <PlanPrice price={plan.price} t={t} />
        <Actions model={model} t={t} />
      </div>
      {/* Last, so that the price and the buttons come first on phones. */}
      {plan.picture && (
        <Picture
          picture={plan.picture}
          sizes="(min-width: 64rem) 32rem, 100vw"
          className={css.picture}
        />
      )}
    </div>
  );
}

/** Renders the reasons for the plan: one sentence for each answer that decided. */
function Reasons({ model, t }: PartProps) {
  return (
    <dl className={css.why}>
      {model.answerViews.map(({ field, value }) => (
        <div key={field}>
          <dt>{t.formsFields(`${field}.label`)}</dt>
          <dd>
            {field === "destination" && model.local
              ? `${reason(t, field, value)} ${t.lisa("why.local")}`
              : reason(t, field, value)}
          </dd>
        </div>
      ))}
      {model.anyNationality && (
        <div>
          <dt>{t.formsFields("nationality.label")}</dt>
          <dd>{t.lisa("why.anyNationality")}</dd>
        </div>
      )}
    </dl>
  );
}

/** Renders the plan that another answer would give, and the answer that changes. */
function Alternative({
  change,
  t,
  id,
}: {
  readonly change: ChangeView;
  readonly t: NeedTexts;
  readonly id: string;
}) {
  return (
    <li className={css.change} data-tone="white">
      <p className={css.swap} aria-hidden="true">
        <span>{t.formsFields(`${change.field}.label`)}</span>
        <s>{change.from}</s>
        <Icon name="arrow-right" size={16} />
        <b>{change.to}</b>
      </p>
      <a
        href={withAnchor(change.href, getResultId(id))}
        aria-label={describeAlternative(t, change)}
      >
        {change.product}
      </a>
      <PlanPrice price={change.price} t={t} small />
    </li>
  );
}

function PlanPrice({
  price,
  t,
  small = false,
}: {
  readonly price: PriceData | null;
  readonly t: NeedTexts;
  readonly small?: boolean;
}): ReactNode {
  const size = small ? "sm" : "md";
  return (
    price && <Price price={price} labels={getPriceLabels({ t: t.common }, price)} size={size} />
  );
}

function reason(t: NeedTexts, field: AnswerView["field"], value: string): string {
  switch (field) {
    case "residence":
      return t.lisa("why.residence", { residence: value });
    case "destination":
      return t.lisa("why.destination", { destination: value });
    case "profile":
      return t.lisa("why.profile", { profile: value });
    case "nationality":
      return t.lisa("why.nationality", { nationality: value });
  }
}

/**
 * Renders the result: the plan, the answers with a link to change each, the reasons, and the plans
 * that a change of one answer would give (finder §6.18).
 */
export function EligibilityResult({
  model,
  t,
  id,
  headingLevel = 2,
  autoFocus = false,
}: ResultProps<EligibilityResultModel>) {
  const { plan, alternatives } = model;
  const Heading = `h${headingLevel}` as const;
  const Part = `h${headingLevel + 1}` as "h2" | "h3" | "h4";
  return (
    <section className={css.result} aria-labelledby={getResultId(id)} data-eligibility-result="">
      <Heading
        className={css.title}
        id={getResultId(id)}
        {...getFocusProps(autoFocus && !model.changed)}
      >
        {t.lisa("result.title", { product: plan.name })}
      </Heading>
      <Changed t={t} changed={model.changed} />
      {model.instead !== null && (
        <p className={css.changed}>
          <Icon name="info" size={20} />
          <span>{t.lisa("result.instead", { product: model.instead })}</span>
        </p>
      )}
      <Plan model={model} t={t} />
      <Part className={css.part}>{t.lisa("answers.title")}</Part>
      <AnswerList views={model.answerViews} t={t} anchor={id} />
      <Part className={css.part}>{t.lisa("why.title")}</Part>
      <Reasons model={model} t={t} />
      {alternatives.length > 0 && (
        <>
          <Part className={css.part}>{t.lisa("alternatives.title")}</Part>
          <p className={css.text}>{t.lisa("alternatives.truth")}</p>
          <ul role="list" className={css.changes}>
            {alternatives.map((change) => (
              <Alternative key={change.href} change={change} t={t} id={id} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
