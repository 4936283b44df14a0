/**
 * Builds the plan list with its filters below the heading of the page. When no plan matches, it
 * shows suggestions (design §8).
 */
import type { Translators } from "@orlaya/messages/server";
import { addQuery } from "@orlaya/routes";
import { PLAN_PARAM } from "@orlaya/slices/compare-params";
import type { CatalogueFilter } from "@orlaya/slices/catalogue-filters";
import type { LinkData, PictureData } from "@orlaya/ui";
import { createPageLink } from "../../load/page-link.ts";
import type { FamilyView } from "../family.ts";
import { createContactLink } from "../shared/contact-link.ts";
import { insertBelowHead } from "../shared/insert-below-head.ts";
import type { CatalogueChange, FilterValues } from "./changes.ts";
import type { CatalogueData } from "./load.ts";

const LABELS = {
  "country-of-residence": "filters.residence",
  "country-of-destination": "filters.destination",
  needs: "filters.needs",
} as const;

/** Describes one answer, for example "Destination: Thailand". */
function describeAnswer(
  { options }: CatalogueData,
  { common }: Translators,
  name: CatalogueFilter,
  chosen: FilterValues,
): string {
  const value =
    options[name].find((option) => option.value === chosen[name])?.label ??
    common(name === "needs" ? "filters.anyNeed" : "filters.anyCountry");
  return common("labelled", { label: common(LABELS[name]), text: value });
}

/** Describes the effect of a change on the filters. */
function describeChange(
  data: CatalogueData,
  words: Translators,
  { kind, field, values }: CatalogueChange,
): string {
  if (kind === "all") return words.common("filters.clearAll");
  const answer = describeAnswer(data, words, field, values);
  return kind === "only" ? words.common("filters.answerOnly", { answer }) : answer;
}

/** Builds links to the list with other filters, each with the number of matching plans. */
function buildChangeLinks(data: CatalogueData, words: Translators): readonly LinkData[] {
  const { site, path, wayOut, compare } = data;
  const key = site.audience === "corporate" ? "filters.countCorporate" : "filters.count";
  return (wayOut?.changes ?? []).map((change) => {
    const count = words.common(key, { count: change.count });
    const label = `${describeChange(data, words, change)} (${count})`;
    return createPageLink(
      label,
      addQuery(path, { ...change.values, [PLAN_PARAM]: compare?.chosen }),
    );
  });
}

/** Describes the answers that exclude every plan; empty when plans match. */
function describeBlocking(data: CatalogueData, words: Translators): string {
  const { wayOut, values } = data;
  if (!wayOut) return "";
  const { blocking, alone } = wayOut;
  const answers = blocking.map((name) => describeAnswer(data, words, name, values)).join("; ");
  return alone
    ? words.common("filters.blockedAlone", { count: blocking.length, answers })
    : words.common("filters.blockedTogether", { answers });
}

/** Returns the globe of the first closing band that has one; null without one. */
function findGlobe(slices: CatalogueData["slices"]): PictureData | null {
  const globes = slices.flatMap((slice) =>
    slice.slug === "cta_band" ? (slice.props.globe ?? []) : [],
  );
  return globes[0] ?? null;
}

/** Builds the view of the plan list. */
export function viewCatalogue(data: CatalogueData, words: Translators): FamilyView {
  const { path, slices, options, values, products, finderHref, compare, site } = data;
  const finder: LinkData = {
    label: words.lisa("open"),
    href: finderHref,
    external: false,
    newTab: false,
    action: "finder",
  };
  const catalogue = {
    slug: "product_catalogue",
    id: "catalogue",
    props: {
      action: path,
      options,
      values,
      blocked: describeBlocking(data, words),
      changes: buildChangeLinks(data, words),
      products,
      compare: compare && { action: compare.path, chosen: compare.chosen },
      talk: createContactLink(site, words),
      promo: {
        title: words.lisa("title"),
        text: words.lisa("intro.need"),
        link: finder,
        globe: findGlobe(slices),
      },
    },
  } as const;
  return {
    slices: insertBelowHead(slices, [catalogue]),
    elsewhere: compare?.elsewhere ?? null,
  };
}
