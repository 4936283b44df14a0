/**
 * The data of the side panel, which it loads when it is first opened: module and form of one site.
 */
import type { APIRoute } from "astro";
import { isLocale } from "@orlaya/locales";
import { AUDIENCES, buildPath } from "@orlaya/routes";
import { setPreviewHeaders } from "../../../../http/page-request.ts";
import { findState } from "../../../../load/trial.ts";
import { loadPanelData } from "../../../../page/panel.ts";

export const GET: APIRoute = async ({ params, request, locals: { runtime } }) => {
  const { locale } = params;
  const audience = AUDIENCES.find((name) => name === params["audience"]);
  if (!isLocale(locale) || !audience)
    return Response.json({ error: "no finder here" }, { status: 404 });
  const preview = await findState(runtime, request.headers.get("cookie"));
  const site = preview
    ? runtime.content.preview({ locale, audience }, preview)
    : runtime.content.at({ locale, audience });
  const data = await loadPanelData(runtime, site, buildPath("home", { locale, audience }));
  if (data && preview) {
    const answer = Response.json(data);
    setPreviewHeaders(answer.headers);
    return answer;
  }
  if (data) return Response.json(data, { headers: { "cache-control": "public, max-age=60" } });
  return site.isComplete()
    ? Response.json({ error: "no finder here" }, { status: 404 })
    : Response.json({ error: "try again" }, { status: 503, headers: { "retry-after": "30" } });
};
