/** The daily run over the reviews of plans: reminders, and what happens to overdue plans. */
import type { Payload } from "payload";
import { readIso, readString } from "../fields/record.ts";
import { listDuePlans, loadReviewRows, type DuePlan } from "./due.ts";
import { enforceReview, loadOverdueRules } from "./enforce.ts";
import { sendReviewReminder } from "./remind.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days between two reminders of the same review. */
const REMINDER_DAYS = 7;

type Rows = Awaited<ReturnType<typeof loadReviewRows>>;
type Stored = Rows extends ReadonlyMap<string, infer Row> ? Row : never;

interface Done {
  readonly reminded_at: string | null;
  readonly failure: string;
}
async function storeDone(
  { db }: Payload,
  old: Stored | undefined,
  { group, day }: DuePlan,
  done: Done,
): Promise<void> {
  const collection = "plan_reviews";
  const data = { group, review_by: day, ...done };
  if (old) await db.updateOne({ collection, id: old.id, data, returning: false });
  else await db.create({ collection, data, returning: false });
}

/** Reminds of the reviews that are due, and acts on plans that are overdue for too long. */
export async function runReviews(payload: Payload, now = Date.now()): Promise<void> {
  const [plans, rules, rows] = [
    await listDuePlans(payload, now),
    await loadOverdueRules(payload),
    await loadReviewRows(payload),
  ];
  for (const plan of plans) {
    const old = rows.get(plan.group);
    // A row of an earlier review says nothing about this one.
    const isSame = readString(old?.["review_by"]) === plan.day;
    const before = isSame ? readIso(old?.["reminded_at"]) : "";
    const failure = await enforceReview(payload, plan, rules, now);
    const isDue = before === "" || now - Date.parse(before) >= REMINDER_DAYS * DAY_MS;
    const isSent = isDue && (await sendReviewReminder(payload, { ...plan, failure }));
    const reminded = isSent ? new Date(now).toISOString() : before;
    await storeDone(payload, old, plan, { reminded_at: reminded || null, failure });
  }
}

let ranAt = 0;
/**
 * Starts the run in the background, once a day, so that a slow mail server delays nothing else.
 * Never throws.
 */
export function startReviews(payload: Payload): void {
  if (Date.now() - ranAt < DAY_MS) return;
  ranAt = Date.now();
  void runReviews(payload).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: "The reviews of plans could not be run." });
  });
}
