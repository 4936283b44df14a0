import { INTL_TAGS } from "@orlaya/locales";
import { Icon } from "@orlaya/ui";
import type { ChromeContext, FutureModel } from "./model.ts";

/** Writes the moment in its own time zone, with the name of the zone. */
function writeTime({ at, zone }: FutureModel, { locale }: ChromeContext): string {
  const format = { dateStyle: "long", timeStyle: "short", timeZone: zone } as const;
  return `${new Intl.DateTimeFormat(INTL_TAGS[locale], format).format(new Date(at))} (${zone})`;
}

/** Says which state of the site is shown: the one after a campaign, or the one at a moment. */
function describeFuture(future: FutureModel, context: ChromeContext): string {
  const { kind, name, at, count, failed } = future;
  const { common } = context.t;
  if (kind === "campaign" && at === "") return common("future.unplanned", { name });
  const time = writeTime(future, context);
  if (kind === "campaign") return common("future.campaign", { name, time });
  const left = failed > 0 ? ` ${common("future.failed", { count: failed })}` : "";
  return common("future.moment", { time, count }) + left;
}

/** Renders the sentence of the banner about a campaign or a moment, and links to its pages. */
export function FutureBanner({
  future,
  context,
}: {
  readonly future: FutureModel;
  readonly context: ChromeContext;
}) {
  const { common } = context.t;
  const { pages } = future;
  return (
    <>
      {describeFuture(future, context)}{" "}
      {pages.length > 0 ? (
        <details data-future-pages="">
          <summary>
            {common("future.pages", { count: pages.length })} <Icon name="plus" />
          </summary>
          <ul>
            {pages.map(({ path, title, locale, isGone }) => (
              <li key={path}>
                <a href={path} hrefLang={locale} lang={isGone ? undefined : locale}>
                  {isGone ? common("future.gone", { title }) : title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
