/**
 * Runs Astro's request handler and returns the response as bytes, so that it can be cached and
 * compressed once.
 */
import { ServerResponse, type IncomingMessage } from "node:http";

/** The response of Astro. */
export interface RenderedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Values of Set-Cookie. A response with cookies is never cached. */
  readonly cookies: readonly string[];
  readonly body: Buffer;
}
/** Astro has no route for an address; not even its catch-all route matches. */
export class NotTaken extends Error {
  override readonly name = "NotTaken";
}
/** The request handler of the Astro build. */
export type AstroHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  next?: (error?: unknown) => void,
  locals?: object,
) => unknown;

/** A response without a socket: it collects the written chunks. */
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
 * @throws the error of the handler, NotTaken when no route matches, and an error when the handler
 * does not finish within `timeoutMs`
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
            error instanceof Error ? error : new NotTaken("Astro has no route for the request."),
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
