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
  it("enumerates them in the language of the page", () => {
    expect(listFieldNames(t, ["residence"])).toBe("country of residence");
    expect(listFieldNames(t, ["need", "to", "language"])).toBe(
      "type of cover, destination and language",
    );
    expect(listFieldNames(getMessages("fr"), ["destination", "profile"])).toBe(
      "destination et profil",
    );
  });
});

describe("the message of a field", () => {
  it.each([
    ["to", "missing", undefined, "Choose your destination."],
    ["language", "missing", "abc", "Choose a language."],
    ["residence", "missing", undefined, t.formsFields("residence.required")],
    ["to", "unknown", " Nigeri ", "“Nigeri” is not in the list."],
    ["to", "unknown", "  ", "This answer is no longer available. Choose another one."],
    ["profile", "unknown", undefined, "This answer is no longer available. Choose another one."],
  ] as const)("%s %s with the text %j", (field, problem, typed, message) => {
    expect(getProblemMessage(t, field, problem, typed)).toContain(message);
  });
  it("is unknown where a text was typed that names no country, missing otherwise", () => {
    expect(findProblems(["residence", "destination", "profile"], { residence: "Franc" })).toEqual({
      residence: "unknown",
      destination: "missing",
      profile: "missing",
    });
    expect(findProblems(["to"], { to: "  " })).toEqual({ to: "missing" });
  });
});

describe("the submit", () => {
  it("says what is missing, or that all is answered", () => {
    expect(getSubmitHint(t, ["to", "language"])).toBe("Still to choose: destination and language.");
    expect(getSubmitHint(t, [])).toBe("All questions are answered. You can continue.");
  });
  it("takes the label of the request for a quote from content, and no other", () => {
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
  ] as const)("runs while the status is %s: %s", (status, runs) => {
    expect(isSubmitting({ status })).toBe(runs);
  });
});
