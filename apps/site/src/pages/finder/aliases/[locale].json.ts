/** Aliases and names in the other languages, fetched when a country field hydrates (finder §4). */
import type { APIRoute } from "astro";
import { isLocale } from "@orlaya/locales";
import { loadCountryAliases } from "../../../load/country-options.ts";

export const GET: APIRoute = async ({ params: { locale }, locals: { runtime }, cache }) => {
  if (!isLocale(locale)) return Response.json({ error: "unknown language" }, { status: 404 });
  const site = runtime.content.at({ locale, audience: "individual" });
  const aliases = await loadCountryAliases(site);
  if (!aliases)
    return Response.json({ error: "try again" }, { status: 503, headers: { "retry-after": "30" } });
  cache.set({ maxAge: 3600, tags: [...site.tags()] });
  return Response.json(aliases, { headers: { "cache-control": "public, max-age=3600" } });
};
