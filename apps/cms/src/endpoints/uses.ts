/** Endpoints of uses: where a document is used, pages to send visitors to, and taking it down. */
import { fold } from "@orlaya/finder/search";
import type { Endpoint, PayloadRequest } from "payload";
import { readString } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import { runSql, sql } from "../sql.ts";
import { MAX_LIMIT } from "../hooks/save.ts";
import { countUsed } from "../uses/count.ts";
import { loadUsed, loadUses } from "../uses/load.ts";
import { TAKE_DOWN_ACTS, type TakeDownOrder, type TargetPage } from "../uses/shapes.ts";
import { takeDown } from "../uses/take-down.ts";
import {
  answerProblem,
  createEndpoint,
  NO_STORE,
  readJsonBody,
  readPlace,
  type Method,
  type Place,
} from "./create-endpoint.ts";

const PATH = "/uses/:collection/:id";
/** Most pages of a search for a target. */
const MAX_TARGETS = 8;

/** Creates an endpoint for staff about one document, record or file. */
function createUsesEndpoint(
  method: Method,
  ending: string,
  handle: (req: PayloadRequest, place: Place) => Promise<Response>,
): Endpoint {
  return createEndpoint("read", method, `${PATH}${ending}`, async (req) => {
    const place = readPlace(req);
    const hasUses = req.payload.collections[place.collection]?.config.custom["hasLinks"] === true;
    return hasUses ? handle(req, place) : answerProblem(404, getSay(req)("problem.noDocument"));
  });
}

const uses = createUsesEndpoint("get", "", async (req, { collection, id }) => {
  const found = await loadUses(req, collection, id);
  return found
    ? Response.json(found, NO_STORE)
    : answerProblem(404, getSay(req)("problem.noDocument"));
});

/** Finds pages of the same language and site by the words of their title or address. */
const targets = createUsesEndpoint("get", "/targets", async (req, { collection, id }) => {
  const found = await loadUsed(req, collection, id);
  const { spaced, words } = fold(readString(req.searchParams.get("q")).slice(0, 100));
  if (!found?.live || spaced === "") return Response.json({ pages: [] }, NO_STORE);
  const like = words.map((word) => sql`d."heading" LIKE ${`%${word}%`}`);
  const rows = await runSql(
    req.payload,
    sql`SELECT r."path", r."title" FROM "routes" r JOIN "document_index" d ON d."document" = r."document"
      WHERE r."document" <> ${id} AND ${sql.join(like, sql` AND `)} AND EXISTS (SELECT 1 FROM "routes" own
        WHERE own."document" = ${id} AND own."locale" = r."locale" AND own."audience" = r."audience")
      ORDER BY r."title", r."path" LIMIT ${MAX_TARGETS}`,
  );
  const pages = rows.map(({ path, title }): TargetPage => ({
    path: readString(path),
    title: readString(title),
  }));
  return Response.json({ pages }, NO_STORE);
});

/** Counts which of many documents have uses that visitors see. */
const ofMany = createEndpoint("read", "get", "/used/:collection", async (req) => {
  const ids = readString(req.searchParams.get("ids")).split(",").slice(0, MAX_LIMIT);
  return Response.json({ used: await countUsed(req, ids) }, NO_STORE);
});

const down = createUsesEndpoint("post", "/take-down", async (req, place) => {
  const { act, seen, to } = await readJsonBody(req);
  const known = TAKE_DOWN_ACTS.find((each) => each === act);
  if (!known) return answerProblem(400, getSay(req)("uses.noAct"));
  const order: TakeDownOrder = {
    act: known,
    seen: typeof seen === "number" ? seen : 0,
    to: readString(to),
  };
  await takeDown(req, place, order);
  return Response.json({ done: known }, NO_STORE);
});

export const usesEndpoints: readonly Endpoint[] = [targets, uses, ofMany, down];
