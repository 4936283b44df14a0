/**
 * Files of a release: `12.nl.json` with the options of the form in one language,
 * `12.nl.search.json` with its search words. Immutable: the content of a release number never
 * changes.
 */
import type { APIRoute } from "astro";
import { getReleaseTag } from "@orlaya/contract";
import { isLocale } from "@orlaya/locales";
import { deriveOptions } from "../../load/eligibility-release.ts";

const none = (): Response => Response.json({ error: "There is no such release." }, { status: 404 });

export const GET: APIRoute = async ({ params, locals, cache }) => {
  const [, version = "", locale = "", search] =
    /^([1-9]\d{0,8})\.([a-z]{2})(\.search)?$/.exec(params["file"] ?? "") ?? [];
  if (!isLocale(locale)) return none();
  const site = locals.runtime.content.at({ locale, audience: "individual" });
  const release = await site.release(Number(version));
  if (!release && !site.isComplete())
    return Response.json({ error: "try again" }, { status: 503, headers: { "retry-after": "30" } });
  const content =
    release && (search ? release.search[locale] : deriveOptions(locals.runtime, release, locale));
  if (content === undefined || content === null) return none();
  cache.set({ maxAge: 31_536_000, tags: [getReleaseTag(version)] });
  return Response.json(content, {
    headers: { "cache-control": "public, max-age=31536000, immutable" },
  });
};
