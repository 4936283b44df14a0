/** Renders pages with single flight per cache key and a limit on concurrent renders. */
import type { IncomingMessage } from "node:http";
import type { FormState } from "../forms/form-model.ts";
import type { ByteCache, CachedAnswer } from "./byte-cache.ts";
import { encodePage } from "./cache-policy.ts";
import type { RenderPage } from "./page-renderer.ts";

/** Maximum number of concurrent renders. */
const MAX_RENDERS = 64;

/** A render of a key in flight. */
interface Flight {
  /** Generation of the cache when the render began. */
  readonly begun: number;
  /** Null when the render failed, or when its response is for one visitor only. */
  readonly answer: Promise<CachedAnswer | null>;
}

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
   * null when the limit is reached.
   */
  join(key: string, createRequest: () => IncomingMessage): Promise<CachedAnswer | null>;
}

/** Creates the render queue of a process. */
export function createRenderQueue(cache: ByteCache, renderPage: RenderPage): RenderQueue {
  const flights = new Map<string, Flight>();
  let count = 0;

  async function renderCounted(
    request: IncomingMessage,
    key: string | null,
    form?: FormState,
  ): Promise<RenderedPage> {
    count += 1;
    try {
      const begun = cache.generation();
      const rendered = await renderPage(request, form);
      const { answer, isKept } = encodePage(rendered, key !== null);
      if (key !== null && isKept && begun === cache.generation()) cache.set(key, answer);
      return { answer, cookies: rendered.cookies };
    } finally {
      count -= 1;
    }
  }

  async function renderKey(key: string, request: IncomingMessage): Promise<RenderedPage> {
    const { promise, resolve: settle } = Promise.withResolvers<CachedAnswer | null>();
    const flight: Flight = { begun: cache.generation(), answer: promise };
    flights.set(key, flight);
    try {
      const page = await renderCounted(request, key);
      settle(page.cookies.length > 0 ? null : page.answer);
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
    for (let flight = flights.get(key); flight; flight = flights.get(key)) {
      const answer = await flight.answer;
      // A render that began before the last invalidation may be stale. Later callers share a new
      // render.
      if (flight.begun < asked) continue;
      if (answer) return answer;
      break;
    }
    if (count >= MAX_RENDERS) return null;
    return (await renderKey(key, createRequest())).answer;
  }

  return {
    isFull: () => count >= MAX_RENDERS,
    isRendering: (key) => flights.has(key),
    render: (request, form) => renderCounted(request, null, form),
    renderKey,
    join,
  };
}
