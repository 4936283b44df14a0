/** Builds the preview of a release: findings and changes, with names in place of ids. */
import type { EligibilityData } from "@orlaya/finder/data";
import {
  SIZE_BUDGET,
  blocksPublishing,
  describeChange,
  diffData,
  type Certificate,
  type Diff,
  type Finding,
  type Release,
} from "@orlaya/finder/eligibility";
import type { Payload } from "payload";
import type { Actor } from "../access/roles.ts";
import { needsSecondPerson } from "../approval/second-person.ts";
import { findReleaseTexts } from "../markets/release-texts.ts";
import { prepareNext, writeHrefs, writeWitness } from "./prepare.ts";
import { loadRequest } from "../releases/requests.ts";

import type { BriefRelease, Preview, ShownDiff, ShownFinding } from "./shapes.ts";

/** Returns everything that a person checks before publishing. Stores nothing. */
export async function prepareReleasePreview(payload: Payload, actor: Actor): Promise<Preview> {
  const started = performance.now();
  const [next, request, secondPerson] = await Promise.all([
    prepareNext(payload, { author: "", note: "" }),
    loadRequest(payload),
    needsSecondPerson(payload),
  ]);
  const { authored, data, live, version, checksum, prepared, refusals, change } = next;
  const { findings = [], certificate = null, sizes = {} } = prepared ?? {};
  const left = findings.filter(
    (finding) => !blocksPublishing(finding) && finding.state !== "accepted",
  );
  const named = new Set([...refusals, ...left].flatMap(({ rules }) => rules));
  return {
    version,
    checksum,
    refusals,
    change,
    request: request && {
      person: request.person,
      at: request.at,
      note: request.note,
      current: request.checksum === checksum,
      confirmable: !secondPerson || request.user !== actor.id,
    },
    second_person: secondPerson,
    sizes,
    budget: SIZE_BUDGET,
    live: live ? briefly(live) : null,
    unchanged: live !== null && live.checksum === checksum,
    certificate: showCertificate(certificate),
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
    texts: await findReleaseTexts(payload, prepared?.release, authored.documents.products),
    documents: Object.fromEntries(
      (data?.rules ?? [])
        .filter(({ ID }) => named.has(ID))
        .map(({ ID, id }) => [ID, authored.documents.rules.get(id) ?? ""]),
    ),
    journeys: Object.fromEntries(
      [...authored.documents.journeys].map(([id, document]) => [`journey:${id}`, document]),
    ),
    milliseconds: Math.round(performance.now() - started),
  };
}

function showCertificate(certificate: Certificate | null): Preview["certificate"] {
  if (!certificate) return null;
  const { journeys, checked, differing, tuples } = certificate;
  return { journeys, checked, differing, tuples };
}

/** Converts a finding for the admin, with the answers that show it. */
export function showFinding(finding: Finding): ShownFinding {
  const { id, kind, journeys, rules, state, message } = finding;
  return {
    id,
    kind,
    journeys,
    rules,
    state,
    message,
    finding: id,
    acceptable: finding.severity !== "error" && kind !== "stale-acceptance",
    witness: writeWitness(finding),
    hrefs: writeHrefs(finding),
  };
}

/** Most changes that are listed; the others are counted. */
const BOXES_SHOWN = 60;
/** Converts a diff for the admin. The names of `sides` replace the ids. */
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
      within: box.within,
      nationalities: box.nationalities && called(box.nationalities),
      profiles: box.profiles.map(name),
      before: nameEnd(box.before, name),
      after: nameEnd(box.after, name),
    })),
    records: diff.records.map(({ table, id, change, columns }) => ({
      table,
      change,
      columns,
      name: name(id),
    })),
  };
}
/**
 * Describes the result of a journey: its plan, its funnel, and whether the nationality is asked.
 */
function nameEnd(
  { product, funnel, asked }: Diff["boxes"][number]["before"],
  name: (id: string) => string,
): string {
  const plan = product === null ? "no plan" : name(product);
  return `${plan}${nameFunnel(product, funnel, name)}${asked ? ", nationality asked" : ""}`;
}
function nameFunnel(
  product: string | null,
  funnel: string | null,
  name: (id: string) => string,
): string {
  if (funnel === null) return "";
  const isOwn = product !== null && name(funnel) === `its funnel “${name(product)}”`;
  return isOwn ? " by its funnel" : ` by ${name(funnel)}`;
}

function briefly(release: Release): BriefRelease {
  return {
    version: release.version,
    checksum: release.checksum,
    author: release.author,
    time: release.time,
    note: release.note,
  };
}
