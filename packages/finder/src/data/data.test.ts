import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { list, rule, smallData, SPEC_SHAPE, syntheticData } from "../testing/synthetic.ts";
import { formatCsv, parseCsv } from "./csv.ts";
import {
  TABLE_NAMES,
  describeDataError,
  parseData,
  getListRole,
  hasExcludedLabel,
  formatTableAsCsv,
  formatTableAsJson,
  validateData,
} from "./index.ts";
import type { EligibilityData, TableFile, TableName } from "./index.ts";

/** Returns the small data with the records of one table replaced. */
function withRows(table: TableName, rows: readonly unknown[]): unknown {
  return { ...smallData(), [table]: rows };
}
function problems(value: unknown) {
  const result = validateData(value);
  return result.ok
    ? []
    : result.errors.map(
        ({ table, row, column, problem }) => `${table} ${row ?? "-"} ${column ?? "-"} ${problem}`,
      );
}
function files(data: EligibilityData, format: "json" | "csv"): Record<TableName, TableFile> {
  const text = format === "json" ? formatTableAsJson : formatTableAsCsv;
  const entry = (table: TableName): TableFile => ({ format, text: text(data, table) });
  return {
    countries: entry("countries"),
    lists: entry("lists"),
    profiles: entry("profiles"),
    products: entry("products"),
    funnels: entry("funnels"),
    rules: entry("rules"),
    accepted: entry("accepted"),
    journeys: entry("journeys"),
  };
}

describe("validation names row and column", () => {
  const [first, second] = smallData().countries;
  const [r1] = smallData().rules;

  it("accepts well-formed data unchanged", () => {
    const data = syntheticData(3, { ...SPEC_SHAPE, countries: 30, rules: 20 });
    expect(validateData(JSON.parse(JSON.stringify(data)))).toEqual({ ok: true, data });
  });

  it("[3-003] [2.10] upper-cases iso on ingest and keeps it unique", () => {
    const result = validateData(withRows("countries", [{ ...first, iso: "fr" }]));
    expect(result.ok && result.data.countries[0]?.iso).toBe("FR");
    expect(problems(withRows("countries", [first, { ...second, iso: "fr" }]))).toEqual([
      "countries 2 iso duplicate",
    ]);
    expect(problems(withRows("countries", [{ ...first, iso: "FRA" }]))).toEqual([
      "countries 1 iso not-iso",
    ]);
  });

  it("[3-034] [3-037] [3-038] [3-039] [9-006] [9-007] accepts exactly the options and ranges of the spec", () => {
    for (const type of [1, 8])
      expect(problems(withRows("rules", [{ ...r1, "Rules type": type }]))).toEqual([]);
    for (const type of [0, 9])
      expect(problems(withRows("rules", [{ ...r1, "Rules type": type }]))).toEqual([
        "rules 1 Rules type out-of-range",
      ]);
    expect(problems(withRows("rules", [{ ...r1, "Rules type": 1.5 }]))).toEqual([
      "rules 1 Rules type not-an-integer",
    ]);
    for (const level of ["Low", "Medium", null, undefined, ""])
      expect(problems(withRows("rules", [{ ...r1, "Compliance level": level }]))).toEqual([]);
    expect(
      problems(
        withRows("rules", [
          { ...r1, "Compliance level": "High", "Rules label": "06", Type: "Liste" },
        ]),
      ),
    ).toEqual([
      "rules 1 Type not-an-option",
      "rules 1 Rules label not-an-option",
      "rules 1 Compliance level not-an-option",
    ]);
    for (const label of [
      "01 - Asia",
      "02 - Middle East",
      "03 - France & Switzerland",
      "04 - English-speaking countries",
      "05 - Rest of the world",
    ])
      expect(problems(withRows("rules", [{ ...r1, "Rules label": label }])), label).toEqual([]);
    for (const label of ["01 - asia", "06 - Elsewhere", "Asia"])
      expect(problems(withRows("rules", [{ ...r1, "Rules label": label }])), label).toEqual([
        "rules 1 Rules label not-an-option",
      ]);
  });

  it("[3-015] [3-057] accepts exactly the list and profile types of the spec", () => {
    expect(
      problems(
        withRows("lists", [
          { ...list("r", []), Type: "Pays" },
          { ...list("d", []), Type: "Country" },
        ]),
      ),
    ).toEqual(["lists 2 Type not-an-option"]);
    const [profile] = smallData().profiles;
    for (const Type of ["Need", "Citizenship"])
      expect(problems(withRows("profiles", [{ ...profile, Type }])), Type).toEqual([]);
    for (const Type of ["need", "Nationality", ""])
      expect(problems(withRows("profiles", [{ ...profile, Type }])).length, Type).toBeGreaterThan(
        0,
      );
  });

  it("[3-034 3-035] a nationality record has the name NULL and other columns", () => {
    expect(
      problems(
        withRows("rules", [
          r1,
          { id: "n", ID: "N", Type: "Nationality", Name: "NULL", LISA: ["rule-R1"] },
        ]),
      ),
    ).toEqual([]);
    expect(
      problems(
        withRows("rules", [
          { id: "n", ID: "N", Type: "Nationality", Name: "NULL", LISA: [], Entity: "X" },
        ]),
      ),
    ).toEqual(["rules 1 Entity unknown-column"]);
  });

  it("[2.17] named journeys: product and nationality agree with the outcome", () => {
    const journey = {
      id: "j1",
      residence: "fr",
      destination: "SG",
      profile: "expat",
      nationality: "other",
      outcome: "plan",
      product: "p",
      why: "A reason.",
    };
    const asks = { ...journey, outcome: "asks", product: null, nationality: null };
    const result = validateData(withRows("journeys", [journey, { ...asks, id: "j2" }]));
    expect(result.ok && result.data.journeys[0]).toEqual({ ...journey, residence: "FR" });
    for (const [change, problem] of [
      [{ product: null }, "product missing"],
      [{ outcome: "none" }, "product contradiction"],
      [{ outcome: "asks", product: "" }, "nationality contradiction"],
      [{ outcome: "sells" }, "outcome not-an-option"],
      [{ residence: "ß" }, "residence not-iso"],
      [{ nationality: "ZZZ" }, "nationality not-iso"],
      [{ why: " " }, "why missing"],
    ] as const)
      expect(problems(withRows("journeys", [{ ...journey, ...change }]))).toEqual([
        `journeys 1 ${problem}`,
      ]);
    expect(problems(withRows("journeys", [journey, journey]))).toEqual(["journeys 2 id duplicate"]);
  });

  it("reports all duplicates, unknown columns, wrong types and missing tables together", () => {
    expect(
      problems(
        withRows("rules", [
          r1,
          { ...rule("R1"), Entity: 7, residence: "r", colour: "red", product: [1] },
          "x",
        ]),
      ),
    ).toEqual([
      "rules 2 colour unknown-column",
      "rules 2 id duplicate",
      "rules 2 ID duplicate",
      "rules 2 Entity wrong-type",
      "rules 2 residence wrong-type",
      "rules 2 product bad-id",
      "rules 3 - not-a-record",
    ]);
    expect(problems({ ...smallData(), rules: undefined })).toEqual(["rules - - missing-table"]);
    expect(problems({ ...smallData(), rules: {} })).toEqual(["rules - - not-a-table"]);
    for (const nonsense of [null, 1, "x", []])
      expect(problems(nonsense)).toHaveLength(TABLE_NAMES.length - 1);
  });

  it("limits the returned errors and counts all of them", () => {
    const result = validateData(
      withRows(
        "rules",
        Array.from({ length: 10_000 }, () => null),
      ),
    );
    expect(result).toMatchObject({ ok: false, count: 10_000 });
    expect(result.ok ? 0 : result.errors.length).toBe(200);
  });

  it("describes an error in a sentence", () => {
    const result = validateData(withRows("rules", [{ ...r1, Entity: "" }]));
    expect(result.ok ? "" : result.errors.map(describeDataError).join()).toBe(
      "rules, row 1, column Entity: a value is required",
    );
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...TABLE_NAMES), (value, table) => {
        validateData(withRows(table, [value]));
        validateData(value);
      }),
    );
  });
});

describe("files", () => {
  it("[3-006] data are the same after writing and reading JSON and CSV", () => {
    const data = {
      ...syntheticData(4, { ...SPEC_SHAPE, countries: 30, rules: 20 }),
      accepted: [
        { id: "gap/residence/KP", reason: 'Sanctions, "always"\nsee policy', journeys: 12 },
      ],
    };
    const rules = [
      ...data.rules,
      {
        id: "n",
        ID: "N",
        Type: "Nationality",
        Name: "NULL",
        LISA: ["rule-R1", "rule-R2"],
      } as const,
    ];
    for (const format of ["json", "csv"] as const)
      expect(parseData(files({ ...data, rules }, format))).toEqual({
        ok: true,
        data: { ...data, rules },
      });
  });

  it("CSV begins with a byte-order mark, and is read with and without it", () => {
    const whole = files(smallData(), "csv");
    for (const { text } of Object.values(whole)) expect(text).toMatch(/^\uFEFFid,/);
    const without = Object.fromEntries(
      TABLE_NAMES.map((table) => [table, { ...whole[table], text: whole[table].text.slice(1) }]),
    );
    expect(parseData(without)).toEqual(parseData(whole));
  });

  it("an import without a column whose absence would widen cover is refused", () => {
    const whole = files(smallData({ rules: [rule("R1", { nationality: ["n1"] })] }), "csv");
    for (const [table, column] of [
      ["rules", "nationality"],
      ["lists", "excluded"],
      ["lists", "Pays"],
      ["countries", "never"],
      ["countries", "never_nationality"],
    ] as const) {
      const parsed = parseCsv(whole[table].text);
      const [header = [], ...rows] = parsed.ok ? parsed.rows.map(({ cells }) => cells) : [];
      const at = header.indexOf(column);
      const text = formatCsv([header, ...rows].map((cells) => cells.toSpliced(at, 1)));
      const read = parseData({ ...whole, [table]: { format: "csv", text } });
      expect(
        read.ok ? [] : read.errors.map((error) => `${error.column} ${error.problem}`),
      ).toContain(`${column} missing`);
    }
  });

  it("a truncated or malformed file gives an error with its position", () => {
    const data = smallData();
    const whole = files(data, "json");
    expect(
      parseData({ ...whole, rules: { format: "json", text: whole.rules.text.slice(0, 80) } }),
    ).toMatchObject({ ok: false, errors: [{ table: "rules", row: null, problem: "malformed" }] });
    const csv = files(data, "csv");
    expect(
      parseData({ ...csv, lists: { format: "csv", text: `${csv.lists.text}x,y\r\n` } }),
    ).toMatchObject({
      ok: false,
      errors: [{ table: "lists", row: 5, line: 6, problem: "malformed" }],
    });
    expect(
      parseData({ ...csv, lists: { format: "csv", text: `${csv.lists.text}"x` } }),
    ).toMatchObject({
      ok: false,
      errors: [{ table: "lists", row: null, line: 6, problem: "malformed" }],
    });
    expect(parseData({ ...csv, lists: { format: "csv", text: "" } })).toMatchObject({
      ok: false,
      errors: [{ problem: "malformed" }],
    });
  });

  it("JSON that is truncated at any position is rejected as a whole, with the name of its table", () => {
    const whole = files(smallData(), "json");
    const { text } = whole.lists;
    for (let length = 0; length < text.trimEnd().length; length++) {
      expect(
        parseData({ ...whole, lists: { format: "json", text: text.slice(0, length) } }),
      ).toMatchObject({
        ok: false,
        count: 1,
        errors: [{ table: "lists", row: null, problem: "malformed" }],
      });
    }
  });

  it("a file of 5 MB with invalid records is rejected", () => {
    const text = JSON.stringify(
      Array.from({ length: 200_000 }, (_, i) => ({ id: `x${i}`, Name: "n" })),
    );
    expect(text.length).toBeGreaterThan(5_000_000);
    expect(parseData({ ...files(smallData(), "json"), rules: { format: "json", text } }).ok).toBe(
      false,
    );
  });

  it("CSV cells of any kind are the same after writing and reading; the parser never throws", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.array(fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r", " ", "é") }), {
            minLength: 2,
            maxLength: 2,
          }),
        ),
        (rows) => {
          const parsed = parseCsv(formatCsv(rows));
          expect(parsed.ok && parsed.rows.map(({ cells }) => cells)).toEqual(rows);
        },
      ),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r") }), (text) => {
        parseCsv(text);
      }),
    );
  });
});

describe("names of lists", () => {
  it("[3-016] role tags and the excluded-countries label", () => {
    expect(getListRole(list("a", [], { Name: "7. France [location]" }))).toBe("location");
    expect(getListRole(list("a", [], { Name: "7. France [Destination]" }))).toBe("destination");
    expect(getListRole(list("a", [], { Name: "7. France" }))).toBeNull();
    expect(hasExcludedLabel(list("a", [], { Name: "0. Excluded countries [location]" }))).toBe(
      true,
    );
    expect(hasExcludedLabel(list("a", [], { Name: "Non-excluded" }))).toBe(false);
  });
});
