/** Endpoints of the review of a document: its panel, its changes, and what people do with it. */
import type { Endpoint, PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import {
  approve,
  askForReview,
  comment,
  resolve,
  sendBack,
  withdraw,
} from "../approval/actions.ts";
import { loadReviewed, showPanel, type ReviewedDocument } from "../approval/panel.ts";
import { runInTurn } from "../edits/in-turn.ts";
import type { Stored } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import { startSendingNotices } from "../notices/send-notices.ts";
import { compareVersions } from "../versions/compare-versions.ts";
import {
  answerProblem,
  createEndpoint,
  NO_STORE,
  readJsonBody,
  readPlace,
  type Method,
} from "./create-endpoint.ts";

const PATH = "/review/:collection/:id";

type Handle = (req: PayloadRequest, reviewed: ReviewedDocument) => Promise<Response>;

function createReviewEndpoint(method: Method, ending: string, handle: Handle): Endpoint {
  async function answer(req: PayloadRequest, actor: Actor): Promise<Response> {
    const reviewed = await loadReviewed(req, actor, readPlace(req));
    return reviewed ? handle(req, reviewed) : answerProblem(404, getSay(req)("problem.noDocument"));
  }
  return createEndpoint("read", method, `${PATH}${ending}`, (req, actor) => {
    if (method === "get") return answer(req, actor);
    // Saves of the document wait, so that nobody approves what changes meanwhile.
    const { collection, id } = readPlace(req);
    return runInTurn([collection, id].join("/"), () => answer(req, actor));
  });
}

const panel = createReviewEndpoint("get", "", async (req, reviewed) =>
  Response.json(await showPanel(req, reviewed), NO_STORE),
);
const changes = createReviewEndpoint("get", "/changes", async (req, { fingerprint, ...reviewed }) =>
  Response.json({ ...(await compareVersions(req, reviewed)), fingerprint }, NO_STORE),
);

type Act = (req: PayloadRequest, reviewed: ReviewedDocument, body: Stored) => Promise<void>;
/** Creates the endpoint of an action. It answers with the new state of the panel. */
function createAction(name: string, act: Act): Endpoint {
  return createReviewEndpoint("post", `/${name}`, async (req, reviewed) => {
    await act(req, reviewed, await readJsonBody(req));
    startSendingNotices(req.payload);
    const { actor, collection, id } = reviewed;
    const after = await loadReviewed(req, actor, { collection, id });
    return Response.json(await showPanel(req, after ?? reviewed));
  });
}

export const reviewEndpoints: readonly Endpoint[] = [
  panel,
  changes,
  createAction("ask", askForReview),
  createAction("approve", approve),
  createAction("return", sendBack),
  createAction("withdraw", withdraw),
  createAction("comment", comment),
  createAction("resolve", resolve),
];
