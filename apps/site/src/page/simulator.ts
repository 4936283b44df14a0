/**
 * /slice-simulator: renders one slice with a sample, in any language, tone and audience, for the
 * admin and for screenshots (spec §2 technical row). It answers only to a token of the admin.
 */
import type { SiteContent } from "@orlaya/content";
import { parsePreviewKey, SAMPLE_KINDS, SIMULATOR_GRANT, WRITTEN_SAMPLE } from "@orlaya/contract";
import { getMessages } from "@orlaya/messages/server";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, buildPath, technical, type Audience } from "@orlaya/routes";
import { SLICES, TONES } from "@orlaya/slices";
import { SAMPLES } from "@orlaya/slices/samples";
import { BRAND_NAME } from "../brand.ts";
import { buildHead } from "../seo/head.ts";
import { createFamilySamples, findFamilySample } from "../families/samples/index.ts";
import { hasEligibilityFinder, type ViewSlice } from "../families/family.ts";
import { loadEligibility } from "../load/eligibility.ts";
import { loadNeedForm } from "../load/need-search.ts";
import { normaliseError } from "../process/log.ts";
import type { Page, PageRequest } from "./page.ts";
import type { Runtime } from "../process/runtime.ts";
import { findLiveSample } from "./live-samples.ts";
import { varySample } from "./sample-variants.ts";
import { getTrackingState } from "./tracking.ts";

const readOneOf = <T extends string>(list: readonly T[], value: string | null): T | null =>
  list.find((entry) => entry === value) ?? null;

/** Whether a request has a token of the admin for the simulator. */
async function isAllowed({ content, log }: Runtime, query: URLSearchParams): Promise<boolean> {
  const key = parsePreviewKey(query.get("token"), SIMULATOR_GRANT);
  if (!key) return false;
  try {
    return (await content.readPreview(key))?.kind === "simulator";
  } catch (error) {
    log.warn("simulator not checked", { error: normaliseError(error).message });
    return false;
  }
}

/** Returns the written sample of a slice; null for an unknown slice. */
function findWrittenSample(
  name: string,
  { locale, audience }: Pick<SiteContent, "locale" | "audience">,
): ViewSlice | null {
  const family = findFamilySample(createFamilySamples(locale, audience, getMessages(locale)), name);
  if (family) return family;
  const schema = SLICES.find(({ slug }) => slug === name);
  // The type of SAMPLES guarantees that schema, sample and slug match.
  return schema
    ? ({ slug: schema.slug, id: "sample", props: SAMPLES[schema.slug] } as ViewSlice)
    : null;
}

/**
 * Finds the sample of a slice: the one of a live page in this language, else the written one, which
 * is in English. An address can ask for the written one.
 */
async function findSample(
  runtime: Runtime,
  site: SiteContent,
  query: URLSearchParams,
): Promise<ViewSlice | null> {
  const name = query.get("slice") ?? "";
  const written = findWrittenSample(name, site);
  if (query.get("sample") === WRITTEN_SAMPLE) return written;
  const sample = written && ((await findLiveSample(runtime, site, name)) ?? written);
  return (
    sample &&
    varySample(sample, {
      tone: readOneOf(TONES, query.get("tone")),
      variation: query.get("variation") ?? "",
      kind: readOneOf(SAMPLE_KINDS, query.get("sample")) ?? "normal",
    })
  );
}

/** Builds the head of the simulator, which is never indexed. */
function buildSimulatorHead({ env }: Runtime, locale: Locale, title: string): Page["head"] {
  return buildHead({
    origin: env.siteOrigin,
    mediaOrigin: env.MEDIA_ORIGIN,
    brand: BRAND_NAME,
    locale,
    path: technical.sliceSimulator,
    document: null,
    fallback: { title, description: "" },
    alternates: [],
    heroImage: null,
    globalNoindex: true,
    noindex: false,
    article: false,
    page: { number: 1, words: "" },
    graph: () => [],
  });
}

/** Empty properties of a simulator page: it has no chrome of a site and is not cached. */
const WITHOUT_SITE = {
  recap: null,
  tags: [],
  complete: true,
  pages: 1,
  visit: false,
  preview: null,
  header: null,
  footer: null,
  panel: null,
  crumbs: [],
} as const satisfies Partial<Page>;

/**
 * Loads the page of the simulator; null for an unknown slice, and without a token of the admin.
 */
export async function loadSimulatorPage(
  runtime: Runtime,
  { query }: PageRequest,
): Promise<Page | null> {
  if (!(await isAllowed(runtime, query))) return null;
  const locale: Locale = readOneOf(LOCALES, query.get("locale")) ?? DEFAULT_LOCALE;
  const audience: Audience = readOneOf(AUDIENCES, query.get("audience")) ?? "individual";
  const words = getMessages(locale);
  const home = buildPath("home", { locale, audience });
  const nothing = new URLSearchParams();
  const site = runtime.content.at({ locale, audience });
  const sample = await findSample(runtime, site, query);
  if (!sample) return null;
  const slices = [sample];
  const [needForm, eligibility] = await Promise.all([
    loadNeedForm(runtime, site, home, nothing, {}),
    hasEligibilityFinder(slices) ? loadEligibility(runtime, site, null, nothing) : null,
  ]);
  const path = technical.sliceSimulator;
  return {
    ...WITHOUT_SITE,
    status: 200,
    locale,
    audience,
    family: "slice_simulator",
    tracking: getTrackingState(null, "slice_simulator"),
    slices,
    needForm,
    eligibility,
    words,
    chrome: { locale, audience, currentUid: null, path, trail: [], home, t: words },
    address: null,
    head: buildSimulatorHead(runtime, locale, `Slice: ${sample.slug}`),
  };
}
