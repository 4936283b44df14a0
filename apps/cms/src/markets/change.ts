/** Describes the change of a plan's market between two releases in the language of an editor. */
import { diffData, type ChangeBox, type Release } from "@orlaya/finder/eligibility";
import { LOCALE_TABLE, type Locale } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { getMessages } from "@orlaya/messages/server";
import type { ShownMarketChange } from "./shapes.ts";

/** Most groups of journeys that are listed, and most names in a list. One more name is not cut off. */
const BOXES_SHOWN = 6;
const NAMES_SHOWN = 10;

/** Names of countries by code and of profiles by id. */
function collectNames(locale: Locale, releases: readonly Release[]): ReadonlyMap<string, string> {
  const { iso } = LOCALE_TABLE[locale];
  return new Map(
    releases.flatMap(({ data }) => [
      ...data.countries.map(
        (country) => [country.iso, country[iso] ?? country["en-gb"] ?? country.Name] as const,
      ),
      ...data.profiles.map(
        (profile) => [profile.id, profile[iso] ?? profile["en-gb"] ?? profile.Name] as const,
      ),
    ]),
  );
}

function describeBox(
  locale: Locale,
  names: ReadonlyMap<string, string>,
  box: ChangeBox,
  isOpened: boolean,
): ShownMarketChange {
  const { common } = getMessages(locale);
  const say = getAdminMessages(locale);
  const { compare } = new Intl.Collator(locale);
  function join(ids: readonly string[]): string {
    const sorted = ids.map((id) => names.get(id) ?? id).sort(compare);
    if (sorted.length <= NAMES_SHOWN + 1) return sorted.join(", ");
    const shown = sorted.slice(0, NAMES_SHOWN).join(", ");
    return say("textCheck.more", { names: shown, count: sorted.length - NAMES_SHOWN });
  }
  const { residences, destinations, within, profiles, nationalities } = box;
  return {
    heading: say(isOpened ? "textCheck.opened" : "textCheck.closed"),
    facts: [
      { label: common("market.residences"), value: join(residences) },
      {
        label: common("market.destinations"),
        value: within ? common("market.own") : join(destinations),
      },
      { label: common("market.profile"), value: join(profiles) },
      ...(nationalities === null
        ? []
        : [{ label: common("market.nationality"), value: join(nationalities) }]),
    ],
  };
}

/** The changes of a market, the largest first, and the number of those left out. */
export interface MarketChanges {
  readonly changes: readonly ShownMarketChange[];
  readonly more: number;
}

/**
 * Compares two releases. Returns a function that gives the journeys which began or ceased to lead
 * to a plan, by its id in the data of the finder. A journey whose funnel alone changed is no change
 * of the market.
 */
export function compareMarkets(
  locale: Locale,
  before: Release,
  after: Release,
): (product: string) => MarketChanges {
  const { strictNationality } = after;
  const names = collectNames(locale, [before, after]);
  const { boxes } = diffData(before.data, after.data, { strictNationality });
  return (product) => {
    const own = boxes.filter(
      (box) => (box.before.product === product) !== (box.after.product === product),
    );
    return {
      changes: own
        .slice(0, BOXES_SHOWN)
        .map((box) => describeBox(locale, names, box, box.after.product === product)),
      more: Math.max(0, own.length - BOXES_SHOWN),
    };
  };
}
