/** Writes a table of premiums for people: how many it has, or how it differs from another table. */
import { readPremiums, type PremiumTable } from "@orlaya/contract/premiums";
import { INTL_TAGS } from "@orlaya/locales";
import { getSay, readLanguage, type HasLanguage } from "../labels/request-words.ts";

/** Characters of a table that cannot be read. */
const MOST_UNREAD = 200;

type Write = (amount: number) => string;

function getFormat(req: HasLanguage): Write {
  const format = new Intl.NumberFormat(INTL_TAGS[readLanguage(req)]);
  return (amount) => format.format(amount);
}

/** Writes how many premiums a table has, and the lowest and the highest one. */
function writeRange(req: HasLanguage, { premiums }: PremiumTable): string {
  const write = getFormat(req);
  return getSay(req)("premiums.fact", {
    count: premiums.length,
    lowest: write(Math.min(...premiums)),
    highest: write(Math.max(...premiums)),
  });
}

/** Lists the combinations of a table, in the order of its premiums. */
function listPlaces({ ageBands, areas, excesses, levels }: PremiumTable): readonly string[][] {
  return ageBands.flatMap(({ from, to }) =>
    areas.flatMap((area) =>
      excesses.flatMap((excess) =>
        levels.map((level) => [`${from}–${to}`, area, String(excess), level]),
      ),
    ),
  );
}

/** Writes how many premiums of a table differ from another table, and the first of them. */
function writeDifference(req: HasLanguage, before: PremiumTable, after: PremiumTable): string {
  const say = getSay(req);
  const fact = writeRange(req, after);
  const places = listPlaces(after);
  if (JSON.stringify(places) !== JSON.stringify(listPlaces(before)))
    return say("premiums.reshaped", { fact });
  const changed = [...places.keys()].filter((at) => before.premiums[at] !== after.premiums[at]);
  const [first] = changed;
  if (first === undefined) return say("premiums.same", { fact });
  const write = getFormat(req);
  return say("premiums.changed", {
    changed: changed.length,
    count: places.length,
    place: (places[first] ?? []).join(", "),
    before: write(before.premiums[first] ?? 0),
    after: write(after.premiums[first] ?? 0),
  });
}

/**
 * Returns a table of premiums in words; the beginning of its text when it cannot be read.
 * @param before the table with which it is compared; empty without one
 */
export function writePremiums(req: HasLanguage, text: string, before: string): string {
  const read = readPremiums(text);
  if (!read.ok) return text.slice(0, MOST_UNREAD);
  const other = before.trim() === "" || before === text ? null : readPremiums(before);
  return other?.ok ? writeDifference(req, other.table, read.table) : writeRange(req, read.table);
}
