/** Tests what a table of premiums may contain when it is pasted from a spreadsheet. */
import { describe, expect, it } from "vitest";
import { findPremium, findStartingPrice } from "./index.ts";
import { readTable, SAMPLE_TEXT } from "./testing.ts";

describe("a table of premiums as it is pasted", () => {
  it("may have empty columns, quotation marks, spaces in amounts and other dashes", () => {
    const table = readTable(SAMPLE_TEXT);
    expect(readTable(SAMPLE_TEXT.replaceAll("\n", "\t\t\n"))).toEqual(table);
    expect(readTable(SAMPLE_TEXT.replaceAll("0-17", "0\u201117"))).toEqual(table);
    const quoted = SAMPLE_TEXT.split("\n").map((line) =>
      line
        .split("\t")
        .map((cell) => `"${cell.replace(".", ",")}"`)
        .join(","),
    );
    expect(readTable(quoted.join("\n"))).toEqual(table);
    for (const space of [" ", "\u00a0", "\u202f"]) {
      const premium = readTable(SAMPLE_TEXT.replace("\t180", `\t1${space}180,50`));
      expect(findPremium(premium, { age: 40, area: "world", excess: 0, level: 1 })).toBe(1180.5);
    }
  });

  it("may have a comma or a quotation mark in the name of a level", () => {
    const names = SAMPLE_TEXT.replace("Basic", '"Basic, ""small"""').replaceAll("\t", ",");
    expect(readTable(names).levels).toEqual(['Basic, "small"', "Full"]);
  });

  it("has children up to 18 below the youngest adults", () => {
    const text = SAMPLE_TEXT.replaceAll("0-17", "0-18").replaceAll("18-64", "19-64");
    expect(findStartingPrice(readTable(text))).toBe(50);
  });
});
