/**
 * Converts the footer module of the content service into the footer model (spec §2 Shared chrome).
 */
import type { FooterModule, Link } from "@orlaya/content";
import type { FooterModel, LanguageItem } from "../chrome/model.ts";
import { resolveLinks, type ResolveContext } from "../load/resolve/index.ts";

/**
 * Builds the footer model of a site; null without a stored footer.
 * @param isDemonstration whether the first line says that the site is a demonstration
 */
export function buildFooter(
  stored: FooterModule | null,
  context: ResolveContext,
  languages: readonly LanguageItem[],
  isDemonstration: boolean,
): FooterModel | null {
  if (!stored) return null;
  const group = (
    title: string,
    rows: readonly { readonly link: Link }[],
  ): FooterModel["quotes"] => ({ title, links: resolveLinks(rows, context) });
  return {
    isDemonstration,
    legalText: stored.legal_text,
    marketLine: stored.market_line,
    quickLinks: group(stored.quick_links_title, stored.quick_links),
    quotes: group(stored.quotes_title, stored.quotes),
    about: group(stored.about_title, stored.about),
    social: resolveLinks(stored.social, context),
    apps: resolveLinks(stored.apps, context),
    legal: resolveLinks(stored.legal_links, context),
    markets: resolveLinks(stored.market_links, context),
    languages,
  };
}
