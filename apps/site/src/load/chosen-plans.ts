/**
 * The plans that an address chooses for a comparison: read from the query, and found again in other
 * languages and on the other site.
 */
import type { Plan, SiteContent } from "@orlaya/content";
import { LOCALES, type Locale } from "@orlaya/locales";
import { addQuery, AUDIENCES, buildPath, match, type Site } from "@orlaya/routes";
import { MOST_PLANS, PLAN_PARAM } from "@orlaya/slices/compare-params";
import type { LoadRuntime } from "./runtime.ts";

/** Maximum number of values that are read, and of characters of each. */
const MOST_VALUES = 12;
const MAX_UID_LENGTH = 120;

/** Why a value of the address is not in the comparison. */
export type LeftOut =
  | { readonly kind: "repeated" | "tooMany" | "otherSite"; readonly title: string }
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
    .slice(0, MOST_VALUES)
    .map((value) => value.trim().slice(0, MAX_UID_LENGTH))
    .filter((value) => value !== "");
}

/**
 * Selects the plans of an address: known plans of the site, each once, three at most.
 * @param others plans of the other site, to say where a plan is
 */
export function choosePlans(
  uids: readonly string[],
  plans: readonly Plan[],
  others: readonly Named[],
): Choice {
  const chosen: Plan[] = [];
  const leftOut = new Map<string, LeftOut>();
  let unknown = 0;
  for (const uid of new Set(uids)) {
    const plan = plans.find((each) => each.uid === uid);
    const other = others.find((each) => each.uid === uid);
    if (!plan && !other) unknown += 1;
    else if (!plan) leftOut.set(uid, { kind: "otherSite", title: other?.title ?? "" });
    else if (chosen.length === MOST_PLANS) leftOut.set(uid, { kind: "tooMany", title: plan.title });
    else chosen.push(plan);
    if (plan && !leftOut.has(uid) && uids.filter((each) => each === uid).length > 1)
      leftOut.set(uid, { kind: "repeated", title: plan.title });
  }
  return {
    chosen,
    leftOut: [
      ...leftOut.values(),
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

/** Returns the path of the comparison when the page is published; null otherwise. */
export async function findComparePath(site: SiteContent): Promise<string | null> {
  const path = buildPath("offers-compare", site);
  return (await site.rowAt(path)) ? path : null;
}
