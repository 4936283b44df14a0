/**
 * Prepares a release of the authored data: lint → compile → verify, with every reason against
 * publishing it (finder §5.1).
 */
import { brotliCompressSync, constants } from "node:zlib";
import { BROTLI_QUALITY } from "@orlaya/contract";
import { describeDataError, type EligibilityData } from "@orlaya/finder/data";
import {
  computeChecksum,
  type EntityLevels,
  type PreparedRelease,
  type Release,
  type SitePages,
} from "@orlaya/finder/eligibility";
import type { Payload } from "payload";
import { env } from "../env.ts";
import { readString, record, type Stored } from "../fields/record.ts";
import { needsSecondPerson } from "../approval/second-person.ts";
import type { Say } from "../labels/request-words.ts";
import {
  applyAgreements,
  findChangedScenarios,
  loadAgreements,
  type Agreement,
} from "./agreements.ts";
import { readAuthored, type Authored } from "./authored.ts";
import { createFindingWords } from "./finding-words.ts";
import { prepareOnce } from "./prepare-once.ts";
import { listRefusals, listScenarioRefusals, refuse } from "./refusals.ts";
import { loadChangeLimit } from "../releases/requests.ts";
import type { Refusal, ShownChange } from "./shapes.ts";
import { readSitePages } from "./site-pages.ts";
import { findNextVersion, loadLiveRelease } from "../releases/stored-releases.ts";

type Row = Stored & { readonly id: string };

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
/** Chooses the data of a release. @param say writes the reasons */
export type ChooseData = (
  authored: Authored,
  live: Release | null,
  say: Say,
) => Chosen | Promise<Chosen>;

/** Chooses the saved tables. */
const chooseSaved: ChooseData = ({ data }, _live, say) =>
  data.ok
    ? data
    : {
        ok: false,
        refusals: data.errors.map((error) =>
          refuse("invalid-data", say("finding.refused.data", { detail: describeDataError(error) })),
        ),
      };

export interface Prepared {
  readonly authored: Authored;
  readonly live: Release | null;
  readonly version: number;
  /** The chosen data with the outcomes to which people agreed; null when they are invalid. */
  readonly data: EligibilityData | null;
  /** Checksum of `data`, which the release gets. */
  readonly checksum: string | null;
  /** Checksum of the chosen data, for which an agreement is valid. */
  readonly dataChecksum: string | null;
  readonly agreements: readonly Agreement[];
  readonly prepared: PreparedRelease | null;
  readonly refusals: readonly Refusal[];
  /** Change of the journeys against the live release. */
  readonly change: ShownChange;
}

/** Returns the size of a file in bytes, compressed as the site serves it. */
const measure = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }).length;

/** @param secondPerson whether a second person must confirm every release */
function limitChange(
  change: PreparedRelease["change"],
  limit: number,
  secondPerson: boolean,
): ShownChange {
  return { ...change, limit, needsSecondPerson: secondPerson || change.needsSecondPerson };
}

/** Loads the compliance levels that entities carry, from the settings. */
export async function loadEntityLevels(payload: Payload): Promise<EntityLevels> {
  const settings = record(await payload.findGlobal({ slug: "finder_settings", depth: 0 }));
  const rows = Array.isArray(settings["entity_levels"]) ? settings["entity_levels"] : [];
  return new Map(
    rows.map((row) => {
      const { entity, low, medium } = record(row);
      const levels = [low === true && "Low", medium === true && "Medium"] as const;
      return [readString(entity), levels.filter((level) => level !== false)] as const;
    }),
  );
}

/** What a release is prepared from, and in which language its refusals are written. */
export interface Wanted {
  readonly author: string;
  readonly note: string;
  readonly say: Say;
  /** Whether the pages of the site are not stored yet. */
  readonly isSeed?: boolean;
  /** Absent: the saved tables. */
  readonly choose?: ChooseData;
}

/** Prepares the next release without storing it. Invalid data give refusals only. */
export async function prepareNext(
  payload: Payload,
  { author, note, say, isSeed = false, choose = chooseSaved }: Wanted,
): Promise<Prepared> {
  // A seed may contain only some languages. Its plans have no pages in the others.
  const [authored, version, published, { release: live, problem }, limit, secondPerson, levels] =
    await Promise.all([
      readAuthored(payload),
      findNextVersion(payload),
      isSeed ? {} : readPublished(payload),
      loadLiveRelease(payload),
      loadChangeLimit(payload),
      needsSecondPerson(payload),
      loadEntityLevels(payload),
    ]);
  // Without a live release to compare with, the share is unknown, so a second person is needed.
  const unknown = { journeys: 0, changed: 0, share: 1, limit, needsSecondPerson: true };
  const chosen = await choose(authored, live, say);
  if (!chosen.ok)
    return {
      ...{ authored, live, version, checksum: null, dataChecksum: null, prepared: null },
      ...{ data: null, agreements: [], change: unknown, refusals: chosen.refusals },
    };
  const dataChecksum = await computeChecksum(chosen.data);
  const agreements = await loadAgreements(payload, dataChecksum);
  const data = applyAgreements(chosen.data, agreements);
  const prepared = await prepareOnce(data, {
    ...{ version, author, note, time: new Date().toISOString(), hosts: env.funnelHosts },
    ...published,
    ...(live ? { live: live.data } : {}),
    ...{ changeLimit: limit, aliases: authored.aliases, measure, levels },
  });
  const words = await createFindingWords(payload, say, data, live?.data);
  const refusals = listRefusals(prepared, { say, words, data, documents: authored.documents });
  const changed =
    live === null || prepared.findings.some(({ kind }) => kind === "too-intricate")
      ? []
      : findChangedScenarios(live.data, data, authored.unpinned, agreements);
  return {
    ...{ authored, live, version, dataChecksum, prepared, data, agreements },
    checksum: agreements.length === 0 ? dataChecksum : await computeChecksum(data),
    change: problem === null ? limitChange(prepared.change, limit, secondPerson) : unknown,
    refusals: [
      ...refusals,
      ...listScenarioRefusals(changed, refusals, words, authored.documents),
      ...(data.rules.length === 0 ? [refuse("invalid-data", say("finding.refused.noRules"))] : []),
    ],
  };
}
