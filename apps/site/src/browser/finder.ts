/**
 * Finders on the page: fetched when one is about to be seen and the browser is idle, hydrated when first touched or
 * focused (quality §7). Until then, and without scripts for good, the same markup is a plain GET form. This file itself
 * comes with the first page that has one, or with the panel (parts.ts).
 */
import { trackResults } from "./finder-track.ts";
import { whenIdle } from "./idle.ts";

const FINDER = ":is([data-need-finder], [data-eligibility-finder])";

/** The chunk with React in it. */
export const loadFinder = () => import("./finder-chunk.tsx");

let started = false;

/**
 * Once for a visit: it outlives each swapped page.
 * @param touches events that came before it.
 */
export function startFinders(geolocation: string | undefined, touches: readonly Event[]): void {
  if (started) return;
  started = true;
  /** Until then a list of the platform may be open, one at a time on a page: its field is not taken away under the visitor. */
  let listClosed: Promise<unknown> = Promise.resolve();
  function prepare(): void {
    // What an address made the page say once is not said again after a reload, or to whom it is passed on.
    const said = document.querySelector<HTMLElement>("[data-said]")?.dataset["said"];
    if (said) {
      const url = new URL(location.href);
      url.searchParams.delete(said);
      history.replaceState(history.state, "", url);
    }
    // A list of the page before is gone with it, and may never have said so.
    listClosed = Promise.resolve();
    const finders = document.querySelectorAll<HTMLElement>(FINDER);
    if (finders.length === 0) return;
    // Nobody pays for a finder at the end of a page who never gets there.
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        // What cannot be fetched now is fetched again at the first touch.
        whenIdle(
          () =>
            void loadFinder()
              .then(({ prepareFinders }) => prepareFinders(finders, geolocation))
              .then(
                () => {
                  for (const finder of finders) finder.dataset["prepared"] = "";
                },
                () => undefined,
              ),
        );
      },
      { rootMargin: "100%" },
    );
    for (const finder of finders) near.observe(finder);
  }
  const taken = new WeakMap<Element, Promise<void>>();
  function takeOver({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const finder = target.closest<HTMLElement>(`${FINDER}:not([data-taken])`);
    if (!finder) return;
    finder.dataset["taken"] = "";
    taken.set(
      finder,
      loadFinder()
        .then(async ({ hydrateFinder }) => {
          await listClosed;
          await hydrateFinder(finder);
        })
        .catch((error: unknown) => {
          // The next touch tries again; the guard against missing chunks hears of it too.
          delete finder.dataset["taken"];
          throw error;
        }),
    );
  }
  // A press on a select that is about to become another field opens that one.
  function press(event: Event): void {
    const select =
      event.target instanceof Element
        ? event.target.closest<HTMLSelectElement>(
            "form:not([data-enhanced]) select[data-replaced]:enabled",
          )
        : null;
    const finder = select?.closest<HTMLElement>(FINDER);
    const taking = finder && taken.get(finder);
    if (!select || !taking) return;
    // Not all that a first touch needs is here.
    if (finder.dataset["prepared"] === undefined) {
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
  trackResults();
  for (const touch of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(touch, takeOver, { passive: true });
  document.addEventListener("mousedown", press);
  prepare();
  for (const touch of touches) (touch.type === "mousedown" ? press : takeOver)(touch);
  document.addEventListener("astro:after-swap", prepare);
  // A form that nobody touched is emptied too when the visitor comes back to it (finder.md §6.18).
  addEventListener("pageshow", (event) => {
    if (event.persisted)
      for (const form of document.querySelectorAll<HTMLFormElement>(
        `${FINDER}:not([data-taken]) form`,
      ))
        form.reset();
  });
}
