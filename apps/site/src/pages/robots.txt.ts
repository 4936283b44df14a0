import type { APIRoute } from "astro";
import { robots } from "../seo/robots.ts";

export const GET: APIRoute = ({
  locals: {
    runtime: { env },
  },
}) =>
  new Response(robots(env.siteOrigin, env.GLOBAL_NOINDEX), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
