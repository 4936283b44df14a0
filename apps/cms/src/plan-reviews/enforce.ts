/** What happens to plans whose review is overdue for longer than the settings allow. */
import { ROUTES_TAG } from "@orlaya/contract";
import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { readDay } from "../checklist/check-review.ts";
import { record, type Stored } from "../fields/record.ts";
import { note } from "../hooks/audit.ts";
import { listDocumentTags } from "../hooks/publish.ts";
import { announce } from "../hooks/revalidate.ts";
import { countDaysSince, type DuePlan, type PlanPage } from "./due.ts";
import { OVERDUE_ACTIONS, type OverdueAction } from "./overdue-actions.ts";

const PLANS = "product_page";
type Row = Stored & { readonly id: string };

export interface OverdueRules {
  readonly action: OverdueAction;
  readonly days: number;
}
/** Loads what happens to overdue plans. */
export async function loadOverdueRules(payload: Payload): Promise<OverdueRules> {
  const settings = record(await payload.findGlobal({ slug: "publishing_settings", depth: 0 }));
  const { overdue_action: action, overdue_days: days } = settings;
  return {
    action: OVERDUE_ACTIONS.find((known) => known === action) ?? "remind",
    days: typeof days === "number" ? days : 30,
  };
}

/** Returns whether the review of a page is overdue for longer than the settings allow. */
const isExpired = ({ row }: PlanPage, { days }: OverdueRules, now: number): boolean =>
  countDaysSince(readDay(row["review_by"]), now) > days;

/** Tells search engines not to list a page. Its next publication with a new day lists it again. */
async function hidePage(req: PayloadRequest, { id, row }: PlanPage): Promise<void> {
  const { db } = req.payload;
  const where = { document: { equals: id } };
  const route = await db.findOne<Row>({ collection: "routes", where, req });
  if (!route || route["noindex"] === true) return;
  await db.updateOne({ collection: "routes", id: route.id, data: { noindex: true }, req });
  announce(req, [ROUTES_TAG, ...listDocumentTags(PLANS, row)]);
  await note(req, "review overdue: noindex", PLANS, {
    id,
    title: row["title"],
    locale: row["locale"],
  });
}

/** Takes a page down, with every check of the collection. @returns why not; empty when it worked */
async function takeDown(req: PayloadRequest, { id }: PlanPage): Promise<string> {
  try {
    await req.payload.update({ collection: PLANS, id, depth: 0, data: { _status: "draft" }, req });
    return "";
  } catch (error) {
    if (record(error)["isPublic"] !== true || !(error instanceof Error)) throw error;
    return error.message;
  }
}

/**
 * Does with the pages of an overdue plan what the settings say. A second call changes nothing.
 * @returns why a page could not be taken down; empty when there was nothing to do or it worked
 */
export async function enforceReview(
  payload: Payload,
  plan: DuePlan,
  rules: OverdueRules,
  now: number,
): Promise<string> {
  const pages = plan.pages.filter((page) => isExpired(page, rules, now));
  const failures: string[] = [];
  for (const page of pages) {
    const req = await createLocalReq({}, payload);
    if (rules.action === "noindex") await hidePage(req, page);
    if (rules.action === "unpublish") failures.push(await takeDown(req, page));
  }
  return failures.find((failure) => failure !== "") ?? "";
}
