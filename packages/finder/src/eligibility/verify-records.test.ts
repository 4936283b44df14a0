import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "@orlaya/locales";
import type { EligibilityData } from "../data/types.ts";
import type { AllowedHosts } from "../url.ts";
import { country, funnel, product, profile, rule, smallData } from "../testing/synthetic.ts";
import type { Finder } from "./finder.ts";
import { resolveFlows } from "./flows.ts";
import { readPayload } from "./payload/read.ts";
import { createSearchPayload } from "./payload/search.ts";
import type { SearchPayload } from "./payload/search.ts";
import { createPayload } from "./payload/write.ts";
import { compileTable } from "./table.ts";
import { verifyRecords } from "./verify-records.ts";

const ALIASES = { FR: ["Hexagone"], GB: ["UK", "England"] };
const data = smallData({
  products: [
    product("p", { "url_en-gb": "https://plans.example/p", "de-de": null }),
    product("q", { "url_fr-fr": null }),
  ],
  funnels: [funnel("f"), funnel("g", { "url_en-gb": "https://quote.example/g" })],
  profiles: [
    profile("expat", 1),
    profile("travel", 3),
    profile("local", 3, { Type: "Citizenship" }),
  ],
  countries: [...smallData().countries, country("CI", { Name: "Côte d’Ivoire", "en-gb": null })],
  rules: [
    rule("R1", { funnel: ["f"] }),
    rule("R2", { profile: ["travel"], product: ["q"], funnel: ["g"] }),
    rule("R3", { profile: ["local"], product: ["q"] }),
  ],
});

interface Files {
  readonly finder: Finder;
  readonly search: SearchPayload;
}
/** Corrupts the records at two positions. */
type Corrupt = (files: Files, a: number, b: number) => Files;
function build(of: EligibilityData, locale: Locale, hosts: AllowedHosts = "any"): Files {
  const flows = resolveFlows(of);
  const input = { flows, table: compileTable(flows), version: 1, hosts, aliases: ALIASES };
  const read = readPayload(createPayload(input, locale));
  if (!read.ok) throw new Error(read.problem);
  return { finder: read.finder, search: createSearchPayload(input, locale) };
}
function check({ finder, search }: Files, locale: Locale, hosts: AllowedHosts = "any") {
  return verifyRecords(data, finder, search, { hosts, aliases: ALIASES, locale });
}

describe("what a visitor reads and follows, compared with the data", () => {
  it.each(LOCALES)("nothing differs in %s, with any or with allowed hosts", (locale) => {
    for (const hosts of ["any", new Set(["plans.example"]), new Set<string>()] as const)
      expect(check(build(data, locale, hosts), locale, hosts)).toEqual([]);
    expect(
      verifyRecords(data, build(data, locale).finder, build(data, locale).search, {
        hosts: "any",
        locale,
      }),
    ).toEqual([]);
  });

  function swap<T>(items: readonly T[], a: number, b: number): readonly T[] {
    return items.map((item, at) =>
      at === a ? (items[b] ?? item) : at === b ? (items[a] ?? item) : item,
    );
  }
  function swapField(table: "products" | "funnels" | "profiles", field: string): Corrupt {
    return (files, a, b) => {
      const records: readonly object[] = files.finder[table];
      const values = records.map((each) =>
        new Map<string, unknown>(Object.entries(each)).get(field),
      );
      const swapped = swap(values, a, b);
      const changed = records.map((each, at) => ({ ...each, [field]: swapped[at] }));
      return { ...files, finder: { ...files.finder, [table]: changed } };
    };
  }
  function withFinder(files: Files, fields: Partial<Finder>): Files {
    return {
      ...files,
      finder: { ...files.finder, ...fields },
    };
  }
  function withSearch(files: Files, aliases: string): Files {
    return {
      ...files,
      search: { ...files.search, aliases },
    };
  }
  const CORRUPTIONS: Readonly<Record<string, Corrupt>> = {
    "country names swapped": (files, a, b) =>
      withFinder(files, { names: swap(files.finder.names, a, b) }),
    "codes swapped": (files, a, b) => withFinder(files, { codes: swap(files.finder.codes, a, b) }),
    "a blank name": (files, a) =>
      withFinder(files, { names: files.finder.names.map((name, at) => (at === a ? " " : name)) }),
    "a missing country": (files, a) =>
      withFinder(files, {
        codes: files.finder.codes.filter((_, at) => at !== a),
        names: files.finder.names.filter((_, at) => at !== a),
      }),
    "profile labels swapped": swapField("profiles", "label"),
    "profile ids swapped": swapField("profiles", "id"),
    "profiles out of order": (files, a, b) =>
      withFinder(files, { profiles: swap(files.finder.profiles, a, b) }),
    "product names swapped": swapField("products", "name"),
    "product addresses swapped": swapField("products", "url"),
    "funnel addresses swapped": swapField("funnels", "url"),
    "a product without address": (files, a) =>
      withFinder(files, {
        products: files.finder.products.map((each, at) =>
          at === a ? { ...each, url: null } : each,
        ),
      }),
    "an evil address": (files, a) =>
      withFinder(files, {
        products: files.finder.products.map((each, at) =>
          at === a ? { ...each, url: "https://evil.example/" } : each,
        ),
      }),
    "a script as the address of a funnel": (files, a) =>
      withFinder(files, {
        funnels: files.finder.funnels.map((each, at) =>
          at === a ? { ...each, url: "javascript:alert(1)" } : each,
        ),
      }),
    "an unknown product": (files, a) =>
      withFinder(files, {
        products: files.finder.products.map((each, at) =>
          at === a ? { ...each, id: "zz" } : each,
        ),
      }),
    "search lines swapped": (files, a, b) =>
      withSearch(files, swap(files.search.aliases.split("\n"), a, b).join("\n")),
    "search lines reversed": (files) =>
      withSearch(files, files.search.aliases.split("\n").reverse().join("\n")),
    "search aliases gone": (files) => withSearch(files, files.search.aliases.replace(/[^\n]/g, "")),
    "a search line missing": (files) => withSearch(files, files.search.aliases.replace("\n", "")),
    "a foreign alias": (files, a) =>
      withSearch(
        files,
        files.search.aliases
          .split("\n")
          .map((line, at) => (at === a ? `${line}|Ruritania` : line))
          .join("\n"),
      ),
    "the search file of another release": (files) => ({
      ...files,
      search: { ...files.search, version: 2 },
    }),
  };

  it.each(Object.entries(CORRUPTIONS))("finds %s wherever it is planted", (name, corrupt) => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.nat(), fc.nat(), (locale, one, other) => {
        const files = build(data, locale);
        const size =
          name.includes("funnel") || name.includes("product") || name.includes("address")
            ? 2
            : name.includes("profile")
              ? 3
              : files.finder.codes.length;
        const [a, b] = [one % size, other % size];
        const changed = corrupt(files, a, b);
        // A swap of equal values changes nothing.
        fc.pre(JSON.stringify(changed) !== JSON.stringify(files));
        const found = check(changed, locale);
        expect(found.length).toBeGreaterThan(0);
        for (const sentence of found) expect(sentence).toMatch(new RegExp(`^${locale}: [a-z]`));
      }),
      { numRuns: 40 },
    );
  });

  it("refuses a payload of another language, and addresses whose host is not allowed", () => {
    expect(check(build(data, "fr"), "en")).toEqual(["the payload in en is in fr"]);
    expect(check(build(data, "en"), "en", new Set(["plans.example"]))).toEqual([
      "en: the address of funnel “g” is “https://quote.example/g” instead of nothing",
    ]);
  });
});
