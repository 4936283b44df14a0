/** Endpoints of previews: for the site, and for the panel and the live preview of the admin. */
import { SERVICE_PATHS, SIMULATOR_GRANT } from "@orlaya/contract";
import { DEFAULT_LOCALE } from "@orlaya/locales";
import type { Endpoint, PayloadRequest, PopulateType } from "payload";
import type { Actor } from "../access/roles.ts";
import { record, readString } from "../fields/record.ts";
import { writeChange } from "../audit/changes.ts";
import { note } from "../hooks/audit.ts";
import { getSay } from "../labels/request-words.ts";
import { isPreviewed } from "../names/slugs.ts";
import { findOpened, loadGrant, type Opened } from "../preview/grant.ts";
import { countOpening, createLink, endLink, findLinkOf } from "../preview/links.ts";
import { canEnd, loadShared, showPreviews, type SharedDocument } from "../preview/panel.ts";
import { LINK_DURATIONS, type SharedLink, type Previews } from "../preview/shapes.ts";
import { buildPreviewUrl, checkPreviewToken, isSimulatorToken } from "../preview/token.ts";
import { keepUnsaved } from "../preview/unsaved.ts";
import {
  answerProblem,
  createEndpoint,
  NO_STORE,
  readJsonBody,
  readPlace,
  type Method,
} from "./create-endpoint.ts";

const PATH = "/previews/:collection/:id";
/** A preview that has ended. Its answer says why. */
const GONE = { ...NO_STORE, status: 410 };

function readPopulating(text: string): PopulateType {
  try {
    return record(JSON.parse(text)) as PopulateType;
  } catch {
    return {};
  }
}

/** Counts an opening, unless the browser last showed a preview of the person who made the link. */
async function noteOpening(req: PayloadRequest, { link }: Opened): Promise<void> {
  const at = Date.parse(readString(req.searchParams.get("opening")));
  if (!link || Number.isNaN(at)) return;
  const [token, id] = ["own", "ownId"].map((name) => readString(req.searchParams.get(name)));
  const own = checkPreviewToken(token ?? "", id ?? "");
  if (own?.person !== link.madeById)
    await countOpening(req.payload, link.id, new Date(at).toISOString());
}

/**
 * Returns what a preview token opens, for the site: 404 for a token that opens nothing, 410 for a
 * link that has ended. Only accounts that are signed in may ask.
 */
const grant = createEndpoint("site", "get", SERVICE_PATHS.preview, async (req) => {
  const read = (name: string): string => readString(req.searchParams.get(name));
  const [token, id] = [read("token"), read("documentId")];
  if (id === SIMULATOR_GRANT && isSimulatorToken(token))
    return Response.json({ collection: SIMULATOR_GRANT }, NO_STORE);
  const opened = await findOpened(req, token, id);
  if (!opened) return answerProblem(404, "Not found.");
  if ("ended" in opened) return Response.json(opened, GONE);
  const asked = {
    wanted: read("page"),
    populating: readPopulating(read("populate")),
    language: read("language") || DEFAULT_LOCALE,
  };
  const found = await loadGrant(req, opened, token, asked);
  if (!found) return answerProblem(404, "Not found.");
  if ("ended" in found) return Response.json(found, GONE);
  await noteOpening(req, opened);
  return Response.json(found, NO_STORE);
});

type Handle = (req: PayloadRequest, actor: Actor, shared: SharedDocument) => Promise<Response>;

/** Creates an endpoint for staff about the previews of one document. */
function createPreviewEndpoint(method: Method, ending: string, handle: Handle): Endpoint {
  return createEndpoint("read", method, `${PATH}${ending}`, async (req, actor) => {
    const { collection, id } = readPlace(req);
    const shared = isPreviewed(collection) ? await loadShared(req, actor, collection, id) : null;
    return shared
      ? handle(req, actor, shared)
      : answerProblem(404, getSay(req)("problem.noDocument"));
  });
}

const panel = createPreviewEndpoint("get", "", async (req, actor, shared) =>
  Response.json(await showPreviews(req, actor, shared), NO_STORE),
);

const share = createPreviewEndpoint("post", "/share", async (req, actor, shared) => {
  const say = getSay(req);
  if (!shared.canShare) return answerProblem(403, say("preview.noShare"));
  const body = await readJsonBody(req);
  const duration = LINK_DURATIONS.find((each) => each === body["duration"]);
  if (!duration) return answerProblem(400, say("preview.noDuration"));
  const { collection, id, document } = shared;
  const token = await createLink(req, actor, {
    subject: { kind: "documents", documents: [{ collection, id }] },
    page: readString(body["page"]),
    locale: readString(document["locale"]),
    duration,
  });
  const changes = [writeChange("preview", null, duration)];
  await note(req, `share a preview for one ${duration}`, collection, document, { changes });
  const previews = await showPreviews(req, actor, shared);
  const answer: SharedLink<Previews> = { href: buildPreviewUrl(token, id), previews };
  return Response.json(answer, { ...NO_STORE, status: 201 });
});

const end = createPreviewEndpoint("post", "/end", async (req, actor, shared) => {
  const { link: given } = await readJsonBody(req);
  const link = await findLinkOf(req.payload, shared.id, readString(given));
  if (!link) return answerProblem(404, getSay(req)("preview.noLink"));
  if (!canEnd(actor, shared, link)) return answerProblem(403, getSay(req)("preview.noEnd"));
  await endLink(req, actor, link.id);
  const changes = [writeChange("preview", "shared", null)];
  await note(req, "end a shared preview", shared.collection, shared.document, { changes });
  return Response.json(await showPreviews(req, actor, shared), NO_STORE);
});

/** Keeps the values of a form that are not saved yet, for the live preview of the same person. */
const unsaved = createPreviewEndpoint(
  "post",
  "/unsaved",
  async (req, actor, { collection, id }) => {
    const { token, values } = await readJsonBody(req);
    const own = checkPreviewToken(readString(token), id);
    if (own?.person !== actor.id || own.collection !== collection)
      return answerProblem(403, getSay(req)("service.role"));
    keepUnsaved(readString(token), record(values));
    return Response.json({ kept: true }, NO_STORE);
  },
);

export const previewEndpoints: readonly Endpoint[] = [grant, panel, share, end, unsaved];
