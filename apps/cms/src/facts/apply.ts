/**
 * Puts the facts of a document into all languages of its group, in one transaction. Each save is a
 * normal one, with every check of the collection.
 */
import type { PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { runInTurn } from "../edits/in-turn.ts";
import { record, type Stored } from "../fields/record.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { getSay } from "../labels/request-words.ts";
import { wordsOf } from "../plans/check.ts";
import { runInTransaction } from "../transaction.ts";
import { needsFactsApproval } from "./approval.ts";
import { findNewFacts, listVersions, loadFacts, readPriceText, type GroupFacts } from "./change.ts";
import { findFactRights, listProblems } from "./compare.ts";
import { hasDraft, hashGroup, loadGroupOf, type Member } from "./group.ts";
import { buildData, isSameContent, putValues } from "./merge.ts";
import type { FactsMode, FactsOrder, FactsOutcome, FactsResult } from "./shapes.ts";
import { nameLanguage } from "./words.ts";

interface Run {
  readonly req: PayloadRequest;
  readonly group: GroupFacts;
  readonly order: FactsOrder;
}

/** Returns the texts of prices that a document gets. */
function listNewTexts({ group, order }: Run, member: Member): ReadonlyMap<string, unknown> {
  const given = order.texts?.[member.locale] ?? {};
  const changed = new Set(
    listVersions(member).flatMap((version) => [
      ...findNewFacts(group, member, version).values.keys(),
    ]),
  );
  return new Map(
    group.priceTexts.flatMap((text) => {
      // The text in the form goes live with the price in the form.
      const hasOwn = member.id === group.source.id && text.facts.some((fact) => changed.has(fact));
      const value = given[text.path] ?? (hasOwn ? readPriceText(member, text) : null);
      return value === null ? [] : [[text.path, value] as const];
    }),
  );
}

/** Returns a version of a document with the facts of the source. */
function putFacts(run: Run, member: Member, version: Stored): Stored {
  return putValues(
    version,
    new Map([...findNewFacts(run.group, member, version).values, ...listNewTexts(run, member)]),
  );
}

async function save(
  { req, group: { collection } }: Run,
  { id, locale }: Member,
  wanted: Stored,
  newest: Stored,
  mode: FactsMode,
): Promise<void> {
  const isDraft = mode === "draft";
  try {
    await req.payload.update({
      collection: collection as "page_landing",
      id,
      depth: 0,
      draft: isDraft,
      overrideAccess: false,
      user: req.user,
      req,
      data: { ...buildData(wanted, newest), _status: isDraft ? "draft" : "published" },
    });
  } catch (error) {
    // Recognised by its fields: a build contains the class of these errors more than once.
    const { data, isPublic, status } = record(error);
    if (!(error instanceof Error) || isPublic !== true) throw error;
    const text = wordsOf(error.message, data) ?? error.message;
    const language = nameLanguage(locale);
    refuseRequest(
      typeof status === "number" ? status : 400,
      getSay(req)("facts.failed", { language, text }),
    );
  }
}

/** Publishes the live version with the facts, and keeps other changes as a draft on top of it. */
async function publishFacts(run: Run, member: Member, live: Stored): Promise<FactsOutcome> {
  const { newest } = member;
  const [shown, draft] = [putFacts(run, member, live), putFacts(run, member, newest)];
  if (isSameContent(shown, live)) return draftFacts(run, member);
  await save(run, member, shown, newest, "publish");
  if (!hasDraft(member) || isSameContent(draft, shown)) return "published";
  await save(run, member, draft, shown, "draft");
  return "published-draft";
}

/** Stores a draft with the facts. */
async function draftFacts(run: Run, member: Member): Promise<FactsOutcome> {
  const { newest } = member;
  const draft = putFacts(run, member, newest);
  if (isSameContent(draft, newest)) return "unchanged";
  await save(run, member, draft, newest, "draft");
  return "draft";
}

const SENTENCES = {
  published: "facts.result.published",
  "published-draft": "facts.result.publishedDraft",
  draft: "facts.result.draft",
  unchanged: "facts.result.unchanged",
  outside: "facts.result.outside",
} as const satisfies Readonly<Record<FactsOutcome, string>>;

async function applyToMembers(run: Run, own: readonly Member[]): Promise<FactsResult> {
  const { group, order, req } = run;
  const say = getSay(req);
  const results: FactsResult["results"][number][] = [];
  for (const member of group.members) {
    const { live, locale } = member;
    const isOwn = own.includes(member);
    const outcome: FactsOutcome = !isOwn
      ? "outside"
      : order.mode === "publish" && live
        ? await publishFacts(run, member, live)
        : await draftFacts(run, member);
    const sentence = say(SENTENCES[outcome]);
    results.push({ locale, language: nameLanguage(locale), outcome, sentence });
  }
  return { results };
}

/** Refuses fields that are no facts, and texts that belong to no price. */
function checkOrder(req: PayloadRequest, group: GroupFacts, { paths, texts }: FactsOrder): void {
  const known = new Set(group.facts.map(({ path }) => path));
  const limits = new Map(group.priceTexts.map(({ path, maxLength }) => [path, maxLength]));
  const locales = new Set<string>(group.members.map(({ locale }) => locale));
  const areTexts = Object.entries(texts ?? {}).every(
    ([locale, byPath]) =>
      locales.has(locale) &&
      Object.entries(byPath).every(
        ([path, text]) => limits.has(path) && text.length <= (limits.get(path) ?? Infinity),
      ),
  );
  if (!areTexts || paths?.some((path) => !known.has(path)) === true)
    refuseRequest(400, getSay(req)("facts.noField"));
}

async function applyInTransaction(
  req: PayloadRequest,
  actor: Actor,
  { collection, id }: { readonly collection: string; readonly id: string },
  order: FactsOrder,
): Promise<FactsResult> {
  const say = getSay(req);
  const found = await loadGroupOf(req, collection, id);
  if (!found) return refuseRequest(404, say("problem.noDocument"));
  const group = await loadFacts(req, found, order.paths);
  const needsApproval = order.mode === "publish" && (await needsFactsApproval(req, group));
  const { own, canDraft, refusal } = findFactRights(req, actor, found, needsApproval);
  if (!canDraft || (order.mode === "publish" && refusal !== null))
    refuseRequest(403, refusal ?? say("facts.noRight"));
  if (order.expected !== hashGroup(found)) refuseRequest(409, say("facts.stale"));
  checkOrder(req, group, order);
  const problems = listProblems(req, group, own);
  if (problems.length > 0) refuseRequest(400, problems.slice(0, 3).join(" "));
  return applyToMembers({ req, group, order }, own);
}

/**
 * Puts the facts of the newest version of a document into all languages of its group. Those that
 * are live go live together; unpublished changes stay drafts.
 * @throws APIError with a sentence when it cannot be done; then nothing is stored
 */
export function applyFacts(
  req: PayloadRequest,
  actor: Actor,
  place: { readonly collection: string; readonly id: string },
  order: FactsOrder,
): Promise<FactsResult> {
  // The whole collection, because the ids of the group are only known in its turn.
  return runInTurn(place.collection, () =>
    runInTransaction(req, () => applyInTransaction(req, actor, place, order)),
  );
}
