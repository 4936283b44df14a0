import { INTL_TAGS } from "@orlaya/locales";
import { Icon } from "@orlaya/ui";
import type { ChromeContext, PlannedStateModel } from "./model.ts";

/** Writes the moment in its own time zone, with the name of the zone. */
function writeTime({ at, zone }: PlannedStateModel, { locale }: ChromeContext): string {
  const format = { dateStyle: "long", timeStyle: "short", timeZone: zone } as const;
  return `${new Intl.DateTimeFormat(INTL_TAGS[locale], format).format(new Date(at))} (${zone})`;
}

/** Says which state of the site is shown: the one after a campaign, or the one at a moment. */
function describePlannedState(plannedState: PlannedStateModel, context: ChromeContext): string {
  const { kind, name, at, count, failed } = plannedState;
  const { common } = context.t;
  if (kind === "campaign" && at === "") return common("plannedState.unplanned", { name });
  const time = writeTime(plannedState, context);
  if (kind === "campaign") return common("plannedState.campaign", { name, time });
  const left = failed > 0 ? ` ${common("plannedState.failed", { count: failed })}` : "";
  return common("plannedState.moment", { time, count }) + left;
}

/** Renders the sentence of the banner about a campaign or a moment, and links to its pages. */
export function PlannedBanner({
  plannedState,
  context,
}: {
  readonly plannedState: PlannedStateModel;
  readonly context: ChromeContext;
}) {
  const { common } = context.t;
  const { pages } = plannedState;
  return (
    <>
      {describePlannedState(plannedState, context)}{" "}
      {pages.length > 0 ? (
        <details data-planned-pages="">
          <summary>
            {common("plannedState.pages", { count: pages.length })} <Icon name="plus" />
          </summary>
          <ul>
            {pages.map(({ path, title, locale, isGone }) => (
              <li key={path}>
                <a href={path} hrefLang={locale} lang={isGone ? undefined : locale}>
                  {isGone ? common("plannedState.gone", { title }) : title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
