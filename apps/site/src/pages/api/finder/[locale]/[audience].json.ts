/** What the side panel loads when it is first opened: module and form of one site. */
import type { APIRoute } from 'astro';
import { AUDIENCES, buildPath, isLocale } from '@orlaya/routes';
import { panelData } from '../../../../server/need.ts';

export const GET: APIRoute = async ({ params, locals }) => {
  const { locale } = params;
  const audience = AUDIENCES.find((name) => name === params['audience']);
  const data = isLocale(locale) && audience ? await panelData(locals.runtime, locale, audience, buildPath('home', { locale, audience })) : null;
  return data ? Response.json(data, { headers: { 'cache-control': 'public, max-age=60' } }) : Response.json({ error: 'no finder here' }, { status: 404 });
};
