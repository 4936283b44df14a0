/** Replaces the parts of a page that differ from a newer version of it, for previews. */
import morphdom from "morphdom";

/** Longest wait for a style sheet, in ms. */
const PATIENCE_MS = 1000;

function listSheets({ head }: Document): readonly HTMLLinkElement[] {
  return [...head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]:not([media=print])")];
}

/** Loads the style sheets that only the newer version has. */
async function addSheets(next: Document): Promise<void> {
  const known = new Set(listSheets(document).map(({ href }) => href));
  const added = listSheets(next).filter(({ href }) => !known.has(href));
  await Promise.all(
    added.map(
      (sheet) =>
        new Promise<void>((resolve) => {
          const link = document.createElement("link");
          link.rel = "stylesheet";
          link.href = sheet.href;
          for (const event of ["load", "error"])
            link.addEventListener(event, () => {
              resolve();
            });
          setTimeout(resolve, PATIENCE_MS);
          document.head.append(link);
        }),
    ),
  );
}

/** What a person opened stays open. */
function keepState(from: HTMLElement, to: HTMLElement): boolean {
  if (from.isEqualNode(to)) return false;
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  if (from.hasAttribute("data-slice-edited")) to.setAttribute("data-slice-edited", "");
  return from !== document.activeElement;
}

/**
 * Replaces what differs in the body of the page. The scroll position, open parts and pictures that
 * stay the same are kept.
 */
export async function replaceContent(next: Document): Promise<void> {
  await addSheets(next);
  document.title = next.title;
  morphdom(document.body, document.adoptNode(next.body), {
    childrenOnly: true,
    onBeforeElUpdated: keepState,
  });
}
