/** Where a form tells what happens to its details: the privacy page of a site. */
import { buildPath, DEFAULT_LOCALE, type Audience, type Locale } from "@orlaya/routes";
import { string } from "@orlaya/slices/stored";
import { optional } from "../optional.ts";
import type { Runtime } from "../runtime.ts";

/** uid of the page in the default language; its translations are named by their editors. */
const PRIVACY_PAGE = "privacy";

/** Path of the legal page about privacy in a language: the published translation of the one in the default language. Without one, the root of the legal pages. */
export async function privacyPath(
  runtime: Runtime,
  locale: Locale,
  audience: Audience,
): Promise<string> {
  const { content } = runtime;
  async function found(): Promise<string | undefined> {
    const { documents } = await content.list({
      type: "page_generic",
      locale: DEFAULT_LOCALE,
      audience,
      where: { page_type: "legal" },
      sort: "createdAt",
      page: 1,
      limit: 100,
    });
    const page = documents.find((document) => document["uid"] === PRIVACY_PAGE);
    const row = page ? await content.route(string(page["path"])) : null;
    return row
      ? (await content.alternates(row.group)).find(
          (translation) => translation.locale === locale && translation.audience === audience,
        )?.path
      : undefined;
  }
  return (
    (await optional(runtime, "privacy page", found())) ?? buildPath("legal", { locale, audience })
  );
}
