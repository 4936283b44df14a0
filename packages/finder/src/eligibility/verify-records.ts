/**
 * The verification of what a visitor reads and follows: names, labels, addresses and the search
 * file of one language, compared with the authored data (finder §2.9, §2.12, §2.14, §5.7). Shares
 * no code with the functions that write these files.
 */
import type { Locale } from "@orlaya/locales";
import { DATA_LOCALE, DATA_LOCALES } from "../data/types.ts";
import type { Country, EligibilityData, Profile } from "../data/types.ts";
import { fold } from "../search/fold.ts";
import { acceptUrl } from "../url.ts";
import type { AllowedHosts } from "../url.ts";
import type { Finder } from "./finder.ts";
import type { CountryAliases, SearchPayload } from "./payload/search.ts";

export interface RecordsOptions {
  readonly hosts: AllowedHosts;
  /**
   * The aliases of the search file. Without them only names are checked, because a stored release
   * does not contain its aliases.
   */
  readonly aliases?: CountryAliases;
  readonly locale: Locale;
}

/**
 * Compares the records of a decoded payload and its search file with the authored data. Returns one
 * sentence for each difference.
 */
export function verifyRecords(
  data: EligibilityData,
  finder: Finder,
  search: SearchPayload | null,
  options: RecordsOptions,
): readonly string[] {
  const { locale } = options;
  if (finder.locale !== locale) return [`the payload in ${locale} is in ${finder.locale}`];
  return [
    ...compareCountries(data, finder),
    ...compareProfiles(data, finder),
    ...compareProducts(data, finder, options),
    ...compareFunnels(data, finder, options),
    ...compareSearch(data, finder, search, options),
  ].map((sentence) => `${locale}: ${sentence}`);
}

/** Returns the first value that is not null. */
function pick(...values: readonly (string | null | undefined)[]): string | null {
  return values.find((value) => value !== null && value !== undefined) ?? null;
}

const quote = (text: string | null | undefined): string =>
  text === null || text === undefined ? "nothing" : `“${text}”`;

/** Returns a sentence when a value is not the expected one. */
function compareValue(
  called: string,
  expected: string | null,
  found: string | null | undefined,
): readonly string[] {
  return expected === (found ?? null)
    ? []
    : [`${called} is ${quote(found)} instead of ${quote(expected)}`];
}

/** Returns sentences for keys that are missing, unknown or given more than once. */
function compareKeys(
  called: string,
  expected: readonly string[],
  found: readonly string[],
): readonly string[] {
  const known = new Set(expected);
  const given = new Set(found);
  return [
    ...expected.filter((key) => !given.has(key)).map((key) => `${called} ${key} is missing`),
    ...[...given].filter((key) => !known.has(key)).map((key) => `${called} ${key} is unknown`),
    ...(given.size === found.length ? [] : [`a ${called} is given twice`]),
  ];
}

/** The name of a country must be in the position of its code. */
function compareCountries({ countries }: EligibilityData, finder: Finder): readonly string[] {
  const key = DATA_LOCALE[finder.locale];
  const isos = countries.map(({ iso }) => iso);
  return [
    ...compareKeys("country", isos, finder.codes),
    ...countries.flatMap((country) => {
      const at = finder.codes.indexOf(country.iso);
      const expected = pick(country[key], country["en-gb"], country.Name);
      const found = finder.names[at];
      return at < 0 ? [] : compareValue(`the name of country ${country.iso}`, expected, found);
    }),
  ];
}

function compareProfiles({ profiles }: EligibilityData, finder: Finder): readonly string[] {
  const key = DATA_LOCALE[finder.locale];
  const byId = new Map(profiles.map((profile) => [profile.id, profile]));
  const shown = finder.profiles.map(({ id }) => byId.get(id));
  // Need before Citizenship.
  const position = (profile: Profile | undefined): number =>
    (profile?.order ?? 0) * 2 + (profile?.Type === "Citizenship" ? 1 : 0);
  const isSorted = shown.every((each, at) => at === 0 || position(shown[at - 1]) <= position(each));
  return [
    ...compareKeys(
      "profile",
      profiles.map(({ id }) => id),
      finder.profiles.map(({ id }) => id),
    ),
    ...finder.profiles.flatMap(({ id, label }) => {
      const profile = byId.get(id);
      const expected = profile && pick(profile[key], profile["en-gb"], profile.Name);
      return expected === undefined
        ? []
        : compareValue(`the label of profile ${quote(profile?.Name)}`, expected, label);
    }),
    ...(isSorted ? [] : ["the profiles are not in their order"]),
  ];
}

function compareProducts(
  { products }: EligibilityData,
  finder: Finder,
  { hosts }: RecordsOptions,
): readonly string[] {
  const key = DATA_LOCALE[finder.locale];
  const byId = new Map(products.map((product) => [product.id, product]));
  return finder.products.flatMap(({ id, name, url }) => {
    const product = byId.get(id);
    if (product === undefined) return [`product ${id} is unknown`];
    const address = pick(
      acceptUrl(product[`url_${key}`], hosts),
      acceptUrl(product["url_en-gb"], hosts),
    );
    return [
      ...compareValue(
        `the name of product ${quote(product.Name)}`,
        pick(product[key], product["en-gb"], product.Name),
        name,
      ),
      ...compareValue(`the address of product ${quote(product.Name)}`, address, url),
    ];
  });
}

function compareFunnels(
  { funnels }: EligibilityData,
  finder: Finder,
  { hosts }: RecordsOptions,
): readonly string[] {
  const key = DATA_LOCALE[finder.locale];
  const byId = new Map(funnels.map((funnel) => [funnel.id, funnel]));
  return finder.funnels.flatMap(({ id, url }) => {
    const funnel = byId.get(id);
    if (funnel === undefined) return [`funnel ${id} is unknown`];
    return compareValue(
      `the address of funnel ${quote(funnel.Name)}`,
      acceptUrl(funnel[`url_${key}`], hosts),
      url,
    );
  });
}

/**
 * Compares the search file: the line of a country contains only its own names and aliases, each
 * once, and together with the shown name all of them.
 */
function compareSearch(
  { countries }: EligibilityData,
  finder: Finder,
  search: SearchPayload | null,
  { aliases }: RecordsOptions,
): readonly string[] {
  if (search === null) return ["the search file is missing"];
  if (search.version !== finder.version || search.locale !== finder.locale)
    return ["the search file belongs to another release or language"];
  const lines = search.aliases.split("\n");
  if (lines.length !== Math.max(finder.codes.length, 1))
    return [`the search file has ${lines.length} lines for ${finder.codes.length} countries`];
  const byIso = new Map(countries.map((country) => [country.iso, country]));
  return finder.codes.flatMap((iso, at) => {
    const country = byIso.get(iso);
    const shown = finder.names[at] ?? "";
    const given = (lines[at] ?? "").split("|").filter((alias) => alias !== "");
    return country === undefined ? [] : compareLine(country, shown, given, aliases);
  });
}

function compareLine(
  country: Country,
  shown: string,
  given: readonly string[],
  aliases: CountryAliases | undefined,
): readonly string[] {
  const { iso } = country;
  const own = aliases !== undefined && Object.hasOwn(aliases, iso) ? (aliases[iso] ?? []) : [];
  const names = [...DATA_LOCALES.map((locale) => country[locale] ?? ""), ...own];
  const found = [shown, ...given].map((name) => fold(name).joined);
  const known = new Set(names);
  const missing = names.filter((name) => {
    const { joined } = fold(name);
    return joined !== "" && !found.includes(joined);
  });
  const foreign = aliases === undefined ? [] : given.filter((alias) => !known.has(alias));
  return [
    ...missing.map((name) => `the search file does not find ${quote(name)} for country ${iso}`),
    ...foreign.map((alias) => `the search file finds ${quote(alias)} for country ${iso}`),
    ...(new Set(found).size === found.length
      ? []
      : [`the search file has a name of country ${iso} twice`]),
  ];
}
