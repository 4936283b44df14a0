/** Serves the files of the build and the media files of the content service. */
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import sirv from "sirv";
import type { Log } from "../process/log.ts";
import type { Exchange } from "./exchange.ts";
import { breakOff } from "./responses.ts";

/** Sends a file, or calls `next` when there is none. */
export type FileHandler = (exchange: Exchange, next: () => void) => void;

/**
 * Aborts only the response, not the process, when a file is missing or cannot be read. Closes the
 * file when the visitor disconnects.
 */
function guardFile(response: ServerResponse, path: string, log: Log): void {
  response.once("pipe", (file: Readable) => {
    file.once("error", (error) => {
      log.warn("file not sent", { path, error: error.message });
      breakOff(response);
    });
    response.once("close", () => {
      file.destroy();
    });
  });
}

/**
 * Serves the files of the build. File names in `/_astro/` contain a content hash, so these files
 * never change.
 */
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

/**
 * Serves media files below a path. Their content security policy blocks scripts, whatever a file
 * contains.
 */
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
