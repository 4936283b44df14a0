/**
 * A sample of every slice that page families make, for the slice simulator: a slice without one is a type error. Content
 * is taken from the samples of the editor's slices; the words of the interface are in the language asked for.
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

/** Samples by slug, in the order in which the simulator lists them. */
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

/** The sample of one of these slices; null for a name that is none of them. */
export function findFamilySample(samples: FamilySamples, name: string): FamilySlice | null {
  // Slug and props come from one entry of the table.
  return Object.hasOwn(samples, name)
    ? ({ slug: name, id: "sample", props: samples[name as FamilySlug] } as FamilySlice)
    : null;
}
