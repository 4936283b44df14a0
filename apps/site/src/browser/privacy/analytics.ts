/**
 * Analytics: four events (spec §7), pushed to the data layer of the tag manager. Loaded only with its id and a consent.
 * No event holds an answer of a finder or a field of a form (finder §6.19); addresses go without their query.
 */
import { CATEGORIES, type Category } from "../../cookies-and-storage.ts";
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

/** Stands in every place that has no value. */
export const EMPTY = "-";

/** An event as it is sent: with the tracking state, and the placeholder for all that is missing. */
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

/** An address without what a visitor may have put into it. */
export function removeQuery(href: string, base: string): string {
  try {
    const { origin, pathname, protocol } = new URL(href, base);
    return protocol.startsWith("http") ? origin + pathname : protocol + pathname;
  } catch {
    return "";
  }
}

/** Device class (spec §3), by the widths at which the layout changes. */
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
  /** Tells the tags what is agreed to, now. */
  update(): void;
}

type Send = <N extends EventName>(name: N, fields: Parameters<typeof createEntry<N>>[1]) => void;

/** Sends a view of the page that is shown, once for each address. */
function createPageView(send: Send): () => void {
  let viewed = "";
  return function pageView() {
    const { lang, dataset } = document.documentElement;
    const address = removeQuery(location.href, location.href);
    // Another query, such as that of a form's thanks or of the next page of a list, is the same page.
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
  // Soft hyphens tell where a word may be divided; they are no part of a label.
  send("cta_click", {
    label: cta.textContent.replaceAll("\u00ad", ""),
    module: cta.dataset["cta"],
    url: href === null ? null : removeQuery(href, location.href),
    total_loan_amount: cta.dataset["totalLoanAmount"],
  });
}

/** Listens to what the page tells about itself for the whole visit. */
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
 * Loads the tag manager and begins to listen. Call it once, and only with a consent.
 * @param src address of its script
 * @param granted what is agreed to; asked before each event, because the answer may have changed in another tab
 */
export function startAnalytics(src: string, granted: () => ReadonlySet<Category>): Analytics {
  const layer = (window.dataLayer ??= []);
  function update(): void {
    const now = granted();
    layer.push({
      event: "consent",
      ...Object.fromEntries(
        CATEGORIES.map((category) => [category, now.has(category) ? "granted" : "denied"]),
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
  // Blocked, the events wait in vain, which is no harm.
  loadScript(src).catch(() => undefined);
  pageView();
  listenToPage(send, pageView);
  return { update };
}
