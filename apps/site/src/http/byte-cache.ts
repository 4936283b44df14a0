/**
 * An in-memory cache of encoded responses, in front of the page renderer. Its size is limited in
 * bytes. Each entry has the tags of the content that it shows, and publishing removes entries by
 * tag (architecture §1).
 */
import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { BROTLI_QUALITY } from "@orlaya/contract";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** Content encoding of a body. */
export type Encoding = "br" | "gzip" | "identity";
/** A response in every encoding. */
export interface CachedAnswer {
  readonly status: number;
  /** Headers common to all encodings, without content-length, content-encoding, etag and vary. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly etag: string;
  readonly tags: readonly string[];
  /**
   * Time in ms after which the response is stale. A stale response is served until it has been
   * rendered again (stale-while-revalidate).
   */
  readonly freshUntil: number;
}

/** Compresses a body once for all later requests. */
export function encodeAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  tags: readonly string[],
  freshUntil: number,
): CachedAnswer {
  return {
    status,
    headers,
    bodies: {
      identity: body,
      br: brotliCompressSync(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
      gzip: gzipSync(body, { level: 6 }),
    },
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    tags,
    freshUntil,
  };
}

/** Compressed encodings in order of preference. */
const COMPRESSED = ["br", "gzip"] as const;

/**
 * Returns the encoding for a client: the first of COMPRESSED that it accepts, regardless of
 * weights.
 */
export function chooseEncoding(accept: string | undefined): Encoding {
  const headers = { "accept-encoding": accept };
  const accepted = new Negotiator({ headers }).encodings(COMPRESSED);
  return COMPRESSED.find((encoding) => accepted.includes(encoding)) ?? "identity";
}

/**
 * Whether an If-None-Match header contains this entity tag. The comparison is weak
 * (RFC 9110 §13.1.2).
 */
export function matchesTag(header: string | undefined, etag: string): boolean {
  // A list may contain tabs (RFC 9110 §5.6.3), which `fresh` does not treat as spaces.
  return fresh({ "if-none-match": header?.replaceAll("\t", " ") }, { etag });
}

/** Cached responses by key. */
export interface ByteCache {
  get(key: string): CachedAnswer | undefined;
  set(key: string, answer: CachedAnswer): void;
  /** Removes every response with one of the tags. @returns how many */
  invalidate(tags: readonly string[]): number;
  /** Removes every response. */
  clear(): void;
  /**
   * Returns a number that changes with every invalidation. A response whose render began in an
   * earlier generation must not be stored.
   */
  generation(): number;
  readonly size: number;
  /** Size of all entries in bytes. */
  readonly bytes: number;
}

/** Creates an empty cache for at most `maxBytes` bytes, mostly of bodies. */
export function createByteCache(maxBytes: number): ByteCache {
  const keysByTag = new Map<string, Set<string>>();
  let generation = 0;
  function forget(answer: CachedAnswer, key: string): void {
    for (const tag of answer.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }
  const entries = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: (answer) =>
      answer.bodies.identity.length + answer.bodies.br.length + answer.bodies.gzip.length + 1024,
    dispose: forget,
  });
  return {
    get: (key) => entries.get(key),
    set: (key, answer) => {
      entries.set(key, answer);
      if (!entries.has(key)) return; // Larger than the whole cache.
      for (const tag of answer.tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keys.add(key);
        keysByTag.set(tag, keys);
      }
    },
    invalidate: (tags) => {
      generation += 1;
      const keys = new Set(tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]));
      for (const key of keys) entries.delete(key);
      return keys.size;
    },
    clear: () => {
      generation += 1;
      entries.clear();
    },
    generation: () => generation,
    get size() {
      return entries.size;
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}
