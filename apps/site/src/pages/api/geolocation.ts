/** GET /api/geolocation → {country, source} (spec §7). */
import type { APIRoute } from 'astro';
import { locate } from '../../server/geolocation.ts';

export const GET: APIRoute = ({ request, locals }) => {
  const name = locals.runtime.env.GEO_COUNTRY_HEADER;
  return Response.json(locate(name ? request.headers.get(name) : null), { headers: { 'cache-control': 'private, max-age=3600' } });
};
