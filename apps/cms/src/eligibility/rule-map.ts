/** Builds the map of the rules: class tables, with the names of what they lead to. */
import { createMapSide } from "@orlaya/finder/map";
import type { PayloadRequest } from "payload";
import { record, readString, type Stored } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import type { ShownMap } from "./history-shapes.ts";
import { createRecordNames } from "./record-names.ts";
import type { VersionData } from "./rule-versions.ts";

type Row = Stored & { readonly id: string };

/**
 * Builds the map of one version or of two. The first one is drawn.
 * @throws TooIntricate when one of them cannot be compiled
 */
export async function buildRuleMap(
  req: PayloadRequest,
  versions: readonly VersionData[],
): Promise<ShownMap> {
  const sides = versions.map(({ data, options }) => createMapSide(data, options));
  // The drawn version names the records of both.
  const data = versions.map((version) => version.data).toReversed();
  const name = createRecordNames(getSay(req), data);
  const regions = await loadRegions(req);
  const collator = new Intl.Collator(getSay(req).locale);
  function list(table: "products" | "profiles" | "funnels") {
    const ids = new Set(versions.flatMap((version) => version.data[table].map(({ id }) => id)));
    return [...ids].map((id) => ({ id, name: name(table, id) }));
  }
  return {
    sides,
    countries: [...new Set(sides.flatMap(({ codes }) => codes))]
      .map((id) => ({ id, name: name("countries", id), region: regions.get(id) ?? "" }))
      .sort((one, other) => collator.compare(one.name, other.name)),
    profiles: list("profiles"),
    products: list("products").sort((one, other) => collator.compare(one.name, other.name)),
    funnels: list("funnels"),
  };
}

/** Loads the name of the region of each country, by ISO code. */
async function loadRegions(req: PayloadRequest): Promise<ReadonlyMap<string, string>> {
  const { locale } = getSay(req);
  const load = async (collection: string, select: Readonly<Record<string, true>>) =>
    (await req.payload.db.find<Row>({ collection, limit: 0, pagination: false, select })).docs;
  const [countries, groups] = await Promise.all([
    load("countries", { code: true, region: true }),
    load("group_of_countries", { uid: true, names: true }),
  ]);
  const names = new Map(
    groups.map(({ uid, names: own }) => [readString(uid), readString(record(own)[locale])]),
  );
  return new Map(
    countries.map(({ code, region }) => [readString(code), names.get(readString(region)) ?? ""]),
  );
}
