/** Finds countries and pairs of countries without a plan. */
import type { Universe } from "../flows.ts";
import type { Add } from "./collector.ts";
import { buildWitness } from "./witness.ts";

/**
 * Adds findings for pairs of different countries without any plan. Each pair is counted once: by
 * residence, else by destination, else by pair.
 */
export function findGaps(
  universe: Universe,
  covers: (residence: number, destination: number) => boolean,
  add: Add,
): void {
  const all = universe.countries.map((_, index) => index);
  const perPair = universe.profiles.length * all.length;
  if (perPair === 0 || all.length < 2) return;
  const iso = (index: number) => universe.countries[index]?.iso ?? "";
  const nowhere = new Set(all.filter((r) => all.every((d) => d === r || !covers(r, d))));
  const nobody = new Set(all.filter((d) => all.every((r) => r === d || !covers(r, d))));
  function witness(r: number | undefined, d: number | undefined) {
    return () => buildWitness(universe, r, d, 0);
  }
  for (const r of nowhere)
    add("gap-residence", iso(r), (all.length - 1) * perPair, {
      subject: [iso(r)],
      witness: witness(
        r,
        all.find((d) => d !== r),
      ),
    });
  for (const d of nobody) {
    const from = all.filter((r) => r !== d && !nowhere.has(r));
    if (from.length > 0)
      add("gap-destination", iso(d), from.length * perPair, {
        subject: [iso(d)],
        witness: witness(from[0], d),
      });
  }
  for (const r of all) {
    if (nowhere.has(r)) continue;
    const missing = all.filter((d) => d !== r && !nobody.has(d) && !covers(r, d));
    if (missing.length > 0)
      add("gap-pair", missing.map(iso).join("+"), missing.length * perPair, {
        subject: missing.map(iso),
        by: [iso(r)],
        witness: witness(r, missing[0]),
      });
  }
}
