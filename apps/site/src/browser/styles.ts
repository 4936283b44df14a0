/** Adds style sheets to a page that is already loaded. */

function addSheet(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = resolve;
    // chunk-guard.ts recognises this message as a chunk failure.
    link.onerror = () => {
      reject(new Error(`Unable to preload CSS for ${href}`));
    };
    document.head.append(link);
  });
}

/**
 * Adds the sheets that the page does not have yet. Resolves when they apply.
 * @throws when one cannot be loaded
 */
export async function addSheets(hrefs: readonly string[]): Promise<void> {
  await Promise.all(
    hrefs
      .filter((href) => !document.querySelector(`head link[rel=stylesheet][href="${href}"]`))
      .map(addSheet),
  );
}
