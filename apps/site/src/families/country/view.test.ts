/** Tests of the country view with plain data. */
import { getMessages } from "@orlaya/messages/server";
import type { FinderModuleData } from "@orlaya/slices";
import { describe, expect, it } from "vitest";
import { createPageLink } from "../../load/page-link.ts";
import { resolveContext } from "../../load/resolve-context.ts";
import { resolveTestSlices } from "../../load/testing.ts";
import { createTestPicture, createTestPlan, createTestTile } from "../shared/testing-places.ts";
import { ENGLISH, findProps, listSlugs } from "../testing.ts";
import type { CountryFacts } from "./facts.ts";
import type { CountryData } from "./load.ts";
import { viewCountry } from "./view.ts";

const english = getMessages("en");
const german = getMessages("de");

const facts: CountryFacts = {
  emergency: { all: "", ambulance: "1669", fire: "", police: "191" },
  capital: "Bangkok",
  currency: "Thai baht (THB)",
  languages: "Thai",
  dial: "66",
  hasBorders: true,
  neighbours: [
    { name: "Cambodia", link: createPageLink("Cambodia", "/countries/KH") },
    { name: "Laos", link: null },
  ],
};
const finder: FinderModuleData = {
  uid: "finder",
  title: "",
  description: "",
  submitLabel: "Search",
  ctaLabel: "",
  ctaLink: null,
  needs: [],
  tooltips: { need: "", destination: "", language: "" },
  eligibility: false,
};
const map = createTestPicture("map");
const globe = createTestPicture("globe", "globe-og.jpg");
const data: CountryData = {
  site: ENGLISH,
  slices: [],
  title: "Thailand",
  region: "Asia",
  chosen: null,
  map,
  globe,
  facts,
  plans: { cards: [createTestPlan("a"), createTestPlan("b")], others: [createTestPlan("c")] },
  finder,
  tiles: [createTestTile("KH", "Cambodia")],
};
const corporate: CountryData = { ...data, site: { locale: "en", audience: "corporate" } };
const noPlans = { cards: [], others: [] };
const slices = resolveTestSlices(
  [
    { blockType: "page_head", id: "h", title: "Siam", lead: "Mine." },
    { blockType: "cta_band", id: "t", title: "Care" },
  ],
  resolveContext({ ...ENGLISH, mediaOrigin: "" }),
);

describe("the slices of a country page", () => {
  it("have a fixed order, each with its id", () => {
    const { slices: made } = viewCountry(data, english);
    expect(made.map(({ slug, id }) => [slug, id])).toEqual([
      ["place_head", "head"],
      ["country_facts", "facts"],
      ["product_cards", "plans"],
      ["link_cards", "more-plans"],
      ["finder", "finder-band"],
      ["destinations", "neighbours"],
    ]);
  });
  it("are left out when their data is missing", () => {
    const made = viewCountry(
      { ...data, region: "", map: null, facts: null, plans: null, finder: null, tiles: [] },
      english,
    );
    expect(listSlugs(made)).toEqual(["place_head"]);
    expect(findProps(made, "place_head")).toMatchObject({
      lead: "",
      primary: { label: "Talk to our team", href: "/en/contact" },
      secondary: null,
    });
  });
  it("of the editor follow the plans, and the editor’s heading overrides the default heading", () => {
    const made = viewCountry({ ...data, slices }, english);
    expect(listSlugs(made)).toEqual([
      "place_head",
      "country_facts",
      "product_cards",
      "link_cards",
      "cta_band",
      "finder",
      "destinations",
    ]);
    expect(findProps(made, "place_head")).toMatchObject({
      eyebrow: "Asia",
      title: "Siam",
      lead: "Mine.",
      image: { alt: "map" },
      caption: "Indicative map",
    });
  });
});

describe("the heading of a country page", () => {
  it("states the number of plans and mentions the neighbours", () => {
    expect(findProps(viewCountry(data, english), "place_head")).toMatchObject({
      eyebrow: "Asia",
      title: "Thailand: health and travel insurance",
      lead: "Thailand: 3 plans cover a stay here. First come the facts: the emergency number, the currency, the languages and the countries across the border.",
      primary: { label: "Find cover for this destination", href: "#finder" },
      secondary: { label: "See all plans", href: "#plans" },
      tone: "linen",
      anchor: "",
    });
  });
  it("is in the language of the page", () => {
    expect(findProps(viewCountry(data, german), "place_head")).toMatchObject({
      title: "Thailand: Kranken- und Reiseversicherung",
      lead: expect.stringContaining("Sprachen und Nachbarländer") as string,
      primary: { label: "Tarif für dieses Zielland finden" },
      caption: german.common("mapCaption"),
    });
  });
  it("mentions group plans for employers", () => {
    const { common: t } = english;
    expect(findProps(viewCountry(corporate, english), "place_head")).toMatchObject({
      title: "Thailand: group health and business travel",
      lead: `${t("countryPage.leadCorporate", { country: "Thailand", count: 3 })} The facts below help you prepare the people you send.`,
      primary: { label: "Find a group plan for this destination" },
      secondary: { label: "See all group plans" },
    });
  });
  it("shows the editor’s picture, otherwise the map with its caption, otherwise the globe", () => {
    const chosen = createTestPicture("chosen", "chosen-og.jpg");
    const pictured = viewCountry({ ...data, chosen }, english);
    expect(findProps(pictured, "place_head")).toMatchObject({
      image: { alt: "chosen" },
      caption: "",
      globe: false,
    });
    expect(pictured.image).toBe(chosen);
    const mapped = viewCountry(data, english);
    expect(findProps(mapped, "place_head")).toMatchObject({
      image: { alt: "map" },
      caption: "Indicative map",
      globe: false,
    });
    expect(mapped.image).toBe(globe);
    expect(findProps(viewCountry({ ...data, map: null }, english), "place_head")).toMatchObject({
      image: { alt: "globe" },
      caption: "",
      globe: true,
    });
    expect(viewCountry({ ...data, globe: null }, english).image).toBeNull();
  });
});

describe("the facts of a country page", () => {
  it("are stated once each, with tel: links and links to neighbours", () => {
    expect(findProps(viewCountry(data, german), "country_facts")).toEqual({
      title: german.common("facts.title"),
      sources: german.common("facts.sources"),
      tone: "mist",
      facts: [
        {
          label: "Notrufnummer",
          values: [
            {
              label: `${german.common("facts.ambulance")}\u00a01669`,
              href: "tel:1669",
              external: true,
              newTab: false,
            },
            {
              label: `${german.common("facts.police")}\u00a0191`,
              href: "tel:191",
              external: true,
              newTab: false,
            },
          ],
        },
        { label: german.common("facts.capital"), values: ["Bangkok"] },
        { label: german.common("facts.currency"), values: ["Thai baht (THB)"] },
        { label: german.common("facts.languages"), values: ["Thai"] },
        { label: german.common("facts.dial"), values: ["+66"] },
        { label: german.common("facts.borders"), values: [], links: facts.neighbours },
      ],
    });
  });
  it("are left out when unknown, and an island has no border", () => {
    const bare: CountryFacts = {
      emergency: { all: "", ambulance: "", fire: "", police: "" },
      capital: "",
      currency: "",
      languages: "",
      dial: "",
      hasBorders: false,
      neighbours: [],
    };
    const made = viewCountry({ ...data, facts: bare }, english);
    expect(findProps(made, "country_facts")).toMatchObject({
      facts: [
        { label: "Emergency number", values: [], text: english.common("facts.askEmergency") },
        { label: "Land borders", values: ["none"], links: [] },
      ],
    });
    expect(findProps(made, "place_head")).toMatchObject({
      lead: expect.stringContaining("the currency and the languages.") as string,
    });
  });
  it("have another title for employers", () => {
    expect(findProps(viewCountry(corporate, english), "country_facts")).toMatchObject({
      title: "Facts for the people you send",
    });
  });
});

describe("the plans of a country page", () => {
  it("are cards, and further plans are links with the title of the plan", () => {
    const made = viewCountry(data, english);
    expect(findProps(made, "product_cards")).toMatchObject({
      title: "Plans that cover this destination",
      lead: english.common("countryPage.plansLead"),
      link: null,
      products: [{ id: "a" }, { id: "b" }],
      tone: "white",
      anchor: "plans",
    });
    expect(findProps(made, "link_cards")).toMatchObject({
      title: "More plans",
      items: [{ link: { label: "Plan c", href: "/plans/c" }, text: "About c", icon: null }],
      tone: "white",
    });
  });
  it("have other titles for employers", () => {
    const made = viewCountry(corporate, english);
    expect(findProps(made, "product_cards")).toMatchObject({
      title: "Group plans that cover this destination",
      lead: english.common("countryPage.plansLeadCorporate"),
    });
    expect(findProps(made, "link_cards")).toMatchObject({ title: "More group plans" });
  });
  it("are replaced by a contact link when no plan covers the country", () => {
    const uncovered = { ...data, plans: noPlans, finder: null };
    const made = viewCountry(uncovered, english);
    expect(listSlugs(made)).toEqual(["place_head", "country_facts", "cta_band", "destinations"]);
    expect(findProps(made, "place_head")).toMatchObject({
      lead: expect.stringContaining("we don’t sell cover for a stay here online") as string,
      primary: { href: "/en/contact" },
      secondary: null,
    });
    expect(findProps(made, "cta_band")).toEqual({
      title: "There is no online plan for this destination",
      lead: english.common("countryPage.noneText"),
      primary: createPageLink("Talk to our team", "/en/contact"),
      secondary: null,
      globe,
      tone: "white",
      anchor: "plans",
    });
    const forEmployers = viewCountry({ ...corporate, plans: noPlans, finder: null }, english);
    expect(findProps(forEmployers, "cta_band")).toMatchObject({
      title: "There is no standard group plan for this destination",
      lead: english.common("countryPage.noneTextCorporate"),
    });
  });
});

it("uses the default title of the language for a finder without a title", () => {
  expect(findProps(viewCountry(data, german), "finder")).toEqual({
    module: { ...finder, title: german.lisa("title") },
    title: "",
    lead: "",
    tone: "linen",
    anchor: "",
  });
  const named = { ...data, finder: { ...finder, title: "Find cover" } };
  expect(findProps(viewCountry(named, german), "finder")).toMatchObject({
    module: { title: "Find cover" },
  });
});

it("renders neighbours as tiles with a heading", () => {
  expect(findProps(viewCountry(data, english), "destinations")).toEqual({
    title: "Across the border",
    lead: "",
    link: null,
    items: [{ country: createTestTile("KH", "Cambodia"), image: null, note: "" }],
    tone: "mist",
    anchor: "",
  });
});
