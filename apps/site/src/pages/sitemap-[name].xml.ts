import type { APIRoute } from "astro";
import { readSitemapName, sitemapFile } from "../seo/sitemap.ts";
import { sitemapAnswer } from "../http/sitemap-response.ts";

export const GET: APIRoute = (context) => {
  const file = readSitemapName(context.params["name"] ?? "");
  return sitemapAnswer(context, (origin, rows) => file && sitemapFile(origin, rows, file));
};
