import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { chooseEncoding, createByteCache, encodeAnswer, matchesTag } from "./byte-cache.ts";

const answer = (text: string, tags: readonly string[]) =>
  encodeAnswer(200, { "content-type": "text/html" }, Buffer.from(text), tags, 0);

describe("byte cache", () => {
  it("stores the same body in three encodings with an etag of its content", () => {
    const { bodies, etag } = answer("<p>é</p>", []);
    expect(brotliDecompressSync(bodies.br).toString()).toBe("<p>é</p>");
    expect(gunzipSync(bodies.gzip).toString()).toBe("<p>é</p>");
    expect(etag).toBe(answer("<p>é</p>", []).etag);
    expect(etag).not.toBe(answer("<p>e</p>", []).etag);
  });

  it("removes exactly the responses with the tag", () => {
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

  it("removes the tags of a replaced response", () => {
    const cache = createByteCache(1_000_000);
    cache.set("/en", answer("old", ["doc:1"]));
    cache.set("/en", answer("new", ["doc:2"]));
    expect(cache.invalidate(["doc:1"])).toBe(0);
    expect(cache.get("/en")?.bodies.identity.toString()).toBe("new");
  });

  it("stays within its size in bytes and evicts the least recently used entries", () => {
    const cache = createByteCache(30_000);
    for (let index = 0; index < 50; index += 1)
      cache.set(`/${index}`, answer(String(index).repeat(500), ["t"]));
    expect(cache.size).toBeLessThan(30);
    expect(cache.get("/49")).toBeDefined();
    expect(cache.get("/0")).toBeUndefined();
    expect(cache.invalidate(["t"])).toBeGreaterThan(0);
    expect(cache.size).toBe(0);
  });

  it("changes the generation with an invalidation, so that a render from before it is not stored", () => {
    const cache = createByteCache(1000);
    const before = cache.generation();
    cache.invalidate(["x"]);
    expect(cache.generation()).not.toBe(before);
  });
});

describe("choice of an encoding", () => {
  it("[7-003] sends the body unencoded to a client that accepts no encoding", () => {
    expect(chooseEncoding("identity")).toBe("identity");
  });

  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["  ", "identity"],
    [";", "identity"],
    [",", "identity"],
    ["identity", "identity"],
    ["deflate", "identity"],
    ["zstd", "identity"],
    ["x-gzip", "identity"],
    ["bro", "identity"],
    ["brotli", "identity"],
    ["br gzip", "identity"],
    ["gzip deflate br", "identity"],
    ["br=1", "identity"],
    ["br/1", "identity"],
    ["br", "br"],
    ["BR", "br"],
    ["Br;Q=0.5", "br"],
    [" br ", "br"],
    ["\tbr", "br"],
    [",br", "br"],
    ["br,", "br"],
    ["é, br", "br"],
    ["gzip", "gzip"],
    ["GZip", "gzip"],
    ["x-gzip, gzip", "gzip"],
    ["compress, gzip", "gzip"],
    ["compress;q=0.5, gzip;q=1.0", "gzip"],
    ["gzip, deflate", "gzip"],
    ["gzip,deflate", "gzip"],
    ["gzip, deflate, br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip,br", "br"],
    ["gzip,,br", "br"],
    ["*", "br"],
    ["*;q=0.1", "br"],
    ["identity;q=0", "identity"],
    ["identity;q=0, *;q=0", "identity"],
    ["identity, *;q=0", "identity"],
    ["*;q=0", "identity"],
    ["*;q=0, gzip", "gzip"],
    ["*;q=0, br", "br"],
    ["gzip, *;q=0", "gzip"],
    ["gzip;q=1.0, identity; q=0.5, *;q=0", "gzip"],
    ["*, br;q=0", "gzip"],
    ["br;q=0, *", "gzip"],
    ["br;q=0, *;q=0.5", "gzip"],
    ["gzip;q=0, *", "br"],
    ["br;q=0", "identity"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0, gzip", "gzip"],
    ["br;q=0.000, gzip", "gzip"],
    ["br;q=0, gzip;q=0", "identity"],
    ["br; q=0, gzip", "gzip"],
    ["br;\tq=0", "identity"],
    ["br\t;q=0, gzip", "gzip"],
    ["br ;q=0, gzip", "gzip"],
    ["br;level=5;q=0", "identity"],
    ["br;level=5;q=0, gzip", "gzip"],
    ["dcb, dcz, br;q=0, gzip", "gzip"],
    ["br;q=0.001", "br"],
    ["br;q=0.0001", "br"],
    ["br;q=.5", "br"],
    ["br;q=0.", "identity"],
    ["br;q=2", "br"],
    ["br;q=1;level=5", "br"],
    ["br;", "br"],
    ["br;q", "br"],
    ["br;q=", "br"],
    ["br;q=,gzip", "br"],
    ["br;q=0;q=1", "identity"],
    ["br;q=1;q=0", "br"],
    ["br;q=0, br", "br"],
    ["gzip;q=0.5;, br", "br"],
    ['br;foo="a,b", gzip', "br"],
  ] as const)("Accept-Encoding %j → %s", (accept, encoding) => {
    expect(chooseEncoding(accept)).toBe(encoding);
  });

  it.each([
    ["gzip;q=1.0, br;q=0.1"],
    ["br;q=0.1, gzip;q=1"],
    ["identity;q=1, br;q=0.5"],
    ["identity, gzip;q=0.5, br;q=0.5"],
    ["identity;q=1, *;q=0.5"],
  ])("prefers brotli regardless of its weight: Accept-Encoding %j", (accept) => {
    expect(chooseEncoding(accept)).toBe("br");
  });

  // The previous parser of this project read no weight here and did not recognise the encoding.
  it.each([
    ["br ;q=1", "br"],
    ["gzip ; q=0.5", "gzip"],
  ] as const)(
    "accepts space before a weight (RFC 9110 §12.4.2): Accept-Encoding %j → %s",
    (accept, encoding) => {
      expect(chooseEncoding(accept)).toBe(encoding);
    },
  );

  // RFC 9110 §12.4.2 allows only 0 to 1 with three decimals, and RFC 9110 §12.5.3 does not define
  // which of two weights of one encoding applies. Any result is valid. The previous parser of this
  // project returned another one.
  it.each([
    ["br;q=abc", "identity"],
    ["br;q=abc, gzip", "gzip"],
    ["br;q=-1", "identity"],
    ["br;q=-1, gzip", "gzip"],
    ["br;q = 0, gzip", "gzip"],
    ["br;q=1.2.3", "br"],
    ['br;q="0"', "identity"],
    ["br;q=0 gzip", "identity"],
    ["br, br;q=0", "br"],
  ] as const)("reads a malformed weight: Accept-Encoding %j → %s", (accept, encoding) => {
    expect(chooseEncoding(accept)).toBe(encoding);
  });
});

describe("If-None-Match", () => {
  const ETAG = '"abc-br"';

  it.each([
    ["*"],
    ['"abc-br"'],
    ['W/"abc-br"'],
    [' "abc-br" '],
    ['"abc-br", "x"'],
    ['"x", "abc-br"'],
    ['"x","abc-br"'],
    ['"x" , "abc-br"'],
    ['"x",\t"abc-br"'],
    ['"abc-br"\t, "x"'],
    ['"abc-br",'],
    [',"abc-br"'],
    ['W/"x", W/"abc-br"'],
    ['"a,b", "abc-br"'],
  ])("%j matches the tag", (header) => {
    expect(matchesTag(header, ETAG)).toBe(true);
  });

  it.each([
    [undefined],
    [""],
    ['""'],
    ['W/""'],
    ["W/*"],
    ['"*"'],
    ["abc-br"],
    ['"abc"'],
    ['"abc-gzip"'],
    ['"ABC-br"'],
    ['"abc-br'],
    ['x"abc-br"'],
    ['"abc-br"x'],
    ['"abc-br" "x"'],
    ['w/"abc-br"'],
    ['W/ "abc-br"'],
    ['W/W/"abc-br"'],
    ['"a, "abc-br, b"'],
  ])("%j does not match the tag", (header) => {
    expect(matchesTag(header, ETAG)).toBe(false);
  });

  // The field is * alone or a list of tags (RFC 9110 §13.1.2), and no value has surrounding space
  // (§5.5). These values therefore never mean *. The previous parser of this project read them as
  // *. Sending the whole page is the safe response.
  it.each([[" * "], ['*, "x"'], ['"x", *']])(
    "%j is malformed and does not match the tag",
    (header) => {
      expect(matchesTag(header, ETAG)).toBe(false);
    },
  );
});
