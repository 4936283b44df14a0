/**
 * Finders on the page: fetched when one is about to be seen and the browser is idle, hydrated when first touched or
 * focused (quality §7). Until then, and without scripts for good, the same markup is a plain GET form. This file itself
 * comes with the first page that has one, or with the panel (parts.ts).
 */
import { trackResults } from "./finder-track.ts";
import { runWhenIdle } from "./idle.ts";

const FINDER = ":is([data-need-finder], [data-eligibility-finder])";

/** The chunk with React in it. */
export const loadFinder = () => import("./finder-chunk.tsx");

let started = false;
/** Pending while a list of the platform is open, one at a time on a page: its field is not replaced before. */
let listClosed: Promise<unknown> = Promise.resolve();
/** Finders that are being hydrated, or have been. */
const taken = new WeakMap<Element, Promise<void>>();

/** What an address made the page say once is not said again after a reload, or to a person who is sent the address. */
function forgetSaid(): void {
  const said = document.querySelector<HTMLElement>("[data-said]")?.dataset["said"];
  if (!said) return;
  const url = new URL(location.href);
  url.searchParams.delete(said);
  history.replaceState(history.state, "", url);
}

/** Fetches what finders need. What cannot be fetched now is fetched again at the first touch. */
async function fetchFinders(
  finders: NodeListOf<HTMLElement>,
  geolocation: string | undefined,
): Promise<void> {
  try {
    const { prepareFinders } = await loadFinder();
    await prepareFinders(finders, geolocation);
    for (const finder of finders) finder.dataset["prepared"] = "";
  } catch {
    // The first touch reports it.
  }
}

/** Fetches the finders of the page when one is about to be seen: a visitor who never gets there loads nothing. */
function prepare(geolocation: string | undefined): void {
  forgetSaid();
  // A list of the page before is gone with it, and may never have said so.
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
    // The next touch tries again; the guard against missing chunks hears of it too.
    delete finder.dataset["taken"];
    throw error;
  }
}

/** Hydrates the finder that an event touches, the first time. */
function takeOver({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const finder = target.closest<HTMLElement>(`${FINDER}:not([data-taken])`);
  if (!finder) return;
  finder.dataset["taken"] = "";
  taken.set(finder, hydrate(finder));
}

/** A press on a select that is about to become another field opens that one. */
function press(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const select = event.target.closest<HTMLSelectElement>(
    "form:not([data-enhanced]) select[data-replaced]:enabled",
  );
  const finder = select?.closest<HTMLElement>(FINDER);
  const taking = finder && taken.get(finder);
  if (!select || !taking) return;
  if (finder.dataset["prepared"] === undefined) {
    // Not all that a first touch needs is here: the list of the platform opens.
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

/** A form that nobody touched is emptied too when the visitor comes back to it (finder §6.18). */
function resetUntouched({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  const forms = document.querySelectorAll<HTMLFormElement>(`${FINDER}:not([data-taken]) form`);
  for (const form of forms) form.reset();
}

/**
 * Starts the finders of this page and of all that follow it. A second call does nothing.
 * @param geolocation address that tells the visitor's country; undefined where the site has none
 * @param touches events that came before this call
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
