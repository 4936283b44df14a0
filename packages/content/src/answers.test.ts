import { INDEXING_STATES } from "@orlaya/contract";
import { describe, expect, it } from "vitest";
import { parseRelease, parseRouteRow } from "./answers.ts";

describe("parseRouteRow", () => {
  it.each([...INDEXING_STATES, null])("gives a parsed row with decision %s again", (indexing) => {
    const stored = { path: "/en/a", locale: "en", document: "d", title: "A", noindex: true };
    const row = parseRouteRow({ ...stored, indexing, sitemap: false });
    expect(row.indexing).toBe(indexing);
    expect(parseRouteRow({ ...row })).toEqual(row);
  });
  it.each([undefined, "always", 1])("reads the decision %s as none", (indexing) => {
    expect(parseRouteRow({ indexing }).indexing).toBeNull();
  });
});

describe("parseRelease", () => {
  const stored = { version: 3, checksum: "c", payloads: { en: { a: 1 } }, search: { nl: {} } };

  it("returns the file of each language, and undefined for a language without a file", () => {
    expect(parseRelease(stored)).toEqual({
      version: 3,
      checksum: "c",
      payloads: { en: { a: 1 }, fr: undefined, es: undefined, de: undefined, nl: undefined },
      search: { en: undefined, fr: undefined, es: undefined, de: undefined, nl: {} },
    });
  });
  it("returns undefined for a file that is not an object, and ignores unknown languages", () => {
    const payloads = { en: "text", fr: null, es: [], de: 1, nl: {}, it: {} };
    expect(Object.entries(parseRelease({ ...stored, payloads })?.payloads ?? {})).toEqual([
      ["en", undefined],
      ["fr", undefined],
      ["es", undefined],
      ["de", undefined],
      ["nl", {}],
    ]);
  });
  it("returns undefined for every search file when the release has none", () => {
    const { search } = parseRelease({ ...stored, search: undefined }) ?? {};
    expect(Object.values(search ?? {})).toEqual(Array.from({ length: 5 }));
  });
  it.each([null, [], { ...stored, version: "3" }, { ...stored, payloads: [] }])(
    "returns null for %j",
    (value) => {
      expect(parseRelease(value)).toBeNull();
    },
  );
});
