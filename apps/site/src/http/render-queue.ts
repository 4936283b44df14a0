/** Renders pages with single flight per cache key and a limit on concurrent renders. */
import type { IncomingMessage } from "node:http";
import type { FormState } from "../forms/form-model.ts";
import type { ByteCache, CachedAnswer } from "./byte-cache.ts";
import { encodePage } from "./cache-policy.ts";
import type { RenderPage } from "./page-renderer.ts";

/** Maximum number of concurrent renders. */
const MAX_RENDERS = 64;

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
   * null when the limit is reached.
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

/** Creates the render queue of a process. */
export function createRenderQueue(cache: ByteCache, renderPage: RenderPage): RenderQueue {
  const renderUnmixed = createUnmixedRender(cache, renderPage);
  const flights = new Map<string, Flight>();
  let count = 0;

  async function renderCounted(
    request: IncomingMessage,
    key: string | null,
    form?: FormState,
  ): Promise<RenderedPage & Landed> {
    count += 1;
    try {
      const { rendered, begun } = await renderUnmixed(request, form);
      const { answer, isKept } = encodePage(rendered, key !== null);
      if (key !== null && isKept && begun === cache.generation()) cache.set(key, answer);
      return { answer, begun, cookies: rendered.cookies };
    } finally {
      count -= 1;
    }
  }

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
    for (let flight = flights.get(key); flight; flight = flights.get(key)) {
      const landed = await flight;
      if (!landed) break;
      // A render that began before the last invalidation may be stale. Later callers share a new
      // render.
      if (landed.begun >= asked) return landed.answer;
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
