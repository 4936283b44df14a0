/** The built-in consent: vanilla-cookieconsent keeps the record (validity, revision, 180 days), the dialog is our own. */
import { acceptCategory, getCookie, run, setCookieData, setLanguage, validConsent, type CookieConsentConfig } from 'vanilla-cookieconsent';
import { CATEGORIES, CONSENT_DAYS, STORED_VALUES, type Category, type StoredName } from '../../stored-values.ts';
import type { StartConsent } from './consent.ts';
import { showDialog } from './dialog.ts';
import { version, type Tools } from './tools.ts';

/** The cookies of a category, which go when its consent does. */
const cookiesOf = (category: Category): { readonly name: RegExp }[] =>
  Object.entries(STORED_VALUES).filter(([, value]) => value.category === category).map(([name]) => ({ name: new RegExp(`^${name.replace('*', '')}`) }));

const LANGUAGES = ['en', 'fr', 'es', 'de', 'nl'];
// Without texts the library draws nothing.
const NO_TEXTS = {} as CookieConsentConfig['language']['translations'][string];

export const startBuiltIn: StartConsent<Tools> = async ({ revision }, changed) => {
  const language = (): string => document.documentElement.lang;
  await run({
    mode: 'opt-in', autoShow: false, manageScriptTags: false, hideFromBots: false, revision,
    cookie: { name: 'cookie-consent' satisfies StoredName, expiresAfterDays: CONSENT_DAYS, sameSite: 'Lax' },
    categories: { necessary: { readOnly: true }, ...Object.fromEntries(CATEGORIES.map((category) => [category, { autoClear: { cookies: cookiesOf(category) } }])) },
    language: { default: language(), translations: Object.fromEntries(LANGUAGES.map((code) => [code, NO_TEXTS])) },
  });
  const granted = (): ReadonlySet<Category> => {
    const agreed = validConsent() ? getCookie('categories') : [];
    return new Set(CATEGORIES.filter((category) => agreed.includes(category)));
  };
  const answered = (categories: readonly Category[]): void => {
    acceptCategory([...categories]);
    // The version is that of the texts the visitor saw.
    setCookieData({ value: { version: version(language()) }, mode: 'overwrite' });
    changed();
  };
  const ask = async (): Promise<void> => {
    if (!validConsent()) await showDialog('ask', granted(), answered);
  };
  if (validConsent()) changed();
  else await ask();
  return {
    granted,
    open: (opener) => showDialog('settings', granted(), answered, opener),
    refresh: async () => {
      await setLanguage(language());
      await ask();
    },
  };
};
