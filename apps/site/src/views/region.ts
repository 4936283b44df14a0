/** Pages of destinations above the countries: the list of all, and a region. */
import { resolvePicture, type ResolvedSlice } from "@orlaya/slices/resolve";
import { record, string } from "@orlaya/slices/stored";
import { coverageOf } from "../server/coverage.ts";
import { optional } from "../server/optional.ts";
import { inEditorialOrder } from "../server/plans.ts";
import type { FamilySlice } from "./family-slices.ts";
import { pageLink } from "./page-link.ts";
import {
  allCountries,
  headOf,
  placeHead,
  placeTags,
  planCards,
  socialPicture,
  tile,
} from "./places.ts";
import type { FamilyView, ViewInput, ViewSlice } from "./view.ts";

/** Heading of the destinations page: the editor's, with the globe that social networks see. */
export function destinationsHead(
  { document, context }: ViewInput,
  { props, ...head }: Extract<ResolvedSlice, { slug: "page_head" }>,
): ViewSlice {
  const globe = resolvePicture(record(document?.["seo"])["image"], context);
  return props.image || !globe
    ? { ...head, props }
    : placeHead({ ...props, image: globe, globe: true }, undefined);
}

/** The destinations page: all regions with their globes, then every country from A to Z. */
export async function destinationLists(input: ViewInput): Promise<readonly FamilySlice[]> {
  const {
    document,
    runtime,
    locale,
    audience,
    words: { common: t },
    context,
  } = input;
  const [regions, pages, countries] = await Promise.all([
    optional(runtime, "regions", runtime.content.regionPages(locale, audience)),
    optional(runtime, "country pages", runtime.content.countryPages(locale, audience)),
    allCountries(input),
  ]);
  return [
    {
      slug: "region_cards",
      id: "regions",
      props: {
        title: t("destinations.regions"),
        tone: "white",
        regions: [
          ...(regions ?? []).map((region) => ({
            link: pageLink(string(region["title"]), string(region["path"])),
            globe: resolvePicture(region["image"], context),
            text: t("destinations.count", {
              count: pages?.filter((page) => page.region === region.id).length ?? 0,
            }),
          })),
          {
            link: pageLink(t("destinations.world"), "#a-z"),
            globe: resolvePicture(record(document?.["seo"])["image"], context),
            text: t("destinations.count", { count: countries.length }),
          },
        ],
      },
    },
    {
      slug: "country_list",
      id: "a-z",
      props: {
        title: t("destinations.all"),
        lead: "",
        countries,
        note: countries.some(({ href }) => href === null) ? t("destinations.uninhabited") : "",
        tone: "linen",
      },
    },
  ];
}

/** A region: the editor's heading with the globe, plans that cover a part of it, its countries with their maps, the editor's text. */
export const regionView: FamilyView = async (input) => {
  const {
    document,
    slices,
    words: { common: t },
    context,
    runtime,
    locale,
    audience,
  } = input;
  if (!document) return { slices };
  const { content } = runtime;
  const [places, pages, countries, plansTo] = await Promise.all([
    optional(runtime, "facts of countries", content.places()),
    optional(runtime, "country pages", content.countryPages(locale, audience)),
    allCountries(input),
    optional(runtime, "plans for the region", coverageOf(runtime, locale, audience)),
  ]);
  const own = new Map(
    (pages ?? []).filter((page) => page.region === document.id).map((page) => [page.code, page]),
  );
  const byCode = new Map((places ?? []).map((place) => [string(place["code"]), place]));
  const covering = plansTo
    ? inEditorialOrder([
        ...new Map(
          [...own.keys()].flatMap((code) => plansTo(code)).map((plan) => [plan.id, plan]),
        ).values(),
      ])
    : [];
  const shown = countries.flatMap(({ code }) => (own.has(code) ? (byCode.get(code) ?? []) : []));
  const globe = resolvePicture(document["image"], context);
  const { head, rest } = headOf(slices);
  const pro = audience === "corporate";
  const tiles = shown.flatMap(
    (place) => tile(place, own, new Map([[document.id, globe]]), input) ?? [],
  );
  const made: readonly ViewSlice[] = [
    placeHead(
      {
        eyebrow: "",
        title: string(document["title"]),
        lead: "",
        primary: null,
        secondary: null,
        image: globe,
        caption: "",
        globe: true,
        tone: "linen",
        anchor: "",
      },
      head?.props,
    ),
    ...(tiles.length > 0
      ? [
          {
            slug: "destinations" as const,
            id: "countries",
            props: {
              title: t("region.countries"),
              lead: t("destinations.count", { count: tiles.length }),
              link: null,
              items: tiles,
              tone: "mist" as const,
              anchor: "countries",
            },
          },
        ]
      : []),
    ...planCards(covering, input, {
      title: t(pro ? "region.plansCorporate" : "region.plans"),
      lead: t("region.plansLead"),
    }),
    ...rest,
  ];
  return { slices: made, image: socialPicture(globe), tags: placeTags(input, shown) };
};
