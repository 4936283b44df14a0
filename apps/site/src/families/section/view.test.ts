/** Tests of the section view with plain data. */
import { getMessages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import { createPageLink } from "../../load/page-link.ts";
import { resolveContext } from "../../load/resolve-context.ts";
import { resolveTestSlices } from "../../load/testing.ts";
import { ENGLISH, findProps, listSlugs } from "../testing.ts";
import type { EmergencyData } from "./emergency.ts";
import type { SectionData } from "./load.ts";
import { viewSection } from "./view.ts";

const english = getMessages("en");
const german = getMessages("de");
const slices = resolveTestSlices(
  [
    { blockType: "page_head", id: "h", title: "In an emergency" },
    { blockType: "rich_text", id: "t" },
  ],
  resolveContext({ ...ENGLISH, mediaOrigin: "" }),
);
const data: SectionData = {
  slices,
  others: {
    section: "Support",
    cards: [{ link: createPageLink("Claims", "/en/support/claims"), text: "How", icon: null }],
    link: createPageLink("Support", "/en/support"),
  },
  emergency: null,
  tools: null,
};
const emergency: EmergencyData = {
  action: "/en/support/emergency",
  countries: [
    { value: "FJ", label: "Fiji" },
    { value: "TH", label: "Thailand" },
  ],
  chosen: null,
};
const noNumbers = { all: "", ambulance: "", fire: "", police: "" };

describe("a page of a section", () => {
  it("has the editor’s slices, then links to the other pages", () => {
    const made = viewSection(data, english);
    expect(listSlugs(made)).toEqual(["page_head", "rich_text", "link_cards"]);
    expect(made.slices[2]).toEqual({
      slug: "link_cards",
      id: "more",
      props: {
        title: "More in: Support",
        link: createPageLink("Support", "/en/support"),
        items: data.others?.cards,
        tone: "mist",
      },
    });
    expect(findProps(viewSection(data, german), "link_cards")).toMatchObject({
      title: german.common("section.more", { section: "Support" }),
    });
  });
  it("has only the editor’s slices without other pages, and without a section", () => {
    const alone = { ...data, others: { section: "", cards: [], link: null } };
    expect(viewSection(alone, english).slices).toEqual(slices);
    expect(viewSection({ ...data, others: null }, english).slices).toEqual(slices);
  });
});

describe("the emergency page", () => {
  it("has the number of the European Union in the editor’s heading until a country is selected", () => {
    const made = viewSection({ ...data, emergency }, english);
    expect(listSlugs(made)).toEqual(["emergency_head", "rich_text", "link_cards"]);
    expect(made.slices[0]).toMatchObject({
      id: "h",
      props: {
        title: "In an emergency",
        action: "/en/support/emergency",
        countries: emergency.countries,
        country: "",
        place: "European Union",
        numbers: [{ label: "112", href: "tel:112", external: true, newTab: false }],
        text: "Ask your host for the emergency numbers as soon as you arrive.",
      },
    });
    expect(findProps(viewSection({ ...data, emergency }, german), "emergency_head")).toMatchObject({
      place: german.common("emergency.union"),
      text: german.common("facts.askEmergency"),
    });
  });
  it("has the numbers of the selected country, the ambulance first", () => {
    function viewNumbers(numbers: object): object {
      const chosen = { code: "TH", name: "Thailand", numbers: { ...noNumbers, ...numbers } };
      return findProps(
        viewSection({ ...data, emergency: { ...emergency, chosen } }, german),
        "emergency_head",
      );
    }
    expect(viewNumbers({ police: "191", fire: "1 99", ambulance: "1669" })).toMatchObject({
      country: "TH",
      place: "Thailand",
      numbers: [
        { label: `${german.common("facts.ambulance")}\u00a01669`, href: "tel:1669" },
        { label: `${german.common("facts.fire")}\u00a01\u00a099`, href: "tel:199" },
        { label: `${german.common("facts.police")}\u00a0191`, href: "tel:191" },
      ],
    });
    expect(viewNumbers({ all: "911", police: "191" })).toMatchObject({
      numbers: [{ label: "911", href: "tel:911" }],
    });
    expect(viewNumbers({})).toMatchObject({ country: "TH", numbers: [] });
  });
  it("keeps its slices without a heading for the numbers", () => {
    const made = viewSection({ ...data, slices: slices.slice(1), emergency }, english);
    expect(listSlugs(made)).toEqual(["rich_text", "link_cards"]);
  });
});

describe("the cookies page", () => {
  const tools = { tagManager: true, consentTool: false, searches: false };
  it("has the table of stored values after its first slice", () => {
    const made = viewSection({ ...data, tools }, english);
    expect(listSlugs(made)).toEqual(["page_head", "comparison_table", "rich_text", "link_cards"]);
    expect(made.slices[1]).toMatchObject({
      id: "stored-values",
      props: {
        tone: "linen",
        anchor: "stored",
        title: "What may be stored in this browser",
        lead: "",
        corner: "Name",
        columns: [{ label: "What for" }, { label: "How long" }, { label: "Where" }],
        footnote: "",
      },
    });
  });
  it("lists the values of the configured tools by category, in the language of the page", () => {
    const { common: t } = german;
    const listGroups = (configured: SectionData["tools"]): object =>
      findProps(viewSection({ ...data, tools: configured }, german), "comparison_table");
    expect(listGroups(tools)).toMatchObject({
      title: t("cookies.stored"),
      groups: [
        { label: t("cookies.necessary") },
        {
          label: t("cookies.measurement"),
          rows: [
            {
              label: "_ga*",
              cells: [
                { kind: "text", text: t("cookies.forMeasurement") },
                { kind: "text", text: t("cookies.days", { days: 400 }) },
                { kind: "text", text: t("cookies.inCookie") },
              ],
            },
          ],
        },
        { label: t("cookies.advertising"), rows: [{ label: "_gcl_*" }] },
      ],
    });
    expect(listGroups({ ...tools, tagManager: false })).toMatchObject({
      groups: [{ label: t("cookies.necessary") }],
    });
    expect(listGroups({ ...tools, tagManager: false, searches: true })).toMatchObject({
      groups: [
        { label: t("cookies.necessary") },
        {
          label: t("cookies.searches"),
          rows: [
            {
              label: t("cookies.searchesRow"),
              cells: [
                { kind: "text", text: t("cookies.searchesText") },
                { kind: "text", text: t("cookies.searchesKept") },
                { kind: "text", text: t("cookies.onServer") },
              ],
            },
          ],
        },
      ],
    });
  });
});
