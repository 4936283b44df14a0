/**
 * An object store in memory with the part of S3 that media files need: PUT, GET, HEAD and DELETE of
 * objects by path.
 */
import { createServer, type IncomingMessage } from "node:http";
import { listen } from "@orlaya/contract/testing";

export interface ObjectStore {
  readonly url: string;
  /** Stored objects by key (bucket and name). */
  readonly objects: Map<string, { readonly data: Buffer; readonly type: string }>;
  /** Requests so far, as method and key. */
  readonly calls: string[];
  /** Returns whether a PUT of this key gets 403. A test may replace it. */
  refused: (key: string) => boolean;
  close(): Promise<void>;
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
const errorBody = (code: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

/** Starts an object store on a free port of this machine. */
export async function startObjectStore(): Promise<ObjectStore> {
  const objects: ObjectStore["objects"] = new Map();
  const calls: string[] = [];
  const server = createServer((request, response) => {
    void readAll(request).then((data) => {
      const key = decodeURIComponent((request.url ?? "/").slice(1).split("?")[0] ?? "");
      const { method = "" } = request;
      calls.push(`${method} ${key}`);
      const found = objects.get(key);
      if (method === "PUT") {
        if (store.refused(key))
          return response
            .writeHead(403, { "content-type": "application/xml" })
            .end(errorBody("AccessDenied"));
        objects.set(key, { data, type: request.headers["content-type"] ?? "" });
        return response.writeHead(200, { etag: '"1"' }).end();
      }
      if (method === "DELETE") {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      if (!found)
        return response
          .writeHead(404, { "content-type": "application/xml" })
          .end(method === "HEAD" ? "" : errorBody("NoSuchKey"));
      return response
        .writeHead(200, { "content-type": found.type, "content-length": found.data.length })
        .end(method === "HEAD" ? "" : found.data);
    });
  });
  const port = await listen(server);
  const store: ObjectStore = {
    url: `http://127.0.0.1:${port}`,
    objects,
    calls,
    refused: () => false,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
  return store;
}
