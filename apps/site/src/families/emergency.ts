/**
 * The emergency page: numbers to press stand in its heading, before anything that an editor wrote. The country is a
 * parameter that finders have too, so that the page is neither kept nor indexed with it, and it is stored nowhere.
 */
import type { Locale } from "@orlaya/routes";
import type { PageGeneric } from "@orlaya/content";
import { sortedCountries } from "../load/need-search.ts";
import { dialLink, emergencyNumbers, headOf } from "./places.ts";
import type { ViewInput, ViewSlice } from "./view.ts";

/** uid of the support page about emergencies. */
const EMERGENCY_PAGE: Readonly<Record<Locale, string>> = {
  en: "emergency",
  fr: "urgence",
  es: "urgencias",
  de: "notfall",
  nl: "noodgeval",
};
/** The number of the European Union (Directive (EU) 2018/1972, Article 109), for visitors who have not chosen a country. */
const EU_NUMBER = "112";

/** The slices of the emergency page; null on every other page, and where there is no heading to put the numbers in. */
export async function withEmergencyNumbers(
  input: ViewInput<PageGeneric>,
): Promise<readonly ViewSlice[] | null> {
  const {
    document,
    slices,
    query,
    path,
    site,
    locale,
    words: { common: t },
  } = input;
  const { head, rest } = headOf(slices);
  if (!head || document.page_type !== "support" || document.uid !== EMERGENCY_PAGE[locale])
    return null;
  const places = (await site.places()) ?? [];
  const countries = sortedCountries(places, locale).map(({ code, name }) => ({
    value: code,
    label: name,
  }));
  const asked = query.get("to")?.trim().toUpperCase() ?? "";
  const chosen = countries.find(({ value }) => value === asked) ?? null;
  const place = chosen && places.find(({ code }) => code === chosen.value);
  return [
    {
      slug: "emergency_head",
      id: head.id,
      props: {
        ...head.props,
        action: path,
        countries,
        country: chosen?.value ?? "",
        place: chosen?.label ?? t("emergency.union"),
        numbers: place ? emergencyNumbers(place, input) : [dialLink(EU_NUMBER, EU_NUMBER)],
        text: t("facts.askEmergency"),
      },
    },
    ...rest,
  ];
}
