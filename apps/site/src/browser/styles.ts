/** Style sheets that a page asks for after it was loaded. */

function addSheet(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = resolve;
    // The sentence that the guard against missing parts knows (chunk-guard.ts).
    link.onerror = () => {
      reject(new Error(`Unable to preload CSS for ${href}`));
    };
    document.head.append(link);
  });
}

/** Adds the sheets that the page does not have. @returns when they apply @throws when one cannot be had */
export async function addSheets(hrefs: readonly string[]): Promise<void> {
  await Promise.all(
    hrefs
      .filter((href) => !document.querySelector(`head link[rel=stylesheet][href="${href}"]`))
      .map(addSheet),
  );
}
