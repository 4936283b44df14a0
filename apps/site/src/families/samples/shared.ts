import type { Translators } from "@orlaya/messages/server";
import type { Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import { SAMPLES } from "@orlaya/slices/samples";
import type { FamilySlice, FamilySlug } from "../family-slices.ts";

/** Props of every slice that page families build, by slug. */
export type FamilySamples = {
  readonly [S in FamilySlug]: Extract<FamilySlice, { readonly slug: S }>["props"];
};

/** Options of the samples. */
export interface SampleOptions {
  readonly locale: Locale;
  readonly audience: Audience;
  readonly words: Translators;
  /** Path of the simulator, the target of sample links. */
  readonly path: string;
}

/** Countries in the sample of the destinations slice. */
export const SAMPLE_PLACES = SAMPLES.destinations.items.flatMap(({ country }) => country ?? []);

/** Options of a select of countries. */
export const SAMPLE_COUNTRY_OPTIONS = SAMPLE_PLACES.map(({ code, name }) => ({
  value: code,
  label: name,
}));
