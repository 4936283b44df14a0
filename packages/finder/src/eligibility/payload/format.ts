/** The formats of the stored payload of a release and of the file that a browser reads (finder §4). */
import type { Locale } from "@orlaya/locales";

/** What the form shows of a release in one language. */
export interface OptionsHead {
  readonly type: "realtime";
  readonly version: number;
  readonly locale: Locale;
  /** Two-letter codes, concatenated in the locale's order. */
  readonly codes: string;
  /** Names in the same order, one per line. */
  readonly names: string;
  /** [id, label], in display order. */
  readonly profiles: readonly (readonly [string, string])[];
}

/** The fields of a stored payload without the table. */
export interface PayloadHead extends OptionsHead {
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
  /** Row of each country, for journeys within it. Absent in releases of an earlier format. */
  readonly within?: readonly number[];
  readonly rows: readonly number[];
  readonly asks: readonly number[];
  readonly outcomes: readonly number[];
  /** Absent in releases that were made before this field existed. */
  readonly restricted?: readonly number[];
}

export type Payload = PayloadHead & TableBody;

/**
 * The file that a browser reads: `/finder/{version}.{locale}.json`. Derived from a payload. It has
 * the options of the form, and neither products nor funnels nor outcomes.
 */
export interface OptionsPayload extends OptionsHead {
  readonly format: "options";
  /** Number of classes by role: residence, destination, nationality. */
  readonly classes: readonly [number, number, number];
  /** Group of each country. The countries of a group have the same four values below. */
  readonly groups: readonly number[];
  /** Class of each group, by role. */
  readonly residence: readonly number[];
  readonly destination: readonly number[];
  readonly nationality: readonly number[];
  /** Row of each group, for journeys within one country. */
  readonly within: readonly number[];
  readonly cells: readonly number[];
  readonly rows: readonly number[];
  /** 1 for an offered nationality class, else 0. */
  readonly asks: readonly number[];
}
