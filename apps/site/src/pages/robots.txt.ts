/** robots.txt: everything may be read, unless the global switch of spec §5 is on. */
import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ locals }) =>
  new Response(locals.runtime.env.GLOBAL_NOINDEX ? 'User-agent: *\nDisallow: /\n' : 'User-agent: *\nDisallow: /api/\n', { headers: { 'content-type': 'text/plain; charset=utf-8' } });
