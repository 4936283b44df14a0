/** Fixtures: releases made from the shipped rules in data/eligibility. */
import type { Locale } from "@orlaya/locales";
import {
  compileTable,
  createOptionsPayload,
  createPayload,
  readOptionsPayload,
  readPayload,
  resolveFlows,
  createSearchPayload,
  type Finder,
  type OptionsFinder,
  type SearchPayload,
} from "@orlaya/finder/eligibility";
import { parseData, TABLE_NAMES, type EligibilityData } from "@orlaya/finder/data";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EligibilityInput, EligibilityModule } from "./eligibility-model.ts";

const tables = Object.fromEntries(
  TABLE_NAMES.map((table) => [
    table,
    {
      format: "json" as const,
      text: readFileSync(
        join(import.meta.dirname, "../../../data/eligibility", `${table}.json`),
        "utf8",
      ),
    },
  ]),
);
const parsed = parseData(tables);
if (!parsed.ok) throw new Error("Cannot parse the shipped rules in data/eligibility.");
export const shipped: EligibilityData = parsed.data;

export const hosts: ReadonlySet<string> = new Set(["quote.orlaya.example"]);
const aliases = { AE: ["Dubai", "Emirates"], GB: ["UK", "England"] };

/** Returns a release in one locale: as a server reads it, and as a browser reads it. */
export function releaseOf(
  locale: Locale,
  version = 7,
  data = shipped,
): {
  readonly finder: Finder;
  readonly options: OptionsFinder;
  readonly search: SearchPayload;
} {
  const flows = resolveFlows(data);
  const read = readPayload(
    JSON.parse(
      JSON.stringify(createPayload({ flows, table: compileTable(flows), version, hosts }, locale)),
    ),
  );
  if (!read.ok) throw new Error(read.problem);
  const { finder } = read;
  const options = readOptionsPayload(JSON.parse(JSON.stringify(createOptionsPayload(finder))));
  if (!options.ok) throw new Error(options.problem);
  return {
    finder,
    options: options.finder,
    search: createSearchPayload({ flows, version, aliases }, locale),
  };
}

export const eligibilityModule: EligibilityModule = {
  title: "",
  description: "",
  image: null,
  submitLabel: "",
};

/** Returns the input from which the server builds a model, for `?query`. */
export function inputOf(finder: Finder, query = ""): EligibilityInput {
  return {
    finder,
    query: new URLSearchParams(query),
    place: {
      audience: "individual",
      action: "/find",
      releaseUrl: "/finder/7.json",
      searchUrl: "/finder/search7.json",
      noResultUrl: "/landing/no-plan",
      hosts: [...hosts],
      contact: { label: "Talk to our team", href: "/contact", external: false, newTab: false },
    },
  };
}
