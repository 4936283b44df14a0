/** Renders pages with single flight per cache key and a limit on concurrent renders. */
import type { IncomingMessage } from "node:http";
import type { FormState } from "../forms/form-model.ts";
import type { ByteCache, CachedAnswer } from "./byte-cache.ts";
import { encodePage } from "./cache-policy.ts";
import type { RenderPage } from "./page-renderer.ts";
import type { SiteObserver } from "../metrics/site-observer.ts";

/** Maximum number of concurrent renders. */
const MAX_RENDERS = 64;

/**
 * Longest time in ms that a request for a shared page waits for a place. Many pages are rendered at
 * once after a campaign.
 */
const MAX_WAIT_MS = 3000;

/** Maximum number of requests that wait for a place. */
const MAX_WAITING = 1024;

/** Maximum number of renders of one page for one request. */
const MAX_ATTEMPTS = 4;

/** A finished render of a key. */
interface Landed {
  readonly answer: CachedAnswer;
  /** Generation of the cache when the render began. */
  readonly begun: number;
}
/** A render of a key in flight; null when it failed, or when its response is for one visitor only. */
type Flight = Promise<Landed | null>;

/** A rendered page and the cookies that it sets. */
export interface RenderedPage {
  readonly answer: CachedAnswer;
  readonly cookies: readonly string[];
}

/** The renders of a process. */
export interface RenderQueue {
  /** Whether the number of concurrent renders has reached the limit. */
  isFull(): boolean;
  /** Whether the page of a key is being rendered. */
  isRendering(key: string): boolean;
  /** Renders a page for one request. */
  render(request: IncomingMessage, form?: FormState): Promise<RenderedPage>;
  /** Renders the page of a key, and stores it in the cache. */
  renderKey(key: string, request: IncomingMessage): Promise<RenderedPage>;
  /**
   * Returns the page of a key from a render in flight, or from a new render of `createRequest()`;
   * null when the limit is reached and no render ends in time.
   */
  join(key: string, createRequest: () => IncomingMessage): Promise<CachedAnswer | null>;
}

/**
 * Creates a function that renders a page again when content was invalidated meanwhile, because such
 * a page may show both old and new content.
 */
function createUnmixedRender(cache: ByteCache, renderPage: RenderPage) {
  return async (request: IncomingMessage, form?: FormState) => {
    for (let attempt = 1; ; attempt += 1) {
      const begun = cache.generation();
      const rendered = await renderPage(request, form);
      if (begun === cache.generation() || attempt === MAX_ATTEMPTS) return { rendered, begun };
    }
  };
}

/** Places for concurrent renders. */
interface Places {
  isFull(): boolean;
  take(): void;
  leave(): void;
  /** Waits until a place is left. @returns false when none is before a time in ms */
  waitForEnd(until: number): Promise<boolean>;
}

function createPlaces(): Places {
  let count = 0;
  const waiting = new Set<(isLeft: boolean) => void>();
  return {
    isFull: () => count >= MAX_RENDERS,
    take() {
      count += 1;
    },
    leave() {
      count -= 1;
      for (const tell of waiting) tell(true);
    },
    async waitForEnd(until) {
      const rest = until - Date.now();
      if (rest <= 0 || waiting.size >= MAX_WAITING) return false;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const timer = setTimeout(resolve, rest, false);
      waiting.add(resolve);
      const isLeft = await promise;
      clearTimeout(timer);
      waiting.delete(resolve);
      return isLeft;
    },
  };
}

/** Returns the page of a key from a render in flight that is not older than a generation. */
async function followFlight(
  flights: ReadonlyMap<string, Flight>,
  key: string,
  asked: number,
): Promise<CachedAnswer | null> {
  for (let flight = flights.get(key); flight; flight = flights.get(key)) {
    const landed = await flight;
    if (!landed) return null;
    // A render that began before the last invalidation may be stale. Later callers share a new
    // render.
    if (landed.begun >= asked) return landed.answer;
  }
  return null;
}

/** Creates a function that renders in one of the places, and stores the page of a key in the cache. */
function createCountedRender(cache: ByteCache, renderPage: RenderPage, places: Places) {
  const renderUnmixed = createUnmixedRender(cache, renderPage);
  return async (
    request: IncomingMessage,
    key: string | null,
    form?: FormState,
  ): Promise<RenderedPage & Landed> => {
    places.take();
    try {
      const { rendered, begun } = await renderUnmixed(request, form);
      const { answer, isKept } = encodePage(rendered, key !== null);
      if (key !== null && isKept && begun === cache.generation()) cache.set(key, answer);
      return { answer, begun, cookies: rendered.cookies };
    } finally {
      places.leave();
    }
  };
}

/** Creates the render queue of a process. */
export function createRenderQueue(
  cache: ByteCache,
  renderPage: RenderPage,
  metrics: Pick<SiteObserver, "count">,
): RenderQueue {
  const flights = new Map<string, Flight>();
  const places = createPlaces();
  const renderCounted = createCountedRender(cache, renderPage, places);

  async function renderKey(key: string, request: IncomingMessage): Promise<RenderedPage> {
    const { promise: flight, resolve: settle } = Promise.withResolvers<Landed | null>();
    flights.set(key, flight);
    try {
      const page = await renderCounted(request, key);
      settle(page.cookies.length > 0 ? null : page);
      return page;
    } finally {
      settle(null);
      if (flights.get(key) === flight) flights.delete(key);
    }
  }

  async function join(
    key: string,
    createRequest: () => IncomingMessage,
  ): Promise<CachedAnswer | null> {
    const asked = cache.generation();
    const until = Date.now() + MAX_WAIT_MS;
    for (;;) {
      const joined = await followFlight(flights, key, asked);
      if (joined) {
        metrics.count("joined");
        return joined;
      }
      // Another request that waited has begun to render the page.
      if (flights.has(key)) continue;
      if (!places.isFull()) return (await renderKey(key, createRequest())).answer;
      if (!(await places.waitForEnd(until))) return null;
      const kept = cache.get(key);
      if (kept) return kept;
    }
  }

  return {
    isFull: () => places.isFull(),
    isRendering: (key) => flights.has(key),
    render: (request, form) => renderCounted(request, null, form),
    renderKey,
    join,
  };
}
