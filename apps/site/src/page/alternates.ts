/** The translations of a page, for the language switcher and hreflang. */
import type { RouteRow, SiteContent } from "@orlaya/content";
import { alternates, languageSwitcher, addQuery, type Alternate, type Site } from "@orlaya/routes";
import { PLAN_PARAM } from "@orlaya/slices/compare-params";
import type { LanguageItem } from "../chrome/model.ts";
import type { View } from "../families/family.ts";
import { applyIndexability } from "../load/indexability.ts";
import type { Runtime } from "../process/runtime.ts";
import type { PageTarget } from "./page.ts";
import { readKeptAnswers } from "./query.ts";

/**
 * Loads the published translations for the same audience, with the effective `noindex`; empty on a
 * failure page.
 */
export async function loadTranslations(
  runtime: Runtime,
  site: SiteContent,
  { group, failure }: PageTarget,
): Promise<readonly RouteRow[]> {
  const rows = group && !failure ? await site.alternates(group) : null;
  return applyIndexability(
    runtime,
    (rows ?? []).filter(({ audience }) => audience === site.audience),
  );
}

/**
 * Builds the items of the language switcher. Links keep the answers of the query (finder §6.20) and
 * the plans that it chooses, which have another uid in each language.
 */
export function buildLanguages(
  { locale, audience }: Site,
  translations: readonly RouteRow[],
  query: URLSearchParams,
  elsewhere: View["elsewhere"] = null,
): readonly LanguageItem[] {
  const kept = readKeptAnswers(query);
  // Without a translation the link leads to the home page, which has no choice of plans.
  const paths = new Set(translations.map(({ path }) => path));
  // A translation with noindex is still the equivalent page for a visitor.
  return languageSwitcher({ locale, audience, alternates: translations }).map(
    ({ individualPrefix, corporatePrefix, ...item }) => ({
      ...item,
      href: addQuery(item.href, {
        ...kept,
        [PLAN_PARAM]: paths.has(item.href) ? elsewhere?.uids[item.code] : null,
      }),
      prefixes: { individual: individualPrefix, corporate: corporatePrefix },
    }),
  );
}

/** Builds the hreflang links of a page. Translations with noindex are left out. */
export function buildAlternates(
  origin: string,
  { audience }: Site,
  translations: readonly RouteRow[],
): readonly Alternate[] {
  const documents = translations.filter(({ noindex }) => !noindex);
  return alternates({ origin, audience, documents });
}
