/**
 * Registry of everything that this site may store in a browser: one row for each cookie and storage
 * key (quality §5). Code that stores a value takes its name from here. The cookies page and the
 * cookie settings render their table from here. A crawl fails on any other cookie or key.
 */
import type { MessageKey } from "@orlaya/messages";

/** Categories of the tag manager. A value of them is stored only with consent. */
export const TAG_CATEGORIES = ["measurement", "advertising"] as const;
/**
 * Everything that needs consent. Necessary values need none. `searches` stores nothing in the
 * browser: the server counts searches without a result.
 */
export const CATEGORIES = [...TAG_CATEGORIES, "searches"] as const;
export type TagCategory = (typeof TAG_CATEGORIES)[number];
export type Category = (typeof CATEGORIES)[number];

/** What may be configured, as far as the registry depends on it. */
export type Tool = "tagManager" | "consentTool" | "searches";

type Duration = { readonly days: number } | "session" | "cleared";
export interface StoredValue {
  readonly place: "cookie" | "local" | "session";
  readonly category: "necessary" | TagCategory;
  readonly duration: Duration;
  readonly purpose: Extract<MessageKey<"common">, `cookies.for${string}`>;
  /** The value is stored only when one of these is configured; without a list, always. */
  readonly only?: readonly Tool[];
}

/** Days for which an answer about consent is valid, in both consent tools (spec §7, §9). */
export const CONSENT_DAYS = 180;

/** The rows by name. A `*` at the end of a name stands for any text. */
export const STORED_VALUES = {
  "cookie-consent": {
    place: "cookie",
    category: "necessary",
    duration: { days: CONSENT_DAYS },
    purpose: "cookies.forConsent",
    only: ["tagManager", "searches"],
  },
  "country-code": {
    place: "local",
    category: "necessary",
    duration: "cleared",
    purpose: "cookies.forCountry",
  },
  "country-asked": {
    place: "session",
    category: "necessary",
    duration: "session",
    purpose: "cookies.forCountryAsked",
  },
  lastResearchOption: {
    place: "local",
    category: "necessary",
    duration: "cleared",
    purpose: "cookies.forDestination",
  },
  "chunk-reload": {
    place: "session",
    category: "necessary",
    duration: "session",
    purpose: "cookies.forReload",
  },
  preview: {
    place: "cookie",
    category: "necessary",
    duration: { days: 7 },
    purpose: "cookies.forPreview",
  },
  "axeptio_*": {
    place: "cookie",
    category: "necessary",
    duration: { days: CONSENT_DAYS },
    purpose: "cookies.forTool",
    only: ["consentTool"],
  },
  "_ga*": {
    place: "cookie",
    category: "measurement",
    duration: { days: 400 },
    purpose: "cookies.forMeasurement",
    only: ["tagManager"],
  },
  "_gcl_*": {
    place: "cookie",
    category: "advertising",
    duration: { days: 90 },
    purpose: "cookies.forAdvertising",
    only: ["tagManager"],
  },
} as const satisfies Readonly<Record<string, StoredValue>>;
export type StoredName = keyof typeof STORED_VALUES;

/** Whether a stored name matches a row. A `*` at the end of a row stands for any text. */
export const matchesRow = (row: string, name: string): boolean =>
  row.endsWith("*") ? name.startsWith(row.slice(0, -1)) : name === row;

/** Returns the categories that a site with these tools asks about. */
export const listCategories = (tools: Readonly<Record<Tool, boolean>>): readonly Category[] =>
  CATEGORIES.filter((category) => (category === "searches" ? tools.searches : tools.tagManager));

/** Returns the rows that a site with these tools can store, in the order of the registry. */
export function listStoredValues(
  tools: Readonly<Record<Tool, boolean>>,
): readonly (StoredValue & { readonly name: StoredName })[] {
  // The type of Object.keys is string[], without the names of the registry.
  return (Object.keys(STORED_VALUES) as StoredName[])
    .map((name) => ({ name, ...(STORED_VALUES[name] as StoredValue) }))
    .filter(({ only }) => only === undefined || only.some((tool) => tools[tool]));
}
