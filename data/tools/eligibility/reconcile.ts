/** Compares the countries of the site with those of the eligibility data (finder §2.10). */
import { DATA_LOCALE, type Country } from "../../../packages/finder/src/data/index.ts";
import { LOCALES } from "../../../packages/locales/src/index.ts";
import type { PerLocale } from "../photos.ts";

/** Result of the comparison by code (finder §2.10). */
export interface Reconciliation {
  /** Number of codes in both sets. */
  both: number;
  onlySite: string[];
  onlyEligibility: string[];
  /** Names that differ between the sets: the French `Name`, or the name in a locale. */
  names: { code: string; column: string; site: string; eligibility: string | null }[];
  /** Codes that are lower-case in the source. */
  lowerCase: string[];
}

/** Compares two sets of countries. Pure. Eligibility codes are trimmed and upper-cased first. */
export function reconcile(
  site: readonly { code: string; names: PerLocale }[],
  eligibility: readonly Country[],
): Reconciliation {
  const byCode = new Map(eligibility.map((country) => [country.iso.trim().toUpperCase(), country]));
  const siteCodes = new Set(site.map(({ code }) => code));
  const names = site.flatMap(({ code, names: own }) => {
    const country = byCode.get(code);
    if (!country) return [];
    const pairs: [string, string, string | null][] = [
      ["Name", own.fr, country.Name],
      ...LOCALES.map((locale): [string, string, string | null] => [
        DATA_LOCALE[locale],
        own[locale],
        country[DATA_LOCALE[locale]],
      ]),
    ];
    return pairs
      .filter(([, a, b]) => a !== b)
      .map(([column, a, b]) => ({ code, column, site: a, eligibility: b }));
  });
  return {
    both: site.filter(({ code }) => byCode.has(code)).length,
    onlySite: site.map(({ code }) => code).filter((code) => !byCode.has(code)),
    onlyEligibility: [...byCode.keys()].filter((code) => !siteCodes.has(code)),
    names,
    lowerCase: eligibility.map(({ iso }) => iso).filter((iso) => iso !== iso.toUpperCase()),
  };
}
