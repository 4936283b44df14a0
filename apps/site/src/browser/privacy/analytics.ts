/**
 * Sends four events (spec §7) to the data layer of the tag manager. Loaded only when the tag
 * manager is configured and the visitor has consented. No event contains an answer of a finder or a
 * field of a form (finder §6.19). URLs are sent without their query.
 */
import { TAG_CATEGORIES, type Category } from "../../cookies-and-storage.ts";
import { loadScript } from "./tools.ts";

interface Events {
  readonly page_view: {
    readonly page_location: string;
    readonly page_title: string;
    readonly language: string;
    readonly audience: string;
    readonly device: string;
  };
  readonly lisa_search: { readonly finder: string; readonly go: string };
  readonly confirmed_form: { readonly label: string; readonly module: string };
  readonly cta_click: {
    readonly label: string;
    readonly module: string;
    readonly url: string;
    readonly total_loan_amount: string;
  };
}
export type EventName = keyof Events;
/** The tracking state (spec §3). */
export interface TrackingState {
  readonly offer: string;
  readonly product: string;
  readonly page_type: string;
}
export type Entry = Readonly<Record<string, unknown>> & { readonly event: string };

declare global {
  interface Window {
    dataLayer?: Entry[];
  }
}

/** Placeholder for a missing value. */
export const EMPTY = "-";

/**
 * Builds an event for the data layer: its fields and the tracking state, with the placeholder for
 * every missing value.
 */
export function createEntry<N extends EventName>(
  event: N,
  fields: { readonly [F in keyof Events[N]]: Events[N][F] | null | undefined },
  state: { readonly [F in keyof TrackingState]: string | null | undefined },
): Entry {
  const filled = Object.entries({
    page_type: state.page_type,
    offer: state.offer,
    product: state.product,
    ...fields,
  }).map(
    ([name, value]) =>
      [name, typeof value === "string" && value.trim() ? value.trim() : EMPTY] as const,
  );
  return { event, ...Object.fromEntries(filled) };
}

/**
 * Returns a URL without query and hash, which may contain visitor input; empty for an invalid URL.
 */
export function removeQuery(href: string, base: string): string {
  try {
    const { origin, pathname, protocol } = new URL(href, base);
    return protocol.startsWith("http") ? origin + pathname : protocol + pathname;
  } catch {
    return "";
  }
}

/** Returns the device class (spec §3) of a width in px, by the breakpoints of the layout. */
export function getDevice(width: number): "mobile" | "tablet" | "desktop" {
  return width < 640 ? "mobile" : width < 1024 ? "tablet" : "desktop";
}

function stateOf({ offer, product, pageType }: DOMStringMap) {
  return {
    offer,
    product,
    page_type: pageType,
  };
}
const text = (value: unknown): string => (typeof value === "string" ? value : "");
function detailOf(event: Event): Readonly<Record<string, unknown>> {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  return typeof detail === "object" && detail !== null ? { ...detail } : {};
}

export interface Analytics {
  /** Pushes the current consent to the data layer. */
  update(): void;
}

type Send = <N extends EventName>(name: N, fields: Parameters<typeof createEntry<N>>[1]) => void;

/**
 * Returns a function that sends a page view, unless the last one had the same URL without its
 * query.
 */
function createPageView(send: Send): () => void {
  let viewed = "";
  return function pageView() {
    const { lang, dataset } = document.documentElement;
    const address = removeQuery(location.href, location.href);
    // A change of the query alone is the same page, such as the thank-you state of a form or the
    // next page of a list.
    if (address === viewed) return;
    viewed = address;
    send("page_view", {
      page_location: address,
      page_title: document.title,
      language: lang,
      audience: dataset["audience"] ?? "individual",
      device: getDevice(innerWidth),
    });
  };
}

function trackClick(send: Send, target: EventTarget | null): void {
  const cta = target instanceof Element ? target.closest<HTMLElement>("[data-cta]") : null;
  if (!cta) return;
  const href = cta.getAttribute("href");
  // Soft hyphens mark where a word may break. They are not part of a label.
  send("cta_click", {
    label: cta.textContent.replaceAll("\u00ad", ""),
    module: cta.dataset["cta"],
    url: href === null ? null : removeQuery(href, location.href),
    total_loan_amount: cta.dataset["totalLoanAmount"],
  });
}

/**
 * Sends events for navigations, finder searches, confirmed forms and clicks during the whole visit.
 */
function listenToPage(send: Send, pageView: () => void): void {
  document.addEventListener("astro:after-swap", pageView);
  document.addEventListener("finder:track", (event) => {
    const { finder, go } = detailOf(event);
    send("lisa_search", { finder: text(finder), go: text(go) });
  });
  document.addEventListener("form:confirmed", (event) => {
    const { label, module } = detailOf(event);
    send("confirmed_form", { label: text(label), module: text(module) });
  });
  document.addEventListener("click", ({ target }) => trackClick(send, target), { capture: true });
}

/**
 * Loads the tag manager and starts sending events. Call it once, and only with consent.
 * @param src URL of the tag manager's script
 * @param granted returns the categories with consent; called before each event, because the answer
 * may have changed in another tab
 */
export function startAnalytics(src: string, granted: () => ReadonlySet<Category>): Analytics {
  const layer = (window.dataLayer ??= []);
  function update(): void {
    const now = granted();
    layer.push({
      event: "consent",
      ...Object.fromEntries(
        TAG_CATEGORIES.map((category) => [category, now.has(category) ? "granted" : "denied"]),
      ),
    });
  }
  function send<N extends EventName>(name: N, fields: Parameters<typeof createEntry<N>>[1]): void {
    if (granted().has("measurement"))
      layer.push(createEntry(name, fields, stateOf(document.documentElement.dataset)));
  }
  const pageView = createPageView(send);
  update();
  layer.push({ event: "gtm.js", "gtm.start": Date.now() });
  // When the script is blocked, the events stay in the data layer, which does no harm.
  loadScript(src).catch(() => undefined);
  pageView();
  listenToPage(send, pageView);
  return { update };
}
