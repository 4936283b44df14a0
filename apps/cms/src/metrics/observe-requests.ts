/**
 * Counts all requests of the process: those of the REST interface and those of the admin, which Next
 * handles. Node announces them on diagnostics channels, so that no handler has to know about it.
 */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { readMethodClass, readStatusClass } from "@orlaya/contract/metrics-labels";
import { createKindReader } from "./request-kind.ts";
import { getMetrics } from "../service-metrics.ts";

const CHANNEL = "http.server.request.start";

/** A message of the channel. */
interface Started {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
}

function isStarted(message: unknown): message is Started {
  return (
    typeof message === "object" &&
    message !== null &&
    "request" in message &&
    "response" in message &&
    "server" in message
  );
}

/**
 * Counts the requests of all HTTP servers of the process.
 * @param isOwn whether a server is the one of the metrics, whose requests do not count
 * @returns a function that stops it
 */
export function observeRequests(isOwn: (server: Server) => boolean): () => void {
  const metrics = getMetrics();
  let readKind: ((pathname: string) => string) | null = null;
  function getKind(url: string | undefined): string {
    if (metrics.payload === null) return "other";
    readKind ??= createKindReader(metrics.payload);
    return readKind((url ?? "").split("?")[0] ?? "");
  }
  function begin(message: unknown): void {
    if (!isStarted(message) || isOwn(message.server)) return;
    const { request, response } = message;
    const started = performance.now();
    const { method = "", url } = request;
    response.once("close", () => {
      const kind = getKind(url);
      if (!response.writableFinished) {
        metrics.aborts.inc({ kind });
        return;
      }
      const status = readStatusClass(response.statusCode);
      metrics.requests.inc({ kind, method: readMethodClass(method), status });
      metrics.durations.observe({ kind }, (performance.now() - started) / 1000);
    });
  }
  subscribe(CHANNEL, begin);
  return () => {
    unsubscribe(CHANNEL, begin);
  };
}
