/** Endpoints of the facts of a group: their differences, and their publication in all languages. */
import { isLocale } from "@orlaya/locales";
import type { Endpoint } from "payload";
import { applyFacts } from "../facts/apply.ts";
import { loadFacts } from "../facts/change.ts";
import { describeFacts } from "../facts/compare.ts";
import { loadGroupOf } from "../facts/group.ts";
import type { FactsOrder } from "../facts/shapes.ts";
import { isRecord, type Stored } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import {
  answerProblem,
  createEndpoint,
  NO_STORE,
  readJsonBody,
  readPlace,
} from "./create-endpoint.ts";

const PATH = "/facts/:collection/:id";

/** Returns which facts differ between the languages, and what their publication would change. */
const show = createEndpoint("read", "get", PATH, async (req, actor) => {
  const { collection, id } = readPlace(req);
  const group = await loadGroupOf(req, collection, id);
  if (!group) return answerProblem(404, getSay(req)("problem.noDocument"));
  const facts = await describeFacts(req, actor, await loadFacts(req, group));
  return Response.json(facts, NO_STORE);
});

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");
function areTexts(value: unknown): value is NonNullable<FactsOrder["texts"]> {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([locale, texts]) =>
        isLocale(locale) &&
        isRecord(texts) &&
        Object.values(texts).every((text) => typeof text === "string"),
    )
  );
}
/** Reads an order; null when its shape is invalid. */
function readOrder({ expected, mode, paths, texts }: Stored): FactsOrder | null {
  if ((mode !== "publish" && mode !== "draft") || typeof expected !== "string") return null;
  if ((paths !== undefined && !isTexts(paths)) || (texts !== undefined && !areTexts(texts)))
    return null;
  return { mode, expected, ...(paths ? { paths } : {}), ...(texts ? { texts } : {}) };
}

/** Publishes the facts of a document in all languages, or stores them as drafts. */
const publish = createEndpoint("read", "post", PATH, async (req, actor) => {
  const order = readOrder(await readJsonBody(req));
  if (!order) return answerProblem(400, getSay(req)("facts.noField"));
  return Response.json(await applyFacts(req, actor, readPlace(req), order));
});

export const factEndpoints: Endpoint[] = [show, publish];
