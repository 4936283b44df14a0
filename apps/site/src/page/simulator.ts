/**
 * /slice-simulator: renders any slice with its sample, in any language, tone and audience, for
 * editors and for screenshots (spec §2 technical row). Without a slice it lists all slices. The
 * samples are in English; interface texts are in the requested language.
 */
import { getMessages } from "@orlaya/messages/server";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, buildPath, technical, addQuery, type Audience } from "@orlaya/routes";
import { SLICES, TONES } from "@orlaya/slices";
import { SAMPLES } from "@orlaya/slices/samples";
import type { RichInline, RichTextData } from "@orlaya/ui";
import { BRAND_NAME } from "../brand.ts";
import { buildHead } from "../seo/head.ts";
import { createFamilySamples, findFamilySample } from "../families/samples/index.ts";
import { hasEligibilityFinder, type ViewSlice } from "../families/family.ts";
import { loadEligibility } from "../load/eligibility.ts";
import { loadNeedForm } from "../load/need-search.ts";
import type { Page, PageRequest } from "./page.ts";
import type { Runtime } from "../process/runtime.ts";
import { getTrackingState } from "./tracking.ts";

const { page_head: pageHead, rich_text: richText } = SAMPLES;

const readOneOf = <T extends string>(list: readonly T[], value: string | null): T | null =>
  list.find((entry) => entry === value) ?? null;
/**
 * Returns a slice with its sample. The type of SAMPLES guarantees that schema, sample and slug
 * match.
 */
function findSample(
  name: string,
  tone: (typeof TONES)[number] | null,
  samples: ReturnType<typeof createFamilySamples>,
): ViewSlice | null {
  const family = findFamilySample(samples, name);
  if (family) return family;
  const schema = SLICES.find(({ slug }) => slug === name);
  return schema
    ? ({
        slug: schema.slug,
        id: "sample",
        props: { ...SAMPLES[schema.slug], ...(tone ? { tone } : {}) },
      } as ViewSlice)
    : null;
}

const createText = (words: string): RichInline => ({ kind: "text", text: words, marks: {} });
/** Lists every slice with links for each language, for the corporate audience and for each tone. */
function listLinks(names: readonly string[]): RichTextData {
  return names.flatMap((slice): RichTextData => {
    function link(label: string, query: Readonly<Record<string, string>>): RichInline[] {
      return [
        {
          kind: "link",
          link: {
            href: addQuery(technical.sliceSimulator, { slice, ...query }),
            external: false,
            newTab: false,
          },
          children: [createText(label)],
        },
        createText(" "),
      ];
    }
    const tones = SLICES.some(({ slug }) => slug === slice)
      ? TONES.flatMap((tone) => link(tone, { tone }))
      : [];
    return [
      { kind: "heading", level: 2, id: slice, children: [createText(slice)] },
      {
        kind: "paragraph",
        children: [
          ...LOCALES.flatMap((locale) => link(locale, { locale })),
          ...link("corporate", { audience: "corporate" }),
          ...tones,
        ],
      },
    ];
  });
}

/** Returns the slices of the overview page. */
function listSlices(samples: ReturnType<typeof createFamilySamples>): readonly ViewSlice[] {
  const names = [...SLICES.map(({ slug }) => slug), ...Object.keys(samples)];
  return [
    {
      slug: "page_head",
      id: "head",
      props: {
        ...pageHead,
        title: "Slices",
        lead: "Every slice with its sample, in each language, on each background.",
        primary: null,
        secondary: null,
        image: null,
      },
    },
    { slug: "rich_text", id: "list", props: { ...richText, title: "", body: listLinks(names) } },
  ];
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

/** Loads the page of the simulator; status 404 for an unknown slice. */
export async function loadSimulatorPage(runtime: Runtime, { query }: PageRequest): Promise<Page> {
  const name = query.get("slice");
  const locale: Locale = readOneOf(LOCALES, query.get("locale")) ?? DEFAULT_LOCALE;
  const audience: Audience = readOneOf(AUDIENCES, query.get("audience")) ?? "individual";
  const words = getMessages(locale);
  const samples = createFamilySamples(locale, audience, words);
  const sample =
    name === null ? null : findSample(name, readOneOf(TONES, query.get("tone")), samples);
  const slices = sample ? [sample] : listSlices(samples);
  const home = buildPath("home", { locale, audience });
  const nothing = new URLSearchParams();
  const site = runtime.content.at({ locale, audience });
  const [needForm, eligibility] = await Promise.all([
    loadNeedForm(runtime, site, home, nothing, {}),
    hasEligibilityFinder(slices) ? loadEligibility(runtime, site, null, nothing) : null,
  ]);
  const path = technical.sliceSimulator;
  return {
    ...WITHOUT_SITE,
    status: name === null || sample ? 200 : 404,
    locale,
    audience,
    family: "slice_simulator",
    tracking: getTrackingState(null, "slice_simulator"),
    slices,
    needForm,
    eligibility,
    words,
    chrome: { locale, audience, currentUid: null, path, trail: [], home, t: words },
    head: buildSimulatorHead(runtime, locale, sample ? `Slice: ${sample.slug}` : "Slices"),
  };
}
