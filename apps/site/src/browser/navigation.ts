/**
 * Client-side navigation (spec §2 Shared chrome). Astro's ClientRouter fetches and swaps pages,
 * restores the scroll position of the history, scrolls to hashes and announces the title. This file
 * adds what the router lacks: progress bar, style sheets before the swap, focus, kept scroll
 * positions and filters.
 */
import type {
  TransitionBeforePreparationEvent,
  TransitionBeforeSwapEvent,
} from "astro:transitions/client";
import { closeOverlays } from "./overlays.ts";
import { createProgress } from "./progress.ts";
import { addSheets } from "./styles.ts";

/**
 * Scroll position and control of a navigation that keeps its position: one from inside
 * `[data-no-scroll]` (filters, pagination).
 */
interface Kept {
  readonly x: number;
  readonly y: number;
  readonly id: string;
}

type Progress = ReturnType<typeof createProgress>;

/**
 * Wraps the router's loader: also waits for the style sheets of the next page, and keeps the open
 * page when offline.
 */
function replaceLoader(event: TransitionBeforePreparationEvent, progress: Progress): void {
  const { loader } = event;
  event.loader = async () => {
    await loader();
    if (!event.defaultPrevented)
      await addSheets(sheetsOf(event.newDocument)).catch(() => undefined);
    if (!event.defaultPrevented || navigator.onLine) return;
    // Offline the open page stays. The router would replace it with the browser's error page.
    progress.finish();
    await new Promise(() => undefined);
  };
}

/**
 * Returns the position to keep when this element navigates to the next page; null when the next
 * page starts at the top.
 */
function findKeptPlace(source: Element | undefined): Kept | null {
  if (!source?.closest("[data-no-scroll]")) return null;
  const control = source.closest<HTMLElement>("[data-control]")?.dataset["control"];
  return { x: scrollX, y: scrollY, id: control ?? source.id };
}

/**
 * Submits the filters when one changes (spec §2 Products list page). Without scripts their button
 * does.
 */
function submitFilters({ target }: Event): void {
  const form = target instanceof Element && target.closest<HTMLFormElement>("[data-filters]");
  if (!form) return;
  form.dataset["control"] = target.id;
  form.requestSubmit();
}

/**
 * Makes the address of a button that submits a form elsewhere absolute: the router cannot read a
 * relative one. Runs before the router.
 */
function completeFormAction({ submitter }: SubmitEvent): void {
  if (submitter instanceof HTMLButtonElement && submitter.hasAttribute("formaction"))
    submitter.setAttribute("formaction", submitter.formAction);
}

/** Starts the additions to the router. Call it once per visit. */
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
  document.addEventListener("submit", completeFormAction, true);
  document.addEventListener("astro:before-swap", (event: TransitionBeforeSwapEvent) => {
    // `ready` rejects when a transition is skipped, by the next navigation or below. That is no
    // error.
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
  // A page from the back-forward cache still shows the panel through which the visitor left it.
  addEventListener("pageshow", (event) => {
    if (event.persisted) closeOverlays();
  });
}

/**
 * Returns the style sheets of the next page. The router fetches them but does not wait until they
 * apply, so the page would shift after the swap and scroll to a wrong position.
 */
function sheetsOf(next: Document): readonly string[] {
  return [...next.head.querySelectorAll("link[rel=stylesheet]:not([media=print])")].map(
    (link) => link.getAttribute("href") ?? "",
  );
}

/**
 * Sets the text of a live region again. Screen readers do not announce the text that a region
 * already has when its page is swapped in.
 */
function sayAgain(status: Element | null): void {
  const text = status?.textContent ?? "";
  status?.replaceChildren();
  setTimeout(() => status?.replaceChildren(text), 150);
}

/** Moves the focus to the control that was used, the target of the hash, or the page's heading. */
function moveFocus(id: string | undefined): void {
  const target =
    (id && document.getElementById(id)) ||
    document.querySelector(":target") ||
    document.querySelector("main h1");
  if (!(target instanceof HTMLElement)) return;
  // Only elements that are not focusable get a tabindex. The value -1 keeps them out of the Tab
  // order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
