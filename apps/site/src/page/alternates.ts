/** The translations of a page: links of the language switcher, and hreflang. */
import type { RouteRow, SiteContent } from "@orlaya/content";
import { alternates, languageSwitcher, addQuery, type Alternate, type Site } from "@orlaya/routes";
import type { LanguageItem } from "../chrome/model.ts";
import { applyIndexability } from "../load/indexability.ts";
import type { Runtime } from "../process/runtime.ts";
import type { PageTarget } from "./page.ts";
import { readKeptAnswers } from "./query.ts";

/** Published translations for the same audience, with `noindex` as it holds; none on a failure. */
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

/** Items of the language switcher. Each link keeps the answers of the query (finder §6.20). */
export function buildLanguages(
  { locale, audience }: Site,
  translations: readonly RouteRow[],
  query: URLSearchParams,
): readonly LanguageItem[] {
  const kept = readKeptAnswers(query);
  // A translation that is not indexed is still the equivalent page for a visitor.
  return languageSwitcher({ locale, audience, alternates: translations }).map(
    ({ individualPrefix, corporatePrefix, ...item }) => ({
      ...item,
      href: addQuery(item.href, kept),
      prefixes: { individual: individualPrefix, corporate: corporatePrefix },
    }),
  );
}

/** The hreflang links of a page: translations that are indexed. */
export function buildAlternates(
  origin: string,
  { audience }: Site,
  translations: readonly RouteRow[],
): readonly Alternate[] {
  const documents = translations.filter(({ noindex }) => !noindex);
  return alternates({ origin, audience, documents });
}
