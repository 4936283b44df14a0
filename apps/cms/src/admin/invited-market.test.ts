/** A new account begins with the market of the person who invites. */
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES } from "@orlaya/routes";
import { describe, expect, it } from "vitest";
import { chooseMarket } from "./invited-market.ts";

describe("the languages and sites of a new account", () => {
  it.each([
    [["nl"], ["individual"], ["nl"], ["individual"]],
    [["fr", "nl"], ["corporate"], ["fr", "nl"], ["corporate"]],
    [[...LOCALES], [...AUDIENCES], ["de"], [...AUDIENCES]],
    [[], [], ["de"], [...AUDIENCES]],
  ] as const)("of %j on %j are %j on %j", (locales, audiences, wanted, sites) => {
    const inviter = { edit_locales: locales, edit_audiences: audiences };
    expect(chooseMarket(inviter, "de")).toEqual({ edit_locales: wanted, edit_audiences: sites });
  });

  it("without an account are those of the language", () => {
    expect(chooseMarket(null, "es").edit_locales).toEqual(["es"]);
  });
});
