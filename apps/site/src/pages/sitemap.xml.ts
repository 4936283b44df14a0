import type { APIRoute } from "astro";
import { buildSitemapIndex } from "../seo/sitemap.ts";
import { createSitemapResponse } from "../http/sitemap-response.ts";

export const GET: APIRoute = (context) => createSitemapResponse(context, buildSitemapIndex);
