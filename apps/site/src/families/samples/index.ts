/**
 * Samples of all slices that page families build, for the slice simulator. A slice without a sample
 * is a type error. Content comes from the samples of the editor's slices; interface texts are in
 * the requested language.
 */
import type { Translators } from "@orlaya/messages/server";
import type { Locale } from "@orlaya/locales";
import { technical, type Audience } from "@orlaya/routes";
import type { FamilySlice, FamilySlug } from "../family-slices.ts";
import { createFormSamples } from "./forms.ts";
import { createMessageSamples } from "./messages.ts";
import { createPlaceSamples } from "./places.ts";
import { createPlanSamples } from "./plans.ts";
import { createListSamples, createTextSamples } from "./reading.ts";
import type { FamilySamples, SampleOptions } from "./shared.ts";

export type { FamilySamples } from "./shared.ts";

/** Returns the samples by slug, in the order of the simulator. */
export function createFamilySamples(
  locale: Locale,
  audience: Audience,
  words: Translators,
): FamilySamples {
  const options: SampleOptions = { locale, audience, words, path: technical.sliceSimulator };
  return {
    ...createPlanSamples(options),
    ...createFormSamples(options),
    ...createTextSamples(options),
    ...createPlaceSamples(options),
    ...createListSamples(options),
    ...createMessageSamples(options),
  };
}

/** Returns the sample with this slug; null for any other name. */
export function findFamilySample(samples: FamilySamples, name: string): FamilySlice | null {
  // Slug and props come from the same entry of the table.
  return Object.hasOwn(samples, name)
    ? ({ slug: name, id: "sample", props: samples[name as FamilySlug] } as FamilySlice)
    : null;
}
