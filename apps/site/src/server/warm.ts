/** Loads every published document once after start, so that a later failure of the content service finds a last good value (quality §3). */
import { AUDIENCES, LOCALES } from '@orlaya/routes';
import { moduleUid, ownModuleUid } from './need.ts';
import type { Runtime } from './runtime.ts';

/** Works through the route index, a few documents at a time, in the background; gives up quietly while the service is down and tries again later. */
export const warm = async (runtime: Runtime): Promise<void> => {
  const { content, log } = runtime;
  const started = performance.now();
  try {
    await Promise.all([content.countries(), content.allGroups(), content.places(), content.release('live')]);
    for (const locale of LOCALES) {
      await content.errorPage(locale);
      for (const audience of AUDIENCES) await Promise.all([content.header(locale, audience), content.footer(locale, audience), content.allProductPages(locale, audience), content.finderModule(locale, moduleUid(audience)), content.finderModule(locale, ownModuleUid(audience)), content.countryPages(locale, audience), content.regionPages(locale, audience)]);
    }
    const count = await content.prime();
    log.info('content warmed', { documents: count, ms: Math.round(performance.now() - started) });
  } catch (error) {
    log.warn('content not warmed yet', { error: error instanceof Error ? error.message : String(error) });
    setTimeout(() => { void warm(runtime); }, 15_000).unref();
  }
};
