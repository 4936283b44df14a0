/**
 * Loads and hydrates the finders of a page. The code is fetched when a finder is about to be
 * visible and the browser is idle. A finder is hydrated at the first touch or focus (quality §7).
 * Until then, and without scripts, the same markup is a plain GET form. This file is fetched with
 * the first page that has a finder (parts.ts), or for the panel (panel.ts, pointer.ts).
 */
import { trackResults } from "./finder-track.ts";
import { runWhenIdle } from "./idle.ts";

const FINDER = ":is([data-need-finder], [data-eligibility-finder])";

/** Loads the chunk that contains React. */
export const loadFinder = () => import("./finder-chunk.tsx");

let started = false;
/**
 * Pending while the native list of a select is open, which only one on a page can be. Hydration
 * waits for it before it replaces the field.
 */
let listClosed: Promise<unknown> = Promise.resolve();
/** Finders that are hydrated or being hydrated. */
const taken = new WeakMap<Element, Promise<void>>();

/**
 * Removes the parameter of a message that is shown once, so that a reload or a shared link does not
 * repeat the message.
 */
function forgetSaid(): void {
  const said = document.querySelector<HTMLElement>("[data-said]")?.dataset["said"];
  if (!said) return;
  const url = new URL(location.href);
  url.searchParams.delete(said);
  history.replaceState(history.state, "", url);
}

/** Fetches the code and data of the finders. The first touch repeats a failed fetch. */
async function fetchFinders(
  finders: NodeListOf<HTMLElement>,
  geolocation: string | undefined,
): Promise<void> {
  try {
    const { prepareFinders } = await loadFinder();
    await prepareFinders(finders, geolocation);
    for (const finder of finders) finder.dataset["prepared"] = "";
  } catch {
    // The first touch tries again and reports the error.
  }
}

/**
 * Fetches the finders of the page when one is about to be visible. A visitor who never scrolls near
 * a finder loads nothing.
 */
function prepare(geolocation: string | undefined): void {
  forgetSaid();
  // A list that was open on the previous page is gone and may not have fired an event.
  listClosed = Promise.resolve();
  const finders = document.querySelectorAll<HTMLElement>(FINDER);
  if (finders.length === 0) return;
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      runWhenIdle(() => void fetchFinders(finders, geolocation));
    },
    { rootMargin: "100%" },
  );
  for (const finder of finders) near.observe(finder);
}

async function hydrate(finder: HTMLElement): Promise<void> {
  try {
    const { hydrateFinder } = await loadFinder();
    await listClosed;
    await hydrateFinder(finder);
  } catch (error) {
    // The next touch tries again. The chunk guard handles the rejection (chunk-guard.ts).
    delete finder.dataset["taken"];
    throw error;
  }
}

/** Hydrates the finder that contains the target of an event, unless it is taken already. */
function takeOver({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const finder = target.closest<HTMLElement>(`${FINDER}:not([data-taken])`);
  if (!finder) return;
  finder.dataset["taken"] = "";
  taken.set(finder, hydrate(finder));
}

/** Opens the replacement field when the visitor presses a select that hydration replaces. */
function press(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const select = event.target.closest<HTMLSelectElement>(
    "form:not([data-enhanced]) select[data-replaced]:enabled",
  );
  const finder = select?.closest<HTMLElement>(FINDER);
  const taking = finder && taken.get(finder);
  if (!select || !taking) return;
  if (finder.dataset["prepared"] === undefined) {
    // The code or data is not fetched yet: the native list opens, and hydration waits until it
    // closes.
    listClosed = new Promise((resolve) => {
      for (const end of ["change", "blur"]) select.addEventListener(end, resolve, { once: true });
    });
    return;
  }
  event.preventDefault();
  taking.then(
    () => {
      const field = document.getElementById(select.id);
      field?.focus();
      field?.click();
    },
    () => undefined,
  );
}

/**
 * Resets the forms that are not hydrated when the page returns from the back-forward cache
 * (finder §6.18).
 */
function resetUntouched({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  const forms = document.querySelectorAll<HTMLFormElement>(`${FINDER}:not([data-taken]) form`);
  for (const form of forms) form.reset();
}

/**
 * Starts the finders of this page and of all later pages of the visit. A second call does nothing.
 * @param geolocation URL that returns the visitor's country; undefined when the site has none
 * @param touches events that occurred before this call
 */
export function startFinders(geolocation: string | undefined, touches: readonly Event[]): void {
  if (started) return;
  started = true;
  trackResults();
  for (const touch of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(touch, takeOver, { passive: true });
  document.addEventListener("mousedown", press);
  prepare(geolocation);
  for (const touch of touches) (touch.type === "mousedown" ? press : takeOver)(touch);
  document.addEventListener("astro:after-swap", () => {
    prepare(geolocation);
  });
  addEventListener("pageshow", resetUntouched);
}
