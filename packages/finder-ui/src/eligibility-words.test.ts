import { NO_ANSWERS, type Answers } from "@orlaya/finder/eligibility";
import { getMessages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import { getFieldState } from "./eligibility-state.ts";
import { describeChoice, describeSuggestion, describeWait } from "./eligibility-words.ts";
import { releaseOf } from "./sample-release.test-data.ts";

const t = getMessages("en");
const { finder } = releaseOf("en");
const answersOf = (answers: Partial<Answers>): Answers => ({ ...NO_ANSWERS, ...answers });

describe("the text of the live region after an answer", () => {
  it("states the number of options of the next field", () => {
    expect(describeChoice(finder, answersOf({ residence: "FR" }), "residence", [], t)).toMatch(
      /^\d+ destinations available\.$/,
    );
    const answers = answersOf({ residence: "FR", destination: "SG" });
    expect(describeChoice(finder, answers, "destination", [], t)).toMatch(
      /^\d+ profiles available\.$/,
    );
  });
  it("names the cleared fields first", () => {
    const answers = answersOf({ residence: "DE" });
    expect(describeChoice(finder, answers, "residence", ["destination", "profile"], t)).toMatch(
      /^Cleared: destination and profile\. \d+ destinations available\.$/,
    );
  });
  it("states that nationality is asked, or that all questions are answered", () => {
    const profile = "expatriation";
    const asked = answersOf({ residence: "SG", destination: "SG", profile });
    const complete = answersOf({ residence: "FR", destination: "SG", profile });
    expect(describeChoice(finder, asked, "profile", [], t)).toBe("One more question: nationality.");
    expect(describeChoice(finder, complete, "profile", [], t)).toBe(
      "All questions are answered. You can continue.",
    );
  });
  it("is empty for a field without an answer", () => {
    expect(describeChoice(finder, NO_ANSWERS, "residence", [], t)).toBe("");
  });
});

describe("hint and state of a field", () => {
  it("names the source of a suggestion", () => {
    expect(describeSuggestion(t, "residence", "connection")).toBe(
      "Suggested from your connection. Change it if it is wrong.",
    );
    expect(describeSuggestion(t, "destination", "last")).toBe("Your last search.");
    expect(describeSuggestion(t, "destination", "link")).toBe(
      t.formsFields("destination.definition"),
    );
  });
  it("states why a destination cannot be chosen yet", () => {
    expect(describeWait(t, NO_ANSWERS, false)).toBe(t.formsFields("destination.waiting"));
    expect(describeWait(t, answersOf({ residence: "AQ" }), true)).toBe(
      t.lisa("live.destinations", { count: 0 }),
    );
    expect(describeWait(t, answersOf({ residence: "FR" }), false)).toBeUndefined();
  });
  it("marks a field as answered, current or later", () => {
    const answers = answersOf({ residence: "FR" });
    const missing = ["destination", "profile"] as const;
    expect(
      (["residence", "destination", "profile", "nationality"] as const).map((field) =>
        getFieldState(field, answers, missing),
      ),
    ).toEqual(["done", "now", "later", "later"]);
  });
});
