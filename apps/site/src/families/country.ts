/**
 * The page of a country, made from facts (words guide §7: country): relief map, facts with their sources, the plans that
 * the finder would give, a finder already set to the country, its neighbours. An editor overrides any part: title, heading,
 * picture, and adds slices.
 */
import { countryCodeOf, type Place, type PageCountry } from "@orlaya/content";
import { resolveEntity, resolvePicture } from "../load/resolve/index.ts";
import { coverageOf } from "../load/coverage.ts";
import { countryPagesByCode } from "../load/country-pages.ts";
import { moduleUid } from "../load/need-search.ts";
import { pageLink } from "../load/page-link.ts";
import {
  contactLink,
  factsOf,
  headOf,
  placeHead,
  planCards,
  socialPicture,
  tile,
} from "./places.ts";
import type { FamilyView, ViewSlice } from "./view.ts";

export const countryView: FamilyView<PageCountry> = async (input) => {
  const {
    document,
    site,
    slices,
    words: { common: t, lisa },
    context,
    runtime,
    locale,
    audience,
  } = input;
  const code = countryCodeOf(document);
  const [places, pages, regions, plansTo, storedModule] = await Promise.all([
    site.places(),
    countryPagesByCode(site),
    site.regions(),
    coverageOf(runtime, site),
    site.finderModule(moduleUid(audience)),
  ]);
  const pro = audience === "corporate";
  const country = document.title;
  const place = places?.find((entry) => entry.code === code) ?? null;
  const plans = plansTo?.(code) ?? [];
  /** Known to be covered by no plan: then a finder set to the country could only say so again. */
  const uncovered = plansTo !== null && plans.length === 0;
  const region = regions?.find(({ id }) => id === document.region?.id) ?? null;
  const globe = resolvePicture(region?.image, context);
  const map = resolvePicture(place?.map, context);
  const chosen = resolvePicture(document.image, context);
  const rankIn = ({ rank }: Place): number => rank[locale] ?? 0;
  const neighbours = (place?.facts.neighbours ?? [])
    .flatMap((other) => places?.find((entry) => entry.code === other) ?? [])
    .sort((a, b) => rankIn(a) - rankIn(b));
  const module = uncovered ? null : resolveEntity("module_lisa", storedModule, context);
  // Says only what the page shows: no number of plans that could not be asked for, no facts that are not there.
  const lead = [
    plansTo &&
      t(pro ? "countryPage.leadCorporate" : "countryPage.lead", { country, count: plans.length }),
    place &&
      (pro
        ? t("countryPage.leadFactsCorporate")
        : t("countryPage.leadFacts", { borders: neighbours.length })),
  ];
  const { head, rest } = headOf(slices);
  const globes = new Map(
    (regions ?? []).map(({ id, image }) => [id, resolvePicture(image, context)]),
  );
  const tiles = neighbours.flatMap((neighbour) => tile(neighbour, pages, globes, input) ?? []);
  const none: ViewSlice = {
    slug: "cta_band",
    id: "plans",
    props: {
      title: t(pro ? "countryPage.noneCorporate" : "countryPage.none"),
      lead: t(pro ? "countryPage.noneTextCorporate" : "countryPage.noneText"),
      primary: contactLink(input),
      secondary: null,
      globe,
      tone: "white",
      anchor: "plans",
    },
  };
  const made: readonly ViewSlice[] = [
    placeHead(
      {
        eyebrow: region?.title ?? "",
        title: t(pro ? "countryPage.h1Corporate" : "countryPage.h1", { country }),
        lead: lead.filter(Boolean).join(" "),
        primary: module
          ? pageLink(t(pro ? "countryPage.buttonCorporate" : "countryPage.button"), "#finder")
          : contactLink(input),
        secondary:
          plans.length > 0
            ? pageLink(t(pro ? "seeAllPlansCorporate" : "seeAllPlans"), "#plans")
            : null,
        image: chosen ?? map ?? globe,
        caption: chosen || !map ? "" : t("mapCaption"),
        globe: !chosen && !map,
        tone: "linen",
        anchor: "",
      },
      head?.props,
    ),
    ...(place
      ? [
          {
            slug: "country_facts" as const,
            id: "facts",
            props: {
              title: t(pro ? "facts.titleCorporate" : "facts.title"),
              sources: t("facts.sources"),
              tone: "mist" as const,
              facts: factsOf(
                place,
                neighbours.map((neighbour) => {
                  const page = pages.get(neighbour.code);
                  return {
                    name: page?.title ?? neighbour.names[locale],
                    link: page ? pageLink(page.title, page.path) : null,
                  };
                }),
                input,
              ),
            },
          },
        ]
      : []),
    ...(uncovered
      ? [none]
      : planCards(
          plans,
          input,
          {
            title: t(pro ? "countryPage.plansCorporate" : "countryPage.plans"),
            lead: t(pro ? "countryPage.plansLeadCorporate" : "countryPage.plansLead"),
          },
          code,
        )),
    ...rest,
    ...(module
      ? [
          {
            slug: "finder" as const,
            id: "finder-band",
            props: {
              module: { ...module, title: module.title || lisa("title") },
              title: "",
              lead: "",
              tone: "linen" as const,
              anchor: "",
            },
          },
        ]
      : []),
    ...(tiles.length > 0
      ? [
          {
            slug: "destinations" as const,
            id: "neighbours",
            props: {
              title: t("countryPage.neighbours"),
              lead: "",
              link: null,
              items: tiles,
              tone: "mist" as const,
              anchor: "",
            },
          },
        ]
      : []),
  ];
  return { slices: made, image: socialPicture(chosen, map, globe) };
};
