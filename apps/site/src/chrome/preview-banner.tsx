import { INTL_TAGS, type Locale } from "@orlaya/locales";
import { technical } from "@orlaya/routes";
import { TextLink } from "@orlaya/ui";
import type { ChromeContext, PreviewModel } from "./model.ts";

/** Writes a time; the script of previews writes it again in the time zone of the visitor. */
function writeTime(until: string, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_TAGS[locale], {
    ...{ year: "numeric", month: "long", day: "numeric", hour: "2-digit", minute: "2-digit" },
    ...{ timeZone: "UTC", timeZoneName: "short" },
  } as const).format(new Date(until));
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

/**
 * Renders the banner above a draft, with a link to the document in the admin and a link that ends
 * the preview. The second link causes a full page load, so that the cookie is removed before the
 * next page. The script of previews shows the sentence about clicks in the live preview.
 */
export function PreviewBanner({
  preview: { edit, until, trial },
  context,
}: {
  readonly preview: PreviewModel;
  readonly context: ChromeContext;
}) {
  const { t } = context;
  return (
    <aside
      data-tone="ember"
      aria-label={t.common("preview.name")}
      data-trial={trial === null ? undefined : ""}
    >
      <div className="wrap">
        {trial === null ? t.common("preview.banner") : t.common("trial.banner", { name: trial })}{" "}
        {until ? <Until until={until} context={context} /> : null}
        {trial === null ? (
          <span data-edit-hint="" hidden>
            {t.common("preview.click")}{" "}
          </span>
        ) : null}
        {edit ? (
          <>
            <TextLink
              link={{
                label: t.common(trial === null ? "preview.edit" : "trial.edit"),
                href: edit,
                external: true,
                newTab: true,
              }}
              hint={t.common("newTab")}
              data-edit=""
            />{" "}
          </>
        ) : null}
        <TextLink
          link={{
            label: t.common(trial === null ? "preview.exit" : "trial.exit"),
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
