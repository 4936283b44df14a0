/**
 * Compares the data with those of the live release: plans, profiles and residences that lose their
 * plans, and countries that are no longer closed or excluded. Each finding counts the journeys that
 * change.
 */
import { getListRole } from "../../data/types.ts";
import type { CountryList, EligibilityData } from "../../data/types.ts";
import { diffData } from "../diff.ts";
import type { ChangeBox, Diff } from "../diff.ts";
import type { Answers } from "../finder.ts";
import { compareCodeUnits } from "../flows.ts";
import { TooIntricate } from "../places.ts";
import type { Options } from "../places.ts";
import { countFrom, countInvolved } from "./boxes.ts";
import type { Share } from "./boxes.ts";
import type { Add } from "./collector.ts";
import type { Markets } from "./markets.ts";
import type { Wins } from "./place-checks.ts";

interface Comparison {
  readonly data: EligibilityData;
  readonly live: EligibilityData;
  /** Boxes in which a plan is lost or replaced, and boxes that have a plan now. */
  readonly lost: readonly ChangeBox[];
  readonly gained: readonly ChangeBox[];
  /** Codes of the countries of both. */
  readonly isos: readonly string[];
  readonly add: Add;
}

/**
 * Adds findings for what the live release has and the data have no more. Adds nothing when one of
 * them is too intricate to be compiled.
 */
export function checkLive(
  data: EligibilityData,
  live: EligibilityData,
  wins: Wins,
  options: Options,
  add: Add,
): void {
  const diff = wins.markets === null ? null : compare(live, data, options);
  if (diff === null || wins.markets === null) return;
  const comparison: Comparison = {
    data,
    live,
    lost: diff.boxes.filter(({ before }) => before.product !== null),
    gained: diff.boxes.filter(({ after }) => after.product !== null),
    isos: [...new Set([...data.countries, ...live.countries].map(({ iso }) => iso))],
    add,
  };
  checkProducts(comparison, wins);
  checkProfiles(comparison, wins, wins.markets);
  checkPlans(comparison, diff.boxes);
  checkClosed(comparison);
  for (const list of live.lists) if (list.excluded) checkExcluded(comparison, list);
}

function compare(live: EligibilityData, data: EligibilityData, options: Options): Diff | null {
  try {
    return diffData(live, data, options);
  } catch (error) {
    if (error instanceof TooIntricate) return null;
    throw error;
  }
}

/** Sums up parts of boxes. The journey is that of the first part with journeys. */
function sum(shares: readonly Share[]): {
  readonly journeys: number;
  readonly witness: () => Answers | null;
} {
  const parts = shares.filter(({ journeys }) => journeys > 0);
  return {
    journeys: parts.reduce((total, { journeys }) => total + journeys, 0),
    witness: parts[0]?.witness ?? (() => null),
  };
}

/** Adds products that no journey leads to any more. All their journeys have changed. */
function checkProducts({ lost, add }: Comparison, { won, universe }: Wins): void {
  const reached = new Set([...won.keys()].map(({ product }) => universe.products[product]?.id));
  const byProduct = Map.groupBy(lost, ({ before }) => before.product ?? "");
  for (const [id, boxes] of byProduct) {
    if (reached.has(id)) continue;
    const shares = boxes.flatMap((box) =>
      box.profiles.map((profile) => countFrom(box, profile, () => true)),
    );
    add("lost-product", id, sum(shares).journeys, {
      subject: [id],
      witness: sum(shares).witness,
    });
  }
}

/**
 * Adds profiles that lead to no plan any more; for the other profiles, the residences from which
 * they do not.
 */
function checkProfiles(comparison: Comparison, { universe }: Wins, markets: Markets): void {
  const { lost, add } = comparison;
  const countryAt = new Map(universe.countries.map(({ iso }, at) => [iso, at]));
  const profileAt = new Map(universe.profiles.map(({ id }, at) => [id, at]));
  for (const profile of new Set(lost.flatMap(({ profiles }) => profiles))) {
    const at = profileAt.get(profile) ?? -1;
    const boxes = lost.filter(({ profiles }) => profiles.includes(profile));
    const has = (iso: string) => markets.has(at, countryAt.get(iso) ?? -1);
    const shares = boxes.map((box) => countFrom(box, profile, (iso) => !has(iso)));
    const { journeys, witness } = sum(shares);
    if (journeys === 0) continue;
    const subject = [profile];
    if (!markets.has(at)) {
      add("lost-profile", profile, journeys, { subject, witness });
      continue;
    }
    const isos = new Set(
      boxes.flatMap((box) =>
        box.residences.filter(
          (iso) => !has(iso) && countFrom(box, profile, (each) => each === iso).journeys > 0,
        ),
      ),
    );
    const by = [...isos].sort(compareCodeUnits);
    add("lost-market", `${profile}/${by.join("+")}`, journeys, { subject, by, witness });
  }
}

/** Adds, by profile, the journeys that lose or get a plan, whatever other plans there are. */
function checkPlans({ add }: Comparison, boxes: readonly ChangeBox[]): void {
  for (const [kind, side, other] of [
    ["lost-plans", "before", "after"],
    ["new-plans", "after", "before"],
  ] as const) {
    const changed = boxes.filter(
      (box) => box[side].product !== null && box[other].product === null,
    );
    for (const profile of new Set(changed.flatMap(({ profiles }) => profiles))) {
      const own = changed.filter(({ profiles }) => profiles.includes(profile));
      const by = [...new Set(own.flatMap(({ residences }) => residences))].sort(compareCodeUnits);
      const { journeys, witness } = sum(own.map((box) => countFrom(box, profile, () => true)));
      add(kind, profile, journeys, { subject: [profile], by, witness });
    }
  }
}

const CLOSED = {
  never: { roles: ["residence", "destination"] },
  never_nationality: { roles: ["nationality"] },
} as const;

/** Adds countries that are no longer closed, and closed countries that no longer exist. */
function checkClosed({ data, live, gained, isos, add }: Comparison): void {
  const countries = new Map(data.countries.map((country) => [country.iso, country]));
  for (const field of ["never", "never_nationality"] as const) {
    const { roles } = CLOSED[field];
    const closed = live.countries.filter((country) => country[field]).map(({ iso }) => iso);
    for (const iso of closed.filter((code) => countries.get(code)?.[field] === false)) {
      const boxes = gained.filter(({ after }) => field === "never" || after.asked);
      const { journeys, witness } = sum(
        boxes.map((box) => countInvolved(box, roles, (each) => each === iso, isos)),
      );
      add("never-lifted", `${iso}/${field}`, journeys, { subject: [iso], by: [field], witness });
    }
    const gone = closed.filter((iso) => !countries.has(iso)).sort(compareCodeUnits);
    if (gone.length > 0)
      add("shrunken-list", `${field}/${gone.join("+")}`, 0, {
        subject: [field],
        by: gone,
      });
  }
}

/**
 * Adds an excluded list that has lost members, that includes its members now, or that no longer
 * exists. Members that are closed now, or that no longer exist, do not count.
 */
function checkExcluded(comparison: Comparison, list: CountryList): void {
  const { data, live, gained, isos, add } = comparison;
  const now = data.lists.find(({ id }) => id === list.id);
  const isNationality = list.Type === "Nationality";
  const closed = isNationality ? "never_nationality" : "never";
  const kept = new Set(now?.excluded === true ? now.Pays : []);
  const open = new Map(
    data.countries
      .filter((each) => !each[closed] && !kept.has(each.id))
      .map((each) => [each.iso, each]),
  );
  const members = new Set(list.Pays);
  const missing = live.countries
    .filter(({ id, iso }) => members.has(id) && open.has(iso))
    .map(({ iso }) => iso)
    .sort(compareCodeUnits);
  if (missing.length === 0) return;
  const lost = new Set(missing);
  const { journeys, witness } = sum(
    gained.map((box) => countInvolved(box, readRoles(list), (iso) => lost.has(iso), isos)),
  );
  add("shrunken-list", `${list.id}/${missing.join("+")}`, journeys, {
    subject: [`lists/${list.id}`],
    by: missing,
    witness,
  });
}

function readRoles(list: CountryList): readonly ("residence" | "destination" | "nationality")[] {
  if (list.Type === "Nationality") return ["nationality"];
  const role = getListRole(list);
  if (role === null) return ["residence", "destination"];
  return [role === "location" ? "residence" : "destination"];
}
