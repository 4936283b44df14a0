import { isLocale, type Locale } from "@orlaya/locales";
import { load } from "./generated/load.ts";
import { bundleNames, type BundleName } from "./bundle-names.ts";
import {
  createTranslator,
  describeMissingTranslation,
  type Messages,
  type Translator,
} from "./translator.ts";

type Source = () => Promise<{ readonly default: unknown }>;

/**
 * A loader over a table of bundles: the function below, and the door for tests of its failures.
 * @param source where a bundle comes from, or undefined if there is none.
 */
export function bundleLoader(source: (locale: Locale, bundle: BundleName) => Source | undefined) {
  const known = new Map<string, Promise<unknown>>();

  async function read<B extends BundleName>(
    name: string,
    locale: Locale,
    bundle: B,
    from: Source,
  ): Promise<Translator<B> | null> {
    try {
      const module = await from();
      return createTranslator(locale, bundle, module.default as Messages<B>);
    } catch (error) {
      known.delete(name);
      console.error(describeMissingTranslation(locale, bundle), error);
      return null;
    }
  }

  return function loadBundle<B extends BundleName>(
    locale: Locale,
    bundle: B,
  ): Promise<Translator<B> | null> {
    const from =
      isLocale(locale) && bundleNames.includes(bundle) ? source(locale, bundle) : undefined;
    if (!from) {
      console.warn(describeMissingTranslation(locale, bundle));
      return Promise.resolve(null);
    }
    const name = `${locale}/${bundle}`;
    const promise =
      (known.get(name) as Promise<Translator<B> | null> | undefined) ??
      read(name, locale, bundle, from);
    known.set(name, promise);
    return promise;
  };
}

/**
 * Loads one bundle of one language when it is needed (spec §7): the way of islands in the browser.
 * The same call gives the same promise; after a failure the next one fetches again.
 * Never rejects: where there is no such file a warning, where it cannot be fetched an error is logged
 * (spec §8, the same sentence), and the answer is null; the caller keeps what the server has rendered.
 */
export const loadBundle = bundleLoader((locale, bundle) => load[locale][bundle]);
