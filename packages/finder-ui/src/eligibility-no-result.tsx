import { withAnchor } from "@orlaya/finder/url";
import { ButtonLink, Icon } from "@orlaya/ui";
import { getResultId } from "./answers.ts";
import {
  AnswerList,
  Changed,
  describeAlternative,
  buildLink,
  getFocusProps,
  type ResultProps,
} from "./result-parts.tsx";
import css from "./result.module.css";
import type { BlockedView, ChangeView, EligibilityNoResultModel } from "./result-model.ts";
import type { NeedTexts } from "./texts.ts";

/** Renders links that change one answer and lead to the resulting plan, or to the next question. */
function Changes({
  changes,
  t,
  finder,
}: {
  readonly changes: readonly ChangeView[];
  readonly t: NeedTexts;
  readonly finder: string;
}) {
  return (
    <ul role="list" className={css.chips}>
      {changes.map((change) => (
        <li key={change.href}>
          <a href={withAnchor(change.href, change.product === null ? finder : getResultId(finder))}>
            {describeAlternative(t, change)}
            <Icon name="arrow-right" size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function obstacle(t: NeedTexts, { field, value, notListed, ownCountry }: BlockedView): string {
  if (ownCountry !== null) return t.lisa("blocks.ownCountry", { destination: ownCountry });
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

/** Renders the answer that leads to no plan. */
function Blocked({ blocked, t }: { readonly blocked: BlockedView; readonly t: NeedTexts }) {
  return (
    <p className={css.blocked}>
      <Icon name="info" size={20} />
      <span>{obstacle(t, blocked)}</span>
    </p>
  );
}

/**
 * Renders the outcome without a plan, or the error of the site: the answers, the answer that
 * blocks, up to three changes that lead to a plan, and a contact link (finder §6.18). `finder` is
 * the id of the finder on the page that the links lead to.
 */
export function EligibilityNoResult({
  model,
  t,
  id,
  finder = id,
  headingLevel = 2,
  autoFocus = false,
}: ResultProps<EligibilityNoResultModel> & { readonly finder?: string }) {
  const { kind, blocked, changes, contact, changed } = model;
  const Heading = `h${headingLevel}` as const;
  const Part = `h${headingLevel + 1}` as "h2" | "h3" | "h4";
  return (
    <section
      className={css.result}
      aria-labelledby={getResultId(id)}
      data-tone="pine"
      data-result={kind}
    >
      <Heading className={css.title} id={getResultId(id)} {...getFocusProps(autoFocus && !changed)}>
        {t.lisa(`${kind}.title`)}
      </Heading>
      <Changed t={t} changed={changed} />
      <p className={css.text}>{t.lisa(`${kind}.text`)}</p>
      {blocked && (
        <>
          <Part className={css.part}>{t.lisa("blocks.title")}</Part>
          <Blocked blocked={blocked} t={t} />
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
          <Changes changes={changes} t={t} finder={finder} />
        </>
      )}
      <div className={css.actions}>
        {contact && (
          <ButtonLink link={contact}>{contact.label || t.common("talkToTeam")}</ButtonLink>
        )}
        <ButtonLink
          link={buildLink(withAnchor(model.startHref, finder), t.common("startAgain"))}
          variant="secondary"
        />
      </div>
    </section>
  );
}
