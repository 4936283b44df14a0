/** Tests of the region view with plain data. */
import { getMessages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import { resolveContext } from "../../load/resolve-context.ts";
import { resolveTestSlices } from "../../load/testing.ts";
import { createTestPicture, createTestPlan, createTestTile } from "../shared/testing-places.ts";
import { ENGLISH, findProps, listSlugs } from "../testing.ts";
import type { RegionData } from "./load.ts";
import { viewRegion } from "./view.ts";

const english = getMessages("en");
const german = getMessages("de");
const globe = createTestPicture("globe", "globe-og.jpg");
const data: RegionData = {
  site: ENGLISH,
  slices: [],
  title: "Asia",
  globe,
  countries: [createTestTile("KH", "Cambodia"), createTestTile("TH", "Thailand")],
  plans: { cards: [createTestPlan("a")], others: [createTestPlan("b")] },
};
const corporate: RegionData = { ...data, site: { locale: "en", audience: "corporate" } };
const slices = resolveTestSlices(
  [
    { blockType: "page_head", id: "h", title: "Asia: insurance" },
    { blockType: "rich_text", id: "care" },
  ],
  resolveContext({ ...ENGLISH, mediaOrigin: "" }),
);

describe("the view of a region page", () => {
  it("has the globe, the countries, the plans, and the editor’s text last", () => {
    const made = viewRegion({ ...data, slices }, english);
    expect(made.slices.map(({ slug, id }) => [slug, id])).toEqual([
      ["place_head", "head"],
      ["destinations", "countries"],
      ["product_cards", "plans"],
      ["link_cards", "more-plans"],
      ["rich_text", "care"],
    ]);
    expect(made.image).toBe(globe);
    expect(findProps(made, "place_head")).toMatchObject({
      title: "Asia: insurance",
      image: globe,
      globe: true,
      tone: "linen",
    });
  });
  it("has the title of the region as heading without a heading of the editor", () => {
    expect(findProps(viewRegion(data, english), "place_head")).toEqual({
      eyebrow: "",
      title: "Asia",
      lead: "",
      primary: null,
      secondary: null,
      image: globe,
      caption: "",
      globe: true,
      tone: "linen",
      anchor: "",
    });
  });
  it("has the editor’s picture with its caption, and not as a globe", () => {
    const image = createTestPicture("mine");
    const pictured = slices.map((slice) =>
      slice.slug === "page_head"
        ? { ...slice, props: { ...slice.props, image, caption: "At sunrise" } }
        : slice,
    );
    const made = viewRegion({ ...data, slices: pictured }, english);
    expect(findProps(made, "place_head")).toMatchObject({
      image,
      caption: "At sunrise",
      globe: false,
    });
  });
  it("states the number of countries in the language of the page", () => {
    expect(findProps(viewRegion(data, english), "destinations")).toEqual({
      title: "Countries and territories",
      lead: "2 countries and territories",
      link: null,
      items: data.countries.map((country) => ({ country, image: null, note: "" })),
      tone: "mist",
      anchor: "countries",
    });
    expect(findProps(viewRegion(data, german), "destinations")).toMatchObject({
      title: german.common("region.countries"),
      lead: german.common("destinations.count", { count: 2 }),
    });
  });
  it("has titles of plan lists for private visitors and for employers", () => {
    const forAll = viewRegion(data, english);
    expect(findProps(forAll, "product_cards")).toMatchObject({
      title: "Plans that cover this region",
      lead: english.common("region.plansLead"),
      products: [{ id: "a" }],
    });
    expect(findProps(forAll, "link_cards")).toMatchObject({
      title: "More plans",
      items: [{ link: { label: "Plan b" } }],
    });
    const forEmployers = viewRegion(corporate, english);
    expect(findProps(forEmployers, "product_cards")).toMatchObject({
      title: "Group plans that cover this region",
    });
    expect(findProps(forEmployers, "link_cards")).toMatchObject({ title: "More group plans" });
  });
  it("has no lists without countries and plans", () => {
    const bare = { ...data, globe: null, countries: [], plans: { cards: [], others: [] } };
    const made = viewRegion(bare, english);
    expect(listSlugs(made)).toEqual(["place_head"]);
    expect(made.image).toBeNull();
  });
});
