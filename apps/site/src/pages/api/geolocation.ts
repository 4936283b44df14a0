/** GET /api/geolocation → {country, source} (spec §7). The answer is the visitor's own, so no shared cache keeps it. */
import type { APIRoute } from 'astro';

export const GET: APIRoute = async ({ locals }) => Response.json(await locals.visitor(), { headers: { 'cache-control': 'private, max-age=3600' } });
