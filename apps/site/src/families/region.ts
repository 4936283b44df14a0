/** Pages of destinations above the countries: the list of all, and a region. */
import type { PageSingle, PageRegion } from "@orlaya/content";
import { resolvePicture, type ResolvedSlice } from "../load/resolve/index.ts";
import { coverageOf } from "../load/coverage.ts";
import { inEditorialOrder } from "../load/plans.ts";
import type { FamilySlice } from "./family-slices.ts";
import { pageLink } from "../load/page-link.ts";
import { allCountries, headOf, placeHead, planCards, socialPicture, tile } from "./places.ts";
import type { FamilyView, ViewInput, ViewSlice } from "./view.ts";

/** Heading of the destinations page: the editor's, with the globe that social networks see. */
export function destinationsHead(
  { document, context }: ViewInput<PageSingle>,
  { props, ...head }: Extract<ResolvedSlice, { slug: "page_head" }>,
): ViewSlice {
  const globe = resolvePicture(document.seo.image, context);
  return props.image || !globe
    ? { ...head, props }
    : placeHead({ ...props, image: globe, globe: true }, undefined);
}

/** The destinations page: all regions with their globes, then every country from A to Z. */
export async function destinationLists(
  input: ViewInput<PageSingle>,
): Promise<readonly FamilySlice[]> {
  const {
    document,
    site,
    words: { common: t },
    context,
  } = input;
  const [regions, pages, countries] = await Promise.all([
    site.regions(),
    site.countryPages(),
    allCountries(site),
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
            link: pageLink(region.title, region.path),
            globe: resolvePicture(region.image, context),
            text: t("destinations.count", {
              count: pages?.filter((page) => page.region === region.id).length ?? 0,
            }),
          })),
          {
            link: pageLink(t("destinations.world"), "#a-z"),
            globe: resolvePicture(document.seo.image, context),
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
export const regionView: FamilyView<PageRegion> = async (input) => {
  const {
    document,
    site,
    slices,
    words: { common: t },
    context,
    runtime,
    audience,
  } = input;
  const [places, pages, countries, plansTo] = await Promise.all([
    site.places(),
    site.countryPages(),
    allCountries(site),
    coverageOf(runtime, site),
  ]);
  const own = new Map(
    (pages ?? []).filter((page) => page.region === document.id).map((page) => [page.code, page]),
  );
  const byCode = new Map((places ?? []).map((place) => [place.code, place]));
  const covering = plansTo
    ? inEditorialOrder([
        ...new Map(
          [...own.keys()].flatMap((code) => plansTo(code)).map((plan) => [plan.id, plan]),
        ).values(),
      ])
    : [];
  const shown = countries.flatMap(({ code }) => (own.has(code) ? (byCode.get(code) ?? []) : []));
  const globe = resolvePicture(document.image, context);
  const { head, rest } = headOf(slices);
  const pro = audience === "corporate";
  const tiles = shown.flatMap(
    (place) => tile(place, own, new Map([[document.id, globe]]), input) ?? [],
  );
  const made: readonly ViewSlice[] = [
    placeHead(
      {
        eyebrow: "",
        title: document.title,
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
  return { slices: made, image: socialPicture(globe) };
};
