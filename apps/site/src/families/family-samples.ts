/**
 * A sample of every slice that page families make, for the slice simulator: a slice without one is a type error. What the
 * samples of the other slices have is taken from there; the words of the interface are in the language asked for.
 */
import type { Translators } from "@orlaya/messages/server";
import { technical, withQuery, type Audience, type Locale } from "@orlaya/routes";
import type { FormDefinition } from "@orlaya/slices/form";
import { SAMPLES } from "@orlaya/slices/samples";
import { formModel } from "../forms/form-model.ts";
import type { FamilySlice, FamilySlug } from "./family-slices.ts";
import { pagination } from "../load/paging.ts";
import { pageLink } from "../load/page-link.ts";

type PropsOf = { readonly [S in FamilySlug]: Extract<FamilySlice, { readonly slug: S }>["props"] };

const {
  hero,
  page_head: pageHead,
  product_cards: cards,
  guide_cards: guides,
  destinations,
  finder,
  cta_band: band,
  contact_block: talk,
} = SAMPLES;
const [plan] = cards.products;
const places = destinations.items.flatMap(({ country }) => country ?? []);
const [place] = places;

const FORM: FormDefinition = {
  key: "sample",
  title: "Your message",
  purpose: "We use these details to answer you, and for nothing else.",
  submitLabel: "",
  topic: "service",
  thanksTitle: "",
  thanksText: "",
  questions: [
    {
      kind: "subject",
      required: true,
      options: [
        { value: "plan", label: "Choosing a plan" },
        { value: "claim", label: "A claim" },
      ],
    },
    ...(
      [
        "first_name",
        "last_name",
        "email",
        "phone",
        "start_date",
        "people",
        "message",
        "consent",
      ] as const
    ).map((kind) => ({ kind, required: kind !== "phone", options: [] })),
  ],
};

/** Samples by slug. The form cannot be sent: its token is none. */
export function familySamples(locale: Locale, audience: Audience, words: Translators): PropsOf {
  const path = technical.sliceSimulator;
  const { common } = words;
  return {
    product_hero: {
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
    },
    mini_bar: {
      links: [
        { anchor: "cover", label: "Cover" },
        { anchor: "documents", label: "Documents" },
      ],
      price: plan?.price ?? null,
      primary: plan?.primary ?? null,
    },
    product_catalogue: {
      action: path,
      products: cards.products,
      blocked: "",
      changes: [],
      talk: pageLink(common("talkToTeam"), path),
      options: {
        "country-of-residence": places.map(({ code, name }) => ({ value: code, label: name })),
        "country-of-destination": places.map(({ code, name }) => ({ value: code, label: name })),
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
        link: hero.primary ?? pageLink(words.lisa("open"), path),
        globe: null,
      },
    },
    eligibility_page: { module: { title: "", description: "", image: null, submitLabel: "" } },
    form: {
      contact: talk.contact,
      thanks: null,
      form: formModel(FORM, FORM.questions, {
        locale,
        audience,
        path,
        words,
        token: "sample",
        state: null,
        now: Date.now(),
        privacyHref: path,
      }),
    },
    article_head: {
      section: pageLink("Studies and work", path),
      title: guides.guides[0]?.title ?? "",
      lead: pageHead.lead,
      byline: [
        common("writtenBy", { role: "Claims team lead" }),
        common("readingTime", { minutes: 8 }),
      ],
      image: guides.guides[0]?.image ?? null,
    },
    article_foot: {
      sources: [
        {
          label: "World Health Organization",
          href: "https://www.who.int",
          external: true,
          newTab: false,
        },
      ],
      notice: common("summaryNotice"),
    },
    place_head: {
      ...pageHead,
      primary: null,
      secondary: null,
      image: band.globe ?? hero.globe,
      globe: true,
      caption: "",
    },
    emergency_head: {
      ...pageHead,
      secondary: null,
      image: null,
      action: path,
      countries: places.map(({ code, name }) => ({ value: code, label: name })),
      country: place?.code ?? "",
      place: place?.name ?? "",
      numbers: [
        {
          label: `${common("facts.ambulance")} 1669`,
          href: "tel:1669",
          external: true,
          newTab: false,
        },
        { label: `${common("facts.police")} 191`, href: "tel:191", external: true, newTab: false },
      ],
      text: "",
    },
    country_facts: {
      title: common("facts.title"),
      sources: common("facts.sources"),
      tone: "mist",
      facts: [
        { label: "Capital", values: ["Bangkok"] },
        { label: "Currency", values: ["Thai baht (THB)"] },
        {
          label: "Neighbours",
          values: [],
          links: places.map(({ name, link }) => ({ name, link })),
        },
      ],
    },
    country_list: {
      title: destinations.title,
      lead: destinations.lead,
      countries: [
        ...places.map(({ code, name, link }) => ({ code, name, href: link?.href ?? null })),
        { code: "AQ", name: "Antarctica", href: null },
      ].sort((a, b) => a.name.localeCompare(b.name, "en")),
      note: common("destinations.uninhabited"),
      tone: "linen",
    },
    region_cards: {
      title: common("destinations.regions"),
      tone: "white",
      regions: places.slice(0, 3).map(({ name }, at) => ({
        link: pageLink(name, path),
        globe: hero.globe,
        text: common("destinations.count", { count: at + 1 }),
      })),
    },
    teasers: {
      title: guides.title,
      lead: "",
      link: guides.link,
      teasers: guides.guides.map((guide) => ({ ...guide, text: pageHead.lead })),
      empty: common("emptyList"),
      pages: pagination(3, 2, { path, words }),
      tone: "white",
      anchor: "",
    },
    link_cards: {
      title: common("guides.lists"),
      link: guides.link,
      items: guides.guides.flatMap(({ link, title }) =>
        link ? [{ link: { ...link, label: title }, text: pageHead.lead, icon: null }] : [],
      ),
      tone: "mist",
    },
    unknown_slice: { name: "carousel" },
    message_page: {
      status: common("error.status", { status: "404" }),
      title: common("notFound.title"),
      text: common("notFound.text"),
      home: pageLink(common("error.home"), path),
      links: [pageLink(guides.title, withQuery(path, { slice: "teasers" }))],
      globe: hero.globe,
      finder: finder.module,
    },
  };
}
/** The sample of one of these slices; null for a name that is none of them. */
export function familySample(samples: PropsOf, name: string): FamilySlice | null {
  // Slug and props come from one entry of the table.
  return Object.hasOwn(samples, name)
    ? ({ slug: name, id: "sample", props: samples[name as FamilySlug] } as FamilySlice)
    : null;
}
