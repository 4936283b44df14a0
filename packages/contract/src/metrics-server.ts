/**
 * The server that exposes the metrics of a process to Prometheus. It has its own port, because the
 * numbers are not for visitors (decision 49).
 */
import { createServer, type Server } from "node:http";

/** Path of the metrics on the private port. */
export const METRICS_PATH = "/metrics";

/** Metrics in the text format of Prometheus. */
export interface MetricsText {
  readonly contentType: string;
  readonly body: string;
}

/** Options of the server. */
export interface MetricsServerOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  readonly read: () => Promise<MetricsText>;
}

/** Resolves with a server that listens. It does not keep the process alive. @throws when it cannot listen */
export function serveMetrics({ port, host, read }: MetricsServerOptions): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== METRICS_PATH) {
      response.writeHead(404).end();
      return;
    }
    read().then(
      ({ contentType, body }) => {
        response.writeHead(200, { "content-type": contentType, "cache-control": "no-store" });
        response.end(body);
      },
      () => {
        response.writeHead(500).end();
      },
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      server.unref();
      resolve(server);
    });
  });
}

/**
 * Serves metrics when a port is set. A process whose metrics cannot be served runs all the same.
 * @param variable name of the variable of the port
 * @param warn receives a sentence for the operator
 * @returns null without a port, and when the port cannot be used
 */
export async function openMetricsPort(
  options: MetricsServerOptions,
  variable: string,
  warn: (sentence: string) => void,
): Promise<Server | null> {
  if (options.port === 0) return null;
  try {
    return await serveMetrics(options);
  } catch (error) {
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    warn(
      `Metrics are not available, because port ${options.port} on ${options.host} cannot be used (${code}). Choose another port with ${variable}=… or another address with METRICS_HOST=….`,
    );
    return null;
  }
}
