/** Checks the names that visitors see. */
import { DATA_LOCALES } from "../../data/types.ts";
import type { EligibilityData } from "../../data/types.ts";
import { fold } from "../../search/fold.ts";
import { compareCodeUnits } from "../flows.ts";
import type { Add } from "./collector.ts";

/** Adds findings for missing names, and for countries that have the same name. */
export function checkNames(data: EligibilityData, add: Add): void {
  for (const locale of DATA_LOCALES) {
    const report = (key: string, subject: string) =>
      add("name-fallback", key, 0, { subject: [subject], by: [locale] });
    for (const country of data.countries)
      if (country[locale] === null) report(country.iso, `countries/${country.iso}`);
    for (const table of ["profile", "product"] as const)
      for (const record of data[`${table}s`])
        if (record[locale] === null) report(`${table} ${record.id}`, `${table}s/${record.id}`);
  }
  checkSameNames(data, add);
}

/**
 * Adds groups of countries whose names in a language are the same for the country search: equal
 * without case, accents and punctuation (finder §6.4). Fallbacks are names, too (finder §2.9).
 */
function checkSameNames({ countries }: EligibilityData, add: Add): void {
  for (const locale of DATA_LOCALES) {
    const named = Map.groupBy(
      countries,
      (country) => fold(country[locale] ?? country["en-gb"] ?? country.Name).joined,
    );
    for (const group of named.values()) {
      if (group.length < 2) continue;
      const sorted = group.toSorted((a, b) => compareCodeUnits(a.iso, b.iso));
      const key = sorted.map(({ iso }) => iso).join("+");
      const subject = sorted.map(({ iso }) => iso);
      add("same-name", key, 0, { subject, by: [locale] });
    }
  }
}
