/** What the pages of destinations share: plans that cover a place, tiles of countries, the list from A to Z. */
import type { Place, Plan, SiteContent } from "@orlaya/content";
import { buildPath } from "@orlaya/routes";
import type { CountryTileData } from "@orlaya/slices";
import type { FactData, PageHeadViewProps } from "@orlaya/slices/views";
import type { LinkData, PictureData } from "@orlaya/ui";
import { resolveEntity, type ResolvedSlice } from "../load/resolve/index.ts";
import { sortedCountries } from "../load/need-search.ts";
import { leadingPlans } from "../load/plans.ts";
import { countryPagesByCode } from "../load/country-pages.ts";
import type { FamilySlice } from "./family-slices.ts";
import { pageLink } from "../load/page-link.ts";
import type { ViewInput, ViewSlice } from "./view.ts";

/** An editor's heading at the top, and what follows it. */
export function headOf(slices: readonly ResolvedSlice[]): {
  readonly head: Extract<ResolvedSlice, { slug: "page_head" }> | null;
  readonly rest: readonly ResolvedSlice[];
} {
  const [first, ...rest] = slices;
  return first?.slug === "page_head" ? { head: first, rest } : { head: null, rest: slices };
}

type HeadProps = Omit<PageHeadViewProps, "context" | "children" | "breadcrumbs">;
/** The page's own heading, overridden part by part by what an editor wrote. */
export function placeHead(own: HeadProps, editor: Partial<HeadProps> | undefined): FamilySlice {
  const written = Object.fromEntries(
    Object.entries(editor ?? {}).filter(([, value]) => value !== "" && value !== null),
  );
  const image = editor?.image ?? null;
  // An editor's picture is no map of ours: its caption is the editor's, and it stands in the petal.
  return {
    slug: "place_head",
    id: "head",
    props: { ...own, ...written, ...(image && { caption: editor?.caption ?? "", globe: false }) },
  };
}

export const contactLink = ({ words, locale, audience }: ViewInput): LinkData =>
  pageLink(words.common("talkToTeam"), buildPath("contact", { locale, audience }));

/** Plans shown as whole cards; the others follow as links, so that a page stays readable on a phone. */
const MOST_CARDS = 4;
/** Plans under a heading, those made for the page's country (its code) among the cards; nothing where there are none. */
export function planCards(
  documents: readonly Plan[],
  { context, words, audience }: ViewInput,
  props: { readonly title: string; readonly lead: string },
  code = "",
): readonly ViewSlice[] {
  const shown = (plans: readonly Plan[]) =>
    plans.flatMap((document) => resolveEntity("product_page", document, context) ?? []);
  // One more as a card takes less room than a heading for it.
  const cards = leadingPlans(
    documents,
    code,
    documents.length === MOST_CARDS + 1 ? MOST_CARDS + 1 : MOST_CARDS,
  );
  const products = shown(cards);
  const others = shown(documents.filter((document) => !cards.includes(document))).flatMap(
    ({ title, description, link }) =>
      link ? [{ link: { ...link, label: title }, text: description, icon: null }] : [],
  );
  return [
    ...(products.length > 0
      ? [
          {
            slug: "product_cards" as const,
            id: "plans",
            props: { ...props, link: null, products, tone: "white" as const, anchor: "plans" },
          },
        ]
      : []),
    ...(others.length > 0
      ? [
          {
            slug: "link_cards" as const,
            id: "more-plans",
            props: {
              title: words.common(
                audience === "corporate" ? "countryPage.moreCorporate" : "countryPage.more",
              ),
              link: null,
              items: others,
              tone: "white" as const,
            },
          },
        ]
      : []),
  ];
}

/** A country as a tile: its page where it has one, its map, or the globe of its region where there is no map of so small a place. */
export function tile(
  place: Place,
  pages: ReadonlyMap<
    string,
    { readonly path: string; readonly title: string; readonly region: string }
  >,
  globes: ReadonlyMap<string, PictureData | null>,
  { context }: ViewInput,
): { readonly country: CountryTileData; readonly image: null; readonly note: string } | null {
  const country = resolveEntity("countries", place, context);
  const page = country && pages.get(country.code);
  return page
    ? {
        country: {
          ...country,
          map: country.map ?? globes.get(page.region) ?? null,
          name: page.title,
          link: pageLink(page.title, page.path),
        },
        image: null,
        note: "",
      }
    : null;
}

/** All countries in the order of the language; those without a page are plain text. */
export async function allCountries(
  site: SiteContent,
): Promise<
  readonly { readonly code: string; readonly name: string; readonly href: string | null }[]
> {
  const [documents, pages] = await Promise.all([site.countries(), countryPagesByCode(site)]);
  return sortedCountries(documents ?? [], site.locale).map(({ code, name }) => ({
    code,
    name: pages.get(code)?.title ?? name,
    href: pages.get(code)?.path ?? null,
  }));
}

/** The emergency numbers of a country as links that dial, the ambulance first; none where none is certain. */
export function emergencyNumbers(
  { facts: { emergency } }: Pick<Place, "facts">,
  { words: { common: t } }: Pick<ViewInput, "words">,
): readonly LinkData[] {
  if (emergency.all) return [dialLink(emergency.all, emergency.all)];
  return (["ambulance", "fire", "police"] as const).flatMap((service) => {
    const number = emergency[service];
    return number ? [dialLink(`${t(`facts.${service}`)} ${number}`, number)] : [];
  });
}
/** A link that dials a short number. */
export function dialLink(label: string, number: string): LinkData {
  return {
    label: label.replaceAll(" ", "\u00a0"),
    href: `tel:${number.replaceAll(/[^\d+]/g, "")}`,
    external: true,
    newTab: false,
  };
}

/** What is stated of a country, each fact once (words guide §7: country). */
export function factsOf(
  place: Place,
  neighbours: readonly { readonly name: string; readonly link: LinkData | null }[],
  input: ViewInput,
): readonly FactData[] {
  const {
    words: { common: t },
    locale,
  } = input;
  const { facts, dial } = place;
  function named(name: "capital" | "currency" | "languages"): readonly FactData[] {
    const value = facts[name][locale];
    return value ? [{ label: t(`facts.${name}`), values: [value] }] : [];
  }
  const values = emergencyNumbers(place, input);
  return [
    {
      label: t("facts.emergency"),
      values,
      ...(values.length === 0 && { text: t("facts.askEmergency") }),
    },
    ...named("capital"),
    ...named("currency"),
    ...named("languages"),
    ...(dial ? [{ label: t("facts.dial"), values: [`+${dial}`] }] : []),
    {
      label: t("facts.borders"),
      values: facts.neighbours.length === 0 ? [t("facts.noBorder")] : [],
      links: neighbours,
    },
  ];
}

/** The largest picture that social networks can show: the page's own, else that of its region. */
export const socialPicture = (...pictures: readonly (PictureData | null)[]): PictureData | null =>
  pictures.find((picture) => picture?.social) ?? null;
