/**
 * Publishing: lint → compile → verify → diff → an immutable numbered snapshot → live (finder.md §1, §5.1, §5.2).
 * Nothing here looks at a request; the endpoints do.
 */
import { brotliCompressSync } from "node:zlib";
import { describeDataError, type EligibilityData } from "@orlaya/finder/data";
import {
  FINDING_KINDS,
  SIZE_BUDGET,
  blocksPublishing,
  checksumOf,
  describeChange,
  diffData,
  findFindings,
  prepareRelease,
  readRelease,
  type Diff,
  type Finding,
  type PreparedRelease,
  type Release,
} from "@orlaya/finder/eligibility";
import type { Payload, PayloadRequest } from "payload";
import { env } from "../env.ts";
import { record, type Stored } from "../fields/record.ts";
import { readAuthored, type Authored } from "./authored.ts";
import type { BriefRelease, Preview, Refusal, ShownDiff, ShownFinding } from "./shapes.ts";

type Row = Stored & { readonly id: string };

/** The stored release of a number, whole; null when there is none. */
export async function storedRelease(payload: Payload, version: number): Promise<Release | null> {
  const row = await payload.db.findOne<Row>({
    collection: "finder_releases",
    where: { version: { equals: version } },
  });
  return row ? (row["release"] as Release) : null;
}
/** The number that visitors get; null before the first release. */
export async function liveVersion(payload: Payload): Promise<number | null> {
  const { version } = record(await payload.findGlobal({ slug: "finder_live", depth: 0 }));
  return typeof version === "number" ? version : null;
}
async function nextVersion(payload: Payload): Promise<number> {
  const { docs } = await payload.db.find<Row>({
    collection: "finder_releases",
    limit: 1,
    sort: "-version",
    select: { version: true },
  });
  const newest = docs[0]?.["version"];
  return typeof newest === "number" ? newest + 1 : 1;
}

function refusal(kind: string, message: string): Refusal {
  return {
    kind,
    message,
    finding: null,
    acceptable: false,
    journeys: 0,
    rules: [],
  };
}

/** Addresses of the site that answer with a page, redirects included; nothing where no page is published at all, as in a service for rules alone. */
async function readPages({ db }: Payload): Promise<{ readonly pages?: ReadonlySet<string> }> {
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

interface Prepared {
  readonly authored: Authored;
  readonly live: Release | null;
  readonly version: number;
  readonly checksum: string | null;
  readonly prepared: PreparedRelease | null;
  readonly refusals: readonly Refusal[];
}

/** Every reason against publishing what was prepared. */
export function refusalsOf({
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
      .map((sentence) => refusal("verification", sentence)),
    // The second format was tried before these were measured.
    ...Object.entries(sizes).flatMap(([locale, size]) => [
      ...(size.payload > SIZE_BUDGET.payload
        ? [
            refusal(
              "size",
              `The release would take ${size.payload.toLocaleString("en")} bytes in ${locale}, in its smaller format; at most ${SIZE_BUDGET.payload.toLocaleString("en")} are allowed`,
            ),
          ]
        : []),
      ...(size.search > SIZE_BUDGET.search
        ? [
            refusal(
              "size",
              `The search file would take ${size.search.toLocaleString("en")} bytes in ${locale}; at most ${SIZE_BUDGET.search.toLocaleString("en")} are allowed`,
            ),
          ]
        : []),
    ]),
  ];
}

async function prepare(
  payload: Payload,
  author: string,
  note: string,
  seeding = false,
): Promise<Prepared> {
  // The seed may be of some languages only, whose plans have no pages in the others.
  const [authored, version, pages, live] = await Promise.all([
    readAuthored(payload),
    nextVersion(payload),
    seeding ? {} : readPages(payload),
    liveVersion(payload).then((number) =>
      number === null ? null : storedRelease(payload, number),
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
        refusal("invalid-data", describeDataError(error)),
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
  const refusals = refusalsOf(prepared);
  return {
    authored,
    live,
    version,
    checksum: await checksumOf(data),
    prepared,
    refusals:
      data.rules.length === 0
        ? [...refusals, refusal("invalid-data", "There are no rules")]
        : refusals,
  };
}

/** Changes shown one by one; the rest is counted. */
const BOXES_SHOWN = 60;
function showFinding(finding: Finding): ShownFinding {
  const { id, kind, journeys, rules, state, message, witness } = finding;
  const answers =
    witness &&
    [witness.residence, witness.destination, witness.profile, witness.nationality]
      .filter((each) => each !== null)
      .join(" ");
  return {
    id,
    kind,
    journeys,
    rules,
    state,
    message,
    finding: id,
    acceptable: finding.severity !== "error" && kind !== "stale-acceptance",
    witness: answers,
  };
}
/** A diff with the names that people know, for the admin. */
export function showDiff(diff: Diff, ...sides: readonly EligibilityData[]): ShownDiff {
  const names = new Map(
    sides.flatMap(({ products, profiles }) =>
      [...products, ...profiles].map((entry) => [entry.id, entry.Name] as const),
    ),
  );
  const funnels = new Map(
    sides.flatMap((side) =>
      side.funnels.map((entry) => [entry.id, `its funnel “${entry.Name}”`] as const),
    ),
  );
  const name = (id: string): string => names.get(id) ?? funnels.get(id) ?? id;
  const countries = new Map(
    sides.flatMap((side) =>
      side.countries.map((entry) => [entry.iso, entry["en-gb"] ?? entry.Name] as const),
    ),
  );
  const called = (isos: readonly string[]): readonly string[] =>
    isos.map((iso) => countries.get(iso) ?? iso);
  return {
    journeys: diff.journeys,
    changed: diff.changed,
    more: Math.max(0, diff.boxes.length - BOXES_SHOWN),
    boxes: diff.boxes.slice(0, BOXES_SHOWN).map((box) => ({
      journeys: box.journeys,
      sentence: describeChange(box, name),
      residences: called(box.residences),
      destinations: called(box.destinations),
      nationalities: box.nationalities && called(box.nationalities),
      profiles: box.profiles.map(name),
      before: end(box.before, name),
      after: end(box.after, name),
    })),
    records: diff.records.map(({ table, id, change, columns }) => ({
      table,
      change,
      columns,
      name: name(id),
    })),
  };
}
const end = (
  { product, funnel, asked }: Diff["boxes"][number]["before"],
  name: (id: string) => string,
): string =>
  `${product === null ? "no plan" : name(product)}${funnel === null ? "" : product !== null && name(funnel) === `its funnel “${name(product)}”` ? " by its funnel" : ` by ${name(funnel)}`}${asked ? ", nationality asked" : ""}`;
function briefly(release: Release): BriefRelease {
  return {
    version: release.version,
    checksum: release.checksum,
    author: release.author,
    time: release.time,
    note: release.note,
  };
}

/** Everything a person looks at before publishing. Stores nothing. */
export async function previewRelease(payload: Payload): Promise<Preview> {
  const started = performance.now();
  const { authored, live, version, checksum, prepared, refusals } = await prepare(payload, "", "");
  const data = authored.data.ok ? authored.data.data : null;
  const { findings = [], certificate = null, sizes = {}, format = null } = prepared ?? {};
  const left = findings.filter(
    (finding) => !blocksPublishing(finding) && finding.state !== "accepted",
  );
  const named = new Set([...refusals, ...left].flatMap(({ rules }) => rules));
  return {
    version,
    checksum,
    refusals,
    format,
    sizes,
    budget: SIZE_BUDGET,
    live: live ? briefly(live) : null,
    unchanged: live !== null && live.checksum === checksum,
    certificate: certificate && {
      journeys: certificate.journeys,
      checked: certificate.checked,
      differing: certificate.differing,
      tuples: certificate.tuples,
    },
    findings: left.slice(0, 200).map(showFinding),
    more_findings: Math.max(0, left.length - 200),
    accepted: findings.filter(({ state }) => state === "accepted").length,
    diff:
      data && live
        ? showDiff(
            diffData(live.data, data, { strictNationality: live.strictNationality }),
            live.data,
            data,
          )
        : null,
    documents: Object.fromEntries(
      (data?.rules ?? [])
        .filter(({ ID }) => named.has(ID))
        .map(({ ID, id }) => [ID, authored.documents.rules.get(id) ?? ""]),
    ),
    milliseconds: Math.round(performance.now() - started),
  };
}

let turn: Promise<unknown> = Promise.resolve();
/** Publishing and activating take turns. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

function pointTo(payload: Payload, version: number, author: string): Promise<unknown> {
  return payload.updateGlobal({
    slug: "finder_live",
    data: { version, activated_by: author, activated_at: new Date().toISOString() },
    depth: 0,
  });
}

export type Published =
  | {
      readonly ok: true;
      readonly version: number;
      readonly checksum: string;
      readonly changed: number;
    }
  | { readonly ok: false; readonly status: 409 | 422; readonly refusals: readonly Refusal[] };

/** Publishes what is authored now and makes it live. `expected`: checksum of the preview somebody agreed to; null when nobody looked (the seed). */
export function publishRelease(
  payload: Payload,
  {
    author,
    note,
    expected,
    req,
  }: {
    readonly author: string;
    readonly note: string;
    readonly expected: string | null;
    readonly req?: PayloadRequest;
  },
): Promise<Published> {
  return inTurn(async () => {
    const { live, version, checksum, prepared, refusals } = await prepare(
      payload,
      author,
      note,
      expected === null,
    );
    if (expected !== null && checksum !== null && expected !== checksum)
      return {
        ok: false,
        status: 409,
        refusals: [
          refusal(
            "changed",
            "The data have changed since this preview was made. Look at the new one first",
          ),
        ],
      };
    const release = prepared?.release;
    if (refusals.length > 0 || !release) return { ok: false, status: 422, refusals };
    // What was verified is what is stored: read back once through the reader that the site uses.
    const read = await readRelease(JSON.parse(JSON.stringify(release)));
    if (!read.ok)
      return { ok: false, status: 422, refusals: [refusal("verification", read.problem)] };
    const changed = live ? diffData(live.data, release.data).changed : 0;
    await payload.create({
      collection: "finder_releases",
      depth: 0,
      ...(req ? { req } : {}),
      data: {
        type: release.type,
        version,
        checksum: release.checksum,
        author,
        time: release.time,
        note,
        journeys: release.certificate.checked,
        changed,
        release: release,
      },
    });
    await pointTo(payload, version, author);
    return { ok: true, version, checksum: release.checksum, changed };
  });
}

/** Makes a stored release live: forwards or back. False when there is none of this number. */
export function activateRelease(
  payload: Payload,
  version: number,
  author: string,
): Promise<boolean> {
  return inTurn(async () => {
    if (!(await storedRelease(payload, version))) return false;
    await pointTo(payload, version, author);
    return true;
  });
}

/** The findings of the data as authored now; null when they are not even well-formed. */
export async function currentFindings(payload: Payload): Promise<readonly Finding[] | null> {
  const { data } = await readAuthored(payload);
  return data.ok
    ? findFindings(data.data, { hosts: env.funnelHosts, ...(await readPages(payload)) })
    : null;
}

/** Accepts a finding at its present weight. Says what is wrong, or null. */
export async function acceptFinding(
  payload: Payload,
  id: string,
  reason: string,
  req: PayloadRequest,
): Promise<string | null> {
  if (reason.trim().length < 10)
    return "Give a reason that somebody else will understand in a year (at least ten characters)";
  const finding = (await currentFindings(payload))?.find((each) => each.id === id);
  if (!finding) return `There is no finding “${id}” now`;
  if (finding.severity === "error")
    return `${FINDING_KINDS[finding.kind].text.split(/[{;]/)[0]?.trim() ?? "This"}: an error cannot be accepted, only mended`;
  const existing = await payload.db.findOne<Row>({
    collection: "finder_findings",
    where: { finding: { equals: id } },
  });
  const data = { reason: reason.trim(), journeys: finding.journeys };
  if (existing)
    await payload.update({ collection: "finder_findings", id: existing.id, data, depth: 0, req });
  else
    await payload.create({
      collection: "finder_findings",
      data: { finding: id, ...data },
      depth: 0,
      req,
    });
  return null;
}
