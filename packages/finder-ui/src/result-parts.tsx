/** Components that the result of the eligibility finder and the no-result landing share. */
import { withAnchor } from "@orlaya/finder/url";
import { Icon, TextLink, type LinkData } from "@orlaya/ui";
import type { ReactNode } from "react";
import { VERSION_PARAM } from "./params.ts";
import css from "./result.module.css";
import type { AnswerView, ChangeView } from "./result-model.ts";
import type { NeedTexts } from "./texts.ts";

export interface ResultProps<M> {
  readonly model: M;
  readonly t: NeedTexts;
  /** Id of the section. Links to the finder lead to it. */
  readonly id: string;
  /** Level of the heading; 1 when it is the heading of the page. */
  readonly headingLevel?: 1 | 2 | 3;
  /** For a result further down a page: the browser scrolls to the heading, even without scripts. */
  readonly autoFocus?: boolean;
}

/**
 * Returns the attributes that focus the heading when the page opens. A fragment in the address
 * takes precedence.
 */
export const getFocusProps = (autoFocus: boolean) => (autoFocus ? { tabIndex: -1, autoFocus } : {});

/** Returns a link within the site. */
export function buildLink(href: string, label: string): LinkData {
  return {
    href,
    label,
    external: false,
    newTab: false,
  };
}

/** Renders the notice that the plans changed after the answers were given. */
export function Changed({
  t,
  changed,
}: {
  readonly t: NeedTexts;
  readonly changed: boolean;
}): ReactNode {
  return (
    changed && (
      <p className={css.changed} role="status" tabIndex={-1} autoFocus data-said={VERSION_PARAM}>
        <Icon name="info" size={20} />
        <span>{t.lisa("versionSkew")}</span>
      </p>
    )
  );
}

/** Renders the answers, each with a link that changes it. */
export function AnswerList({
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
                link={buildLink(withAnchor(changeHref, anchor), t.common("change"))}
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

/** Returns the change as a sentence; without a plan name when nationality is asked first. */
export function describeAlternative(t: NeedTexts, { field, to, product }: ChangeView): string {
  return product === null
    ? `${t.formsFields(`${field}.label`)} – ${to}`
    : t.lisa(`alternatives.${field}`, { value: to, product });
}
