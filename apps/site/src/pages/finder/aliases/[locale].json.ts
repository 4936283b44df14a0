/** Aliases and names in the other languages, fetched when a country field hydrates (finder.md §4). */
import type { APIRoute } from "astro";
import { isLocale } from "@orlaya/routes";
import { countryAliases } from "../../../server/need.ts";

export const GET: APIRoute = async ({ params, locals, cache }) => {
  if (!isLocale(params["locale"]))
    return Response.json({ error: "unknown language" }, { status: 404 });
  cache.set({ maxAge: 3600, tags: ["type:countries"] });
  return Response.json(await countryAliases(locals.runtime, params["locale"]), {
    headers: { "cache-control": "public, max-age=3600" },
  });
};
