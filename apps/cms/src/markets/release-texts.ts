/** Finds the texts that have to be checked after a release. */
import { computeMarketChecksums, type Finder, type Release } from "@orlaya/finder/eligibility";
import { LOCALE_TABLE } from "@orlaya/locales";
import type { Payload } from "payload";
import { computeMarkets, getMarket, loadLiveMarkets, type Markets } from "./live-markets.ts";
import type { ShownTexts } from "./shapes.ts";
import { listMarketTexts } from "./texts.ts";

/** Most texts that are listed; the others are counted. */
const TEXTS_SHOWN = 300;

/** Id of a product in the data of the finder → id of its record. */
type Products = ReadonlyMap<string, string>;

/**
 * Returns the texts that state the market of a plan which a release changes against the live one;
 * null when none.
 * @param release absent when it is refused
 */
export async function findReleaseTexts(
  payload: Payload,
  release: Release | null | undefined,
  products: Products,
): Promise<ShownTexts | null> {
  return release ? findTexts(payload, await computeMarkets(release), products) : null;
}

/** Does the same for rules that are not prepared as a release, such as those of a change set. */
export async function findFinderTexts(
  payload: Payload,
  finder: Finder,
  products: Products,
): Promise<ShownTexts | null> {
  return findTexts(payload, await computeMarketChecksums(finder), products);
}

async function findTexts(
  payload: Payload,
  next: Markets,
  products: Products,
): Promise<ShownTexts | null> {
  const live = await loadLiveMarkets(payload);
  if (!live) return null;
  const changed = [...products].filter(
    ([id]) => getMarket(next, id) !== getMarket(live.markets, id),
  );
  if (changed.length === 0) return null;
  const ids = new Set(changed.map(([id]) => id));
  const texts = (
    await listMarketTexts(
      payload,
      changed.map(([, document]) => document),
    )
  ).map((text) => ({ ...text, products: text.products.filter(({ id }) => ids.has(id)) }));
  if (texts.length === 0) return null;
  const plans = texts.flatMap(({ products }) => products.map(({ name }) => name));
  return {
    plans: [...new Set(plans)].sort(),
    count: texts.length,
    texts: texts.slice(0, TEXTS_SHOWN).map(({ collection, id, title, locale, products }) => ({
      collection,
      id,
      title,
      language: LOCALE_TABLE[locale].label,
      plans: products.map(({ name }) => name),
    })),
  };
}
