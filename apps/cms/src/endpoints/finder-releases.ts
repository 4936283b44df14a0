/** Endpoints of releases: reading for the site; preview, publishing and confirming for staff. */
import { RELEASE_TAG, SERVICE_PATHS } from "@orlaya/contract";
import { getAdminMessages } from "@orlaya/messages/admin";
import type { Endpoint, PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { prepareReleasePreview } from "../eligibility/preview.ts";
import {
  activateRelease,
  confirmRelease,
  publishRelease,
  withdrawRequest,
  type Published,
} from "../eligibility/releases.ts";
import { loadRequest } from "../releases/requests.ts";
import { writeShare } from "../eligibility/share.ts";
import { loadLiveVersion, loadStoredRelease } from "../releases/stored-releases.ts";
import { readString } from "../fields/record.ts";
import { listChanges } from "../audit/changes.ts";
import { note } from "../hooks/audit.ts";
import { getSay, type Say } from "../labels/request-words.ts";
import { announce } from "../hooks/revalidate.ts";
import { requireConfirmed } from "../second-factor/confirm.ts";
import {
  answerProblem,
  createEndpoint,
  readJsonBody,
  readParameter,
  readPositiveInteger,
} from "./create-endpoint.ts";

/** The audit log is written in English. */
const english = getAdminMessages("en");

/** Returns a release for the site: payload and search file per locale. `live`: the live one. */
const release = createEndpoint("site", "get", `${SERVICE_PATHS.releases}/:version`, async (req) => {
  const asked = readParameter(req, "version");
  const version =
    asked === "live" ? await loadLiveVersion(req.payload) : readPositiveInteger(asked);
  const stored = version === null ? null : await loadStoredRelease(req.payload, version);
  if (!stored) return answerProblem(404, getSay(req)("problem.noRelease"));
  const { type, version: number, checksum, time, payloads, search } = stored;
  return Response.json(
    { type, version: number, checksum, time, payloads, search },
    {
      headers: {
        "cache-control": asked === "live" ? "no-store" : "private, max-age=31536000, immutable",
      },
    },
  );
});
/** Returns the whole release as a file for `npm run finder -- verify release-3.json`. */
const releaseFile = createEndpoint(
  "read",
  "get",
  `${SERVICE_PATHS.releases}/:version/file`,
  async (req) => {
    const version = readPositiveInteger(req.routeParams?.["version"]);
    const stored = version === null ? null : await loadStoredRelease(req.payload, version);
    if (!stored) return answerProblem(404, getSay(req)("problem.noRelease"));
    const title = `release-${stored.version}.json`;
    await note(req, "export", "finder_releases", { id: String(stored.version), title });
    return Response.json(stored, {
      headers: { "content-disposition": `attachment; filename="${title}"` },
    });
  },
);

const preview = createEndpoint("read", "get", "/finder/preview", async (req, actor) =>
  Response.json(await prepareReleasePreview(req, actor)),
);

const publish = createEndpoint("publish", "post", "/finder/publish", async (req, actor) => {
  await requireConfirmed(req);
  const { note: words, expectedChecksum } = await readJsonBody(req);
  if (readString(words).trim() === "")
    return answerProblem(400, getSay(req)("problem.noReleaseNote"));
  if (readString(expectedChecksum) === "")
    return answerProblem(400, getSay(req)("problem.noReleasePreview"));
  const before = await loadLiveVersion(req.payload);
  const result = await publishRelease(req.payload, {
    actor,
    note: readString(words).trim().slice(0, 500),
    say: getSay(req),
    expected: readString(expectedChecksum),
    req,
  });
  return answerPublished(req, actor, result, before);
});

/** Confirms the request to publish that waits: a second person, or a second step of the same one. */
const confirm = createEndpoint("publish", "post", "/finder/confirm", async (req, actor) => {
  await requireConfirmed(req);
  const expected = readString((await readJsonBody(req))["expectedChecksum"]);
  if (expected === "") return answerProblem(400, getSay(req)("problem.noReleasePreview"));
  const [request, before] = [await loadRequest(req.payload), await loadLiveVersion(req.payload)];
  const result = await confirmRelease(req.payload, { actor, expected, req, say: getSay(req) });
  if (result.ok === true)
    await note(req, "confirm release", "finder_releases", {
      id: String(result.version),
      title: `Release ${result.version}, asked for by ${request?.person ?? ""}`,
    });
  return answerPublished(req, actor, result, before);
});

/** Removes the request to publish that waits. */
const withdraw = createEndpoint("publish", "post", "/finder/withdraw", async (req) => {
  const request = await withdrawRequest(req.payload);
  if (!request) return answerProblem(404, getSay(req)("finding.refused.noRequest"));
  await note(req, "withdraw request", "finder_releases", {
    title: `Asked for by ${request.person}: ${request.note}`,
  });
  return Response.json({ withdrawn: true });
});

/** Answers with a release, a request or the reasons of a refusal, and writes the audit log. */
async function answerPublished(
  req: PayloadRequest,
  actor: Actor,
  result: Published,
  before: number | null,
): Promise<Response> {
  if (result.ok === false)
    return answerProblem(result.status, result.refusals.map(({ message }) => message).join(" "), {
      refusals: result.refusals,
    });
  if (result.ok === "waiting") {
    const { request, share, version } = result;
    if (request.user === actor.id)
      await note(req, "request release", "finder_releases", {
        title: `Release ${version}, ${writeShare(english, share)} of journeys, data ${request.checksum.slice(0, 16)}: ${request.note}`,
      });
    return Response.json(
      {
        version,
        request: { person: request.person, at: request.at },
        message: describeWaiting(getSay(req), actor, result),
      },
      { status: 202 },
    );
  }
  const release = { id: String(result.version), title: `Release ${result.version}` };
  const changes = listChanges("", { version: before }, { version: result.version });
  await note(req, "publish release", "finder_releases", release, { changes });
  announce(req, [RELEASE_TAG]);
  return Response.json(result, { status: 201 });
}
/** States why a release is not published at once, and who must confirm it. */
function describeWaiting(
  say: Say,
  actor: Actor,
  { request, share, limit, secondPerson, version }: Extract<Published, { readonly ok: "waiting" }>,
): string {
  const change =
    share > limit
      ? say("finder.request.large", {
          share: writeShare(say, share),
          limit: writeShare(say, limit),
        })
      : say("finder.request.waits", { version });
  if (request.user !== actor.id)
    return `${change} ${say("finder.request.confirmOther", { person: request.person })}`;
  return `${change} ${say(secondPerson ? "finder.request.colleague" : "finder.request.again")}`;
}

const activate = createEndpoint("publish", "post", "/finder/activate", async (req, actor) => {
  await requireConfirmed(req);
  const version = readPositiveInteger((await readJsonBody(req))["version"]);
  if (version === null || !(await activateRelease(req, version, actor.email)))
    return answerProblem(404, getSay(req)("problem.noRelease"));
  return Response.json({ version });
});

export const releaseEndpoints: Endpoint[] = [
  release,
  releaseFile,
  preview,
  publish,
  confirm,
  withdraw,
  activate,
];
