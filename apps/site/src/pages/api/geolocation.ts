/** GET /api/geolocation → {country, source} (spec §7). The answer is the visitor's own, so no shared cache keeps it; a guess nobody keeps. */
import type { APIRoute } from "astro";

export const GET: APIRoute = async ({ locals }) => {
  const visitor = await locals.visitor();
  return Response.json(visitor, {
    headers: {
      "cache-control": visitor.source === "fallback" ? "no-store" : "private, max-age=3600",
    },
  });
};
