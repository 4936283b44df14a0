/** A proxy in front of the content service that makes chosen requests fail (quality §3). */
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";

/**
 * The effect on a request. `pass` forwards it. `refuse` closes the connection. `slow` forwards it
 * after `slowMs`. `garbage` returns 200 with truncated JSON. `500` returns an HTML error page. A
 * function changes the parsed body of a response with status 200.
 */
export type Fault = "pass" | "refuse" | "slow" | "garbage" | 500 | ((answer: Answer) => unknown);
/** A pattern for path and query, and the effect on the requests that match it. */
export type FaultRule = readonly [RegExp, Fault];
/** The body of a response of the content service to a query. */
export interface Answer {
  docs: Record<string, unknown>[];
}
export interface FaultProxy {
  readonly port: number;
  /** Counts the requests since the last `set`; with a pattern, only those that match it. */
  readonly calls: (pattern?: RegExp) => number;
  /** Replaces the rules. The first rule that matches path and query applies; otherwise `pass`. */
  set(...rules: readonly FaultRule[]): void;
  /** Delay of a slow response, in milliseconds. */
  slowMs: number;
  close(): Promise<void>;
}

function everything(message: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    message.on("data", (chunk: Buffer) => chunks.push(chunk));
    message.on("end", () => {
      resolve(Buffer.concat(chunks));
    });
    message.on("error", reject);
  });
}

/** Opens the proxy on a free port. @param target origin of the content service */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  let rules: readonly FaultRule[] = [];
  let calls: string[] = [];
  const state = { slowMs: 8000 };

  function forward(
    request: IncomingMessage,
    response: ServerResponse,
    change: ((answer: Answer) => unknown) | null,
  ): void {
    // A separate connection without compression, so that the body of the response can be changed.
    const onward = httpRequest(
      {
        hostname,
        port,
        path: request.url,
        method: request.method,
        headers: { ...request.headers, "accept-encoding": "identity", connection: "close" },
      },
      (answer) => {
        everything(answer)
          .then((body) => {
            const {
              "content-length": _length,
              "transfer-encoding": _coding,
              connection: _connection,
              ...headers
            } = answer.headers;
            response.writeHead(answer.statusCode ?? 502, headers);
            response.end(
              change && answer.statusCode === 200
                ? JSON.stringify(change(JSON.parse(body.toString("utf8")) as Answer))
                : body,
            );
          })
          .catch(() => {
            response.destroy();
          });
      },
    );
    onward.on("error", () => {
      response.destroy();
    });
    request.pipe(onward);
  }
  const server = createServer((request, response) => {
    const url = decodeURIComponent(request.url ?? "");
    calls.push(url);
    const fault = rules.find(([pattern]) => pattern.test(url))?.[1] ?? "pass";
    switch (fault) {
      case "refuse":
        request.socket.destroy();
        return;
      case 500:
        response
          .writeHead(500, { "content-type": "text/html" })
          .end("<h1>Internal Server Error</h1>");
        return;
      case "garbage":
        response.writeHead(200, { "content-type": "application/json" }).end('{"docs":[{"id":"');
        return;
      case "slow":
        setTimeout(() => {
          if (!response.destroyed) forward(request, response, null);
        }, state.slowMs);
        return;
      case "pass":
        forward(request, response, null);
        return;
      default:
        forward(request, response, fault);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  return Object.assign(state, {
    port: typeof address === "object" && address ? address.port : 0,
    calls: (pattern = /^/) => calls.filter((url) => pattern.test(url)).length,
    set: (...next: readonly FaultRule[]) => {
      rules = next;
      calls = [];
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  });
}
