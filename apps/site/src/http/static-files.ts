/** Serves the files of the build and of the content service's media. */
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import sirv from "sirv";
import type { Log } from "../process/log.ts";
import type { Exchange } from "./exchange.ts";

/** Sends a file, or calls `next` where there is none. */
export type FileHandler = (exchange: Exchange, next: () => void) => void;

/** A file that is gone or cannot be read ends its own answer, not the process; a visitor who leaves closes the file. */
function guardFile(response: ServerResponse, path: string, log: Log): void {
  response.once("pipe", (file: Readable) => {
    file.once("error", (error) => {
      log.warn("file not sent", { path, error: error.message });
      response.destroy();
    });
    response.once("close", () => {
      file.destroy();
    });
  });
}

/** Serves the files of the build. Those in `/_astro/` have their content in their name and never change. */
export function createClientFiles(folder: string, log: Log): FileHandler {
  const send = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      if (path.endsWith(".ico")) response.setHeader("content-type", "image/x-icon");
      response.setHeader(
        "cache-control",
        path.startsWith("/_astro/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=86400",
      );
    },
  });
  return ({ request, response, url }, next) => {
    guardFile(response, url.pathname, log);
    send(request, response, next);
  };
}

/** Serves the media of a folder below a path. They may run nothing, whatever they hold. */
export function createMediaFiles(dataDir: string, below: string, log: Log): FileHandler {
  const send = sirv(join(dataDir, "media"), {
    dev: true,
    etag: true,
    setHeaders: (response) => {
      response.setHeader("cache-control", "public, max-age=31536000, immutable");
      response.setHeader("content-security-policy", "default-src 'none'; sandbox");
    },
  });
  return ({ request, response, url }, next) => {
    request.url = request.url?.slice(below.length - 1);
    guardFile(response, url.pathname, log);
    send(request, response, next);
  };
}
