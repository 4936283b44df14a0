import { technical } from "@orlaya/routes";
import { TextLink } from "@orlaya/ui";
import type { ChromeContext } from "./model.ts";

/**
 * Renders the banner above a draft, with a link to the document in the admin and a link that ends
 * the preview. The second link causes a full page load, so that the cookie is removed before the
 * next page. The script of previews shows the sentence about clicks in the live preview.
 */
export function PreviewBanner({
  edit,
  context: { t },
}: {
  /** URL of the document in the admin; empty when the content service does not state it. */
  readonly edit: string;
  readonly context: ChromeContext;
}) {
  return (
    <aside data-tone="ember" aria-label={t.common("preview.name")}>
      <div className="wrap">
        {t.common("preview.banner")}{" "}
        <span data-edit-hint="" hidden>
          {t.common("preview.click")}{" "}
        </span>
        {edit ? (
          <>
            <TextLink
              link={{ label: t.common("preview.edit"), href: edit, external: true, newTab: true }}
              hint={t.common("newTab")}
              data-edit=""
            />{" "}
          </>
        ) : null}
        <TextLink
          link={{
            label: t.common("preview.exit"),
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
