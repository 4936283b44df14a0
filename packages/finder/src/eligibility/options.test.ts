import fc from "fast-check";
import { LOCALES, mapLocales } from "@orlaya/locales";
import { describe, expect, it } from "vitest";
import { NOT_LISTED } from "../code.ts";
import { isRule } from "../data/types.ts";
import type { EligibilityData } from "../data/types.ts";
import {
  SMALL_SHAPE,
  country,
  funnel,
  list,
  product,
  random,
  rule,
  smallData,
  syntheticData,
} from "../testing/synthetic.ts";
import { asksNationality, isOffered, listOptions } from "./cascade.ts";
import { certifyPayloads } from "./certify.ts";
import { FIELDS, NO_ANSWERS } from "./finder.ts";
import type { Answers, Finder, OptionsFinder } from "./finder.ts";
import { resolveFlows } from "./flows.ts";
import type { OptionsPayload, Payload } from "./payload/format.ts";
import { readOptionsPayload } from "./payload/read-options.ts";
import { readPayload } from "./payload/read.ts";
import { createOptionsPayload } from "./payload/write-options.ts";
import { createPayload } from "./payload/write.ts";
import { reduceTable } from "./reduce-table.ts";
import { compileTable } from "./table.ts";
import type { OptionsTable } from "./table.ts";
import { compareHeads, verifyOptions } from "./verify-options.ts";
import { verify } from "./verify.ts";

function payloadOf(data: EligibilityData, strictNationality = false): Payload {
  const flows = resolveFlows(data);
  const table = compileTable(flows, { strictNationality });
  return createPayload({ flows, table, version: 3, hosts: "any" }, "en");
}
function readFull(payload: unknown): Finder {
  const read = readPayload(payload);
  if (!read.ok) throw new Error(read.problem);
  return read.finder;
}
const finderOf = (data: EligibilityData, strictNationality = false): Finder =>
  readFull(payloadOf(data, strictNationality));

/** Returns the options as a browser reads them. */
function readBack(payload: OptionsPayload): OptionsFinder {
  const read = readOptionsPayload(JSON.parse(JSON.stringify(payload)));
  if (!read.ok) throw new Error(read.problem);
  return read.finder;
}
const optionsOf = (finder: OptionsFinder): OptionsFinder => readBack(createOptionsPayload(finder));

/** Returns every set of answers that a visitor can give to the first three questions. */
function* listAnswers({ codes, profiles }: OptionsFinder): Generator<Answers> {
  for (const residence of codes)
    for (const destination of codes)
      for (const { id: profile } of profiles)
        yield { residence, destination, profile, nationality: null };
}

/** Returns everything that a form asks a finder, over the whole space, as text. */
function describeForm(finder: OptionsFinder): string {
  const lines = [JSON.stringify(listOptions(finder, NO_ANSWERS, "residence"))];
  for (const answers of listAnswers(finder))
    lines.push(
      JSON.stringify([
        answers,
        ...FIELDS.map((field) => listOptions(finder, answers, field)),
        asksNationality(finder, answers),
        [...finder.codes, NOT_LISTED, "ZZ", ""].map((value) =>
          FIELDS.map((field) => isOffered(finder, answers, field, value)),
        ),
      ]),
    );
  return lines.join("\n");
}

/** Returns a copy of a list with another number at one place. */
const withNumber = (values: readonly number[], at: number, value: number): readonly number[] =>
  values.map((each, index) => (index === at ? value : each));

const COLUMNS = [
  "classes",
  "groups",
  "residence",
  "destination",
  "nationality",
  "within",
  "cells",
  "rows",
  "asks",
] as const;

describe("the options that a browser reads (finder §4)", () => {
  it("are those of the full finder, for every set of answers of random data", () => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), (seed, strict) => {
        const finder = finderOf(syntheticData(seed, SMALL_SHAPE), strict);
        expect(describeForm(optionsOf(finder))).toBe(describeForm(finder));
      }),
      { numRuns: 40 },
    );
  });

  it("contain no product, no funnel, no address and no outcome", () => {
    const data = smallData({
      rules: [
        rule("R1", { nationality: ["n1"], funnel: ["f"] }),
        rule("R2", { nationality: ["n2"], product: ["q"], funnel: ["g"] }),
      ],
      products: [product("p", { "en-gb": "Plan one" }), product("q", { "en-gb": "Plan two" })],
    });
    const payload = createOptionsPayload(finderOf(data));
    const text = JSON.stringify(payload);
    for (const part of ["Plan", "/en", "products", "funnels", "outcomes", "restricted"])
      expect(text).not.toContain(part);
    expect(Math.max(...payload.rows, ...payload.asks)).toBeLessThanOrEqual(1);
  });

  it("are the same bytes for the same finder, also when they are derived from themselves", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const payload = payloadOf(syntheticData(seed, SMALL_SHAPE));
        const text = JSON.stringify(createOptionsPayload(readFull(payload)));
        const copy: unknown = JSON.parse(JSON.stringify(payload));
        expect(JSON.stringify(createOptionsPayload(readFull(copy)))).toBe(text);
        expect(JSON.stringify(createOptionsPayload(readBack(JSON.parse(text) as never)))).toBe(
          text,
        );
      }),
      { numRuns: 40 },
    );
  });

  it("do not change with the number of products and rules", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 10 }), (seed, times) => {
        // Every rule of its own product, and every destination list in parts with a rule each.
        const data = syntheticData(seed, { ...SMALL_SHAPE, restricted: 0, closed: 0, broken: 0 });
        const parts = (Pays: readonly string[], part: number) =>
          Pays.filter((_, at) => at % times === part);
        const copies = Array.from({ length: times }, (_, part) => part);
        const grown: EligibilityData = {
          ...data,
          lists: [
            ...data.lists,
            ...copies.flatMap((part) =>
              data.lists
                .filter(({ excluded }) => !excluded)
                .map((each) => ({
                  ...each,
                  id: `${each.id}-${part}`,
                  Pays: parts(each.Pays, part),
                })),
            ),
          ],
          products: copies.flatMap((part) =>
            data.products.map((each) => ({ ...each, id: `${each.id}-${part}` })),
          ),
          rules: data.rules.filter(isRule).flatMap((each) =>
            copies.map((part) => ({
              ...each,
              id: `${each.id}-${part}`,
              ID: `${each.ID}-${part}`,
              product: each.product.map((id) => `${id}-${part}`),
              destination: each.destination.map((id) =>
                data.lists.find((other) => other.id === id)?.excluded ? id : `${id}-${part}`,
              ),
            })),
          ),
        };
        const [before, after] = [finderOf(data), finderOf(grown)];
        expect(JSON.stringify(createOptionsPayload(after))).toBe(
          JSON.stringify(createOptionsPayload(before)),
        );
      }),
      { numRuns: 40 },
    );
  });

  it("are derived from payloads that were stored before journeys within one country had rows", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const data = syntheticData(seed, SMALL_SHAPE);
        const { within: _, ...before } = payloadOf({
          ...data,
          rules: data.rules.filter(isRule).map((each) => ({ ...each, sameCountry: true })),
        });
        const finder = readFull(before);
        expect(describeForm(optionsOf(finder))).toBe(describeForm(finder));
      }),
      { numRuns: 20 },
    );
  });

  it("are read from an empty release", () => {
    const empty = { ...smallData(), countries: [], lists: [], rules: [], profiles: [] };
    for (const data of [
      empty,
      smallData({ rules: [] }),
      { ...empty, countries: [country("FR")] },
    ]) {
      const payload = payloadOf(data);
      const read = readPayload(payload);
      if (read.ok) expect(describeForm(optionsOf(read.finder))).toBe(describeForm(read.finder));
      else expect(data.countries).toEqual([]);
    }
  });
});

describe("reduceTable (finder §4)", () => {
  it("leaves no two classes, rows or questions that no journey distinguishes", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const table = reduceTable(finderOf(syntheticData(seed, SMALL_SHAPE)).table);
        for (const [role, other] of [
          ["residence", "destination"],
          ["destination", "residence"],
        ] as const)
          expect(findEqualClasses(table, role, other)).toEqual([]);
        const rows = split(table.rows, table.profiles);
        const questions = split(table.asks, table.nationalityClasses);
        expect(new Set(rows).size).toBe(rows.length);
        expect(new Set(questions).size).toBe(questions.length);
        const columns = Array.from({ length: table.nationalityClasses }, (_, at) =>
          questions.map((question) => question.split(",")[at]).join(),
        );
        expect(new Set(columns).size).toBe(columns.length);
      }),
      { numRuns: 40 },
    );
  });
});

function split(values: Int32Array, width: number): readonly string[] {
  return Array.from({ length: values.length / width }, (_, at) =>
    values.slice(at * width, (at + 1) * width).join(),
  );
}

/** Returns the pairs of classes of a role whose countries have the same rows. */
function findEqualClasses(
  table: OptionsTable,
  role: "residence" | "destination",
  other: "residence" | "destination",
): readonly string[] {
  const countries = [...table[role].keys()];
  const rowsOf = new Map<number, Map<number, number>>();
  for (const one of countries)
    for (const two of countries) {
      if (one === two) continue;
      const [from, to] = role === "residence" ? [one, two] : [two, one];
      const at = (table.residence[from] ?? 0) * table.destinationClasses;
      const row = table.cells[at + (table.destination[to] ?? 0)] ?? 0;
      const rows = rowsOf.get(table[role][one] ?? 0) ?? new Map<number, number>();
      rowsOf.set(table[role][one] ?? 0, rows.set(table[other][two] ?? 0, row));
    }
  return [...rowsOf].flatMap(([a, rows], at) =>
    [...rowsOf]
      .slice(at + 1)
      .flatMap(([b, others]) =>
        [...rows].every(([key, row]) => (others.get(key) ?? row) === row) ? `${a} ${b}` : [],
      ),
  );
}

describe("damaged files of options", () => {
  const finder = finderOf(syntheticData(11, { ...SMALL_SHAPE, restricted: 0.9, closed: 0 }));
  const payload = createOptionsPayload(finder);

  it("are refused, or every list of options is still an array", () => {
    const odd = fc.oneof(
      fc.integer({ min: -9, max: 70_000 }),
      fc.double(),
      fc.constantFrom(null, "", "1", [], {}, true, Number.NaN, "FRDE", "\n"),
    );
    const fields = Object.keys(payload) as (keyof OptionsPayload)[];
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.nat(),
        odd,
        fc.boolean(),
        (field, at, value, all) => {
          const old = payload[field];
          const changed =
            Array.isArray(old) && !all && old.length > 0
              ? old.map((each: unknown, index) => (index === at % old.length ? value : each))
              : value;
          const read = readOptionsPayload({ ...payload, [field]: changed });
          if (!read.ok) return;
          for (const answers of listAnswers(read.finder))
            for (const each of FIELDS)
              expect(Array.isArray(listOptions(read.finder, answers, each))).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["no object", null],
    ["a stored payload", payloadOf(smallData())],
    ["no version", { ...payload, version: "3" }],
    ["another language", { ...payload, locale: "it" }],
    ["another format", { ...payload, format: "table" }],
    ["codes in lower case", { ...payload, codes: payload.codes.toLowerCase() }],
    [
      "a country twice",
      { ...payload, codes: `${payload.codes.slice(0, -2)}${payload.codes.slice(0, 2)}` },
    ],
    ["a country without a name", { ...payload, codes: `${payload.codes}ZZ` }],
    ["a profile without a label", { ...payload, profiles: [["a"]] }],
    ["a group without classes", { ...payload, groups: withNumber(payload.groups, 0, 99) }],
    [
      "a class that does not exist",
      { ...payload, residence: withNumber(payload.residence, 0, 99) },
    ],
    ["a row that does not exist", { ...payload, within: withNumber(payload.within, 0, 999) }],
    ["an outcome", { ...payload, rows: withNumber(payload.rows, 0, 2) }],
    ["a question that does not exist", { ...payload, rows: withNumber(payload.rows, 0, -99) }],
    ["too few cells", { ...payload, cells: payload.cells.slice(1) }],
  ])("%s is refused", (_, value) => {
    expect(readOptionsPayload(value)).toMatchObject({ ok: false });
  });
});

describe("the verification of the options (finder §5.1)", () => {
  it("finds every number that changes what a visitor may choose, and no other", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const data = syntheticData(seed, { ...SMALL_SHAPE, countries: 6, rules: 8, profiles: 2 });
        const payload = createOptionsPayload(finderOf(data));
        const form = describeForm(readBack(payload));
        expect(verifyOptions(data, readBack(payload))).toMatchObject({ differing: 0, broken: [] });
        const { pick, below } = random(seed);
        for (let change = 0; change < 25; change++) {
          const column = pick(COLUMNS);
          if (payload[column].length === 0) continue;
          const at = below(payload[column].length);
          const read = readOptionsPayload({
            ...payload,
            [column]: withNumber(payload[column], at, below(4) - 1),
          });
          if (!read.ok) continue;
          const { differing, broken } = verifyOptions(data, read.finder);
          expect(differing + broken.length > 0).toBe(describeForm(read.finder) !== form);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("counts the same journeys by groups and country by country", () => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), (seed, strictNationality) => {
        const data = syntheticData(seed, SMALL_SHAPE);
        const other = optionsOf(finderOf(syntheticData(seed + 1, SMALL_SHAPE), strictNationality));
        for (const finder of [optionsOf(finderOf(data, strictNationality)), other]) {
          const byGroups = verifyOptions(data, finder, { strictNationality });
          const each = verifyOptions(data, finder, { strictNationality, everyCountry: true });
          const journeys = SMALL_SHAPE.countries ** 3 * SMALL_SHAPE.profiles;
          expect(byGroups).toMatchObject({ journeys, checked: journeys });
          expect(each).toMatchObject({ checked: journeys, differing: byGroups.differing });
          expect(each.broken.length > 0).toBe(byGroups.broken.length > 0);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("names the journey, what is expected and what the form does", () => {
    const data = smallData({
      rules: [
        rule("R1", { nationality: ["n1"] }),
        rule("R2", { nationality: ["n2"], product: ["q"] }),
      ],
      funnels: [funnel("f")],
    });
    const without = smallData({ ...data, lists: [...data.lists.slice(0, 3), list("n2", ["GB"])] });
    const answers = { residence: "FR", destination: "SG", profile: "expat" };
    expect(verifyOptions(data, optionsOf(finderOf(smallData()))).differences[0]).toEqual({
      answers: { ...answers, nationality: "FR" },
      expected: "asked, listed",
      found: "plan",
    });
    expect(verifyOptions(smallData({ rules: [] }), optionsOf(finderOf(data)))).toMatchObject({
      broken: ["FR → SG is offered and has no profile"],
    });
    expect(verifyOptions(without, optionsOf(finderOf(data)))).toMatchObject({ differing: 0 });
  });

  it("compares what the form shows with the payload", () => {
    const finder = finderOf(smallData());
    const options = optionsOf(finder);
    expect(compareHeads(finder, options)).toEqual([]);
    const swapped = { ...options, names: options.names.toReversed(), version: 4 };
    expect(compareHeads(finder, swapped)).toEqual([
      "the version of the options in en are not those of the release",
      "the names of the options in en are not those of the release",
    ]);
    expect(
      verifyOptions(smallData(), { ...options, codes: options.codes.slice(1) }).broken,
    ).toContain("the options of residence are not the countries of the data");
    expect(
      verifyOptions(smallData(), { ...options, profiles: options.profiles.slice(1) }).broken,
    ).toContain("the profiles of the options are not those of the data");
  });

  it("is part of the certificate, in every language", () => {
    const data = syntheticData(5, SMALL_SHAPE);
    const flows = resolveFlows(data);
    const table = compileTable(flows);
    const payloads = mapLocales((locale) =>
      createPayload({ flows, table, version: 1, hosts: "any" }, locale),
    );
    const certificate = certifyPayloads(data, payloads, {});
    const journeys = SMALL_SHAPE.countries ** 3 * SMALL_SHAPE.profiles;
    expect(certificate).toMatchObject({ journeys, checked: journeys, differing: 0, broken: [] });
    const [full, options] = LOCALES.map((locale) => readFull(payloads[locale])).reduce(
      ([a, b], finder) => [
        a + verify(data, finder).tuples,
        b + verifyOptions(data, optionsOf(finder)).tuples,
      ],
      [0, 0],
    );
    expect(options).toBeGreaterThan(0);
    expect(certificate.tuples).toBe(full + options);
  });
});
