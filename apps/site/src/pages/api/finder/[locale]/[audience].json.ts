/** What the side panel loads when it is first opened: module and form of one site. */
import type { APIRoute } from 'astro';
import { buildPath, isAudience, isLocale } from '@orlaya/routes';
import { panelData } from '../../../../server/need.ts';

export const GET: APIRoute = async ({ params, locals }) => {
  const { locale, audience } = params;
  const data = isLocale(locale) && isAudience(audience) ? await panelData(locals.runtime, locale, audience, buildPath('home', { locale, audience })) : null;
  return data ? Response.json(data, { headers: { 'cache-control': 'public, max-age=60' } }) : Response.json({ error: 'no finder here' }, { status: 404 });
};
