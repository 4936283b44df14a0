/** Creates loaders of bundles. A loader contains only the bundles that its caller names. */
import { isLocale, type Locale } from "@orlaya/locales";
import { bundleNames, type BundleName } from "./bundle-names.ts";
import {
  createTranslator,
  describeMissingTranslation,
  type Messages,
  type Translator,
} from "./translator.ts";

type Source = () => Promise<{ readonly default: unknown }>;

/**
 * Creates a loader of bundles. Repeated calls return the same promise; a failed load is tried again.
 * @param source returns the function that imports a bundle, or undefined when the bundle does not
 * exist
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
