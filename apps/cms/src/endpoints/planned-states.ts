/** Endpoints of previews of campaigns and of moments: what they contain, and their links. */
import type { Endpoint, PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { writeChange } from "../audit/changes.ts";
import { loadCampaign } from "../campaigns/store.ts";
import { readInstant, writeLocal } from "../campaigns/zoned-time.ts";
import { readString } from "../fields/record.ts";
import { readMomentId, writeMomentId } from "../planned-states/moment.ts";
import { isPlannedStateKind, type PlannedStateSubject } from "../planned-states/shapes.ts";
import { note } from "../hooks/audit.ts";
import { getSay, readLanguage } from "../labels/request-words.ts";
import { PLANNED_STATES_ROOT } from "../names/paths.ts";
import { createLink, endLink, findLinkOf } from "../preview/links.ts";
import { showPlannedState } from "../preview/planned-panel.ts";
import { LINK_DURATIONS, type SharedLink, type ShownPlannedState } from "../preview/shapes.ts";
import { buildPreviewUrl } from "../preview/token.ts";
import {
  answerProblem,
  createEndpoint,
  NO_STORE,
  readJsonBody,
  readParameter,
  type Method,
} from "./create-endpoint.ts";

/** Returns the preview that the path of a request names; null when it names none. */
function readSubject(req: PayloadRequest): PlannedStateSubject | null {
  const [of, id] = ["of", "id"].map((name) => readParameter(req, name));
  return isPlannedStateKind(of) && id ? { of, id } : null;
}

/** Returns what the audit log says about a preview. A moment is named by its time and time zone. */
async function nameSubject(req: PayloadRequest, { of, id }: PlannedStateSubject) {
  const campaign = of === "campaigns" ? await loadCampaign({ payload: req.payload }, id) : null;
  const moment = of === "moments" ? readMomentId(id) : null;
  const time = moment && `${writeLocal(moment.at, moment.zone)} ${moment.zone}`;
  return { id, title: campaign?.name ?? time ?? "" };
}

type Handle = (req: PayloadRequest, actor: Actor, shown: ShownPlannedState) => Promise<Response>;
/** Creates an endpoint for staff about one preview. */
function createPlannedEndpoint(method: Method, ending: string, handle: Handle): Endpoint {
  return createEndpoint(
    "read",
    method,
    `${PLANNED_STATES_ROOT}/:of/:id${ending}`,
    async (req, actor) => {
      const subject = readSubject(req);
      const shown = subject && (await showPlannedState(req, actor, subject));
      if (shown) return handle(req, actor, shown);
      const isMoment = subject?.of === "moments";
      return answerProblem(404, getSay(req)(isMoment ? "campaign.time.invalid" : "campaign.none"));
    },
  );
}

const show = createPlannedEndpoint("get", "", (_req, _actor, shown) =>
  Promise.resolve(Response.json(shown, NO_STORE)),
);

/** Shows the preview of a moment that a person enters as a local time and a time zone. */
const find = createEndpoint("read", "get", PLANNED_STATES_ROOT, async (req, actor) => {
  const say = getSay(req);
  const [local, zone] = ["local", "zone"].map((name) => readString(req.searchParams.get(name)));
  const read = readInstant({ local: local ?? "", zone: zone ?? "" });
  if ("problem" in read) return answerProblem(400, say(`campaign.time.${read.problem}`));
  if (Date.parse(read.at) <= Date.now()) return answerProblem(400, say("plannedState.past"));
  const id = writeMomentId({ at: read.at, zone: zone ?? "" });
  return Response.json(await showPlannedState(req, actor, { of: "moments", id }), NO_STORE);
});

const share = createPlannedEndpoint("post", "/share", async (req, actor, shown) => {
  const say = getSay(req);
  const { of, id } = shown;
  if (shown.problem !== "") return answerProblem(409, shown.problem);
  if (!shown.canShare) return answerProblem(403, say("plannedState.noShare"));
  const body = await readJsonBody(req);
  const duration = LINK_DURATIONS.find((each) => each === body["duration"]);
  if (!duration) return answerProblem(400, say("preview.noDuration"));
  const token = await createLink(req, actor, {
    subject: { kind: "plannedState", of, id },
    page: "",
    locale: readLanguage(req),
    duration,
  });
  const changes = [writeChange("preview", null, duration)];
  const named = await nameSubject(req, shown);
  await note(req, `share a preview for one ${duration}`, "campaigns", named, { changes });
  const previews = (await showPlannedState(req, actor, shown)) ?? shown;
  const answer: SharedLink<ShownPlannedState> = { href: buildPreviewUrl(token, id), previews };
  return Response.json(answer, { ...NO_STORE, status: 201 });
});

const end = createPlannedEndpoint("post", "/end", async (req, actor, shown) => {
  const say = getSay(req);
  const { link: given } = await readJsonBody(req);
  const link = await findLinkOf(req.payload, shown.id, readString(given));
  if (!link) return answerProblem(404, say("preview.noLink"));
  const mayEnd = shown.links.find(({ id }) => id === link.id)?.canEnd ?? true;
  if (!mayEnd) return answerProblem(403, say("plannedState.noEnd"));
  await endLink(req, actor, link.id);
  const changes = [writeChange("preview", "shared", null)];
  await note(req, "end a shared preview", "campaigns", await nameSubject(req, shown), { changes });
  return Response.json(await showPlannedState(req, actor, shown), NO_STORE);
});

export const plannedStateEndpoints: readonly Endpoint[] = [find, show, share, end];
