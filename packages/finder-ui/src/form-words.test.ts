import { getMessages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import {
  findProblems,
  getProblemMessage,
  getSubmitHint,
  getSubmitLabel,
  isSubmitting,
  listFieldNames,
} from "./form-words.ts";

const t = getMessages("en");

describe("names of fields", () => {
  it("are joined in the language of the page", () => {
    expect(listFieldNames(t, ["residence"])).toBe("country of residence");
    expect(listFieldNames(t, ["need", "to", "language"])).toBe(
      "type of cover, destination and language",
    );
    expect(listFieldNames(getMessages("fr"), ["destination", "profile"])).toBe(
      "destination et profil",
    );
  });
});

describe("problems of a field", () => {
  it.each([
    ["to", "missing", undefined, "Choose your destination."],
    ["language", "missing", "abc", "Choose a language."],
    ["residence", "missing", undefined, t.formsFields("residence.required")],
    ["to", "unknown", " Nigeri ", "“Nigeri” is not in the list."],
    ["to", "unknown", "  ", "This answer is no longer available. Choose another one."],
    ["profile", "unknown", undefined, "This answer is no longer available. Choose another one."],
  ] as const)("message for %s %s with the text %j", (field, problem, typed, message) => {
    expect(getProblemMessage(t, field, problem, typed)).toContain(message);
  });
  it("are unknown for a typed text that names no country, and missing otherwise", () => {
    expect(findProblems(["residence", "destination", "profile"], { residence: "Franc" })).toEqual({
      residence: "unknown",
      destination: "missing",
      profile: "missing",
    });
    expect(findProblems(["to"], { to: "  " })).toEqual({ to: "missing" });
  });
});

describe("the submit", () => {
  it("names the missing fields, or states that all questions are answered", () => {
    expect(getSubmitHint(t, ["to", "language"])).toBe("Still to choose: destination and language.");
    expect(getSubmitHint(t, [])).toBe("All questions are answered. You can continue.");
  });
  it("takes only the label of the quote button from content", () => {
    expect(getSubmitLabel(t, "quote", "")).toBe("Get a quote");
    expect(getSubmitLabel(t, "quote", "Go")).toBe("Go");
    expect(getSubmitLabel(t, "product", "Go")).toBe("See plan");
    expect(getSubmitLabel(t, "rate", "Go")).toBe("Get a rate");
  });
  it.each([
    ["editing", false],
    ["waiting", false],
    ["failed", false],
    ["loading", true],
    ["searching", true],
  ] as const)("is in flight with the status %s: %s", (status, runs) => {
    expect(isSubmitting({ status })).toBe(runs);
  });
});
