import { parseDocument, type Plan } from "@orlaya/content";
import { describe, expect, it } from "vitest";
import { sortPlans, chooseLeadingPlans } from "./plans.ts";

function plan(id: string, need: string, more: object = {}): Plan {
  return parseDocument("product_page", {
    id,
    cover_types: [{ id: need, key: need }],
    destination_groups: [{ id: "world" }],
    ...more,
  });
}
const world = { global_offer: true };
const to = (code: string) => ({ destination_groups: [], destination_countries: [code] });
const stored = [
  plan("uk", "expat"),
  plan("singapore", "expat", to("SG")),
  plan("studies", "study-abroad"),
  plan("long-term", "expat", world),
  plan("international", "expat", world),
  plan("trips", "travel", world),
  plan("holiday", "short-stay-abroad"),
  plan("other", "unheard-of"),
  plan("student", "study-abroad", world),
  plan("stay", "short-stay-abroad", world),
];
const ids = (plans: readonly Plan[]): readonly string[] => plans.map(({ id }) => id);

describe("the order of plans", () => {
  it("is by need, then international before local plans, then the original order; sorting twice changes nothing", () => {
    const order = [
      "long-term",
      "international",
      "uk",
      "singapore",
      "stay",
      "holiday",
      "trips",
      "student",
      "studies",
      "other",
    ];
    expect(ids(sortPlans(stored))).toEqual(order);
    expect(ids(sortPlans(sortPlans(stored)))).toEqual(order);
  });
  it("a short list has the first plan of each need, and the plan made for the country", () => {
    const order = sortPlans(stored.filter(({ id }) => id !== "other"));
    expect(ids(chooseLeadingPlans(order, "JP", 4))).toEqual([
      "long-term",
      "stay",
      "trips",
      "student",
    ]);
    expect(ids(chooseLeadingPlans(order, "SG", 4))).toEqual([
      "long-term",
      "singapore",
      "stay",
      "trips",
      "student",
    ]);
    expect(ids(chooseLeadingPlans(order.slice(0, 3), "JP", 4))).toEqual([
      "long-term",
      "international",
      "uk",
    ]);
    expect(ids(chooseLeadingPlans(order, "JP", 6))).toEqual([
      "long-term",
      "international",
      "uk",
      "stay",
      "trips",
      "student",
    ]);
  });
});
