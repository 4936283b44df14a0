/**
 * Script of previews only. In the live preview of the admin, a click on a slice opens the form of
 * the slice. With Ctrl or the command key, links and buttons work as usual.
 */
import { buildSliceClick } from "@orlaya/contract/slice-click";

/** Outline of the slice under the pointer. */
const STYLE = `
  [data-slice] { cursor: pointer; }
  [data-slice]:hover { outline: 3px solid currentColor; outline-offset: -3px; }
`;

/** Removes the wrapper of each slice, because styles depend on neighbouring slices. */
function unwrapSlices(): void {
  for (const wrapper of document.querySelectorAll<HTMLElement>("[data-slice-wrapper]")) {
    for (const child of wrapper.children)
      if (child instanceof HTMLElement) child.dataset["slice"] = wrapper.dataset["sliceWrapper"];
    wrapper.replaceWith(...wrapper.childNodes);
  }
}

/** Returns the origin of the admin; null when the page is no preview. */
function findAdminOrigin(): string | null {
  const link = document.querySelector<HTMLAnchorElement>("a[data-edit]");
  return link ? new URL(link.href).origin : null;
}

/** Sends a click on a slice to the admin in place of what the click would do. */
function sendClick(event: MouseEvent): void {
  const { target, ctrlKey, metaKey } = event;
  const slice = target instanceof Element && target.closest<HTMLElement>("[data-slice]");
  const origin = findAdminOrigin();
  if (!slice || origin === null || ctrlKey || metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  parent.postMessage(buildSliceClick(slice.dataset["slice"] ?? ""), origin);
}

/** Prepares a page that was loaded or swapped in. */
function preparePage(): void {
  unwrapSlices();
  if (parent === window) return;
  for (const hint of document.querySelectorAll<HTMLElement>("[data-edit-hint]"))
    hint.hidden = false;
}

preparePage();
document.addEventListener("astro:after-swap", preparePage);
if (parent !== window) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
  document.addEventListener("click", sendClick, true);
}
