/**
 * The format of /finder/{version}.{locale}.json, which a site serves (finder §4).
 *
 * Two formats contain the same answers: the class table; and interned country sets with the flows
 * over them, for data with many classes (the size gate decides). Reading either gives the same
 * Finder.
 */
import type { Locale } from "@orlaya/locales";

export const PAYLOAD_FORMATS = ["table", "lists"] as const;
export type PayloadFormat = (typeof PAYLOAD_FORMATS)[number];

/** The fields of both formats. */
export interface PayloadHead {
  readonly type: "realtime";
  readonly version: number;
  readonly locale: Locale;
  /** Two-letter codes, concatenated in the locale's order. */
  readonly codes: string;
  /** Names in the same order, one per line. */
  readonly names: string;
  /** [id, label], in display order. */
  readonly profiles: readonly (readonly [string, string])[];
  /** [id, name, address or null]. */
  readonly products: readonly (readonly [string, string, string | null])[];
  /** [id, address or null]. */
  readonly funnels: readonly (readonly [string, string | null])[];
}

/** The class table. */
export interface TableBody {
  readonly format: "table";
  /** Number of classes by role: residence, destination, nationality. */
  readonly classes: readonly [number, number, number];
  /** Class of each country, by the same roles. */
  readonly residence: readonly number[];
  readonly destination: readonly number[];
  readonly nationality: readonly number[];
  readonly cells: readonly number[];
  readonly rows: readonly number[];
  readonly asks: readonly number[];
  readonly outcomes: readonly number[];
  /** Absent in releases that were made before this field existed. */
  readonly restricted?: readonly number[];
}

/** Interned country sets, and the flows over them. */
export interface ListsBody {
  readonly format: "lists";
  /** Each set as differences between ascending country indexes. */
  readonly sets: readonly (readonly number[])[];
  /**
   * [residence set, destination set, nationality set or -1, product, funnel or -1, …profiles], in
   * winning order.
   */
  readonly flows: readonly (readonly number[])[];
  readonly strictNationality?: boolean;
}

export type Payload = PayloadHead & (TableBody | ListsBody);
