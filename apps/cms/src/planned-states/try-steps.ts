/**
 * Computes what visitors would see after changes: makes them in a transaction with the saves of a
 * campaign, reads the result, and stores nothing.
 */
import { createLocalReq, type PayloadRequest } from "payload";
import { goLive, listDocuments, orderItems } from "../campaigns/make-changes.ts";
import { listVisible, readRefusal, runInTurns } from "../campaigns/run.ts";
import type { CampaignItem, DocumentChange } from "../campaigns/shapes.ts";
import { collectTags, stopCollecting } from "../revisions/revision.ts";
import { publishTogether } from "../revisions/together.ts";
import { runInTransaction } from "../transaction.ts";
import { loadAllNewest, loadAllPublished } from "../translation/documents.ts";
import { CONFIRMATION } from "../uses/guard.ts";
import { compareAddresses, loadAddresses, type AddressChanges } from "./addresses.ts";

/** Changes that become visible together. */
export interface Step {
  readonly key: string;
  /** Collections of its documents. */
  readonly collections: readonly string[];
  /** Loads the changes in the transaction of the request, after the steps before. */
  readonly load: (req: PayloadRequest) => Promise<readonly CampaignItem[]>;
  /** Who makes them: an account, with every check of it; or the service, without checks. */
  readonly req: PayloadRequest;
  readonly isChecked: boolean;
}

/** What the changes made, read inside of their transaction. */
export interface Made {
  readonly items: readonly CampaignItem[];
  readonly addresses: AddressChanges;
  /** Ids of the documents of the changes that visitors saw before. */
  readonly wasLive: ReadonlySet<string>;
}

/** A step that is refused. */
export interface Refused {
  readonly step: string;
  /** Id of the change; empty when the step as a whole is refused. */
  readonly item: string;
  /** Sentence in the language of the request of the step. */
  readonly message: string;
}
export type Tried<T> =
  { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Refused);

/** Ends the transaction when the result is read. */
class Finished extends Error {}
/** Ends the transaction at the first refusal. */
class StepRefused extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.message);
    this.refused = refused;
  }
}

/** Makes the changes of one step in the transaction of a request. @throws StepRefused */
async function makeStep(
  { transactionID }: PayloadRequest,
  { key, req, isChecked }: Step,
  items: readonly CampaignItem[],
): Promise<void> {
  if (transactionID !== undefined) req.transactionID = transactionID;
  // Nothing is taken down in the end, so nobody has to be asked about uses.
  req.context[CONFIRMATION] = Number.MAX_SAFE_INTEGER;
  collectTags(req);
  let item = "";
  try {
    await publishTogether(req, { ...listVisible(items), isPreview: !isChecked }, async () => {
      const newest = await loadAllNewest(req, listDocuments(items));
      for (const each of items) {
        item = each.id;
        await goLive(req, each, newest);
      }
    });
  } catch (error) {
    throw new StepRefused({ step: key, item, message: readRefusal(error) });
  } finally {
    stopCollecting(req);
    Reflect.deleteProperty(req.context, CONFIRMATION);
    delete req.transactionID;
  }
}

/** Creates a request of the service in the transaction of another one, which has read nothing yet. */
async function createReader({ payload, transactionID }: PayloadRequest): Promise<PayloadRequest> {
  const req = await createLocalReq({}, payload);
  if (transactionID !== undefined) req.transactionID = transactionID;
  return req;
}

async function makeSteps(req: PayloadRequest, steps: readonly Step[]): Promise<Made> {
  const before = await loadAddresses(req);
  const named = new Map<string, DocumentChange>();
  const wasLive = new Set<string>();
  const made: CampaignItem[] = [];
  for (const step of steps) {
    const items = orderItems(await step.load(req));
    const added = listDocuments(items).filter(({ id }) => !named.has(id));
    for (const id of (await loadAllPublished(req, added)).keys()) wasLive.add(id);
    for (const change of added) named.set(change.id, change);
    await makeStep(req, step, items);
    made.push(...items);
  }
  const addresses = compareAddresses(before, await loadAddresses(req));
  return { items: made, addresses, wasLive };
}

/**
 * Makes steps in their order, reads the result, and takes everything back.
 * @param read reads what visitors would see, with a request in the transaction
 * @returns the first refusal, or what was read
 */
export async function trySteps<T>(
  { payload }: Pick<PayloadRequest, "payload">,
  steps: readonly Step[],
  read: (req: PayloadRequest, made: Made) => Promise<T>,
): Promise<Tried<T>> {
  const req = await createLocalReq({}, payload);
  const slugs = [...new Set(steps.flatMap(({ collections }) => collections))];
  const found: T[] = [];
  async function work(): Promise<void> {
    const made = await makeSteps(req, steps);
    found.push(await read(await createReader(req), made));
    throw new Finished();
  }
  try {
    await runInTurns(
      slugs.toSorted((a, b) => a.localeCompare(b)),
      () => runInTransaction(req, work),
    );
  } catch (error) {
    if (error instanceof StepRefused) return { ok: false, ...error.refused };
    if (!(error instanceof Finished)) throw error;
  }
  const [value] = found;
  if (value === undefined) throw new Error("The changes were made without a result.");
  return { ok: true, value };
}
