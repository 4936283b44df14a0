/**
 * The hosted consent tool, an Axeptio-like script: it reads its settings from a global, offers itself to a queue of
 * callbacks, and tells the choices by category. Nothing of it is loaded without its client id.
 */
import { CATEGORIES, type Category } from '../../stored-values.ts';
import type { StartConsent } from './consent.ts';
import { loadScript, version, type Tools } from './tools.ts';

interface Sdk {
  on(event: 'cookies:complete', listener: (choices: Readonly<Record<string, unknown>>) => void): void;
  openCookies(): void;
}
declare global {
  interface Window {
    axeptioSettings?: { readonly clientId: string; readonly userCookiesDuration: number; readonly cookiesVersion: string };
    _axcb?: { push(callback: (sdk: Sdk) => void): unknown };
  }
}

export const startHosted: StartConsent<NonNullable<Tools['consentTool']>> = ({ src, clientId, days }, changed) => {
  let agreed: ReadonlySet<Category> = new Set();
  let loaded = '';
  const load = (): void => {
    const current = version(document.documentElement.lang);
    if (current === loaded) return;
    loaded = current;
    window.axeptioSettings = { clientId, userCookiesDuration: days, cookiesVersion: current };
    window._axcb = [];
    window._axcb.push((sdk) => {
      sdk.on('cookies:complete', (choices) => {
        agreed = new Set(CATEGORIES.filter((category) => choices[category] === true));
        changed();
      });
    });
    loadScript(src);
  };
  load();
  return Promise.resolve({
    granted: () => agreed,
    open: () => {
      window._axcb?.push((sdk) => sdk.openCookies());
      return Promise.resolve();
    },
    // The script reads its settings when it starts: another version is another start.
    refresh: () => {
      load();
      return Promise.resolve();
    },
  });
};
