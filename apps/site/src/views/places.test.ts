/** Pages of countries and regions: what they make of facts and of the plans that the finder would give. */
import type { CountryPage, StoredDocument } from "@orlaya/content";
import { compileNeed, type NeedTarget } from "@orlaya/finder/need";
import { messages } from "@orlaya/messages/server";
import { AUDIENCES, type Audience } from "@orlaya/routes";
import { resolveSlice } from "@orlaya/slices/resolve";
import { describe, expect, it } from "vitest";
import { resolveContext } from "../server/context.ts";
import { coverageOf } from "../server/coverage.ts";
import { enoughToSay, factCount, judged } from "../server/indexing.ts";
import { readEnv } from "../server/env.ts";
import { failureWords } from "./failure.ts";
import { viewOf } from "./index.ts";
import type { ViewInput } from "./view.ts";

const names = (name: string) => ({ en: name, fr: name, es: name, de: name, nl: name });
function picture(name: string, social?: string) {
  return {
    id: `m-${name}`,
    alt: names(name),
    width: 960,
    height: 720,
    focalX: 50,
    focalY: 50,
    renditions: [{ file: `${name}.avif`, width: 960, height: 720, format: "avif" }],
    ...(social && { social }),
  };
}
function place(code: string, name: string, facts: object, more: object = {}): StoredDocument {
  return {
    id: `c-${code}`,
    code,
    names: names(name),
    rank: names(""),
    map: picture(`map-${code}`),
    facts,
    region: "asia",
    ...more,
  };
}
const places = [
  place(
    "TH",
    "Thailand",
    {
      capital: names("Bangkok"),
      currency: names("Thai baht (THB)"),
      languages: names("Thai"),
      neighbours: ["KH", "LA"],
      emergency: { ambulance: "1669", fire: "199", police: "191" },
    },
    { dial: "66" },
  ),
  place(
    "KH",
    "Cambodia",
    {
      capital: names("Phnom Penh"),
      currency: names("Cambodian riel (KHR)"),
      languages: names("Khmer"),
      neighbours: ["TH"],
      emergency: {},
    },
    { dial: "855" },
  ),
  place("LA", "Laos", { currency: names("Laotian kip (LAK)"), neighbours: ["TH"] }),
  place("AQ", "Antarctica", {}, { region: null }),
];
function page(code: string, title: string): CountryPage {
  return {
    id: `p-${code}`,
    code,
    title,
    path: `/en/destinations/asia/${title.toLowerCase()}`,
    region: "r-asia",
  };
}
const pages = [page("KH", "Cambodia"), page("TH", "Thailand")];
const region = {
  id: "r-asia",
  title: "Asia",
  path: "/en/destinations/asia",
  _status: "published",
  image: picture("globe", "globe-og.jpg"),
};
function plan(id: string): StoredDocument {
  return {
    id,
    title: `Plan ${id}`,
    path: `/en/offer/${id}`,
    uid: id,
    _status: "published",
    card: {},
  };
}
function target(id: string, audience: Audience, to: readonly string[]): NeedTarget {
  return {
    id,
    audience,
    locale: "en",
    offerUid: "offer",
    productUid: id,
    global_offer: false,
    cover_types: ["expat"],
    languages: ["en"],
    locations: ["FR"],
    location_groups: [],
    destination_countries: to,
    destination_groups: [],
    excluded_locations: [],
    excluded_destinations: [],
    quoteUrl: null,
  };
}
const index = compileNeed(
  [
    target("a", "individual", ["TH", "KH"]),
    target("b", "individual", ["TH"]),
    target("g", "corporate", ["TH"]),
  ],
  [],
);
const content = {
  places: () => Promise.resolve(places),
  countries: () => Promise.resolve(places),
  countryPages: () => Promise.resolve(pages),
  regionPages: () => Promise.resolve([region]),
  allProductPages: (_: string, audience: Audience) =>
    Promise.resolve(audience === "corporate" ? [plan("g")] : [plan("a"), plan("b")]),
  finderModule: () =>
    Promise.resolve({
      id: "f",
      uid: "part-lisa-common",
      title: "Find",
      new_lisa: false,
      cover_type: [],
    }),
};
const runtime = {
  env: readEnv({ SITE_API_KEY: "x".repeat(20), REVALIDATE_SECRET: "y".repeat(20) }),
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  content,
  needIndex: () => Promise.resolve(index),
} as unknown as ViewInput["runtime"];
function country(code: string, title: string): StoredDocument {
  return {
    id: `p-${code}`,
    title,
    country_code: code,
    region,
    slices: [],
  };
}
const context = resolveContext("en", "individual", "");
function input(
  document: StoredDocument,
  audience: Audience = "individual",
  slices: readonly object[] = [],
): ViewInput {
  return {
    runtime,
    locale: "en",
    audience,
    words: messages("en"),
    context: resolveContext("en", audience, ""),
    document,
    form: null,
    list: null,
    failure: failureWords(messages("en"), 404),
    query: new URLSearchParams(),
    path: "/en/x",
    crumbs: [],
    status: 200,
    slices: slices.flatMap((slice) => {
      const found = resolveSlice(slice, context);
      return found.kind === "slice" ? [found.slice] : [];
    }),
  };
}
const slugs = (view: {
  readonly slices: readonly { readonly slug: string }[];
}): readonly string[] => view.slices.map(({ slug }) => slug);
const propsOf = (
  view: { readonly slices: readonly { readonly slug: string; readonly props: object }[] },
  slug: string,
): object => view.slices.find((slice) => slice.slug === slug)?.props ?? {};

describe("the page of a country", () => {
  it("[2-035] is filled from facts: map, facts, plans that cover it, finder, neighbours", async () => {
    const view = await viewOf("page_country", input(country("TH", "Thailand")));
    expect(slugs(view)).toEqual([
      "place_head",
      "country_facts",
      "product_cards",
      "finder",
      "destinations",
    ]);
    expect(propsOf(view, "place_head")).toMatchObject({
      eyebrow: "Asia",
      title: "Thailand: health and travel insurance",
      caption: "Indicative map",
      globe: false,
      primary: { href: "#finder", label: "Find cover for this destination" },
      secondary: { href: "#plans" },
      lead: "Thailand: 2 plans cover a stay here. First come the facts: the emergency number, the currency, the languages and the countries across the border.",
    });
    expect(propsOf(view, "country_facts")).toMatchObject({
      facts: [
        {
          label: "Emergency number",
          values: [
            { label: "Ambulance\u00a01669", href: "tel:1669" },
            { label: "Fire\u00a0service\u00a0199", href: "tel:199" },
            { label: "Police\u00a0191", href: "tel:191" },
          ],
        },
        { label: "Capital", values: ["Bangkok"] },
        { label: "Currency", values: ["Thai baht (THB)"] },
        { label: "Languages", values: ["Thai"] },
        { label: "Dial code", values: ["+66"] },
        {
          label: "Land borders",
          values: [],
          links: [
            { name: "Cambodia", link: { href: "/en/destinations/asia/cambodia" } },
            { name: "Laos", link: null },
          ],
        },
      ],
    });
    expect(propsOf(view, "product_cards")).toMatchObject({
      products: [{ title: "Plan a" }, { title: "Plan b" }],
    });
    expect(propsOf(view, "destinations")).toMatchObject({
      items: [{ country: { code: "KH", link: { href: "/en/destinations/asia/cambodia" } } }],
    });
    expect(view.image?.social).toContain("globe-og.jpg");
    expect(view.tags).toEqual(
      expect.arrayContaining([
        "type:countries",
        "type:product_page:en",
        "type:page_country:en",
        "doc:m-map-TH",
      ]),
    );
  });
  it("says so where nothing covers it, and how to reach help where no number is certain", async () => {
    const view = await viewOf("page_country", input(country("LA", "Laos")));
    // No finder set to a country that it can only refuse: a person is the first thing offered.
    expect(slugs(view)).toEqual(["place_head", "country_facts", "cta_band", "destinations"]);
    expect(propsOf(view, "place_head")).toMatchObject({
      primary: { href: "/en/contact" },
      secondary: null,
      lead: "Laos: no online plan covers a stay here, but our team is there to ask. First come the facts: the emergency number, the currency, the languages and the countries across the border.",
    });
    expect(propsOf(view, "cta_band")).toMatchObject({
      title: "There is no online plan for this destination",
      primary: { href: "/en/contact" },
    });
    expect(propsOf(view, "country_facts")).toMatchObject({
      facts: [{ values: [], text: messages("en").common("facts.askEmergency") }, {}, {}],
    });
  });
  it("its lead names no neighbours where there are none, no facts that are missing, and no number of plans that nobody knows", async () => {
    async function leadOf(name: string, more: object): Promise<unknown> {
      const view = await viewOf("page_country", {
        ...input(country("TH", name)),
        runtime: {
          ...runtime,
          content: { ...content, ...more },
        } as unknown as ViewInput["runtime"],
      });
      return Reflect.get(propsOf(view, "place_head"), "lead");
    }
    expect(
      await leadOf("Island", {
        places: () => Promise.resolve([place("TH", "Island", { neighbours: [] })]),
      }),
    ).toBe(
      "Island: 2 plans cover a stay here. First come the facts: the emergency number, the currency and the languages.",
    );
    expect(await leadOf("Bare", { places: () => Promise.resolve([]) })).toBe(
      "Bare: 2 plans cover a stay here.",
    );
    expect(
      await leadOf("Unknown", {
        allProductPages: () => Promise.reject(new Error("down")),
        places: () => Promise.resolve([]),
      }),
    ).toBe("");
  });
  it("on the corporate site speaks of group plans and shows corporate ones", async () => {
    const view = await viewOf("page_country", input(country("TH", "Thailand"), "corporate"));
    expect(propsOf(view, "place_head")).toMatchObject({
      title: "Thailand: group health and business travel",
    });
    expect(propsOf(view, "product_cards")).toMatchObject({
      title: "Group plans that cover this destination",
      products: [{ title: "Plan g" }],
    });
  });
  it("an editor overrides the heading part by part, and adds slices", async () => {
    const view = await viewOf(
      "page_country",
      input(country("TH", "Siam"), "individual", [
        { blockType: "page_head", id: "h", lead: "Mine." },
        { blockType: "cta_band", id: "t", title: "Care" },
      ]),
    );
    expect(slugs(view)).toEqual([
      "place_head",
      "country_facts",
      "product_cards",
      "cta_band",
      "finder",
      "destinations",
    ]);
    expect(propsOf(view, "place_head")).toMatchObject({
      title: "Siam: health and travel insurance",
      lead: "Mine.",
      caption: "Indicative map",
    });
    const pictured = await viewOf(
      "page_country",
      input({ ...country("TH", "Thailand"), image: picture("mine", "mine-og.jpg") }),
    );
    expect(propsOf(pictured, "place_head")).toMatchObject({
      caption: "",
      image: { social: expect.stringContaining("mine-og.jpg") as string },
    });
  });
});

describe("regions and the list of destinations", () => {
  it("[2-034] a region shows its countries with maps and every plan that covers one of them", async () => {
    const view = await viewOf(
      "page_region",
      input({ ...region, slices: [] }, "individual", [
        { blockType: "page_head", title: "Asia: insurance" },
        { blockType: "rich_text", id: "care" },
      ]),
    );
    expect(slugs(view)).toEqual(["place_head", "destinations", "product_cards", "rich_text"]);
    expect(propsOf(view, "place_head")).toMatchObject({ title: "Asia: insurance", globe: true });
    expect(propsOf(view, "destinations")).toMatchObject({
      lead: "2 countries and territories",
      items: [{ country: { code: "KH" } }, { country: { code: "TH" } }],
    });
    expect(propsOf(view, "product_cards")).toMatchObject({
      products: [{ title: "Plan a" }, { title: "Plan b" }],
    });
  });
  it("[2-034] a country without a map of its own shows the globe of its region, as a tile of the region and of a neighbour", async () => {
    const unmapped = places.map((entry) =>
      entry["code"] === "KH" ? { ...entry, map: null } : entry,
    );
    async function pictures(
      type: "page_region" | "page_country",
      document: StoredDocument,
    ): Promise<readonly unknown[]> {
      const made = input(document);
      const view = await viewOf(type, {
        ...made,
        runtime: {
          ...made.runtime,
          content: { ...made.runtime.content, places: () => Promise.resolve(unmapped) },
        },
      });
      return (
        propsOf(view, "destinations") as {
          readonly items: readonly {
            readonly country: { readonly map: { readonly sources: unknown } };
          }[];
        }
      ).items.map((item) => JSON.stringify(item.country.map));
    }
    expect(await pictures("page_region", { ...region, slices: [] })).toEqual([
      expect.stringContaining("globe.avif"),
      expect.stringContaining("map-TH.avif"),
    ]);
    expect(await pictures("page_country", country("TH", "Thailand"))).toEqual([
      expect.stringContaining("globe.avif"),
    ]);
  });
  it("[2-033] lists all regions, then all countries; those without a page are plain text", async () => {
    const view = await viewOf("page_single", input({ id: "s", type: "destinations" }));
    expect(propsOf(view, "region_cards")).toMatchObject({
      regions: [
        {
          link: { label: "Asia", href: "/en/destinations/asia" },
          text: "2 countries and territories",
        },
        { link: { href: "#a-z" }, text: "4 countries and territories" },
      ],
    });
    expect(propsOf(view, "country_list")).toMatchObject({
      countries: [
        { name: "Antarctica", href: null },
        { name: "Cambodia", href: "/en/destinations/asia/cambodia" },
        { name: "Laos", href: null },
        { name: "Thailand", href: "/en/destinations/asia/thailand" },
      ],
      note: messages("en").common("destinations.uninhabited"),
    });
  });
});

describe("what search engines may list", () => {
  it("the rule: at least one plan, and at least four kinds of fact", () => {
    expect(enoughToSay({ plans: 1, facts: 4 })).toBe(true);
    expect(enoughToSay({ plans: 0, facts: 6 })).toBe(false);
    expect(enoughToSay({ plans: 9, facts: 3 })).toBe(false);
    expect(places.map(factCount)).toEqual([6, 5, 2, 0]);
  });
  it("holds for rows of the index: head, alternates and sitemap read the same", async () => {
    function row(id: string, type = "page_country") {
      return {
        path: `/en/${id}`,
        locale: "en",
        audience: "individual",
        type,
        document: id,
        group: id,
        title: "",
        breadcrumb: "",
        lastmod: null,
        noindex: false,
        sitemap: true,
      } as const;
    }
    expect(
      (await judged(runtime, [row("p-TH"), row("p-KH"), row("x", "page_guide")])).map(
        ({ noindex }) => noindex,
      ),
    ).toEqual([false, false, false]);
    const bare = { ...runtime, needIndex: () => Promise.resolve(compileNeed([], [])) };
    expect(
      (await judged(bare, [row("p-TH"), row("x", "page_guide")])).map(({ noindex }) => noindex),
    ).toEqual([true, false]);
  });
  it("coverage is that of the site’s own finder", async () => {
    for (const audience of AUDIENCES)
      expect((await coverageOf(runtime, "en", audience))("TH").map(({ id }) => id)).toEqual(
        audience === "corporate" ? ["g"] : ["a", "b"],
      );
    expect((await coverageOf(runtime, "en", "individual"))("LA")).toEqual([]);
  });
});
