/** Endpoint that states who translates what, and until when. */
import { isLocale, type Locale } from "@orlaya/locales";
import type { Payload, PayloadRequest } from "payload";
import { canWrite, getRights, isInScope, readActor, type Actor } from "../access/roles.ts";
import { readString, type Stored } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import { saveTranslationRow } from "../translation/translation-rows.ts";
import { answerProblem, createEndpoint, readJsonBody } from "./create-endpoint.ts";

/** Most groups that one request may assign. */
const MAX_GROUPS = 1000;

const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** Lists the mail addresses of the accounts that may translate into a language. */
export async function listTranslators(
  payload: Payload,
  locale: Locale | null,
): Promise<readonly string[]> {
  const { docs } = await payload.find({
    collection: "users",
    limit: 0,
    pagination: false,
    depth: 0,
  });
  return docs
    .flatMap((user) => readActor(user) ?? [])
    .filter(
      (actor) => canWrite(actor, "content") && (locale === null || isInScope(actor, { locale })),
    )
    .map(({ email }) => email)
    .sort();
}

/** Returns why an account may not assign a translation; null when it may. */
async function findRefusal(
  req: PayloadRequest,
  actor: Actor,
  { locale, assignee }: { readonly locale: Locale; readonly assignee: string },
): Promise<string | null> {
  const say = getSay(req);
  if (!canWrite(actor, "content") || !isInScope(actor, { locale })) return say("problem.scope");
  if (assignee === "" || assignee === actor.email) return null;
  if (!getRights(actor).publish) return say("translation.assignSelf");
  return (await listTranslators(req.payload, locale)).includes(assignee)
    ? null
    : say("translation.assignNobody", { person: assignee });
}

/** Reads the groups of a request that exist and are on a site of the account. */
async function readGroups(
  { payload }: PayloadRequest,
  actor: Actor,
  value: unknown,
): Promise<readonly string[]> {
  const asked = Array.isArray(value) ? value.map(readString).slice(0, MAX_GROUPS) : [];
  const { docs } = await payload.db.find<Stored & { id: string }>({
    collection: "document_index",
    where: { group: { in: asked } },
    limit: 0,
    pagination: false,
  });
  const allowed = docs.filter(({ audience }) => isInScope(actor, { audience }));
  return [...new Set(allowed.map(({ group }) => readString(group)))];
}

/** Stores who translates groups into a language, and the day on which they are due. */
export const assignmentEndpoint = createEndpoint(
  "site",
  "post",
  "/translate/assign",
  async (req, actor) => {
    const say = getSay(req);
    const body = await readJsonBody(req);
    const { locale } = body;
    const assignee = "assignee" in body ? readString(body["assignee"]) : undefined;
    const due = "due" in body ? readString(body["due"]) : undefined;
    if (!isLocale(locale)) return answerProblem(400, say("translation.noLanguage"));
    if (due !== undefined && due !== "" && !isDay(due))
      return answerProblem(400, say("translation.noDay"));
    const refusal = await findRefusal(req, actor, { locale, assignee: assignee ?? "" });
    if (refusal !== null) return answerProblem(403, refusal);
    const groups = await readGroups(req, actor, body["groups"]);
    for (const group of groups)
      await saveTranslationRow({ payload: req.payload }, group, locale, {
        ...(assignee === undefined ? {} : { assignee }),
        ...(due === undefined ? {} : { due }),
      });
    return Response.json({ assigned: groups.length });
  },
);
