import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { chooseEncoding, createByteCache, encodeAnswer } from "./byte-cache.ts";

const answer = (text: string, tags: readonly string[]) =>
  encodeAnswer(200, { "content-type": "text/html" }, Buffer.from(text), tags, 0);

describe("byte cache", () => {
  it("holds the same body in three encodings and an etag of its content", () => {
    const { bodies, etag } = answer("<p>é</p>", []);
    expect(brotliDecompressSync(bodies.br).toString()).toBe("<p>é</p>");
    expect(gunzipSync(bodies.gzip).toString()).toBe("<p>é</p>");
    expect(etag).toBe(answer("<p>é</p>", []).etag);
    expect(etag).not.toBe(answer("<p>e</p>", []).etag);
  });

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", "identity"],
    ["*", "br"],
    [undefined, "identity"],
    ["br;q=0, gzip;q=0", "identity"],
    ["BR", "br"],
  ] as const)("Accept-Encoding %s → %s", (accept, encoding) => {
    expect(chooseEncoding(accept)).toBe(encoding);
  });

  it("removes by tag exactly what carries it", () => {
    const cache = createByteCache(1_000_000);
    cache.set("/en", answer("home", ["doc:1", "chrome:individual:en"]));
    cache.set("/en/plans", answer("plans", ["doc:2", "chrome:individual:en"]));
    cache.set("/fr", answer("accueil", ["doc:3"]));
    expect(cache.invalidate(["doc:1"])).toBe(1);
    expect(cache.get("/en")).toBeUndefined();
    expect(cache.get("/en/plans")).toBeDefined();
    expect(cache.invalidate(["chrome:individual:en", "doc:2"])).toBe(1);
    expect(cache.get("/fr")).toBeDefined();
    expect(cache.size).toBe(1);
  });

  it("a replaced answer leaves no tag behind", () => {
    const cache = createByteCache(1_000_000);
    cache.set("/en", answer("old", ["doc:1"]));
    cache.set("/en", answer("new", ["doc:2"]));
    expect(cache.invalidate(["doc:1"])).toBe(0);
    expect(cache.get("/en")?.bodies.identity.toString()).toBe("new");
  });

  it("stays within its bytes and lets the least recently used go", () => {
    const cache = createByteCache(30_000);
    for (let index = 0; index < 50; index += 1)
      cache.set(`/${index}`, answer(String(index).repeat(500), ["t"]));
    expect(cache.size).toBeLessThan(30);
    expect(cache.get("/49")).toBeDefined();
    expect(cache.get("/0")).toBeUndefined();
    expect(cache.invalidate(["t"])).toBeGreaterThan(0);
    expect(cache.size).toBe(0);
  });

  it("counts invalidations, so that a rendering begun before one is not kept after it", () => {
    const cache = createByteCache(1000);
    const before = cache.generation();
    cache.invalidate(["x"]);
    expect(cache.generation()).not.toBe(before);
  });
});
