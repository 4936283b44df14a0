import { FIELDS, PARAMS } from "@orlaya/finder/eligibility";
import {
  Button,
  ButtonLink,
  Icon,
  Picture,
  Price,
  TextLink,
  type LinkData,
  type PriceData,
} from "@orlaya/ui";
import type { ReactNode } from "react";
import { resultId } from "./answers.ts";
import { GO_PARAM, VERSION_PARAM } from "./eligibility-model.ts";
import css from "./result.module.css";
import type {
  AnswerView,
  ChangeView,
  EligibilityNoResultModel,
  EligibilityResultModel,
} from "./result-model.ts";
import type { NeedTexts } from "./texts.ts";

interface ResultProps<M> {
  readonly model: M;
  readonly t: NeedTexts;
  /** Id of the section, where links to the finder lead. */
  readonly id: string;
  /** Level of its heading: 1 where it is the page's own. */
  readonly headingLevel?: 1 | 2 | 3;
  /** Further down on a page: the browser scrolls to the heading, without scripts too. */
  readonly autoFocus?: boolean;
}

/** Of a heading where reading begins when the page is opened; the address's own fragment goes first. */
const startOf = (autoFocus: boolean) => (autoFocus ? { tabIndex: -1, autoFocus } : {});

function link(href: string, label: string): LinkData {
  return {
    href,
    label,
    external: false,
    newTab: false,
  };
}

/** The plan, the answers with a way to change each, why, and what one other answer would give (finder.md §6.18). */
export function EligibilityResult({
  model,
  t,
  id,
  headingLevel = 2,
  autoFocus = false,
}: ResultProps<EligibilityResultModel>) {
  const { plan, answers, alternatives } = model;
  const Heading = `h${headingLevel}` as const;
  const Part = `h${headingLevel + 1}` as "h2" | "h3" | "h4";
  const reasons = model.answerViews.map(({ field, value }) => ({
    field,
    text:
      field === "destination" && model.local
        ? `${reason(t, field, value)} ${t.lisa("why.local")}`
        : reason(t, field, value),
  }));
  return (
    <section className={css.result} aria-labelledby={resultId(id)} data-eligibility-result="">
      <Heading className={css.title} id={resultId(id)} {...startOf(autoFocus && !model.changed)}>
        {t.lisa("result.title", { product: plan.name })}
      </Heading>
      <Changed t={t} changed={model.changed} />
      {model.instead !== null && (
        <p className={css.changed}>
          <Icon name="info" size={20} />
          <span>{t.lisa("result.instead", { product: model.instead })}</span>
        </p>
      )}
      <div className={css.plan} data-tone="white">
        <div className={css.body}>
          <p className={css.name}>{plan.name}</p>
          {plan.description && <p className={css.text}>{plan.description}</p>}
          <PlanPrice price={plan.price} t={t} />
          {/* Redirects to another host: the router of the page must not fetch it. */}
          <form action={model.action} method="get" className={css.actions} data-astro-reload="">
            {FIELDS.map(
              (field) =>
                answers[field] !== null && (
                  <input key={field} type="hidden" name={PARAMS[field]} value={answers[field]} />
                ),
            )}
            <input type="hidden" name={VERSION_PARAM} value={model.version} />
            <Button type="submit" name={GO_PARAM} value="quote" icon="arrow-right">
              {t.lisa("submit.quote")}
            </Button>
            <Button type="submit" name={GO_PARAM} value="product" variant="secondary">
              {t.lisa("submit.product")}
            </Button>
          </form>
        </div>
        {/* On phones the price and the buttons come before it. */}
        {plan.picture && (
          <Picture
            picture={plan.picture}
            sizes="(min-width: 64rem) 32rem, 100vw"
            className={css.picture}
          />
        )}
      </div>
      <Part className={css.part}>{t.lisa("answers.title")}</Part>
      <AnswerList views={model.answerViews} t={t} anchor={id} />
      <Part className={css.part}>{t.lisa("why.title")}</Part>
      <dl className={css.why}>
        {reasons.map(({ field, text }) => (
          <div key={field}>
            <dt>{t.formsFields(`${field}.label`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {model.anyNationality && (
          <div>
            <dt>{t.formsFields("nationality.label")}</dt>
            <dd>{t.lisa("why.anyNationality")}</dd>
          </div>
        )}
      </dl>
      {alternatives.length > 0 && (
        <>
          <Part className={css.part}>{t.lisa("alternatives.title")}</Part>
          <p className={css.text}>{t.lisa("alternatives.truth")}</p>
          <ul role="list" className={css.changes}>
            {alternatives.map((change) => (
              <li key={change.href} className={css.change} data-tone="white">
                <p className={css.swap} aria-hidden="true">
                  <span>{t.formsFields(`${change.field}.label`)}</span>
                  <s>{change.from}</s>
                  <Icon name="arrow-right" size={16} />
                  <b>{change.to}</b>
                </p>
                <a href={`${change.href}#${resultId(id)}`} aria-label={changeText(t, change)}>
                  {change.product}
                </a>
                <PlanPrice price={change.price} t={t} small />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** No plan online, or none that could be told: the answers, which one blocks, up to three changes that lead to a plan, and a person (finder.md §6.18). `finder`: id of the finder on the page that the links lead to. */
export function EligibilityNoResult({
  model,
  t,
  id,
  finder = id,
  headingLevel = 2,
  autoFocus = false,
}: ResultProps<EligibilityNoResultModel> & { readonly finder?: string }) {
  const { kind, blocked, changes, contact } = model;
  const Heading = `h${headingLevel}` as const;
  const Part = `h${headingLevel + 1}` as "h2" | "h3" | "h4";
  return (
    <section
      className={css.result}
      aria-labelledby={resultId(id)}
      data-tone="pine"
      data-result={kind}
    >
      <Heading className={css.title} id={resultId(id)} {...startOf(autoFocus && !model.changed)}>
        {t.lisa(`${kind}.title`)}
      </Heading>
      <Changed t={t} changed={model.changed} />
      <p className={css.text}>{t.lisa(`${kind}.text`)}</p>
      {blocked && (
        <>
          <Part className={css.part}>{t.lisa("blocks.title")}</Part>
          <p className={css.blocked}>
            <Icon name="info" size={20} />
            <span>{obstacle(t, blocked)}</span>
          </p>
        </>
      )}
      {model.answerViews.length > 0 && (
        <>
          <Part className={css.part}>{t.lisa("answers.title")}</Part>
          <AnswerList views={model.answerViews} t={t} anchor={finder} />
        </>
      )}
      {changes.length > 0 && (
        <>
          <Part className={css.part}>{t.lisa("alternatives.title")}</Part>
          <p className={css.text}>{t.lisa("alternatives.truth")}</p>
          <ul role="list" className={css.chips}>
            {changes.map((change) => (
              <li key={change.href}>
                <a href={`${change.href}#${change.product === null ? finder : resultId(finder)}`}>
                  {changeText(t, change)}
                  <Icon name="arrow-right" size={16} />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={css.actions}>
        {contact && (
          <ButtonLink link={contact}>{contact.label || t.common("talkToTeam")}</ButtonLink>
        )}
        <ButtonLink
          link={link(`${model.startHref}#${finder}`, t.common("startAgain"))}
          variant="secondary"
        />
      </div>
    </section>
  );
}

function Changed({ t, changed }: { readonly t: NeedTexts; readonly changed: boolean }): ReactNode {
  return (
    changed && (
      <p className={css.changed} role="status" tabIndex={-1} autoFocus data-said={VERSION_PARAM}>
        <Icon name="info" size={20} />
        <span>{t.lisa("versionSkew")}</span>
      </p>
    )
  );
}

function AnswerList({
  views,
  t,
  anchor,
}: {
  readonly views: readonly AnswerView[];
  readonly t: NeedTexts;
  readonly anchor: string;
}) {
  return (
    <dl className={css.answers}>
      {views.map(({ field, value, notListed, changeHref }) => (
        <div key={field}>
          <dt>{t.formsFields(`${field}.label`)}</dt>
          <dd>{notListed ? t.formsFields("nationality.notListed") : value}</dd>
          {changeHref !== null && (
            <dd>
              <TextLink
                link={link(`${changeHref}#${anchor}`, t.common("change"))}
                size="sm"
                aria-label={t.common("changeField", { field: t.formsFields(`${field}.label`) })}
              />
            </dd>
          )}
        </div>
      ))}
    </dl>
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
  if (!price) return null;
  const { frequency } = price;
  const labels = {
    from: t.common("price.from"),
    unit: frequency ? t.common(`price.${frequency}`) : "",
    spokenUnit: frequency ? t.common(`spoken.${frequency}`) : "",
    locale: t.common.locale,
  };
  return <Price price={price} labels={labels} size={small ? "sm" : "md"} />;
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

function obstacle(
  t: NeedTexts,
  { field, value, notListed }: Omit<AnswerView, "changeHref">,
): string {
  switch (field) {
    case "residence":
      return t.lisa("noDestination.text", { residence: value });
    case "destination":
      return t.lisa("blocks.destination", { destination: value });
    case "profile":
      return t.lisa("blocks.profile", { profile: value });
    case "nationality":
      return notListed
        ? t.lisa("blocks.notListed")
        : t.lisa("blocks.nationality", { nationality: value });
  }
}

/** The change as a sentence; without a product where nationality is asked first. */
function changeText(t: NeedTexts, { field, to, product }: ChangeView): string {
  return product === null
    ? `${t.formsFields(`${field}.label`)} – ${to}`
    : t.lisa(`alternatives.${field}`, { value: to, product });
}
