/** Checks of the review of a plan: a responsible person, and a day in the future. */
import { readIso, readString } from "../fields/record.ts";
import type { Check, Finding } from "./finding.ts";

/** Returns the day of a stored date as `2027-03-01`; empty when there is none. */
export const readDay = (value: unknown): string => readIso(value).slice(0, 10);

/**
 * Checks who is responsible for a plan and when it is reviewed. A review that is overdue blocks the
 * next publication: who publishes has looked at the plan, and states the day of the next review.
 */
export const checkReview: Check = ({ collection, document, places, context }) => {
  if (collection !== "product_page") return [];
  const labelsOf = (name: string): readonly unknown[] =>
    places.find(({ path }) => path === name)?.labels ?? [name];
  const findings: Finding[] = [];
  if (readString(document["approver"]).trim() === "")
    findings.push({
      level: "blocking",
      check: "approver",
      path: "approver",
      labels: labelsOf("approver"),
      write: (say) => say("checklist.approver"),
    });
  const day = readDay(document["review_by"]);
  if (day >= context.today) return findings;
  findings.push({
    level: day === "" || context.isPublishing ? "blocking" : "warning",
    check: day === "" ? "review" : "review-overdue",
    path: "review_by",
    labels: labelsOf("review_by"),
    write: (say) => say(day === "" ? "checklist.review" : "checklist.reviewOverdue"),
  });
  return findings;
};
