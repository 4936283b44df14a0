import type { APIRoute } from "astro";
import { sitemapIndex } from "../seo/sitemap.ts";
import { sitemapAnswer } from "../http/sitemap-response.ts";

export const GET: APIRoute = (context) => sitemapAnswer(context, sitemapIndex);
