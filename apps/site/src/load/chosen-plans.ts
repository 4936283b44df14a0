/**
 * The plans that an address chooses for a comparison: read from the query, and found again in other
 * languages and on the other site.
 */
import type { Plan, SiteContent } from "@orlaya/content";
import { LOCALES, type Locale } from "@orlaya/locales";
import { addQuery, AUDIENCES, buildPath, match, type Site } from "@orlaya/routes";
import { FEWEST_PLANS, MOST_PLANS, PLAN_PARAM } from "@orlaya/slices/compare-params";
import type { LoadRuntime } from "./runtime.ts";

/** Maximum number of values that are read, and of characters of each. */
const MOST_VALUES = 48;
const MAX_UID_LENGTH = 120;

/** Why a value of the address is not in the comparison. */
export type LeftOut =
  | { readonly kind: "repeated" | "unavailable"; readonly title: string }
  | { readonly kind: "tooMany" | "otherSite"; readonly titles: readonly string[] }
  | { readonly kind: "unknown"; readonly count: number };
/** Plans of an address, in its order, and what is left out. */
export interface Choice {
  readonly chosen: readonly Plan[];
  readonly leftOut: readonly LeftOut[];
}
type Named = Pick<Plan, "uid" | "title">;

/** Reads the uids of a query. Empty values are those of selects without a choice. */
export function readChosenUids(query: URLSearchParams): readonly string[] {
  return query
    .getAll(PLAN_PARAM)
    .map((value) => value.trim().slice(0, MAX_UID_LENGTH))
    .filter((value) => value !== "")
    .slice(0, MOST_VALUES);
}

/** Returns the plans with these uids, each once, in the order of the uids. */
export const findPlans = <P extends Named>(
  uids: readonly string[],
  plans: readonly P[],
): readonly P[] =>
  [...new Set(uids)].flatMap((uid) => plans.find((plan) => plan.uid === uid) ?? []);

/**
 * Selects the plans of an address: known plans of the site, each once, three at most.
 * @param others plans of the other site, to say where a plan is
 */
export function choosePlans(
  uids: readonly string[],
  plans: readonly Plan[],
  others: readonly Named[],
): Choice {
  const known = findPlans(uids, plans);
  const chosen = known.slice(0, MOST_PLANS);
  const rest = [...new Set(uids)].filter((uid) => known.every((plan) => plan.uid !== uid));
  const otherSite = findPlans(rest, others);
  const unknown = rest.length - otherSite.length;
  const repeated =
    chosen.length < FEWEST_PLANS
      ? []
      : chosen.filter(({ uid }) => uids.indexOf(uid) !== uids.lastIndexOf(uid));
  function listTitles(kind: "tooMany" | "otherSite", named: readonly Named[]): readonly LeftOut[] {
    return named.length > 0 ? [{ kind, titles: named.map(({ title }) => title) }] : [];
  }
  return {
    chosen,
    leftOut: [
      ...repeated.map(({ title }) => ({ kind: "repeated", title }) as const),
      ...listTitles("tooMany", known.slice(MOST_PLANS)),
      ...listTitles("otherSite", otherSite),
      ...(unknown > 0 ? [{ kind: "unknown", count: unknown } as const] : []),
    ],
  };
}

/** Returns the other site of the same language. */
export function getOtherSite({ locale, audience }: Site): Site {
  return { locale, audience: AUDIENCES.find((each) => each !== audience) ?? audience };
}

/** Loads the plans of the other site; empty when they cannot be read. */
export async function loadOtherPlans(runtime: LoadRuntime, site: Site): Promise<readonly Plan[]> {
  return (await runtime.content.at(getOtherSite(site)).plans()) ?? [];
}

/** Returns the uid of the same plan on the other site; null without one. */
export function findTwinUid(plan: Plan, others: readonly Plan[]): string | null {
  const twin = others.find(
    (other) => other.private_plan?.id === plan.id || plan.private_plan?.id === other.id,
  );
  return twin?.uid ?? null;
}

/** Addresses of the same comparison in the other languages and on the other site. */
export interface Elsewhere {
  /** Uids of the plans in each language; a plan without a page in a language is left out. */
  readonly uids: { readonly [L in Locale]?: readonly string[] };
  /** Path on the other site; null to keep the link of the header. */
  readonly otherSite: string | null;
}

/** Returns the uid of the plan in each language, from the paths of its translations. */
async function loadUids(
  site: SiteContent,
  group: string,
): Promise<{ readonly [L in Locale]?: string }> {
  const rows = (group && (await site.alternates(group))) || [];
  return Object.fromEntries(
    rows
      .filter(({ audience }) => audience === site.audience)
      .flatMap(({ locale, path }) =>
        match(path).flatMap((route) =>
          route.base === "product" ? [[locale, route.params.product]] : [],
        ),
      ),
  );
}

/** Loads the uids of plans in every language, in their order. @param groups translation groups */
export async function loadUidsElsewhere(
  site: SiteContent,
  groups: readonly string[],
): Promise<Elsewhere["uids"]> {
  const found = await Promise.all(groups.map((group) => loadUids(site, group)));
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, found.flatMap((uids) => uids[locale] ?? [])]),
  );
}

/** Returns the address of a comparison of plans of a site. */
export const buildComparePath = (site: Site, uids: readonly string[]): string =>
  addQuery(buildPath("offers-compare", site), { [PLAN_PARAM]: uids });

/**
 * Returns the path of the comparison of a site when the page is published; null otherwise.
 * @param shownBy content of the page that links to it, whose copies in caches depend on it
 */
export async function findComparePath(
  site: SiteContent,
  shownBy: Pick<SiteContent, "markShown"> = site,
): Promise<string | null> {
  const path = buildPath("offers-compare", site);
  const row = await site.rowAt(path);
  if (row) shownBy.markShown(row.document);
  return row && path;
}
