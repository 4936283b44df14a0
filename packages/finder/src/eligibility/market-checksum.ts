/** Checksums of markets: equal exactly when the same journeys lead to a product (finder §5.5). */
import type { Finder } from "./finder.ts";
import { compareCodeUnits } from "./flows.ts";
import { createSpace, listEntries } from "./market.ts";
import type { Space } from "./market.ts";
import type { Entry } from "./merge-boxes.ts";
import { hash } from "./release.ts";

const sortCodes = (codes: readonly string[]): readonly string[] => codes.toSorted(compareCodeUnits);

/**
 * Returns the profile and the nationalities of an entry as a text. Whether every nationality is
 * accepted with or without a question makes no difference.
 */
function writeCondition({ finder, nationalities }: Space, entry: Entry): string {
  const { id = "" } = finder.profiles[entry.profile] ?? {};
  if (entry.nationality === null) return `${id}:any`;
  const codes = entry.nationality
    .flatMap((group) => nationalities[group] ?? [])
    .map((index) => finder.codes[index] ?? "");
  return `${id}:${codes.length === finder.codes.length ? "any" : sortCodes(codes).join(" ")}`;
}

/** Returns the conditions of each pair of groups, by the index of the residence and the destination. */
function collectConditions(
  space: Space,
  entries: readonly Entry[],
): ReadonlyMap<number, ReadonlyMap<number, string>> {
  const places = Map.groupBy(entries, ({ residence }) => residence);
  return new Map(
    [...places].map(([residence, own]) => [
      residence,
      new Map(
        [...Map.groupBy(own, ({ destination }) => destination)].map(([destination, same]) => [
          destination,
          sortCodes(same.map((entry) => writeCondition(space, entry))).join(";"),
        ]),
      ),
    ]),
  );
}

/**
 * Writes the journeys of a country of residence to other countries: each condition with its
 * destinations. The text does not depend on how a release groups the countries.
 */
function writeDestinations(
  { finder, destinations }: Space,
  country: number,
  conditions: ReadonlyMap<number, string>,
): string {
  const byCondition = new Map<string, string[]>();
  for (const [group, condition] of conditions) {
    const codes = (destinations[group] ?? [])
      .filter((index) => index !== country)
      .map((index) => finder.codes[index] ?? "");
    byCondition.set(condition, [...(byCondition.get(condition) ?? []), ...codes]);
  }
  return sortCodes(
    [...byCondition].flatMap(([condition, codes]) =>
      codes.length === 0 ? [] : `${condition}>${sortCodes(codes).join(" ")}`,
    ),
  ).join("|");
}

/** Writes all journeys that lead to a product, one country of residence per line. */
function writeMarket(space: Space, product: string): string {
  const { finder, residences, homes } = space;
  const entries = listEntries(space, new Set([product]));
  const between = collectConditions(
    space,
    entries.filter(({ within }) => !within),
  );
  const own = collectConditions(
    space,
    entries.filter(({ within }) => within),
  );
  const lines = [
    ...[...between].flatMap(([group, conditions]) =>
      (residences[group] ?? []).map(
        (country) =>
          [finder.codes[country] ?? "", writeDestinations(space, country, conditions)] as const,
      ),
    ),
    ...[...own].flatMap(([group, conditions]) =>
      (homes[group] ?? []).map(
        (country) =>
          [`own ${finder.codes[country] ?? ""}`, [...conditions.values()].join()] as const,
      ),
    ),
  ].filter(([, journeys]) => journeys !== "");
  return sortCodes(lines.map(([country, journeys]) => `${country}=${journeys}`)).join("\n");
}

/**
 * Returns the checksum of the market of each product of a release: SHA-256, hexadecimal, by the id
 * of the product. Two releases give the same checksum exactly when the same journeys lead to the
 * product, whatever its funnel and however the rules are written.
 */
export async function computeMarketChecksums(finder: Finder): Promise<ReadonlyMap<string, string>> {
  const space = createSpace(finder);
  const checksums = finder.products.map(
    async ({ id }) => [id, await hash(writeMarket(space, id))] as const,
  );
  return new Map(await Promise.all(checksums));
}
