import { technical } from "@orlaya/routes";
import { TextLink } from "@orlaya/ui";
import type { ChromeContext } from "./model.ts";

/**
 * Renders the banner above a draft, with a link that ends the preview. The link causes a full page
 * load, so that the cookie is removed before the next page.
 */
export function PreviewBanner({ context: { t } }: { readonly context: ChromeContext }) {
  return (
    <aside data-tone="ember" aria-label={t.common("preview.name")}>
      <div className="wrap">
        {t.common("preview.banner")}{" "}
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
