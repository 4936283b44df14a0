/** What changes for visitors between two data sets, in countries and journeys, not in rows (finder.md §5.2). */
import { DATA_LOCALES } from "../data/types.ts";
import type { EligibilityData } from "../data/types.ts";
import { byCodeUnit, resolveFlows } from "./flows.ts";
import type { Universe } from "./flows.ts";
import type { Options } from "./places.ts";
import { askAt, cellAt, compileTable } from "./table.ts";
import type { Table } from "./table.ts";

/** What a journey leads to; ids. A country or profile that a version does not know has no plan there. */
export interface JourneyEnd {
  readonly product: string | null;
  readonly funnel: string | null;
  /** Nationality was asked for. */ readonly asked: boolean;
}

/** Journeys that change alike: every combination of the four. */
export interface ChangeBox {
  readonly before: JourneyEnd;
  readonly after: JourneyEnd;
  /** ISO codes, sorted. */
  readonly residences: readonly string[];
  readonly destinations: readonly string[];
  /** Profile ids. */
  readonly profiles: readonly string[];
  /** ISO codes; null for every nationality. */
  readonly nationalities: readonly string[] | null;
  readonly journeys: number;
}

/** Records that visitors see and that changed: names and addresses. */
export interface RecordChange {
  readonly table: "countries" | "profiles" | "products" | "funnels";
  readonly id: string;
  readonly change: "added" | "removed" | "changed";
  readonly columns: readonly string[];
}

export interface Diff {
  /** Journeys over the countries and profiles of both. */
  readonly journeys: number;
  readonly changed: number;
  /** Disjoint, heaviest first; their journeys add up to `changed`. */
  readonly boxes: readonly ChangeBox[];
  readonly records: readonly RecordChange[];
}

interface Side {
  readonly universe: Universe;
  readonly table: Table;
  readonly countryAt: ReadonlyMap<string, number>;
  readonly profileAt: ReadonlyMap<string, number>;
}
interface Group {
  readonly isos: string[];
  readonly a: number;
  readonly b: number;
}

function sideOf(data: EligibilityData, options: Options): Side {
  const flows = resolveFlows(data);
  const { universe } = flows;
  return {
    universe,
    table: compileTable(flows, options),
    countryAt: new Map(universe.countries.map(({ iso }, index) => [iso, index])),
    profileAt: new Map(universe.profiles.map(({ id }, index) => [id, index])),
  };
}

/** Compares two data sets. Both may have any findings; milliseconds for the spec's size. */
export function diffData(
  before: EligibilityData,
  after: EligibilityData,
  options: Options = {},
): Diff {
  const a = sideOf(before, options);
  const b = sideOf(after, options);
  const isos = [...new Set([...a.countryAt.keys(), ...b.countryAt.keys()])].sort(byCodeUnit);
  const profiles = [...new Set([...a.profileAt.keys(), ...b.profileAt.keys()])];

  // Countries of one group are in the same class on both sides; one of them stands for all.
  function groupsFor(role: "residence" | "destination" | "nationality"): readonly Group[] {
    const groups = new Map<string, Group>();
    for (const iso of isos) {
      const [inA, inB] = [a.countryAt.get(iso) ?? -1, b.countryAt.get(iso) ?? -1];
      const key = `${a.table[role][inA] ?? "-"}/${b.table[role][inB] ?? "-"}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { isos: [iso], a: inA, b: inB });
      else group.isos.push(iso);
    }
    return [...groups.values()];
  }
  const residences = groupsFor("residence");
  const destinations = groupsFor("destination");
  const nationalities = groupsFor("nationality");

  const merging = new Map<
    string,
    { readonly before: JourneyEnd; readonly after: JourneyEnd; readonly entries: Entry[] }
  >();
  let changed = 0;
  for (const [residence, from] of residences.entries())
    for (const [destination, to] of destinations.entries()) {
      for (const [profile, id] of profiles.entries()) {
        const cellA = cellAt(a.table, from.a, to.a, a.profileAt.get(id) ?? -1);
        const cellB = cellAt(b.table, from.b, to.b, b.profileAt.get(id) ?? -1);
        const pairs = from.isos.length * to.isos.length;
        function note(
          endA: JourneyEnd,
          endB: JourneyEnd,
          nationality: readonly number[] | null,
          count: number,
        ) {
          const [keyA, keyB] = [endKey(endA), endKey(endB)];
          if (keyA === keyB || count === 0) return;
          changed += pairs * count;
          const group = merging.get(`${keyA}>${keyB}`) ?? {
            before: endA,
            after: endB,
            entries: [],
          };
          merging.set(`${keyA}>${keyB}`, group);
          group.entries.push({ residence, destination, profile, nationality });
        }
        if (cellA >= 0 && cellB >= 0) {
          note(endOf(a, cellA, false), endOf(b, cellB, false), null, isos.length);
          continue;
        }
        const byChange = new Map<
          string,
          { ends: readonly [JourneyEnd, JourneyEnd]; groups: number[]; count: number }
        >();
        for (const [index, nationality] of nationalities.entries()) {
          const ends = [
            endOf(a, cellA < 0 ? askAt(a.table, cellA, nationality.a) : cellA, cellA < 0),
            endOf(b, cellB < 0 ? askAt(b.table, cellB, nationality.b) : cellB, cellB < 0),
          ] as const;
          const key = ends.map(endKey).join(">");
          const change = byChange.get(key) ?? { ends, groups: [], count: 0 };
          change.groups.push(index);
          change.count += nationality.isos.length;
          byChange.set(key, change);
        }
        for (const { ends, groups, count } of byChange.values())
          note(ends[0], ends[1], groups.length === nationalities.length ? null : groups, count);
      }
    }

  const spread = (groups: readonly Group[], indexes: readonly number[]) =>
    indexes.flatMap((index) => groups[index]?.isos ?? []).sort(byCodeUnit);
  const boxes = [...merging.values()]
    .flatMap(({ before: endA, after: endB, entries }) =>
      mergeEntries(entries).map((box): ChangeBox => {
        const nationality =
          box.nationality === null ? null : spread(nationalities, box.nationality);
        const from = spread(residences, box.residences);
        const to = spread(destinations, box.destinations);
        return {
          before: endA,
          after: endB,
          residences: from,
          destinations: to,
          profiles: box.profiles.map((index) => profiles[index] ?? ""),
          nationalities: nationality,
          journeys:
            from.length * to.length * box.profiles.length * (nationality?.length ?? isos.length),
        };
      }),
    )
    .sort(
      (one, other) =>
        other.journeys - one.journeys || byCodeUnit(JSON.stringify(one), JSON.stringify(other)),
    );
  return {
    journeys: isos.length ** 3 * profiles.length,
    changed,
    boxes,
    records: recordChanges(before, after),
  };
}

function endOf({ universe, table }: Side, outcome: number, asked: boolean): JourneyEnd {
  const product = universe.products[table.outcomes[(outcome - 1) * 2] ?? -1];
  const funnel = universe.funnels[table.outcomes[(outcome - 1) * 2 + 1] ?? -1];
  return {
    product: product?.id ?? null,
    funnel: product === undefined ? null : (funnel?.id ?? null),
    asked,
  };
}

const endKey = (end: JourneyEnd): string =>
  `${end.product ?? ""}/${end.funnel ?? ""}${end.asked ? "?" : ""}`;

interface Entry {
  readonly residence: number;
  readonly destination: number;
  readonly profile: number;
  readonly nationality: readonly number[] | null;
}
interface Box {
  readonly residences: readonly number[];
  readonly destinations: readonly number[];
  readonly profiles: readonly number[];
  readonly nationality: readonly number[] | null;
}

/** Unites entries along one answer after another; each step keeps the boxes disjoint. */
function mergeEntries(entries: readonly Entry[]): readonly Box[] {
  const boxes: readonly Box[] = entries.map(({ residence, destination, profile, nationality }) => ({
    residences: [residence],
    destinations: [destination],
    profiles: [profile],
    nationality,
  }));
  return uniteBy(uniteBy(uniteBy(boxes, "destinations"), "residences"), "profiles");
}

function uniteBy(
  boxes: readonly Box[],
  along: "destinations" | "residences" | "profiles",
): readonly Box[] {
  const united = new Map<string, { box: Box; values: number[] }>();
  for (const box of boxes) {
    const key = JSON.stringify({ ...box, [along]: [] });
    const known = united.get(key);
    if (known === undefined) united.set(key, { box, values: [...box[along]] });
    else known.values.push(...box[along]);
  }
  return [...united.values()].map(({ box, values }) => ({
    ...box,
    [along]: values.sort((x, y) => x - y),
  }));
}

function recordChanges(before: EligibilityData, after: EligibilityData): readonly RecordChange[] {
  const urls = DATA_LOCALES.map((locale) => `url_${locale}` as const);
  const seen = {
    countries: ["Name", ...DATA_LOCALES],
    profiles: ["Name", "Type", "order", ...DATA_LOCALES],
    products: ["Name", ...DATA_LOCALES, ...urls],
    funnels: urls,
  } as const;
  return (["countries", "profiles", "products", "funnels"] as const).flatMap((table) => {
    function index(data: EligibilityData) {
      return new Map(
        data[table].map((record) => [record.id, new Map<string, unknown>(Object.entries(record))]),
      );
    }
    const [one, other] = [index(before), index(after)];
    return [...new Set([...one.keys(), ...other.keys()])]
      .sort(byCodeUnit)
      .flatMap((id): readonly RecordChange[] => {
        const [was, is] = [one.get(id), other.get(id)];
        if (was === undefined) return [{ table, id, change: "added", columns: [] }];
        if (is === undefined) return [{ table, id, change: "removed", columns: [] }];
        const columns = seen[table].filter((column) => was.get(column) !== is.get(column));
        return columns.length === 0 ? [] : [{ table, id, change: "changed", columns }];
      });
  });
}

function named(items: readonly string[], most = 8): string {
  return items.length > most
    ? `${items.slice(0, most).join(", ")} and ${items.length - most} more`
    : items.join(", ");
}

/** One change as a sentence: `residents of CH, FR → VN, expat: A → B, 1,240 journeys`. Ids unless `name` says otherwise. */
export function describeChange(box: ChangeBox, name: (id: string) => string = (id) => id): string {
  const end = (one: JourneyEnd) =>
    `${one.product === null ? "no plan" : name(one.product)}${one.funnel === null ? "" : ` via ${name(one.funnel)}`}${one.asked ? " (nationality asked)" : ""}`;
  const nationals = box.nationalities === null ? "" : `, nationals of ${named(box.nationalities)}`;
  return `residents of ${named(box.residences)} → ${named(box.destinations)}, ${named(box.profiles.map(name))}${nationals}: ${end(box.before)} → ${end(box.after)}, ${box.journeys.toLocaleString("en")} journeys`;
}
