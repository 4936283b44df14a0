import type { APIRoute } from "astro";
import { buildRobots } from "../seo/robots.ts";

export const GET: APIRoute = ({
  locals: {
    runtime: { env },
  },
}) =>
  new Response(buildRobots(env.siteOrigin, env.GLOBAL_NOINDEX), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
