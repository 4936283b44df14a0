import { Actions, ButtonLink, Heading, type LinkData, type PictureData } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import { getTitleId } from "../shared.ts";
import { Globe } from "./globe.tsx";
import css from "./no-plans.module.css";

/** What the list shows when no plan matches the filters. */
export interface NoPlansProps {
  /** Description of the answers that exclude every plan. */
  readonly blocked: string;
  /** Links to plans with changed answers (design §8). */
  readonly changes: readonly LinkData[];
  /** Link to the contact page. */
  readonly talk: LinkData | null;
  readonly promo: { readonly link: LinkData; readonly globe: PictureData | null } | null;
  readonly context: SliceContext;
}

/**
 * Renders the message for filters without a match: the answers that exclude every plan, suggested
 * changes, and contact options.
 */
export function NoPlans({ blocked, changes, talk, promo, context }: NoPlansProps) {
  return (
    <div className={css.empty} data-tone="white">
      <div className={css.lens}>
        <Globe globe={promo?.globe ?? null} className={css.globe} />
      </div>
      <div>
        <Heading level={2} look="h3" id={getTitleId(context)}>
          {context.t("filters.empty")}
        </Heading>
        {blocked && <p>{blocked}</p>}
        {changes.length > 0 && (
          <ul role="list" className={css.chips}>
            {changes.map((change) => (
              <li key={change.href}>
                <a href={change.href}>{change.label}</a>
              </li>
            ))}
          </ul>
        )}
        <Actions>
          {talk && <ButtonLink link={talk} />}
          {promo && <ButtonLink link={promo.link} variant="secondary" />}
        </Actions>
      </div>
    </div>
  );
}
