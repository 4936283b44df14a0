/**
 * Navigation without full loads (spec §2 Shared chrome). Astro's ClientRouter fetches, swaps, restores the scroll of
 * the history, scrolls to hashes and announces the title; here is what it leaves open.
 */
import type {
  TransitionBeforePreparationEvent,
  TransitionBeforeSwapEvent,
} from "astro:transitions/client";
import { closeOverlays } from "./overlays.ts";
import { createProgress } from "./progress.ts";
import { addSheets } from "./styles.ts";

/** Where a navigation that keeps its place came from: a link inside `[data-no-scroll]` (filters, pagination). */
interface Kept {
  readonly x: number;
  readonly y: number;
  readonly id: string;
}

type Progress = ReturnType<typeof createProgress>;

/** Loads the next page with its sheets, behind the progress bar. */
function replaceLoader(event: TransitionBeforePreparationEvent, progress: Progress): void {
  const { loader } = event;
  event.loader = async () => {
    await loader();
    if (!event.defaultPrevented)
      await addSheets(sheetsOf(event.newDocument)).catch(() => undefined);
    if (!event.defaultPrevented || navigator.onLine) return;
    // Offline the open page stays; the router would leave it for the browser's own error page.
    progress.finish();
    await new Promise(() => undefined);
  };
}

/** The place to keep when this element leads to the next page; null when the next page begins at its top. */
function findKeptPlace(source: Element | undefined): Kept | null {
  if (!source?.closest("[data-no-scroll]")) return null;
  const control = source.closest<HTMLElement>("[data-control]")?.dataset["control"];
  return { x: scrollX, y: scrollY, id: control ?? source.id };
}

/** Choosing a filter filters (spec §2 Products list page); without scripts its button does. */
function submitFilters({ target }: Event): void {
  const form = target instanceof Element && target.closest<HTMLFormElement>("[data-filters]");
  if (!form) return;
  form.dataset["control"] = target.id;
  form.requestSubmit();
}

/** Starts what the router leaves open. Call it once for a visit. */
export function startNavigation(): void {
  const progress = createProgress((state) => {
    document.querySelector("[data-progress]")?.setAttribute("data-progress", state);
  });
  let kept: Kept | null = null;
  document.addEventListener(
    "astro:before-preparation",
    (event: TransitionBeforePreparationEvent) => {
      closeOverlays();
      progress.start();
      replaceLoader(event, progress);
      kept = findKeptPlace(event.sourceElement);
    },
  );
  document.addEventListener("change", submitFilters);
  document.addEventListener("astro:before-swap", (event: TransitionBeforeSwapEvent) => {
    // A transition that is skipped, by the next navigation or here, is never ready, which is no error.
    event.viewTransition.ready.catch(() => undefined);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches)
      event.viewTransition.skipTransition();
  });
  document.addEventListener("astro:after-swap", () => {
    progress.finish();
    if (kept) {
      scrollTo({ left: kept.x, top: kept.y, behavior: "instant" });
      sayAgain(document.querySelector("[data-no-scroll] [role=status]"));
    }
    moveFocus(kept?.id);
    kept = null;
  });
  // Back from another site, the page is as it was left: with the panel that led there still open.
  addEventListener("pageshow", (event) => {
    if (event.persisted) closeOverlays();
  });
}

/** The router fetches the sheets of the next page, but lets them apply after the swap: the page would jump, and scroll to a wrong place. */
function sheetsOf(next: Document): readonly string[] {
  return [...next.head.querySelectorAll("link[rel=stylesheet]")].map(
    (link) => link.getAttribute("href") ?? "",
  );
}

/** A live region that came with its page was never heard: its text is put in once more. */
function sayAgain(status: Element | null): void {
  const text = status?.textContent ?? "";
  status?.replaceChildren();
  setTimeout(() => status?.replaceChildren(text), 150);
}

/** To where reading goes on: the control that was used, the target of the hash, or the page's heading. */
function moveFocus(id: string | undefined): void {
  const target =
    (id && document.getElementById(id)) ||
    document.querySelector(":target") ||
    document.querySelector("main h1");
  if (!(target instanceof HTMLElement)) return;
  // Only what cannot be focused by itself gets a tabindex, and not in the order of the Tab key.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
