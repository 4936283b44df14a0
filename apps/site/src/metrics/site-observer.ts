/** What the server reports to the metrics of the site. */
import type { Outbox } from "../forms/outbox.ts";

/** A finished request. */
export interface FinishedRequest {
  /** Path of the request, without its query. */
  readonly path: string;
  readonly method: string;
  readonly status: number;
  /** Time from its arrival to the end of the response. */
  readonly seconds: number;
}

/**
 * Events that are counted. `hit`, `stale` and `miss`: lookups of pages in the byte cache; `joined`: a
 * request that received a render of another one; `shed`: a request that received 503 because too many
 * pages were being rendered; `unrenewed`: a stale page that could not be rendered again; `unreadable`:
 * a request that Node could not parse; `refused`: a call after publishing that is not valid.
 */
export type SiteEvent =
  "hit" | "stale" | "miss" | "joined" | "shed" | "unrenewed" | "unreadable" | "refused";

/** State that is read when the metrics are read. */
export interface SiteState {
  readonly cache: { readonly size: number; readonly bytes: number };
  readonly outbox: Pick<Outbox, "waiting">;
  /** The circuit of the content service: its last result and the number of failures. */
  readonly content: {
    healthy(): boolean;
    failures(): number;
    size(): number;
  };
}

/** Receives what happens in the server. No function throws or waits. */
export interface SiteObserver {
  finish(request: FinishedRequest): void;
  /** A visitor who left before the response was complete. This is no error. */
  abort(path: string): void;
  count(event: SiteEvent): void;
  /** A page that was served after its lifetime. @param seconds since the end of its lifetime */
  serveStale(seconds: number): void;
  /** A valid call after publishing. @param seconds since the change; null when not stated */
  invalidate(seconds: number | null): void;
  /** Gives the state that is read with the metrics. */
  watch(state: SiteState): void;
}

function ignore(): void {
  // Nothing is observed.
}

/** Observes nothing, for a process without METRICS_PORT. */
export const NO_METRICS: SiteObserver = {
  finish: ignore,
  abort: ignore,
  count: ignore,
  serveStale: ignore,
  invalidate: ignore,
  watch: ignore,
};
