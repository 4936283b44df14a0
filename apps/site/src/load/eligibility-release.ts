/** Reads the releases of the eligibility finder that the content service stores (finder §4). */
import type { FinderRelease, SiteContent } from "@orlaya/content";
import {
  createOptionsPayload,
  readPayload,
  type Finder,
  type OptionsPayload,
} from "@orlaya/finder/eligibility";
import type { Locale } from "@orlaya/locales";
import type { LoadRuntime } from "./runtime.ts";

type Log = Pick<LoadRuntime, "log">;

const read = new WeakMap<FinderRelease, Map<Locale, Finder | null>>();
/**
 * Reads a release in one language, once per release and locale; null when it is missing or cannot
 * be read.
 */
export function decodeFinder(
  { log }: Log,
  release: FinderRelease | null,
  locale: Locale,
): Finder | null {
  if (!release) return null;
  const known = read.get(release) ?? new Map<Locale, Finder | null>();
  read.set(release, known);
  const found = known.get(locale);
  if (found !== undefined) return found;
  const decoded = readPayload(release.payloads[locale]);
  if (!decoded.ok)
    log.error("release cannot be read", {
      version: release.version,
      locale,
      problem: decoded.problem,
    });
  const finder = decoded.ok ? decoded.finder : null;
  known.set(locale, finder);
  return finder;
}

/** Loads the live release in the language of a site; null when there is none. */
export const loadLiveFinder = async (runtime: Log, site: SiteContent): Promise<Finder | null> =>
  decodeFinder(runtime, await site.release("live"), site.locale);

/**
 * Returns the file of options that a browser reads, derived from the stored payload of a release in
 * one language; null when that cannot be read. A release always gives the same file, in every
 * process.
 */
export function deriveOptions(
  log: Log,
  release: FinderRelease,
  locale: Locale,
): OptionsPayload | null {
  const finder = decodeFinder(log, release, locale);
  return finder && createOptionsPayload(finder);
}
