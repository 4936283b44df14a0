/**
 * Script of previews only. In the live preview of the admin, a click on a slice opens the form of
 * the slice, the slice that is edited there is marked, and the page follows the form without being
 * loaded again. With Ctrl or the command key, links and buttons work as usual.
 */
import {
  buildPreviewLost,
  buildSliceClick,
  isDraftChange,
  readSliceEdit,
} from "@orlaya/contract/live-preview";
import { PREVIEW_TIME } from "../preview-time.ts";
import { replaceContent } from "./preview-content.ts";
import { sendTriedAnswers } from "./preview-trial.ts";

/**
 * Outline of the slice under the pointer, and of the one that is edited; and a small banner without
 * its links, which lead out of the frame.
 */
const STYLE = `
  aside:has([data-edit-hint]) { font-size: 0.8125rem; }
  aside:has([data-edit-hint]) a, aside[data-trial] a { display: none; }
  [data-slice] { cursor: pointer; }
  [data-slice]:hover { outline: 3px solid currentColor; outline-offset: -3px; }
  [data-slice-edited] { outline: 4px solid var(--ember-600, #b3411e) !important; outline-offset: -4px; }
`;

/** Removes the wrapper of each slice, because styles depend on neighbouring slices. */
function unwrapSlices(root: Document): void {
  for (const wrapper of root.querySelectorAll<HTMLElement>("[data-slice-wrapper]")) {
    for (const child of wrapper.children)
      child.setAttribute("data-slice", wrapper.dataset["sliceWrapper"] ?? "");
    wrapper.replaceWith(...wrapper.childNodes);
  }
}

/** Writes the end of the preview in the time zone of the visitor. */
function writeTimes(root: Document): void {
  for (const element of root.querySelectorAll<HTMLTimeElement>("time[data-until]"))
    element.textContent = new Intl.DateTimeFormat(root.documentElement.lang, PREVIEW_TIME).format(
      new Date(element.dateTime),
    );
}

/** Returns the origin of the admin; null when the page is no preview. */
function findAdminOrigin(root: Document = document): string | null {
  const link = root.querySelector<HTMLAnchorElement>("a[data-edit]");
  return link ? new URL(link.href).origin : null;
}

let edited = "";
/** Marks the slice that is edited. @param isNew whether the page scrolls to it */
function markEdited(isNew: boolean): void {
  for (const old of document.querySelectorAll("[data-slice-edited]"))
    old.removeAttribute("data-slice-edited");
  const slice = edited && document.querySelector(`[data-slice="${CSS.escape(edited)}"]`);
  if (!slice) return;
  slice.setAttribute("data-slice-edited", "");
  const { top, bottom } = slice.getBoundingClientRect();
  const isSeen = bottom > 0 && top < innerHeight * 0.6 && (top >= 0 || bottom > innerHeight * 0.6);
  if (isNew && !isSeen) slice.scrollIntoView({ block: "start" });
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

/** Prepares a page that was loaded, swapped in, or fetched again. */
function preparePage(root: Document): void {
  unwrapSlices(root);
  writeTimes(root);
  if (parent === window) return;
  for (const hint of root.querySelectorAll<HTMLElement>("[data-edit-hint]")) hint.hidden = false;
}

/** Fetches the page again and replaces what differs. */
async function refresh(): Promise<void> {
  const origin = findAdminOrigin();
  const answer = await fetch(location.href, { headers: { accept: "text/html" } });
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  // The address of the draft changed, or the preview has ended.
  if (!answer.ok || findAdminOrigin(next) === null) {
    if (origin !== null) parent.postMessage(buildPreviewLost(), origin);
    return;
  }
  preparePage(next);
  await replaceContent(next);
  markEdited(false);
}

let refreshing: Promise<void> | null = null;
let isOutdated = false;
/** Refreshes the page, and once more when the draft changes meanwhile. */
function follow(): void {
  isOutdated = true;
  refreshing ??= (async () => {
    while (isOutdated) {
      isOutdated = false;
      // Without a connection the page stays as it is; the next change tries again.
      await refresh().catch(() => undefined);
    }
    refreshing = null;
  })();
}

function onMessage({ data, origin, source }: MessageEvent<unknown>): void {
  if (source !== parent || origin !== findAdminOrigin()) return;
  if (isDraftChange(data)) follow();
  const slice = readSliceEdit(data);
  if (slice === null) return;
  edited = slice;
  markEdited(true);
}

preparePage(document);
document.addEventListener("astro:after-swap", () => {
  preparePage(document);
});
if (parent !== window) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
  document.addEventListener("click", sendClick, true);
  window.addEventListener("message", onMessage);
  const admin = findAdminOrigin();
  if (admin !== null && document.querySelector("[data-trial]")) sendTriedAnswers(admin);
}
