/** A release: compiled, verified, numbered, immutable (finder §1, §4, §5.1). */
import type { Locale } from "@orlaya/locales";
import { TABLE_NAMES, formatTableAsJson } from "../data/index.ts";
import type { EligibilityData } from "../data/index.ts";
import type { Certificate } from "./certify.ts";
import type { ReleaseVersion } from "./finder.ts";
import { compareCodeUnits } from "./flows.ts";
import type { Payload } from "./payload/format.ts";
import type { SearchPayload } from "./payload/search.ts";

export type Release = ReleaseVersion & {
  /** SHA-256 of the authored data, hexadecimal. */
  readonly checksum: string;
  readonly author: string;
  /** ISO 8601. */
  readonly time: string;
  readonly note: string;
  /** The option with which it was compiled (finder §2.2). */
  readonly strictNationality: boolean;
  readonly certificate: Certificate;
  readonly data: EligibilityData;
  readonly payloads: Readonly<Record<Locale, Payload>>;
  readonly search: Readonly<Record<Locale, SearchPayload>>;
};

/**
 * Returns the SHA-256 of the authored data, hexadecimal. It does not depend on the order of the
 * records.
 */
export async function computeChecksum(data: EligibilityData): Promise<string> {
  const sorted: EligibilityData = {
    countries: byId(data.countries),
    lists: byId(data.lists),
    rules: byId(data.rules),
    products: byId(data.products),
    profiles: byId(data.profiles),
    funnels: byId(data.funnels),
    accepted: byId(data.accepted),
  };
  const text = TABLE_NAMES.map((table) => formatTableAsJson(sorted, table)).join("");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function byId<T extends { readonly id: string }>(records: readonly T[]): readonly T[] {
  return records.toSorted((a, b) => compareCodeUnits(a.id, b.id));
}
