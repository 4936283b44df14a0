/**
 * The authored eligibility data (spec §3; finder §1, §2): eight tables and their columns.
 *
 * The column names are those of the spec. These types define a well-formed record. `findings`
 * checks whether the records are consistent (dangling ids, conflicts, gaps…).
 */
import { LOCALE_TABLE, type Locale } from "@orlaya/locales";

/** Locale of a column with names or addresses. */
export type DataLocale = (typeof LOCALE_TABLE)[Locale]["iso"];
/**
 * The column locale of each language, in the order of the columns. The checksum of the data depends
 * on this order.
 */
export const DATA_LOCALE: { readonly [L in Locale]: (typeof LOCALE_TABLE)[L]["iso"] } = {
  en: LOCALE_TABLE.en.iso,
  fr: LOCALE_TABLE.fr.iso,
  es: LOCALE_TABLE.es.iso,
  nl: LOCALE_TABLE.nl.iso,
  de: LOCALE_TABLE.de.iso,
};
export const DATA_LOCALES: readonly DataLocale[] = Object.values(DATA_LOCALE);

export const LIST_TYPES = ["Pays", "Liste de pays", "Nationality"] as const;
export type ListType = (typeof LIST_TYPES)[number];

export const RULE_TYPES = ["Nationality", "Pays"] as const;
export type RuleType = (typeof RULE_TYPES)[number];

export const RULES_TYPE_RANGE = { least: 1, most: 8 } as const;

export const RULES_LABELS = [
  "01 - Asia",
  "02 - Middle East",
  "03 - France & Switzerland",
  "04 - English-speaking countries",
  "05 - Rest of the world",
] as const;
export type RulesLabel = (typeof RULES_LABELS)[number];

export const COMPLIANCE_LEVELS = ["Low", "Medium"] as const;
export type ComplianceLevel = (typeof COMPLIANCE_LEVELS)[number];

export const PROFILE_TYPES = ["Need", "Citizenship"] as const;
export type ProfileType = (typeof PROFILE_TYPES)[number];

/** Names or labels by locale; null when missing (finder §2.9: en-gb, then Name). */
export type LocalNames = { readonly [locale in DataLocale]: string | null };

/**
 * Addresses by locale: an in-site path or an http(s) address; null when missing (finder §2.14:
 * en-gb).
 */
export type LocalUrls = { readonly [locale in DataLocale as `url_${locale}`]: string | null };

export type Country = LocalNames & {
  /** Opaque id. */
  readonly id: string;
  readonly ID: string;
  /** French name. */
  readonly Name: string;
  /** Two letters; upper-case after ingest. */
  readonly iso: string;
  /** Whether nobody may live in or go to this country, whatever the rules cover (finder §2.16). */
  readonly never: boolean;
  /** Whether a national of this country gets no plan where nationality is asked. */
  readonly never_nationality: boolean;
  /** Legal source of the two fields above. */
  readonly never_source: string | null;
  /** Ids of the lists that contain the country. Derived, so they are only checked. */
  readonly lists: readonly string[];
};

export interface CountryList {
  readonly id: string;
  readonly Type: ListType;
  /** Numbered label with a role tag, `7. France [location]`. It has no effect on results. */
  readonly Name: string;
  /** Whether a rule that names the list excludes its members (finder §2.6). */
  readonly excluded: boolean;
  /** Ids of member countries. */
  readonly Pays: readonly string[];
  /**
   * Reverse links to rules. Derived, so they are only checked: the three columns together name the
   * rules that use this list.
   */
  readonly LISA: readonly string[];
  readonly "LISA 2": readonly string[];
  readonly "LISA 3": readonly string[];
}

/**
 * One eligibility rule. `residence`, `destination` and `nationality` contain ids of country lists.
 */
export interface Rule {
  readonly id: string;
  /** Compared as a string by code unit when priorities are equal. */
  readonly ID: string;
  readonly Type: RuleType;
  readonly Name: string;
  readonly "Rules type": number;
  readonly "Rules label": RulesLabel;
  readonly "Compliance level": ComplianceLevel | null;
  /** The insurer entity. */
  readonly Entity: string;
  readonly residence: readonly string[];
  readonly destination: readonly string[];
  /** Empty: neutral (finder §2.1). */
  readonly nationality: readonly string[];
  readonly profile: readonly string[];
  /** Exactly one in published data. */
  readonly product: readonly string[];
  /** At most one in published data. */
  readonly funnel: readonly string[];
  /** The lower number wins a conflict; 0 unless authored. */
  readonly priority: number;
  /** Whether the rule applies to a journey within one country (finder §2.5). */
  readonly sameCountry: boolean;
}

/**
 * A record of type Nationality with the name NULL. It contains links to rules and is never compiled
 * (finder §2.3).
 */
export interface LinkRecord {
  readonly id: string;
  readonly ID: string;
  readonly Type: "Nationality";
  readonly Name: "NULL";
  /** Ids of the linked rules. */
  readonly LISA: readonly string[];
}

export type RuleRecord = Rule | LinkRecord;

export type Product = LocalNames &
  LocalUrls & { readonly id: string; readonly Name: string; readonly LISA: readonly string[] };

export type Profile = LocalNames & {
  /** Part of the finder's address (`as=`), so a readable id is better: `expatriation`. */
  readonly id: string;
  readonly Name: string;
  readonly Type: ProfileType;
  readonly order: number;
  readonly LISA: readonly string[];
};

export type Funnel = LocalUrls & {
  readonly id: string;
  /** The product's name. */
  readonly Name: string;
  readonly LISA: readonly string[];
};

/**
 * A finding that an editor accepted. It is open again when it affects more than `journeys`
 * journeys.
 */
export interface Acceptance {
  readonly id: string;
  readonly reason: string;
  readonly journeys: number;
}

export const JOURNEY_OUTCOMES = ["plan", "none", "asks"] as const;
export type JourneyOutcome = (typeof JOURNEY_OUTCOMES)[number];

/** A journey that must keep its outcome in every release (finder §2.17). */
export interface NamedJourney {
  readonly id: string;
  /** ISO codes. */
  readonly residence: string;
  readonly destination: string;
  /** Profile id. */
  readonly profile: string;
  /** ISO code or NOT_LISTED; null where nationality is not answered. */
  readonly nationality: string | null;
  /** `asks`: nationality is asked. */
  readonly outcome: JourneyOutcome;
  /** Product id; null unless the outcome is a plan. */
  readonly product: string | null;
  /** The reason for the outcome, one sentence. */
  readonly why: string;
}

/** The whole authored data set: eight tables, stored as `{table}.json` or `{table}.csv`. */
export interface EligibilityData {
  readonly countries: readonly Country[];
  readonly lists: readonly CountryList[];
  readonly rules: readonly RuleRecord[];
  readonly products: readonly Product[];
  readonly profiles: readonly Profile[];
  readonly funnels: readonly Funnel[];
  readonly accepted: readonly Acceptance[];
  readonly journeys: readonly NamedJourney[];
}

export type TableName = keyof EligibilityData;

/** Tables in the order of their references. All tables except `accepted` are required. */
export const TABLE_NAMES = [
  "countries",
  "lists",
  "profiles",
  "products",
  "funnels",
  "rules",
  "accepted",
  "journeys",
] as const satisfies readonly TableName[];

/** Whether a record only contains links to rules. */
export function isLinkRecord(record: RuleRecord): record is LinkRecord {
  return record.Type === "Nationality" && record.Name === "NULL";
}

/** Whether a record is a rule and not a link record. */
export function isRule(record: RuleRecord): record is Rule {
  return !isLinkRecord(record);
}

/**
 * Whether the name of a list has the excluded-countries label. The label has no effect on results:
 * `excluded` decides (finder §2.6), and `findings` reports where the two differ.
 */
export function hasExcludedLabel({ Name }: Pick<CountryList, "Name">): boolean {
  return /\bexcluded[ -]countries\b/i.test(Name);
}

/** Returns the role tag in the name of a list, or null when it has none. */
export function getListRole(list: Pick<CountryList, "Name">): "location" | "destination" | null {
  const tag = /\[(location|destination)\]/i.exec(list.Name)?.[1]?.toLowerCase();
  return tag === "location" || tag === "destination" ? tag : null;
}
