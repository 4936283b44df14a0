/** The emergency page: tel: links to the numbers of the selected country. */
import { parseDocument } from "@orlaya/content";
import { getMessages } from "@orlaya/messages/server";
import type { Locale } from "@orlaya/locales";
import { expect, it } from "vitest";
import { showTestDocument } from "../testing.ts";

const names = (name: string) => ({ en: name, fr: name, es: name, de: name, nl: name });
function place(code: string, name: string, emergency: object) {
  return parseDocument("countries", {
    id: code,
    code,
    names: names(name),
    rank: { en: 1 },
    facts: { emergency },
  });
}
const places = [
  place("TH", "Thailand", { ambulance: "1669", police: "191" }),
  place("FJ", "Fiji", {}),
  place("US", "United States", { all: "911" }),
];
async function shown(
  query: string,
  document: object = { page_type: "support", uid: "emergency" },
  locale: Locale = "en",
) {
  const { slices } = await showTestDocument(
    "page_generic",
    parseDocument("page_generic", document),
    {
      site: { locale, audience: "individual" },
      answers: { places: () => Promise.resolve(places) },
      slices: [
        { blockType: "page_head", id: "h", title: "In an emergency" },
        { blockType: "rich_text", id: "t", title: "More" },
      ],
      path: "/en/support/emergency",
      query,
    },
  );
  const [first] = slices;
  return first?.slug === "emergency_head" ? first.props : null;
}

it("shows the number of the European Union before a country is selected", async () => {
  expect(await shown("")).toMatchObject({
    title: "In an emergency",
    country: "",
    place: "European Union",
    numbers: [{ label: "112", href: "tel:112" }],
    action: "/en/support/emergency",
  });
});
it("shows the numbers of the selected country, or a text when it has none", async () => {
  expect(await shown("to=th")).toMatchObject({
    country: "TH",
    place: "Thailand",
    numbers: [
      { label: "Ambulance\u00a01669", href: "tel:1669" },
      { label: "Police\u00a0191", href: "tel:191" },
    ],
  });
  expect((await shown("to=US"))?.numbers).toMatchObject([{ label: "911", href: "tel:911" }]);
  expect(await shown("to=FJ")).toMatchObject({
    place: "Fiji",
    numbers: [],
    text: getMessages("en").common("facts.askEmergency"),
  });
});
it("ignores an unknown country code", async () => {
  expect(await shown("to=<b>")).toMatchObject({ country: "", place: "European Union" });
});
it("is on the emergency page of each language, and on no other page", async () => {
  expect(await shown("", { page_type: "support", uid: "notfall" }, "de")).not.toBeNull();
  for (const document of [
    { page_type: "support", uid: "claims" },
    { page_type: "about", uid: "emergency" },
  ])
    expect(await shown("", document)).toBeNull();
});
