/**
 * Makes a campaign visible, or takes it back, in one transaction: visitors see all of it or nothing.
 */
import type { PayloadRequest } from "payload";
import { runInTurn } from "../edits/in-turn.ts";
import { readString, record, type Stored } from "../fields/record.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { announce } from "../hooks/revalidate.ts";
import { getSay } from "../labels/request-words.ts";
import { wordsOf } from "../plans/check.ts";
import { loadAllNewest } from "../translation/documents.ts";
import { runInTransaction } from "../transaction.ts";
import { CONFIRMATION } from "../uses/guard.ts";
import {
  goLive,
  isUntouched,
  keepOutcome,
  listDocuments,
  loadPresent,
  orderItems,
  undo,
  type Step,
} from "./make-changes.ts";
import { beginRevision, collectTags, stopCollecting } from "../revisions/revision.ts";
import { publishTogether, type Together } from "../revisions/together.ts";
import type { Campaign, CampaignItem, Problem } from "./shapes.ts";
import { loadCampaign, loadItems, updateCampaign } from "./store.ts";

/** Ends a transaction without storing anything. */
class RollBack extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super("Nothing is stored.");
    this.problems = problems;
  }
}

/** Returns the sentence of a refusal. @throws any other error */
export function readRefusal(error: unknown): string {
  // Recognised by its fields: a build contains the class of these errors more than once.
  const { data, isPublic } = record(error);
  if (!(error instanceof Error) || isPublic !== true) throw error;
  return wordsOf(error.message, data) ?? error.message;
}

/** Runs the work while no other save of these collections runs. */
export function runInTurns<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
  const [first, ...others] = keys;
  return first === undefined ? work() : runInTurn(first, () => runInTurns(others, work));
}

/** Lists what a run makes visible. */
function listTogether(
  items: readonly CampaignItem[],
  read: (item: CampaignItem) => Stored | null,
  isRollback: boolean,
): Together {
  const documents = new Set<string>();
  const paths = new Set<string>();
  for (const item of items) {
    const { change } = item;
    const version = read(item);
    if (version === null) continue;
    if (change.kind === "document") documents.add(change.id);
    paths.add(readString(version[change.kind === "redirect" ? "from" : "path"]));
  }
  paths.delete("");
  return { documents, paths, isRollback, isPreview: false };
}

/** Lists what a campaign makes visible. */
export function listVisible(items: readonly CampaignItem[]): Together {
  const read = ({ change, stored }: CampaignItem) =>
    change.kind === "redirect" && change.action === "create" ? { ...change } : stored;
  return listTogether(items, read, false);
}

interface Run {
  readonly campaign: Campaign;
  readonly items: readonly CampaignItem[];
  /** What the steps make visible. */
  readonly together: Together;
  readonly step: Step;
  /** True: everything is tried, and nothing is stored. */
  readonly isRehearsal: boolean;
  /** Data of the campaign after the run. */
  readonly data: () => Readonly<Record<string, unknown>>;
}

async function runSteps(req: PayloadRequest, run: Run): Promise<readonly string[]> {
  const { campaign, items, step, isRehearsal, data } = run;
  const present = await loadCampaign({ payload: req.payload, req }, campaign.id);
  // Somebody else made it visible or took it back meanwhile.
  if (present?.state !== campaign.state)
    refuseRequest(409, getSay(req)(present ? `campaign.not.${present.state}` : "campaign.none"));
  const tags = collectTags(req);
  const before = await loadPresent(req, items);
  const newest = await loadAllNewest(req, listDocuments(items));
  for (const item of items) {
    try {
      await step(req, item, newest);
    } catch (error) {
      // The transaction of PostgreSQL is of no use after a failed statement, so the first problem
      // ends it.
      throw new RollBack([{ item: item.id, message: readRefusal(error) }]);
    }
  }
  if (isRehearsal) throw new RollBack([]);
  if (step === goLive) await keepOutcome(req, items, before);
  const revision = await beginRevision(req, campaign.id, tags);
  await updateCampaign({ payload: req.payload, req }, campaign.id, { ...data(), revision });
  return [...tags];
}

/** Orders the collections of a run, so that two runs do not wait for each other. */
function listCollections(items: readonly CampaignItem[]): readonly string[] {
  const slugs = items.flatMap(({ change }) =>
    change.kind === "document" ? [change.collection] : [],
  );
  return [...new Set(slugs)].toSorted((a, b) => a.localeCompare(b));
}

async function runTogether(req: PayloadRequest, run: Run): Promise<readonly Problem[]> {
  const work = () => runInTransaction(req, () => runSteps(req, run));
  // The view of the campaign states the uses of what it takes down.
  req.context[CONFIRMATION] = Number.MAX_SAFE_INTEGER;
  try {
    const tags = await runInTurns(listCollections(run.items), () =>
      publishTogether(req, run.together, work),
    );
    stopCollecting(req);
    announce(req, tags);
    return [];
  } catch (error) {
    if (error instanceof RollBack) return error.problems;
    throw error;
  } finally {
    stopCollecting(req);
    Reflect.deleteProperty(req.context, CONFIRMATION);
  }
}

/** Makes a campaign visible, or only tries it. */
async function makeVisible(
  req: PayloadRequest,
  campaign: Campaign,
  isRehearsal: boolean,
): Promise<readonly Problem[]> {
  const items = orderItems(await loadItems({ payload: req.payload }, campaign.id));
  if (items.length === 0) return [{ item: "", message: getSay(req)("campaign.empty") }];
  const data = () => ({ state: "live", live_at: new Date().toISOString(), problems: [] });
  const together = listVisible(items);
  return runTogether(req, { campaign, items, together, step: goLive, isRehearsal, data });
}

/**
 * Makes a campaign visible as the user of the request.
 * @returns why it was not: then nothing has changed
 */
export const publishCampaign = (
  req: PayloadRequest,
  campaign: Campaign,
): Promise<readonly Problem[]> => makeVisible(req, campaign, false);

/** Tries a campaign with every check. @returns the first problem */
export const rehearseCampaign = (
  req: PayloadRequest,
  campaign: Campaign,
): Promise<readonly Problem[]> => makeVisible(req, campaign, true);

/** Lists the changes of a campaign that were changed again since. */
export async function listTouched(
  req: PayloadRequest,
  campaign: Campaign,
): Promise<readonly CampaignItem[]> {
  const items = await loadItems({ payload: req.payload }, campaign.id);
  const present = await loadPresent(req, items);
  return items.filter((item) => !isUntouched(item, present.get(item.id) ?? null));
}

/**
 * Takes a live campaign back. Changes that were changed again since stay as they are.
 * @returns why it was not: then nothing has changed
 */
export async function undoCampaign(
  req: PayloadRequest,
  campaign: Campaign,
  person: string,
): Promise<readonly Problem[]> {
  const touched = new Set((await listTouched(req, campaign)).map(({ id }) => id));
  const all = await loadItems({ payload: req.payload }, campaign.id);
  const items = orderItems(all)
    .toReversed()
    .filter(({ id }) => !touched.has(id));
  const data = () => ({ state: "undone", undone_at: new Date().toISOString(), undone_by: person });
  const together = listTogether(items, ({ before }) => before, true);
  return runTogether(req, { campaign, items, together, step: undo, isRehearsal: false, data });
}
