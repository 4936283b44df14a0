/** What the side panel loads when it is first opened: module and form of one site. */
import { describeError } from "../../../../server/log.ts";
import type { APIRoute } from "astro";
import { AUDIENCES, buildPath, isLocale } from "@orlaya/routes";
import { panelData } from "../../../../server/panel.ts";

export const GET: APIRoute = async ({ params, locals }) => {
  const { locale } = params;
  const audience = AUDIENCES.find((name) => name === params["audience"]);
  if (!isLocale(locale) || !audience)
    return Response.json({ error: "no finder here" }, { status: 404 });
  const { runtime } = locals;
  let data: object | null;
  try {
    data = await panelData(runtime, locale, audience, buildPath("home", { locale, audience }));
  } catch (error) {
    runtime.log.warn("finder module failed", {
      error: describeError(error),
    });
    return Response.json({ error: "try again" }, { status: 503, headers: { "retry-after": "30" } });
  }
  return data
    ? Response.json(data, { headers: { "cache-control": "public, max-age=60" } })
    : Response.json({ error: "no finder here" }, { status: 404 });
};
