/** Builds the preview of a release: findings and changes, with names in place of ids. */
import {
  SIZE_BUDGET,
  blocksPublishing,
  diffData,
  type Certificate,
  type Finding,
  type Release,
} from "@orlaya/finder/eligibility";
import type { PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { needsSecondPerson } from "../approval/second-person.ts";
import { findReleaseTexts } from "../markets/release-texts.ts";
import { prepareNext, writeHrefs, writeWitness } from "./prepare.ts";
import { loadRequest } from "../releases/requests.ts";

import type { BriefRelease, Preview, ShownFinding } from "./shapes.ts";
import { showDiff } from "./show-diff.ts";

/** Returns everything that a person checks before publishing. Stores nothing. */
export async function prepareReleasePreview(req: PayloadRequest, actor: Actor): Promise<Preview> {
  const { payload } = req;
  const started = performance.now();
  const [next, request, secondPerson] = await Promise.all([
    prepareNext(payload, "", ""),
    loadRequest(payload),
    needsSecondPerson(payload),
  ]);
  const { authored, live, version, checksum, prepared, refusals, change } = next;
  const data = authored.data.ok ? authored.data.data : null;
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
            req,
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
function showFinding(finding: Finding): ShownFinding {
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

function briefly(release: Release): BriefRelease {
  return {
    version: release.version,
    checksum: release.checksum,
    author: release.author,
    time: release.time,
    note: release.note,
  };
}
