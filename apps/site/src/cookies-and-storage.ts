/**
 * Everything that this site may leave in a browser: one row for each cookie and storage key (quality §5). Code that
 * stores something takes its name from here, the cookies page and the cookie settings draw the table from here, and a
 * crawl fails on anything else.
 */
import type { MessageKey } from "@orlaya/messages";

/** What a value needs before it may be stored. Necessary ones need nothing. */
export const CATEGORIES = ["measurement", "advertising"] as const;
export type Category = (typeof CATEGORIES)[number];

type Duration = { readonly days: number } | { readonly hours: number } | "session" | "cleared";
export interface StoredValue {
  readonly place: "cookie" | "local" | "session";
  readonly category: "necessary" | Category;
  readonly duration: Duration;
  readonly purpose: Extract<MessageKey<"common">, `cookies.for${string}`>;
  /** Only where this is configured; always, without it. */
  readonly only?: "tagManager" | "consentTool";
}

/** Days that an answer about consent holds, in both consent tools (spec §7, §9). */
export const CONSENT_DAYS = 180;

/** By name; a `*` stands for any ending. */
export const STORED_VALUES = {
  "cookie-consent": {
    place: "cookie",
    category: "necessary",
    duration: { days: CONSENT_DAYS },
    purpose: "cookies.forConsent",
    only: "tagManager",
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
    duration: { hours: 1 },
    purpose: "cookies.forPreview",
  },
  "axeptio_*": {
    place: "cookie",
    category: "necessary",
    duration: { days: CONSENT_DAYS },
    purpose: "cookies.forTool",
    only: "consentTool",
  },
  "_ga*": {
    place: "cookie",
    category: "measurement",
    duration: { days: 400 },
    purpose: "cookies.forMeasurement",
    only: "tagManager",
  },
  "_gcl_*": {
    place: "cookie",
    category: "advertising",
    duration: { days: 90 },
    purpose: "cookies.forAdvertising",
    only: "tagManager",
  },
} as const satisfies Readonly<Record<string, StoredValue>>;
export type StoredName = keyof typeof STORED_VALUES;

/** Whether a name in a browser belongs to a row of the registry. `*` at the end of a row stands for any text. */
export const matchesRow = (row: string, name: string): boolean =>
  row.endsWith("*") ? name.startsWith(row.slice(0, -1)) : name === row;

/** The rows that a site with these tools can store, in the order of the registry. */
export function listStoredValues(
  tools: Readonly<Record<NonNullable<StoredValue["only"]>, boolean>>,
): readonly (StoredValue & { readonly name: StoredName })[] {
  // Object.keys forgets the names that the table has by its type.
  return (Object.keys(STORED_VALUES) as StoredName[])
    .map((name) => ({ name, ...(STORED_VALUES[name] as StoredValue) }))
    .filter(({ only }) => only === undefined || tools[only]);
}
