/** Pages of countries and regions, built from facts and from the plans that the finder offers. */
import {
  parseDocument,
  type CountryPage,
  type PageCountry,
  type PageDocument,
  type PageName,
  type Place,
  type Plan,
  type SiteContent,
} from "@orlaya/content";
import { getMessages } from "@orlaya/messages/server";
import { AUDIENCES, type Audience } from "@orlaya/routes";
import { describe, expect, it } from "vitest";
import { loadCoverage } from "../load/coverage.ts";
import { applyIndexability, countFacts, isWorthIndexing } from "../load/indexability.ts";
import type { View } from "./family.ts";
import { createTestInput, findProps, listSlugs, showTestDocument } from "./testing.ts";

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
function place(code: string, name: string, facts: object, more: object = {}): Place {
  return parseDocument("countries", {
    id: `c-${code}`,
    code,
    names: names(name),
    rank: { en: 0 },
    map: picture(`map-${code}`),
    facts,
    region: "asia",
    ...more,
  });
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
/** Creates a plan for people who move from France to one of these countries. */
function plan(id: string, audience: Audience, to: readonly string[]): Plan {
  return parseDocument("product_page", {
    id,
    title: `Plan ${id}`,
    path: `/en/offer/${id}`,
    uid: id,
    audience,
    locale: "en",
    cover_types: [{ id: "expat", key: "expat", _status: "published" }],
    languages: ["en"],
    locations: ["FR"],
    destination_countries: to,
  });
}
const plans: { readonly [A in Audience]: readonly Plan[] } = {
  individual: [plan("a", "individual", ["TH", "KH"]), plan("b", "individual", ["TH"])],
  corporate: [plan("g", "corporate", ["TH"])],
};
function answers(audience: Audience): Partial<SiteContent> {
  return {
    places: () => Promise.resolve(places),
    countries: () => Promise.resolve(places.map((entry) => parseDocument("countries", entry))),
    countryPages: () => Promise.resolve(pages),
    regions: () => Promise.resolve([parseDocument("page_region", region)]),
    plans: () => Promise.resolve(plans[audience]),
    groups: () => Promise.resolve([]),
    finderModule: () =>
      Promise.resolve(
        parseDocument("module_lisa", { id: "f", uid: "part-lisa-common", title: "Find" }),
      ),
  };
}
const country = (code: string, title: string, more: object = {}): PageCountry =>
  parseDocument("page_country", { id: `p-${code}`, title, country_code: code, region, ...more });

/**
 * Builds the view of a document on a site with the answers above; `more` overrides single answers.
 */
function view(
  type: PageName,
  document: PageDocument,
  {
    audience = "individual",
    slices = [],
    more = {},
  }: {
    readonly audience?: Audience;
    readonly slices?: readonly object[];
    readonly more?: Partial<SiteContent>;
  } = {},
): Promise<View & { readonly tags: readonly string[] }> {
  return showTestDocument(type, document, {
    site: { locale: "en", audience },
    answers: { ...answers(audience), ...more },
    slices,
    path: "/en/x",
  });
}

describe("the page of a country", () => {
  it("[2-035] is built from stored data: map, facts, plans that cover it, finder, neighbours", async () => {
    const made = await view("page_country", country("TH", "Thailand"));
    expect(listSlugs(made)).toEqual([
      "place_head",
      "country_facts",
      "product_cards",
      "finder",
      "destinations",
    ]);
    expect(findProps(made, "place_head")).toMatchObject({
      eyebrow: "Asia",
      title: "Thailand: health and travel insurance",
      caption: "Indicative map",
      globe: false,
      primary: { href: "#finder", label: "Find cover for this destination" },
      secondary: { href: "#plans" },
      lead: "Thailand: 2 plans cover a stay here. First come the facts: the emergency number, the currency, the languages and the countries across the border.",
    });
    expect(findProps(made, "country_facts")).toMatchObject({
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
        { label: "Dialling code", values: ["+66"] },
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
    expect(findProps(made, "product_cards")).toMatchObject({
      products: [{ title: "Plan a" }, { title: "Plan b" }],
    });
    expect(findProps(made, "destinations")).toMatchObject({
      items: [{ country: { code: "KH", link: { href: "/en/destinations/asia/cambodia" } } }],
    });
    expect(made.image?.social).toContain("globe-og.jpg");
    // Tags of pictures from lists of which the page shows a part. The client records the calls
    // itself.
    expect(made.tags).toEqual(expect.arrayContaining(["doc:m-map-TH", "doc:m-map-KH"]));
  });
  it("states that no plan covers it, and how to find help when no number is certain", async () => {
    const made = await view("page_country", country("LA", "Laos"));
    // There is no finder preset to a country without plans. The first action is the contact link.
    expect(listSlugs(made)).toEqual(["place_head", "country_facts", "cta_band", "destinations"]);
    expect(findProps(made, "place_head")).toMatchObject({
      primary: { href: "/en/contact" },
      secondary: null,
      lead: "Laos: we don’t sell cover for a stay here online, but our team can tell you what is possible. First come the facts: the emergency number, the currency, the languages and the countries across the border.",
    });
    expect(findProps(made, "cta_band")).toMatchObject({
      title: "There is no online plan for this destination",
      primary: { href: "/en/contact" },
    });
    expect(findProps(made, "country_facts")).toMatchObject({
      facts: [{ values: [], text: getMessages("en").common("facts.askEmergency") }, {}, {}],
    });
  });
  it("its lead leaves out missing neighbours, missing facts and an unknown number of plans", async () => {
    async function leadOf(name: string, more: Partial<SiteContent>): Promise<unknown> {
      const made = await view("page_country", country("TH", name), { more });
      return Reflect.get(findProps(made, "place_head"), "lead");
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
        plans: () => Promise.resolve(null),
        places: () => Promise.resolve([]),
      }),
    ).toBe("");
  });
  it("on the corporate site mentions group plans and shows corporate plans", async () => {
    const made = await view("page_country", country("TH", "Thailand"), { audience: "corporate" });
    expect(findProps(made, "place_head")).toMatchObject({
      title: "Thailand: group health and business travel",
    });
    expect(findProps(made, "product_cards")).toMatchObject({
      title: "Group plans that cover this destination",
      products: [{ title: "Plan g" }],
    });
  });
  it("lets an editor override single parts of the heading and add slices", async () => {
    const made = await view("page_country", country("TH", "Siam"), {
      slices: [
        { blockType: "page_head", id: "h", lead: "Mine." },
        { blockType: "cta_band", id: "t", title: "Care" },
      ],
    });
    expect(listSlugs(made)).toEqual([
      "place_head",
      "country_facts",
      "product_cards",
      "cta_band",
      "finder",
      "destinations",
    ]);
    expect(findProps(made, "place_head")).toMatchObject({
      title: "Siam: health and travel insurance",
      lead: "Mine.",
      caption: "Indicative map",
    });
    const pictured = await view(
      "page_country",
      country("TH", "Thailand", { image: picture("mine", "mine-og.jpg") }),
    );
    expect(findProps(pictured, "place_head")).toMatchObject({
      caption: "",
      image: { social: expect.stringContaining("mine-og.jpg") as string },
    });
  });
});

describe("regions and the list of destinations", () => {
  it("[2-034] a region shows its countries with maps and every plan that covers at least one of them", async () => {
    const made = await view("page_region", parseDocument("page_region", region), {
      slices: [
        { blockType: "page_head", title: "Asia: insurance" },
        { blockType: "rich_text", id: "care" },
      ],
    });
    expect(listSlugs(made)).toEqual(["place_head", "destinations", "product_cards", "rich_text"]);
    expect(findProps(made, "place_head")).toMatchObject({ title: "Asia: insurance", globe: true });
    expect(findProps(made, "destinations")).toMatchObject({
      lead: "2 countries and territories",
      items: [{ country: { code: "KH" } }, { country: { code: "TH" } }],
    });
    expect(findProps(made, "product_cards")).toMatchObject({
      products: [{ title: "Plan a" }, { title: "Plan b" }],
    });
  });
  it("[2-034] a country without a map shows the globe of its region, in tiles on the pages of the region and of a neighbour", async () => {
    const unmapped = places.map((entry) => (entry.code === "KH" ? { ...entry, map: null } : entry));
    async function pictures(type: PageName, document: PageDocument): Promise<readonly unknown[]> {
      const made = await view(type, document, {
        more: { places: () => Promise.resolve(unmapped) },
      });
      return (
        findProps(made, "destinations") as {
          readonly items: readonly {
            readonly country: { readonly map: { readonly sources: unknown } };
          }[];
        }
      ).items.map((item) => JSON.stringify(item.country.map));
    }
    expect(await pictures("page_region", parseDocument("page_region", region))).toEqual([
      expect.stringContaining("globe.avif"),
      expect.stringContaining("map-TH.avif"),
    ]);
    expect(await pictures("page_country", country("TH", "Thailand"))).toEqual([
      expect.stringContaining("globe.avif"),
    ]);
  });
  it("[2-033] lists all regions, then all countries; those without a page are plain text", async () => {
    const made = await view(
      "page_single",
      parseDocument("page_single", { id: "s", type: "destinations" }),
    );
    expect(findProps(made, "region_cards")).toMatchObject({
      regions: [
        {
          link: { label: "Asia", href: "/en/destinations/asia" },
          text: "2 countries and territories",
        },
        { link: { href: "#a-z" }, text: "4 countries and territories" },
      ],
    });
    expect(findProps(made, "country_list")).toMatchObject({
      countries: [
        { name: "Antarctica", href: null },
        { name: "Cambodia", href: "/en/destinations/asia/cambodia" },
        { name: "Laos", href: null },
        { name: "Thailand", href: "/en/destinations/asia/thailand" },
      ],
      note: getMessages("en").common("destinations.uninhabited"),
    });
  });
});

describe("indexability of country pages", () => {
  it("requires at least one plan and at least four kinds of facts", () => {
    expect(isWorthIndexing({ plans: 1, facts: 4 })).toBe(true);
    expect(isWorthIndexing({ plans: 0, facts: 6 })).toBe(false);
    expect(isWorthIndexing({ plans: 9, facts: 3 })).toBe(false);
    expect(places.map(countFacts)).toEqual([6, 5, 2, 0]);
  });
  it("sets noindex on rows of the route index, which head, alternates and sitemap share", async () => {
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
        indexing: null,
        sitemap: true,
      } as const;
    }
    const { runtime } = createTestInput(null, { answers: answers("individual") });
    expect(
      (await applyIndexability(runtime, [row("p-TH"), row("p-KH"), row("x", "page_guide")])).map(
        ({ noindex }) => noindex,
      ),
    ).toEqual([false, false, false]);
    const { runtime: bare } = createTestInput(null, {
      answers: {
        ...answers("individual"),
        plans: () => Promise.resolve([plan("a", "individual", ["FR"])]),
      },
    });
    expect(
      (await applyIndexability(bare, [row("p-TH"), row("x", "page_guide")])).map(
        ({ noindex }) => noindex,
      ),
    ).toEqual([true, false]);
  });
  it("coverage matches the finder of the site", async () => {
    function at(audience: Audience) {
      const { runtime, site } = createTestInput(null, {
        site: { locale: "en", audience },
        answers: answers(audience),
      });
      return loadCoverage(runtime, site);
    }
    for (const audience of AUDIENCES)
      expect((await at(audience))?.("TH").map(({ id }) => id)).toEqual(
        audience === "corporate" ? ["g"] : ["a", "b"],
      );
    expect((await at("individual"))?.("LA")).toEqual([]);
  });
});
