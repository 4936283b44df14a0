/** Endpoints for texts that state the market of a plan: their state, and the check by a person. */
import type { Endpoint, PayloadRequest } from "payload";
import { canWrite, isInScope, type Actor, type Area } from "../access/roles.ts";
import { readString, type Stored } from "../fields/record.ts";
import { note } from "../hooks/audit.ts";
import { getSay, readLanguage } from "../labels/request-words.ts";
import { storeChecks } from "../markets/checks.ts";
import { loadLiveMarkets } from "../markets/live-markets.ts";
import { describeTextChecks, type StatedMarkets } from "../markets/text-checks.ts";
import { loadProducts, readMarkets, type ProductName } from "../markets/texts.ts";
import { loadNewestVersion } from "../plans/check.ts";
import { readTitle } from "../documents/read-title.ts";
import {
  answerProblem,
  createEndpoint,
  NO_STORE,
  readJsonBody,
  readPlace,
} from "./create-endpoint.ts";

const PATH = "/finder/texts/:collection/:id";

/** The document of a request, in its newest version. */
interface AskedText {
  readonly collection: string;
  readonly document: Stored;
  readonly canCheck: boolean;
  readonly hasDraft: boolean;
}

/** Loads the document of a request; null when there is none that may state a market. */
async function loadText(req: PayloadRequest, actor: Actor): Promise<AskedText | null> {
  const { collection, id } = readPlace(req);
  const area = req.payload.collections[collection]?.config.custom["area"] as Area | undefined;
  if (area === undefined) return null;
  const document = await loadNewestVersion(req.payload, { collection, id });
  if (!document) return null;
  const live = await req.payload.db.findOne<Stored & { id: string }>({
    collection,
    where: { and: [{ id: { equals: id } }, { _status: { equals: "published" } }] },
  });
  return {
    collection,
    document,
    canCheck: canWrite(actor, area) && isInScope(actor, document),
    hasDraft: live !== null && document["_status"] === "draft",
  };
}

/** Returns the plans whose records the request names. */
async function readProducts(req: PayloadRequest, ids: unknown): Promise<readonly ProductName[]> {
  return readMarkets(ids, await loadProducts(req.payload));
}

async function answerState(
  req: PayloadRequest,
  { document, canCheck, hasDraft }: AskedText,
  products: StatedMarkets["products"],
): Promise<Response> {
  const stated = { document, products, hasDraft };
  const state = await describeTextChecks(req.payload, stated, readLanguage(req), canCheck);
  return state === null
    ? answerProblem(404, getSay(req)("finder.noRelease"))
    : Response.json(state, NO_STORE);
}

const state = createEndpoint("read", "get", PATH, async (req, actor) => {
  const text = await loadText(req, actor);
  if (!text) return answerProblem(404, getSay(req)("problem.noDocument"));
  const ids = (req.searchParams.get("products") ?? "").split(",");
  return answerState(req, text, await readProducts(req, ids));
});

/** Stores that a person has read the text and found that it agrees with the live markets. */
const check = createEndpoint("read", "post", PATH, async (req, actor) => {
  const text = await loadText(req, actor);
  if (!text) return answerProblem(404, getSay(req)("problem.noDocument"));
  const say = getSay(req);
  if (!text.canCheck) return answerProblem(403, say("textCheck.refused"));
  const { version, products: ids } = await readJsonBody(req);
  const live = await loadLiveMarkets(req.payload);
  if (!live || version !== live.release.version) return answerProblem(409, say("textCheck.stale"));
  const products = await readProducts(req, ids);
  const document = readString(text.document["id"]);
  const checked = [{ document, products: products.map(({ id }) => id) }];
  await storeChecks({ payload: req.payload, req }, live, checked, actor.email);
  await note(req, "check text", text.collection, {
    ...text.document,
    title: `${readTitle(req, text.collection, text.document)}: ${products.map(({ name }) => name).join(", ")}`,
  });
  return answerState(req, text, products);
});

export const textEndpoints: Endpoint[] = [state, check];
