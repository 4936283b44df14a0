/**
 * Prepares a release of the authored data: lint → compile → verify, with every reason against
 * publishing it (finder §5.1).
 */
import { brotliCompressSync, constants } from "node:zlib";
import { describeDataError, type EligibilityData } from "@orlaya/finder/data";
import {
  blocksPublishing,
  computeChecksum,
  prepareRelease,
  type Finding,
  type PreparedRelease,
  type Release,
  type SitePages,
} from "@orlaya/finder/eligibility";
import { buildAbsoluteUrl } from "@orlaya/routes";
import type { Payload } from "payload";
import { env } from "../env.ts";
import { readString, type Stored } from "../fields/record.ts";
import { needsSecondPerson } from "../approval/second-person.ts";
import { readAuthored, type Authored } from "./authored.ts";
import { loadChangeLimit } from "../releases/requests.ts";
import type { Refusal, ShownChange } from "./shapes.ts";
import { readSitePages } from "./site-pages.ts";
import { findNextVersion, loadLiveRelease } from "../releases/stored-releases.ts";

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
    witness: null,
    hrefs: [],
  };
}

/** What the site publishes, for the findings. */
export interface Published {
  /** Paths that answer with a page or a redirect. */
  readonly pages?: ReadonlySet<string>;
  readonly sites?: readonly SitePages[];
}

/** Reads what the site publishes. Empty without pages, as in a service for rules alone. */
export async function readPublished(payload: Payload): Promise<Published> {
  const readAll = async (collection: string, select: Record<string, true>) =>
    (await payload.db.find<Row>({ collection, limit: 0, pagination: false, select })).docs;
  const [routes, redirects] = await Promise.all([
    readAll("routes", { path: true, document: true }),
    readAll("redirects", { from: true }),
  ]);
  if (routes.length === 0) return {};
  const paths = new Map(
    routes.map(({ document, path }) => [readString(document), readString(path)]),
  );
  return {
    pages: new Set([...paths.values(), ...redirects.map(({ from }) => readString(from))]),
    sites: await readSitePages(payload, paths),
  };
}

/** The data of a release, or the reasons why there are none. */
export type Chosen =
  | { readonly ok: true; readonly data: EligibilityData }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };
/** Chooses the data of a release. */
export type ChooseData = (authored: Authored, live: Release | null) => Chosen;

/** Chooses the saved tables. */
const chooseSaved: ChooseData = ({ data }) =>
  data.ok
    ? data
    : {
        ok: false,
        refusals: data.errors.map((error) => refuse("invalid-data", describeDataError(error))),
      };

export interface Prepared {
  readonly authored: Authored;
  /** The data of the release; null when they are invalid. */
  readonly data: EligibilityData | null;
  readonly live: Release | null;
  readonly version: number;
  readonly checksum: string | null;
  readonly prepared: PreparedRelease | null;
  readonly refusals: readonly Refusal[];
  /** Change of the journeys against the live release. */
  readonly change: ShownChange;
}

/** Returns every reason against publishing what was prepared. */
export function listRefusals({
  findings,
  refusals,
}: Pick<PreparedRelease, "findings" | "refusals">): readonly Refusal[] {
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
      witness: writeWitness(finding),
      hrefs: writeHrefs(finding),
    })),
    ...refusals
      .filter((sentence) => !said.has(sentence))
      .map((sentence) => refuse("verification", sentence)),
  ];
}

/** Writes the answers that show a finding, separated by spaces. */
export function writeWitness({ witness }: Pick<Finding, "witness">): string | null {
  return (
    witness &&
    [witness.residence, witness.destination, witness.profile, witness.nationality]
      .filter((each) => each !== null)
      .join(" ")
  );
}

/** Writes the addresses of the pages of a finding. */
export const writeHrefs = ({ hrefs }: Pick<Finding, "hrefs">): readonly string[] =>
  hrefs.map((href) => buildAbsoluteUrl(env.siteUrl, href));

/** Returns the size of a file in bytes, compressed as the site serves it. */
const measure = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

/** @param secondPerson whether a second person must confirm every release */
function limitChange(
  change: PreparedRelease["change"],
  limit: number,
  secondPerson: boolean,
): ShownChange {
  return { ...change, limit, needsSecondPerson: secondPerson || change.needsSecondPerson };
}

/** What a release is prepared from. */
export interface Wanted {
  readonly author: string;
  readonly note: string;
  /** Whether the pages of the site are not stored yet. */
  readonly isSeed?: boolean;
  /** Absent: the saved tables. */
  readonly choose?: ChooseData;
}

/** Prepares the next release without storing it. Invalid data give refusals only. */
export async function prepareNext(
  payload: Payload,
  { author, note, isSeed = false, choose = chooseSaved }: Wanted,
): Promise<Prepared> {
  // A seed may contain only some languages. Its plans have no pages in the others.
  const [authored, version, published, { release: live, problem }, limit, secondPerson] =
    await Promise.all([
      readAuthored(payload),
      findNextVersion(payload),
      isSeed ? {} : readPublished(payload),
      loadLiveRelease(payload),
      loadChangeLimit(payload),
      needsSecondPerson(payload),
    ]);
  // Without a live release to compare with, the share is unknown, so a second person is needed.
  const unknown = { journeys: 0, changed: 0, share: 1, limit, needsSecondPerson: true };
  const chosen = choose(authored, live);
  if (!chosen.ok)
    return {
      ...{ authored, live, version, data: null, checksum: null, prepared: null },
      ...{ change: unknown, refusals: chosen.refusals },
    };
  const { data } = chosen;
  const prepared = await prepareRelease(data, {
    version,
    author,
    note,
    time: new Date().toISOString(),
    hosts: env.funnelHosts,
    ...published,
    ...(live ? { live: live.data } : {}),
    changeLimit: limit,
    aliases: authored.aliases,
    measure,
  });
  const refusals = listRefusals(prepared);
  return {
    authored,
    live,
    version,
    data,
    checksum: await computeChecksum(data),
    prepared,
    change: problem === null ? limitChange(prepared.change, limit, secondPerson) : unknown,
    refusals:
      data.rules.length === 0
        ? [...refusals, refuse("invalid-data", "There are no rules")]
        : refusals,
  };
}
