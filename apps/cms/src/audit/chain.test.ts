import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkEntries,
  linkEntry,
  readEntry,
  START,
  type ChainEntry,
  type Content,
} from "./chain.ts";

const text = fc.string({ maxLength: 12 });
const content: fc.Arbitrary<Content> = fc.record({
  at: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date("2100-01-01") })
    .map((date) => date.toISOString()),
  ...{ user: text, person: text, role: text, action: text, collection: text },
  ...{ document: text, locale: text, title: text },
  changes: fc.array(fc.record({ path: text, before: fc.option(text), after: fc.option(text) }), {
    maxLength: 3,
  }),
});

/** Links contents to a chain. */
function build(contents: readonly Content[]): readonly ChainEntry[] {
  const chain: ChainEntry[] = [];
  for (const each of contents) chain.push(linkEntry(chain.at(-1) ?? START, each));
  return chain;
}
const chains = fc.array(content, { minLength: 3, maxLength: 12 }).map(build);
/** A chain and a place in it before its last entry. */
const places = chains.chain((chain) =>
  fc.tuple(fc.constant(chain), fc.nat({ max: chain.length - 2 })),
);
const FIELDS = [
  ...(["at", "user", "person", "role", "action"] as const),
  ...(["collection", "document", "locale", "title", "previous", "hash"] as const),
];

describe("chain", () => {
  it("accepts what was linked, also after a way through JSON, and in parts", () => {
    fc.assert(
      fc.property(chains, fc.nat(), (chain, cut) => {
        const copied = chain.map((entry) =>
          readEntry(JSON.parse(JSON.stringify(entry)) as Record<string, unknown>),
        );
        expect(copied).toEqual(chain);
        expect(checkEntries(copied)).toMatchObject({ ok: true, count: chain.length });
        const [first, second] = [
          copied.slice(0, cut % chain.length),
          copied.slice(cut % chain.length),
        ];
        const checked = checkEntries(first);
        if (!checked.ok) throw new Error("the first part is valid");
        expect(checkEntries(second, checked.tail).ok).toBe(true);
      }),
    );
  });

  it("finds each changed text and names its entry", () => {
    fc.assert(
      fc.property(places, fc.constantFrom(...FIELDS), ([chain, at], field) => {
        const changed = chain.with(at, {
          ...chain[at],
          [field]: `${chain[at]?.[field] ?? ""}x`,
        } as ChainEntry);
        expect(checkEntries(changed)).toMatchObject({ ok: false, sequence: at + 1 });
      }),
    );
  });

  it("finds a change whose own hash was computed again, at the next entry", () => {
    fc.assert(
      fc.property(places, content, ([chain, at], other) => {
        const forged = linkEntry(chain[at - 1] ?? START, { ...other, title: "forged value" });
        expect(checkEntries(chain.with(at, forged))).toEqual({
          ...{ ok: false, problem: "link", sequence: at + 2 },
        });
      }),
    );
  });

  it("finds removed, swapped and inserted entries, and a removed middle", () => {
    fc.assert(
      fc.property(places, ([chain, at]) => {
        const here = chain[at];
        const next = chain[at + 1];
        if (!here || !next) throw new Error("the place is before the last entry");
        const variants = [
          chain.toSpliced(at, 1),
          chain.with(at, next).with(at + 1, here),
          chain.toSpliced(at, 0, here),
          chain.toSpliced(at, 1, linkEntry(next, here)),
        ];
        for (const variant of variants) expect(checkEntries(variant).ok).toBe(false);
        expect(checkEntries(chain.toSpliced(at, 1))).toMatchObject({
          ...{ problem: "number", sequence: at + 1 },
        });
      }),
    );
  });

  it("finds a removed end and another end by a place that is known", () => {
    fc.assert(
      fc.property(places, content, ([chain, at], other) => {
        const last = chain.at(-1);
        if (!last) throw new Error("a chain has entries");
        const short = chain.slice(0, at + 1);
        expect(checkEntries(short).ok).toBe(true);
        expect(checkEntries(short, START, [last])).toEqual({
          ...{ ok: false, problem: "end", sequence: at + 2 },
        });
        const forked = build([...chain.slice(0, -1), { ...other, title: "forged value" }]);
        expect(checkEntries(forked).ok).toBe(true);
        expect(checkEntries(forked, START, [last])).toMatchObject({ ok: false, problem: "other" });
        const longer = [...chain, linkEntry(last, other)];
        expect(checkEntries(longer, START, [last])).toMatchObject({
          ok: true,
          count: longer.length,
        });
      }),
    );
  });
});
