/** Endpoints of translations: panel, creation, sentences side by side, and assignments. */
import { isLocale } from "@orlaya/locales";
import type { Endpoint, PayloadRequest } from "payload";
import { canWrite, isInScope, type Actor, type Area } from "../access/roles.ts";
import { runInTurn } from "../edits/in-turn.ts";
import { readString, type Stored } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import { createTranslation } from "../translation/create-translation.ts";
import { loadNewest } from "../translation/documents.ts";
import { buildPanel } from "../translation/panel.ts";
import {
  loadTranslationGroup,
  type Member,
  type TranslationGroup,
} from "../translation/translation-rows.ts";
import {
  answerProblem,
  createEndpoint,
  NO_STORE,
  readJsonBody,
  readPlace,
  type Method,
} from "./create-endpoint.ts";

const PATH = "/translate/:collection/:id";

/** The document of a request with the documents of its group. */
export interface AskedTranslation {
  readonly actor: Actor;
  readonly area: Area;
  readonly document: Stored;
  readonly member: Member;
  readonly group: TranslationGroup;
}

/** Returns whether the account may write a document. */
export const mayWrite = ({ actor, area, document }: AskedTranslation): boolean =>
  canWrite(actor, area) && isInScope(actor, document);

async function loadAsked(req: PayloadRequest, actor: Actor): Promise<AskedTranslation | null> {
  const { collection, id } = readPlace(req);
  const config = req.payload.collections[collection]?.config;
  if (!config?.flattenedFields.some(({ name }) => name === "group")) return null;
  const document = await loadNewest(req, { collection, id });
  const locale = document?.["locale"];
  if (!document || !isLocale(locale)) return null;
  const group = await loadTranslationGroup(
    { payload: req.payload, req },
    readString(document["group"]),
  );
  const area = config.custom["area"] as Area;
  return { actor, area, document, member: { collection, id, locale }, group };
}

type Handle = (req: PayloadRequest, asked: AskedTranslation) => Promise<Response>;

/**
 * Creates an endpoint for a document that has translations.
 * @param isSave whether it saves the document: the account must be allowed to write it, and other
 *   saves of the document wait
 */
export function createTranslationEndpoint(
  method: Method,
  ending: string,
  isSave: boolean,
  handle: Handle,
): Endpoint {
  async function answer(req: PayloadRequest, actor: Actor): Promise<Response> {
    const asked = await loadAsked(req, actor);
    if (!asked) return answerProblem(404, getSay(req)("translation.noDocument"));
    if (isSave && !mayWrite(asked)) return answerProblem(403, getSay(req)("problem.scope"));
    return handle(req, asked);
  }
  return createEndpoint("read", method, `${PATH}${ending}`, (req, actor) => {
    if (!isSave) return answer(req, actor);
    const { collection, id } = readPlace(req);
    return runInTurn([collection, id].join("/"), () => answer(req, actor));
  });
}

/** What the panel of a document shows. */
const panel = createTranslationEndpoint("get", "", false, async (req, asked) =>
  Response.json(await buildPanel(req, asked), NO_STORE),
);

/** Creates the translation into a language. The rights are those of the new document. */
const create = createTranslationEndpoint("post", "/create", false, async (req, asked) => {
  const { locale } = await readJsonBody(req);
  if (!isLocale(locale)) return answerProblem(400, getSay(req)("translation.noLanguage"));
  if (!mayWrite({ ...asked, document: { ...asked.document, locale } }))
    return answerProblem(403, getSay(req)("problem.scope"));
  return Response.json(await createTranslation(req, asked.group, asked.member, locale), {
    status: 201,
  });
});

export const translationEndpoints: readonly Endpoint[] = [panel, create];
