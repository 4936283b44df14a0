/** Sends timed requests to a running site, and invalidates its content. */
import {
  getChromeTag,
  createSignatureHeader,
  RELEASE_TAG,
  ROUTES_TAG,
  getTypeTag,
  writeRevalidations,
} from "@orlaya/contract";
import { request as httpRequest } from "node:http";
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES, technical } from "@orlaya/routes";

/**
 * Milliseconds until the first and the last byte; `bytes` is the size of the brotli-encoded body.
 */
export interface Timing {
  readonly firstByte: number;
  readonly whole: number;
  readonly bytes: number;
}

/** Times one page. @throws when its status is not 200 */
export function requestPage(origin: string, path: string): Promise<Timing> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    httpRequest(new URL(path, origin), { headers: { "accept-encoding": "br" } }, (response) => {
      const firstByte = performance.now() - started;
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => {
        if (response.statusCode === 200)
          resolve({ firstByte, whole: performance.now() - started, bytes });
        else
          reject(new Error(`${path} returned status ${response.statusCode ?? 0} instead of 200.`));
      });
    })
      .on("error", reject)
      .end();
  });
}

/** Times pages one after the other. */
export async function requestEach(origin: string, paths: readonly string[]): Promise<Timing[]> {
  const found: Timing[] = [];
  for (const path of paths) found.push(await requestPage(origin, path));
  return found;
}

/** Lists the cache tags of all content on the measured pages. */
function listTags(): readonly string[] {
  return [
    ROUTES_TAG,
    RELEASE_TAG,
    getTypeTag("countries"),
    getTypeTag("group_of_countries"),
    ...LOCALES.flatMap((locale) => [
      ...AUDIENCES.map((audience) => getChromeTag(audience, locale)),
      ...[
        "module_lisa",
        "product_page",
        "page_error",
        "page_guide",
        "page_faq",
        "page_article",
      ].map((type) => getTypeTag(type, locale)),
    ]),
  ];
}

/**
 * Invalidates the content of the site at `origin`. `secret` signs the request. @throws when the
 * site rejects it
 */
export async function invalidateContent(origin: string, secret: string): Promise<void> {
  for (const body of writeRevalidations(listTags(), Date.now())) {
    const answer = await fetch(origin + technical.revalidate, {
      method: "POST",
      body,
      headers: createSignatureHeader(secret, body),
    });
    if (!answer.ok) throw new Error(`The invalidation request returned status ${answer.status}.`);
  }
}
