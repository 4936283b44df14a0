/** Finds the privacy page of a site, which forms and the cookie dialog link to. */
import type { Content } from "@orlaya/content";
import { DEFAULT_LOCALE } from "@orlaya/locales";
import { buildPath, type Site } from "@orlaya/routes";

/** uid of the page in the default language. Editors choose the uids of its translations. */
const PRIVACY_PAGE = "privacy";

/** Returns the path of the published translation of the privacy page; null when there is none. */
async function findPrivacyPage(
  content: Content,
  { locale, audience }: Site,
): Promise<string | null> {
  const source = content.at({ locale: DEFAULT_LOCALE, audience });
  const pages = await source.list({
    type: "page_generic",
    where: { page_type: "legal" },
    sort: "createdAt",
    page: 1,
    limit: 100,
  });
  const page = pages?.documents.find(({ uid }) => uid === PRIVACY_PAGE);
  const row = page ? await source.rowAt(page.path) : null;
  const translations = row ? await source.alternates(row.group) : null;
  return (
    translations?.find((other) => other.locale === locale && other.audience === audience)?.path ??
    null
  );
}

/**
 * Returns the path of the privacy page in a language, or of the root of the legal pages without
 * one.
 */
export const loadPrivacyPath = async (content: Content, site: Site): Promise<string> =>
  (await findPrivacyPage(content, site)) ?? buildPath("legal", site);
