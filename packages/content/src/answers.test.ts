import { describe, expect, it } from "vitest";
import { parseRelease } from "./answers.ts";

describe("a release of the eligibility rules", () => {
  const stored = { version: 3, checksum: "c", payloads: { en: { a: 1 } }, search: { nl: {} } };

  it("has the files of each language, and nothing in a language for which it has none", () => {
    expect(parseRelease(stored)).toEqual({
      version: 3,
      checksum: "c",
      payloads: { en: { a: 1 }, fr: undefined, es: undefined, de: undefined, nl: undefined },
      search: { en: undefined, fr: undefined, es: undefined, de: undefined, nl: {} },
    });
  });
  it("has nothing where a file is no object, and no file of another language", () => {
    const payloads = { en: "text", fr: null, es: [], de: 1, nl: {}, it: {} };
    expect(Object.entries(parseRelease({ ...stored, payloads })?.payloads ?? {})).toEqual([
      ["en", undefined],
      ["fr", undefined],
      ["es", undefined],
      ["de", undefined],
      ["nl", {}],
    ]);
  });
  it("has no search files where there are none", () => {
    const { search } = parseRelease({ ...stored, search: undefined }) ?? {};
    expect(Object.values(search ?? {})).toEqual(Array.from({ length: 5 }));
  });
  it.each([null, [], { ...stored, version: "3" }, { ...stored, payloads: [] }])(
    "is not %j",
    (value) => {
      expect(parseRelease(value)).toBeNull();
    },
  );
});
