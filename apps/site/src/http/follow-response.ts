/** Follows a response to its end, for the log and the metrics. */
import type { ServerResponse } from "node:http";
import type { SiteObserver } from "../metrics/site-observer.ts";
import type { Log } from "../process/log.ts";
import { isBrokenOff } from "./responses.ts";

/** What receives the end of a response. */
interface Followers {
  readonly log: Log;
  readonly metrics: SiteObserver;
}

/** The request of a response. */
interface FollowedRequest {
  readonly id: string;
  readonly method: string;
  /** Path without its query. */
  readonly path: string;
}

/**
 * Logs and counts a response when it ends. A visitor who leaves before is no error; a response that
 * the server breaks off is one.
 */
export function followResponse(
  { log, metrics }: Followers,
  response: ServerResponse,
  { id, method, path }: FollowedRequest,
): void {
  const started = performance.now();
  const line = { id, method, path: path.slice(0, 500) };
  response.once("finish", () => {
    const ms = performance.now() - started;
    const status = response.statusCode;
    metrics.finish({ path, method, status, seconds: ms / 1000 });
    log.info("request", { ...line, status, ms: Math.round(ms * 10) / 10 });
  });
  response.once("close", () => {
    if (response.writableFinished) return;
    if (isBrokenOff(response)) {
      const seconds = (performance.now() - started) / 1000;
      metrics.finish({ path, method, status: 500, seconds });
      return;
    }
    metrics.abort(path);
    log.info("request aborted", line);
  });
}
