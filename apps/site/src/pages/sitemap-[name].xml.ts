import type { APIRoute } from "astro";
import { readSitemapName, buildSitemap } from "../seo/sitemap.ts";
import { createSitemapResponse } from "../http/sitemap-response.ts";

export const GET: APIRoute = (context) => {
  const file = readSitemapName(context.params["name"] ?? "");
  return createSitemapResponse(context, (origin, rows) => file && buildSitemap(origin, rows, file));
};
