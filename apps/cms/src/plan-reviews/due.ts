/** Plans that visitors see and whose review is due. */
import { isLocale, LOCALES, type Locale } from "@orlaya/locales";
import type { Payload } from "payload";
import { getRights, isInScope, type Actor } from "../access/roles.ts";
import { readDay } from "../checklist/check-review.ts";
import { readString, type Stored } from "../fields/record.ts";

type Row = Stored & { readonly id: string };
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days before the review from which on a plan is listed and reminded of. */
const AHEAD_DAYS = 30;
const PLANS = "product_page";

/** A page of a plan in one language. */
export interface PlanPage {
  readonly id: string;
  readonly locale: Locale;
  readonly row: Stored;
}
/** A plan with its pages in all languages. */
export interface DuePlan {
  readonly group: string;
  /** In the order of the languages. */
  readonly pages: readonly [PlanPage, ...PlanPage[]];
  readonly approver: string;
  /** Earliest day of its pages: `2027-03-01`. */
  readonly day: string;
  readonly isOverdue: boolean;
  /** Why the plan could not be taken down; empty when it was not tried or worked. */
  readonly failure: string;
}

/** Writes a time as the day `2027-03-01`. */
export const writeDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** Returns how many days a review is overdue; below 0 when it is not. */
export const countDaysSince = (day: string, now: number): number =>
  Math.floor((now - Date.parse(`${day}T00:00:00Z`)) / DAY_MS);

function readPage(row: Row): readonly PlanPage[] {
  const { locale } = row;
  return isLocale(locale) ? [{ id: row.id, locale, row }] : [];
}

function buildPlan(
  group: string,
  rows: readonly Row[],
  failure: string,
  now: number,
): readonly DuePlan[] {
  const [first, ...others] = rows
    .flatMap(readPage)
    .toSorted((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale));
  if (!first) return [];
  const day = rows.map((row) => readDay(row["review_by"])).toSorted()[0] ?? "";
  const approver = readString(first.row["approver"]);
  const isOverdue = day < writeDay(now);
  return [{ group, pages: [first, ...others], approver, day, isOverdue, failure }];
}

/** Loads what the service did about the review of plans, by group. */
export async function loadReviewRows(payload: Payload): Promise<ReadonlyMap<string, Row>> {
  const { docs } = await payload.db.find<Row>({
    collection: "plan_reviews",
    limit: 0,
    pagination: false,
  });
  return new Map(docs.map((row) => [readString(row["group"]), row]));
}

/** Lists the plans whose review is due within 30 days or overdue; the most urgent one first. */
export async function listDuePlans(payload: Payload, now: number): Promise<readonly DuePlan[]> {
  const { docs } = await payload.db.find<Row>({
    collection: PLANS,
    where: {
      and: [
        { _status: { equals: "published" } },
        { deletedAt: { exists: false } },
        { review_by: { less_than_equal: new Date(now + AHEAD_DAYS * DAY_MS).toISOString() } },
      ],
    },
    limit: 0,
    pagination: false,
  });
  const memory = docs.length === 0 ? new Map<string, Row>() : await loadReviewRows(payload);
  return [...Map.groupBy(docs, (row) => readString(row["group"]))]
    .flatMap(([group, rows]) =>
      buildPlan(group, rows, readString(memory.get(group)?.["failure"]), now),
    )
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** A plan of a user, with the page in the first language that the user edits. */
export interface OwnDuePlan {
  readonly plan: DuePlan;
  readonly page: PlanPage;
}

/** Lists the due plans that a user edits. Those for which the user is responsible come first. */
export async function listOwnDuePlans(
  payload: Payload,
  actor: Actor,
  now: number,
): Promise<readonly OwnDuePlan[]> {
  const plans = (await listDuePlans(payload, now)).flatMap((plan): readonly OwnDuePlan[] => {
    const isOwn = plan.approver === actor.email;
    const page = plan.pages.find(
      ({ row }) => isOwn || !getRights(actor).scoped || isInScope(actor, row),
    );
    return page ? [{ plan, page }] : [];
  });
  const isOwner = ({ plan }: OwnDuePlan): boolean => plan.approver === actor.email;
  return [...plans.filter(isOwner), ...plans.filter((entry) => !isOwner(entry))];
}
