import { getMessages } from "@orlaya/messages/server";
import { SAMPLES } from "@orlaya/slices/samples";
import { describe, expect, it } from "vitest";
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import { createTestLink, EDITOR_SLICES, listIds, TEST_PICTURE } from "../shared/testing.ts";
import { findProps } from "../testing.ts";
import type { FilterValues, WayOut } from "./changes.ts";
import type { CatalogueData } from "./load.ts";
import { viewCatalogue } from "./view.ts";

const places = [
  { value: "FR", label: "France" },
  { value: "TH", label: "Thailand" },
];
function createValues(from: string, to: string, needs: string): FilterValues {
  return { "country-of-residence": from, "country-of-destination": to, needs };
}

const data: CatalogueData = {
  site: { locale: "en", audience: "individual" },
  path: "/en/insurance",
  slices: EDITOR_SLICES,
  options: {
    "country-of-residence": places,
    "country-of-destination": places,
    needs: [{ value: "expat", label: "Living abroad" }],
  },
  values: createValues("", "", ""),
  products: SAMPLES.product_cards.products.map((product) => ({ ...product, limit: null })),
  wayOut: null,
  finderHref: "/en#finder",
  compare: null,
};
const dropped = {
  kind: "drop",
  field: "country-of-residence",
  values: createValues("", "TH", "expat"),
  count: 1,
} as const;
const wayOut: WayOut = {
  blocking: ["country-of-residence", "needs"],
  alone: false,
  changes: [
    dropped,
    { kind: "only", field: "needs", values: createValues("", "", "expat"), count: 2 },
    { kind: "all", field: "country-of-residence", values: createValues("", "", ""), count: 12 },
  ],
};
const without: CatalogueData = {
  ...data,
  values: createValues("FR", "TH", "expat"),
  products: [],
  wayOut,
};

describe("the view of the plan list", () => {
  it("is below the heading, before the other slices of the editor", () => {
    expect(listIds(viewCatalogue(data, getMessages("en")))).toEqual([
      "heading",
      "catalogue",
      "text",
    ]);
  });

  it.each([
    ["en", "individual", "Talk to our team", "/en/contact", "Find the right plan", "Find my plan"],
    [
      "fr",
      "corporate",
      "Parler à notre équipe",
      "/fr/entreprises/contact",
      "Trouver l’assurance adaptée",
      "Trouver mon assurance",
    ],
  ] as const)(
    "in %s for %s, has the filters, the plans, a contact link and the finder",
    (locale, audience, talk, contact, title, open) => {
      const view = viewCatalogue({ ...data, site: { locale, audience } }, getMessages(locale));
      expect(findProps(view, "product_catalogue")).toEqual({
        action: "/en/insurance",
        options: data.options,
        values: data.values,
        blocked: "",
        changes: [],
        products: data.products,
        compare: null,
        talk: createTestLink(talk, contact),
        promo: {
          title,
          text: getMessages(locale).lisa("intro.need"),
          link: { ...createTestLink(open, "/en#finder"), action: "finder" },
          globe: null,
        },
      });
    },
  );

  it("uses the globe of the first closing band that has one", () => {
    function createBand(id: string, globe: typeof TEST_PICTURE | null): ResolvedSlice {
      return { slug: "cta_band", id, props: { ...SAMPLES.cta_band, globe } };
    }
    const slices = [createBand("b1", null), createBand("b2", TEST_PICTURE)];
    expect(
      findProps(viewCatalogue({ ...data, slices }, getMessages("en")), "product_catalogue"),
    ).toMatchObject({ promo: { globe: TEST_PICTURE } });
  });
});

describe("[design §8] the view of the plan list when no plan matches", () => {
  it.each([
    [
      "en",
      "individual",
      "No plan combines these answers: Country of residence: France; Type of cover: Living abroad.",
      [
        "Country of residence: All countries (1 plan)",
        "Only “Type of cover: Living abroad” (2 plans)",
        "Clear all filters (12 plans)",
      ],
    ],
    [
      "de",
      "corporate",
      "Keine Versicherung passt zu diesen Angaben zusammen: Wohnsitzland: France; Versicherungsart: Living abroad.",
      [
        "Wohnsitzland: Alle Länder (1 Gruppenvertrag)",
        "Nur „Versicherungsart: Living abroad“ (2 Gruppenverträge)",
        "Alle Filter zurücksetzen (12 Gruppenverträge)",
      ],
    ],
  ] as const)(
    "in %s for %s, names the answers that exclude each other and counts the plans of each change",
    (locale, audience, blocked, labels) => {
      const view = viewCatalogue({ ...without, site: { locale, audience } }, getMessages(locale));
      const [first, second, third] = labels;
      expect(findProps(view, "product_catalogue")).toMatchObject({
        products: [],
        blocked,
        changes: [
          createTestLink(first, "/en/insurance?country-of-destination=TH&needs=expat"),
          createTestLink(second, "/en/insurance?needs=expat"),
          createTestLink(third, "/en/insurance"),
        ],
      });
    },
  );

  it("names answers that exclude every plan on their own", () => {
    const alone = { ...without, wayOut: { ...wayOut, blocking: ["needs"], alone: true } } as const;
    expect(findProps(viewCatalogue(alone, getMessages("en")), "product_catalogue")).toMatchObject({
      blocked: "This answer alone rules out every plan: Type of cover: Living abroad.",
    });
    const both = { ...without, wayOut: { ...wayOut, alone: true } };
    expect(findProps(viewCatalogue(both, getMessages("en")), "product_catalogue")).toMatchObject({
      blocked:
        "Each of these answers alone rules out every plan: Country of residence: France; Type of cover: Living abroad.",
    });
  });

  it("labels a dropped need as all types of cover", () => {
    const change = { ...dropped, field: "needs", values: createValues("FR", "TH", "") } as const;
    const view = viewCatalogue(
      { ...without, wayOut: { ...wayOut, changes: [change] } },
      getMessages("en"),
    );
    expect(findProps(view, "product_catalogue")).toMatchObject({
      changes: [{ label: "Type of cover: All types of cover (1 plan)" }],
    });
  });
});
