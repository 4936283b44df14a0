import { FEWEST_PLANS } from "@orlaya/slices/compare-params";
import { compareRows } from "@orlaya/slices/compare-rows";
import { SAMPLES } from "@orlaya/slices/samples";
import { technical } from "@orlaya/routes";
import { loadPremium } from "../product/premium.ts";
import { buildPremium } from "../product/premium-view.ts";
import { createPageLink } from "../../load/page-link.ts";
import {
  SAMPLE_COUNTRY_OPTIONS,
  SAMPLE_PLACES,
  type FamilySamples,
  type SampleOptions,
} from "./shared.ts";

type PlanSamples = Pick<
  FamilySamples,
  | "product_hero"
  | "mini_bar"
  | "plan_market"
  | "plan_price"
  | "plan_comparison"
  | "product_catalogue"
>;

const { hero, product_cards: cards } = SAMPLES;
const [plan] = cards.products;
const [place] = SAMPLE_PLACES;

function createHeroSample(): FamilySamples["product_hero"] {
  return {
    tag: plan?.tag ?? "",
    title: plan?.title ?? "",
    lead: plan?.description ?? "",
    image: plan?.image ?? null,
    price: plan?.price ?? null,
    primary: plan?.primary ?? null,
    secondary: plan?.secondary ?? null,
    points: ["Cover in every country of your area", "Assistance day and night"],
    ticks: ["No waiting time for accidents", "Certificate by e-mail"],
    facts: [
      { value: "12", label: "months, renewed by itself" },
      { value: "5", label: "languages of the team" },
    ],
  };
}

const SAMPLE_LIMIT = { value: "500 000 €", label: "annual limit" };

function createCatalogueSample({ words, path }: SampleOptions): FamilySamples["product_catalogue"] {
  return {
    action: path,
    products: cards.products.map((product) => ({ ...product, limit: SAMPLE_LIMIT })),
    blocked: "",
    changes: [],
    compare: { action: path, chosen: cards.products.slice(0, 1).map(({ uid }) => uid) },
    talk: createPageLink(words.common("talkToTeam"), path),
    options: {
      "country-of-residence": SAMPLE_COUNTRY_OPTIONS,
      "country-of-destination": SAMPLE_COUNTRY_OPTIONS,
      needs: [{ value: "expat", label: "Living abroad" }],
    },
    values: {
      "country-of-residence": "",
      "country-of-destination": place?.code ?? "",
      needs: "",
    },
    promo: {
      title: words.lisa("title"),
      text: words.lisa("intro.need"),
      link: hero.primary ?? createPageLink(words.lisa("open"), path),
      globe: null,
    },
  };
}

function createMarketSample({ locale, words, path }: SampleOptions): FamilySamples["plan_market"] {
  const countries = SAMPLE_PLACES.map(({ code, name }) => ({ code, name }));
  const names = countries.map(({ name }) => name);
  return {
    title: words.common("market.title"),
    lead: words.common("market.lead", { count: 2 }),
    markets: [
      {
        residences: { all: true, names: [], except: names.slice(0, 1), count: null },
        destinations: { all: false, names, except: [], count: null },
        own: "not",
        profiles: ["Study abroad", "International studies"],
        nationalities: null,
      },
      {
        residences: { all: false, names: names.slice(0, 1), except: [], count: null },
        destinations: null,
        own: null,
        profiles: ["Long-term / Expat"],
        nationalities: { only: [], except: names.slice(1) },
      },
    ],
    residences: countries,
    destinations: countries,
    closed: names.slice(0, 1),
    refused: names.slice(0, 1),
    aliasesUrl: technical.finderAliases(locale),
    check: createPageLink(words.common("market.check"), path),
    tone: "linen",
    anchor: "who",
  };
}

const SAMPLE_PREMIUMS = [
  "Age\tArea\tExcess\tEssential\tComfort",
  "0-17\tworld\t0\t70\t110",
  "0-17\tworld\t500\t60\t95",
  "18-39\tworld\t0\t110\t170",
  "18-39\tworld\t500\t95\t150",
  "40-69\tworld\t0\t240\t380",
  "40-69\tworld\t500\t210\t330",
].join("\n");

function createPriceSample({ locale, words, path }: SampleOptions): FamilySamples["plan_price"] {
  const premium = loadPremium(
    {
      audience: "individual",
      premiums: SAMPLE_PREMIUMS,
      premiums_date: "2026-11-01",
      currency: "EUR",
      price_frequency: "month",
    },
    new URLSearchParams({ age: "34", excess: "500", level: "2" }),
  );
  const slice = buildPremium(premium, { locale, path, columns: [] }, words);
  if (!slice) throw new Error("The sample premiums cannot be read.");
  return slice.props;
}

function createComparisonSample({ words, path }: SampleOptions): FamilySamples["plan_comparison"] {
  const two = cards.products.slice(0, FEWEST_PLANS);
  const { columns, groups, footnote } = SAMPLES.comparison_table;
  return {
    plans: two.map(({ id, title, tag, link, primary: quote }) => ({
      ...{ id, title, tag, link, quote },
      remove: null,
    })),
    rows: compareRows(
      two.map(({ price, description: who }) => ({
        price,
        who,
        facts: [SAMPLE_LIMIT],
        tables: [{ columns, groups, footnote }],
      })),
      {
        price: words.common("compare.price"),
        basis: words.common("legalReference"),
        terms: words.common("compare.terms"),
        who: words.common("compare.summary"),
        figures: words.common("compare.figures"),
      },
    ),
    notes: [],
    form: {
      action: path,
      options: cards.products.map(({ uid, title }) => ({ value: uid, label: title })),
      values: two.map(({ uid }) => uid),
    },
    list: createPageLink(words.common("compare.back"), path),
  };
}

/** Returns the samples of the plan page, the plan list and the comparison. */
export function createPlanSamples(options: SampleOptions): PlanSamples {
  return {
    product_hero: createHeroSample(),
    mini_bar: {
      links: [
        { anchor: "cover", label: "Cover" },
        { anchor: "documents", label: "Documents" },
      ],
      price: plan?.price ?? null,
      primary: plan?.primary ?? null,
      levels: [],
    },
    plan_market: createMarketSample(options),
    plan_price: createPriceSample(options),
    plan_comparison: createComparisonSample(options),
    product_catalogue: createCatalogueSample(options),
  };
}
