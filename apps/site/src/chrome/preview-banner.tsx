import { INTL_TAGS, type Locale } from "@orlaya/locales";
import { technical } from "@orlaya/routes";
import { TextLink } from "@orlaya/ui";
import { PREVIEW_TIME } from "../preview-time.ts";
import { PlannedBanner } from "./planned-banner.tsx";
import type { ChromeContext, PreviewModel } from "./model.ts";

/** Writes a time; the script of previews writes it again in the time zone of the visitor. */
function writeTime(until: string, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_TAGS[locale], {
    ...PREVIEW_TIME,
    timeZone: "UTC",
  }).format(new Date(until));
}

function Until({ until, context: { t, locale } }: { until: string; context: ChromeContext }) {
  const [before, after] = t.common("preview.until", { time: "|" }).split("|");
  return (
    <>
      {before}
      <time dateTime={until} data-until="">
        {writeTime(until, locale)}
      </time>
      {after}{" "}
    </>
  );
}

/** Returns the words of the two links of the banner. */
function getLinkWords({ trial, plannedState }: PreviewModel) {
  if (plannedState)
    return {
      edit: plannedState.kind === "campaign" ? "plannedState.edit" : "plannedState.calendar",
      exit: "preview.exit",
    } as const;
  return trial === null
    ? ({ edit: "preview.edit", exit: "preview.exit" } as const)
    : ({ edit: "trial.edit", exit: "trial.exit" } as const);
}

/** Says what the page shows instead of the live site. */
function Shown({ preview, context }: { preview: PreviewModel; context: ChromeContext }) {
  const { trial, plannedState } = preview;
  const { common } = context.t;
  if (plannedState) return <PlannedBanner plannedState={plannedState} context={context} />;
  return (
    <>{trial === null ? common("preview.banner") : common("trial.banner", { name: trial })} </>
  );
}

/**
 * Renders the banner above a draft, with a link to the document in the admin and a link that ends
 * the preview. The second link causes a full page load, so that the cookie is removed before the
 * next page. The script of previews shows the sentence about clicks in the live preview.
 */
export function PreviewBanner({
  preview,
  context,
}: {
  readonly preview: PreviewModel;
  readonly context: ChromeContext;
}) {
  const { t } = context;
  const { edit, until, trial, plannedState } = preview;
  const words = getLinkWords(preview);
  return (
    <aside
      data-tone="ember"
      aria-label={t.common("preview.name")}
      data-trial={trial === null ? undefined : ""}
    >
      <div className="wrap">
        <Shown preview={preview} context={context} />
        {until ? <Until until={until} context={context} /> : null}
        {trial === null && plannedState === null ? (
          <span data-edit-hint="" hidden>
            {t.common("preview.click")}{" "}
          </span>
        ) : null}
        {edit ? (
          <>
            <TextLink
              link={{ label: t.common(words.edit), href: edit, external: true, newTab: true }}
              hint={t.common("newTab")}
              data-edit=""
            />{" "}
          </>
        ) : null}
        <TextLink
          link={{
            label: t.common(words.exit),
            href: technical.previewExit,
            external: true,
            newTab: false,
          }}
          data-astro-reload
        />
      </div>
    </aside>
  );
}
