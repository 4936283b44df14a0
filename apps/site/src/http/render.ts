/** Runs the request handler of Astro and returns its answer as bytes, so that it can be kept and compressed once. */
import { ServerResponse, type IncomingMessage } from "node:http";

/** What Astro answered. */
export interface RenderedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Values of Set-Cookie; an answer that has any is never kept. */
  readonly cookies: readonly string[];
  readonly body: Buffer;
}
/** The renderer has no route for an address, not even the one that takes every page. */
export class NotTaken extends Error {
  override readonly name = "NotTaken";
}
/** The request handler of the build of Astro. */
export type AstroHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  next?: (error?: unknown) => void,
  locals?: object,
) => unknown;

/** A response without a socket: what is written stays here. */
class Capture extends ServerResponse {
  readonly chunks: Buffer[] = [];
  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = rest.find((part) => typeof part === "object" && part !== null);
    for (const [name, value] of Object.entries(headers ?? {}))
      this.setHeader(name, value as string | readonly string[]);
    return this;
  }
  override write(chunk: unknown): boolean {
    if (typeof chunk === "string" || chunk instanceof Uint8Array)
      this.chunks.push(Buffer.from(chunk as string));
    return true;
  }
  override end(chunk?: unknown): this {
    if (typeof chunk !== "function") this.write(chunk);
    this.emit("finish");
    this.emit("close");
    return this;
  }
}

/**
 * Renders one request.
 * @throws what the handler throws, NotTaken where it has no route, and when it does not answer within `timeoutMs`.
 */
export async function render(
  handler: AstroHandler,
  request: IncomingMessage,
  locals: object,
  timeoutMs: number,
): Promise<RenderedAnswer> {
  const capture = new Capture(request);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`The page was not rendered within ${timeoutMs} ms.`));
    }, timeoutMs);
    capture.once("finish", () => {
      clearTimeout(timer);
      resolve();
    });
    Promise.resolve(
      handler(
        request,
        capture,
        (error) => {
          reject(
            error instanceof Error
              ? error
              : new NotTaken("The page renderer did not take the request."),
          );
        },
        locals,
      ),
    ).catch(reject);
  });
  const headers: Record<string, string> = {};
  let cookies: string[] = [];
  for (const [name, value] of Object.entries(capture.getHeaders())) {
    if (name === "set-cookie") cookies = Array.isArray(value) ? value : [String(value)];
    else if (value !== undefined)
      headers[name] = Array.isArray(value) ? value.join(", ") : String(value);
  }
  return { status: capture.statusCode, headers, cookies, body: Buffer.concat(capture.chunks) };
}
