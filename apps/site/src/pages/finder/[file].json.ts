/**
 * Files of a release: `12.nl.json` with the options of the form in one language,
 * `12.nl.search.json` with its search words. Immutable: the content of a release number never
 * changes. `trial-<fingerprint>.nl.json` has the same for rules that are tried, for a browser that
 * holds the preview.
 */
import type { APIRoute } from "astro";
import { getReleaseTag } from "@orlaya/contract";
import { isLocale } from "@orlaya/locales";
import { setPreviewHeaders } from "../../http/page-request.ts";
import { deriveOptions } from "../../load/eligibility-release.ts";
import { findTrial } from "../../load/trial.ts";
import type { Runtime } from "../../process/runtime.ts";

const none = (): Response => Response.json({ error: "There is no such release." }, { status: 404 });

/** Answers with a file of a trial; 404 for a browser without the preview of exactly these rules. */
async function answerTrial(
  runtime: Runtime,
  cookie: string | null,
  [, fingerprint = "", locale = "", search = ""]: readonly string[],
): Promise<Response> {
  const trial = isLocale(locale) ? await findTrial(runtime, cookie) : null;
  if (!isLocale(locale) || trial?.trial.fingerprint !== fingerprint) return none();
  const site = runtime.content.preview({ locale, audience: "individual" }, trial);
  const release = await site.release("live");
  const content =
    release && (search ? release.search[locale] : deriveOptions(runtime, release, locale));
  return content ? Response.json(content) : none();
}

/** Answers a request for a file of a trial. It is never stored. */
async function serveTrial(
  runtime: Runtime,
  cookie: string | null,
  parts: readonly string[],
): Promise<Response> {
  const answer = await answerTrial(runtime, cookie, parts).catch(() => none());
  setPreviewHeaders(answer.headers);
  return answer;
}

export const GET: APIRoute = async ({ params, locals, cache, request }) => {
  const tried = /^trial-([0-9a-f]{16})\.([a-z]{2})(\.search)?$/.exec(params["file"] ?? "");
  if (tried) return serveTrial(locals.runtime, request.headers.get("cookie"), tried);
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
