/** Reads the body of a request. */
import type { IncomingMessage } from "node:http";

/** Returns the body as text; null when it is larger than `limit` bytes. */
export function readBody(request: IncomingMessage, limit: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
    });
    request.on("end", () => {
      resolve(size > limit ? null : Buffer.concat(chunks).toString("utf8"));
    });
    request.on("error", reject);
  });
}
