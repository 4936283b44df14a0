/**
 * GET /api/geolocation → {country, source} (spec §7). The response is specific to the visitor, so
 * shared caches must not store it. A fallback is not cached at all.
 */
import type { APIRoute } from "astro";

export const GET: APIRoute = async ({ locals }) => {
  const visitor = await locals.visitor();
  return Response.json(visitor, {
    headers: {
      "cache-control": visitor.source === "fallback" ? "no-store" : "private, max-age=3600",
    },
  });
};
