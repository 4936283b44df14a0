/** Builds the checks of a text for its editors: which plans have to be checked, and what changed. */
import { buildAbsoluteUrl } from "@orlaya/routes";
import { isLocale, type Locale } from "@orlaya/locales";
import { formatDate } from "@orlaya/messages";
import { getAdminMessages } from "@orlaya/messages/admin";
import { getMessages } from "@orlaya/messages/server";
import type { Payload } from "payload";
import { env } from "../env.ts";
import { readString, type Stored } from "../fields/record.ts";
import { loadReadableRelease } from "../releases/stored-releases.ts";
import { compareMarkets, type MarketChanges } from "./change.ts";
import { findCheck, isCurrent, loadChecks, type Check } from "./checks.ts";
import { loadLiveMarkets, type LiveMarkets } from "./live-markets.ts";
import type { ShownPlanCheck, ShownTextChecks } from "./shapes.ts";
import type { ProductName } from "./texts.ts";

/** A document and the plans whose market it states. */
export interface StatedMarkets {
  readonly document: Stored;
  readonly products: readonly ProductName[];
  /** Whether the newest version is a draft of a published document. */
  readonly hasDraft: boolean;
}

const NO_CHANGES: MarketChanges = { changes: [], more: 0 };

/**
 * Creates a function that describes what changed for a plan since a check; nothing when its release
 * cannot be read. Each release is loaded and compared once.
 */
function createComparison(payload: Payload, locale: Locale, { release: live }: LiveMarkets) {
  const comparisons = new Map<number, Promise<ReturnType<typeof compareMarkets> | null>>();
  async function compareWith(version: number): Promise<ReturnType<typeof compareMarkets> | null> {
    const before = await loadReadableRelease(payload, version);
    return before && compareMarkets(locale, before, live);
  }
  return async (product: string, { version }: Check): Promise<MarketChanges> => {
    const comparison = comparisons.get(version) ?? compareWith(version);
    comparisons.set(version, comparison);
    return (await comparison)?.(product) ?? NO_CHANGES;
  };
}

/** Returns the address of the page of a plan in a language; null when there is none. */
function findHref({ urls }: ProductName, locale: unknown): string | null {
  const url = isLocale(locale) ? readString(urls[locale]) : "";
  return url === "" ? null : buildAbsoluteUrl(env.siteUrl, url);
}

/** Returns when and by whom a text was checked, as a sentence. */
function describeCheck(locale: Locale, check: Check | null, isOpen: boolean): string {
  const say = getAdminMessages(locale);
  if (check === null) return say("textCheck.never");
  const { person, version, at } = check;
  const date = formatDate(locale, at, "long") ?? at;
  return say(isOpen ? "textCheck.changed" : "textCheck.checked", { date, person, version });
}

/**
 * Returns the state of a text. Null before the first release.
 * @param locale the language of the account
 * @param canCheck whether the account may confirm the text
 */
export async function describeTextChecks(
  payload: Payload,
  { document, products, hasDraft }: StatedMarkets,
  locale: Locale,
  canCheck: boolean,
): Promise<ShownTextChecks | null> {
  const live = await loadLiveMarkets(payload);
  if (!live) return null;
  const id = readString(document["id"]);
  const checks = await loadChecks(payload, id);
  const say = getAdminMessages(locale);
  const describeSince = createComparison(payload, locale, live);
  const plans = await Promise.all(
    products.map(async (product): Promise<ShownPlanCheck> => {
      const check = findCheck(checks, id, product.id);
      const open = !isCurrent(check, live.markets, product.id);
      const { changes, more } = open && check ? await describeSince(product.id, check) : NO_CHANGES;
      return {
        product: product.record,
        name: product.name,
        open,
        sentence: describeCheck(locale, check, open),
        href: findHref(product, document["locale"]),
        changes,
        more: more === 0 ? null : say("textCheck.moreChanges", { count: more }),
      };
    }),
  );
  const isOpen = plans.some(({ open }) => open);
  return {
    version: live.release.version,
    locale,
    plans,
    page: getMessages(locale).common("market.title"),
    action: isOpen && canCheck ? say("textCheck.confirm") : null,
    hint: isOpen && hasDraft ? say("textCheck.draft") : null,
  };
}
