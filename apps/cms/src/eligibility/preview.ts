/** Builds the preview of a release: findings and changes, with names in place of ids. */
import {
  SIZE_BUDGET,
  blocksPublishing,
  diffData,
  type Certificate,
  type Release,
} from "@orlaya/finder/eligibility";
import type { PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { needsSecondPerson } from "../approval/second-person.ts";
import { findReleaseTexts } from "../markets/release-texts.ts";
import { getSay } from "../labels/request-words.ts";
import { createFindingWords } from "./finding-words.ts";
import { prepareNext } from "./prepare.ts";
import { showFinding } from "./refusals.ts";
import { loadRequest } from "../releases/requests.ts";

import type { BriefRelease, Preview } from "./shapes.ts";
import { showDiff } from "./show-diff.ts";

/** Returns everything that a person checks before publishing. Stores nothing. */
export async function prepareReleasePreview(req: PayloadRequest, actor: Actor): Promise<Preview> {
  const { payload } = req;
  const say = getSay(req);
  const started = performance.now();
  const [next, request, secondPerson] = await Promise.all([
    prepareNext(payload, { author: "", note: "", say }),
    loadRequest(payload),
    needsSecondPerson(payload),
  ]);
  const { authored, data, live, version, checksum, prepared, refusals, change } = next;
  const { findings = [], certificate = null, sizes = {} } = prepared ?? {};
  const left = findings.filter(
    (finding) => !blocksPublishing(finding) && finding.state !== "accepted",
  );
  const writing = data && {
    ...{ say, data, documents: authored.documents },
    words: await createFindingWords(payload, say, data, live?.data),
  };
  return {
    version,
    checksum,
    data_checksum: next.dataChecksum,
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
    findings: writing ? left.slice(0, 200).map((each) => showFinding(each, writing)) : [],
    more_findings: Math.max(0, left.length - 200),
    accepted: findings.filter(({ state }) => state === "accepted").length,
    diff:
      data && live
        ? await showDiff(
            req,
            diffData(live.data, data, { strictNationality: live.strictNationality }),
            live.data,
            data,
          )
        : null,
    texts: await findReleaseTexts(payload, prepared?.release, authored.documents.products),
    milliseconds: Math.round(performance.now() - started),
  };
}

function showCertificate(certificate: Certificate | null): Preview["certificate"] {
  if (!certificate) return null;
  const { journeys, checked, differing, tuples } = certificate;
  return { journeys, checked, differing, tuples };
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
