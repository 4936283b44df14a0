/**
 * Prepares a release of the authored data: lint → compile → verify, with every reason against
 * publishing it (finder §5.1).
 */
import { brotliCompressSync } from "node:zlib";
import { describeDataError } from "@orlaya/finder/data";
import {
  SIZE_BUDGET,
  blocksPublishing,
  computeChecksum,
  prepareRelease,
  type PreparedRelease,
  type Release,
} from "@orlaya/finder/eligibility";
import type { Payload } from "payload";
import { env } from "../env.ts";
import type { Stored } from "../fields/record.ts";
import { readAuthored, type Authored } from "./authored.ts";
import type { Refusal } from "./shapes.ts";
import { loadLiveVersion, findNextVersion, loadStoredRelease } from "./stored-releases.ts";

type Row = Stored & { readonly id: string };

/** Returns a refusal without a finding. */
export function refuse(kind: string, message: string): Refusal {
  return {
    kind,
    message,
    finding: null,
    acceptable: false,
    journeys: 0,
    rules: [],
  };
}

/**
 * Returns the paths of the site that answer with a page or a redirect. Empty when no page is
 * published at all, as in a service for rules alone.
 */
export async function readPages({
  db,
}: Payload): Promise<{ readonly pages?: ReadonlySet<string> }> {
  const [routes, redirects] = await Promise.all(
    (["routes", "redirects"] as const).map((collection) =>
      db.find<Row>({ collection, limit: 0, pagination: false, select: { path: true, from: true } }),
    ),
  );
  const paths = [
    ...(routes?.docs ?? []).map(({ path }) => path),
    ...(redirects?.docs ?? []).map(({ from }) => from),
  ].filter((path) => typeof path === "string");
  return routes?.docs.length ? { pages: new Set(paths) } : {};
}

export interface Prepared {
  readonly authored: Authored;
  readonly live: Release | null;
  readonly version: number;
  readonly checksum: string | null;
  readonly prepared: PreparedRelease | null;
  readonly refusals: readonly Refusal[];
}

/** Returns every reason against publishing what was prepared. */
export function listRefusals({
  findings,
  refusals,
  sizes,
}: Pick<PreparedRelease, "findings" | "refusals" | "sizes">): readonly Refusal[] {
  const blocking = findings.filter(blocksPublishing);
  const said = new Set(blocking.map(({ message }) => message));
  return [
    ...blocking.map((finding): Refusal => ({
      kind: finding.kind,
      message: finding.message,
      finding: finding.id,
      acceptable: finding.severity === "conflict",
      journeys: finding.journeys,
      rules: finding.rules,
    })),
    ...refusals
      .filter((sentence) => !said.has(sentence))
      .map((sentence) => refuse("verification", sentence)),
    ...checkSizes(sizes),
  ];
}

/**
 * Checks the sizes, in bytes by language. They are those of the second format where the first
 * exceeds the budget and the second is smaller.
 */
function checkSizes(sizes: PreparedRelease["sizes"]): readonly Refusal[] {
  return Object.entries(sizes).flatMap(([locale, { payload, search }]) => [
    ...(payload > SIZE_BUDGET.payload
      ? [
          refuse(
            "size",
            `The release would take ${payload.toLocaleString("en")} bytes in ${locale}, in its smaller format; at most ${SIZE_BUDGET.payload.toLocaleString("en")} are allowed`,
          ),
        ]
      : []),
    ...(search > SIZE_BUDGET.search
      ? [
          refuse(
            "size",
            `The search file would take ${search.toLocaleString("en")} bytes in ${locale}; at most ${SIZE_BUDGET.search.toLocaleString("en")} are allowed`,
          ),
        ]
      : []),
  ]);
}

/** Prepares the next release without storing it. Invalid data give refusals only. */
export async function prepareNext(
  payload: Payload,
  author: string,
  note: string,
  seeding = false,
): Promise<Prepared> {
  // A seed may contain only some languages. Its plans have no pages in the others.
  const [authored, version, pages, live] = await Promise.all([
    readAuthored(payload),
    findNextVersion(payload),
    seeding ? {} : readPages(payload),
    loadLiveVersion(payload).then((number) =>
      number === null ? null : loadStoredRelease(payload, number),
    ),
  ]);
  if (!authored.data.ok)
    return {
      authored,
      live,
      version,
      checksum: null,
      prepared: null,
      refusals: authored.data.errors.map((error) =>
        refuse("invalid-data", describeDataError(error)),
      ),
    };
  const { data } = authored.data;
  const prepared = await prepareRelease(data, {
    version,
    author,
    note,
    time: new Date().toISOString(),
    hosts: env.funnelHosts,
    ...pages,
    aliases: authored.aliases,
    measure: (text) => brotliCompressSync(text).length,
  });
  const refusals = listRefusals(prepared);
  return {
    authored,
    live,
    version,
    checksum: await computeChecksum(data),
    prepared,
    refusals:
      data.rules.length === 0
        ? [...refusals, refuse("invalid-data", "There are no rules")]
        : refusals,
  };
}
