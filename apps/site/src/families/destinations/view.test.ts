/** Tests of the view of the destinations page with plain data. */
import { getMessages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import { createPageLink } from "../../load/page-link.ts";
import { resolveContext } from "../../load/resolve-context.ts";
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import { resolveTestSlices } from "../../load/testing.ts";
import { createTestPicture } from "../shared/testing-places.ts";
import { ENGLISH, findProps, listSlugs } from "../testing.ts";
import type { DestinationsData } from "./load.ts";
import { viewDestinations } from "./view.ts";

const english = getMessages("en");
const french = getMessages("fr");
const globe = createTestPicture("world");
const asia = createTestPicture("asia");
const data: DestinationsData = {
  slices: [],
  globe,
  regions: [
    { link: createPageLink("Asia", "/en/destinations/asia"), globe: asia, count: 2 },
    { link: createPageLink("Oceania", "/en/destinations/oceania"), globe: null, count: 1 },
  ],
  countries: [
    { code: "AQ", name: "Antarctica", href: null },
    { code: "TH", name: "Thailand", href: "/en/destinations/asia/thailand" },
  ],
};
const resolve = (...stored: readonly object[]): readonly ResolvedSlice[] =>
  resolveTestSlices(stored, resolveContext({ ...ENGLISH, mediaOrigin: "" }));
const head = { blockType: "page_head", id: "h", title: "Destinations" };
const text = { blockType: "rich_text", id: "t" };

describe("the destinations page", () => {
  it("has the heading, the regions, all countries, and the editor’s other slices", () => {
    const made = viewDestinations({ ...data, slices: resolve(head, text) }, english);
    expect(made.slices.map(({ slug, id }) => [slug, id])).toEqual([
      ["place_head", "head"],
      ["region_cards", "regions"],
      ["country_list", "a-z"],
      ["rich_text", "t"],
    ]);
    expect(findProps(made, "place_head")).toMatchObject({
      title: "Destinations",
      image: globe,
      globe: true,
    });
    expect(made.page).toBeUndefined();
  });
  it("keeps the editor’s heading without a globe, and when the heading has a picture", () => {
    const slices = resolve(head);
    expect(viewDestinations({ ...data, slices, globe: null }, english).slices[0]).toBe(slices[0]);
    const pictured = slices.flatMap((slice): readonly ResolvedSlice[] =>
      slice.slug === "page_head" ? [{ ...slice, props: { ...slice.props, image: asia } }] : [],
    );
    const made = viewDestinations({ ...data, slices: pictured }, english);
    expect(made.slices[0]).toBe(pictured[0]);
  });
  it("keeps a first slice that is not a heading, and has only its lists without slices", () => {
    const made = viewDestinations({ ...data, slices: resolve(text, head) }, english);
    expect(listSlugs(made)).toEqual(["rich_text", "region_cards", "country_list", "page_head"]);
    expect(listSlugs(viewDestinations(data, english))).toEqual(["region_cards", "country_list"]);
  });
  it("counts the countries of each region, then those of the world", () => {
    expect(findProps(viewDestinations(data, english), "region_cards")).toEqual({
      title: "By region",
      tone: "white",
      regions: [
        { link: data.regions[0]?.link, globe: asia, text: "2 countries and territories" },
        { link: data.regions[1]?.link, globe: null, text: "1 country or territory" },
        {
          link: createPageLink("All, from A to Z", "#a-z"),
          globe,
          text: "2 countries and territories",
        },
      ],
    });
    expect(findProps(viewDestinations(data, french), "region_cards")).toMatchObject({
      title: french.common("destinations.regions"),
      regions: [
        { text: french.common("destinations.count", { count: 2 }) },
        { text: french.common("destinations.count", { count: 1 }) },
        { link: { label: french.common("destinations.world") } },
      ],
    });
  });
  it("has a note on names without a link only when there are such names", () => {
    expect(findProps(viewDestinations(data, english), "country_list")).toEqual({
      title: "All countries and territories, A to Z",
      lead: "",
      countries: data.countries,
      note: "Names without a link are territories without a permanent population.",
      tone: "linen",
    });
    const linked = { ...data, countries: data.countries.filter(({ href }) => href !== null) };
    expect(findProps(viewDestinations(linked, french), "country_list")).toMatchObject({
      title: french.common("destinations.all"),
      note: "",
    });
  });
});
