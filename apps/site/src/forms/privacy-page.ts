/** Where a form tells what happens to its details: the privacy page of a site. */
import type { Content } from "@orlaya/content";
import { DEFAULT_LOCALE } from "@orlaya/locales";
import { buildPath, type Site } from "@orlaya/routes";

/** uid of the page in the default language; its translations are named by their editors. */
const PRIVACY_PAGE = "privacy";

/** The published translation of the privacy page in the default language; null where there is none. */
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

/** Path of the legal page about privacy in a language. Without one, the root of the legal pages. */
export const loadPrivacyPath = async (content: Content, site: Site): Promise<string> =>
  (await findPrivacyPage(content, site)) ?? buildPath("legal", site);
