/** Tests what a table of premiums may contain when it is pasted from a spreadsheet. */
import { describe, expect, it } from "vitest";
import { findPremium, findStartingPrice, readPremiums, type PremiumTable } from "./index.ts";

const TEXT = [
  "Age\tArea\tExcess\tBasic\tFull",
  "0-17\tworld-except-usa\t0\t30\t50",
  "0-17\tworld-except-usa\t500\t20\t40",
  "0-17\tworld\t0\t60\t100",
  "0-17\tworld\t500\t40\t80",
  "18-64\tworld-except-usa\t0\t60.50\t90",
  "18-64\tworld-except-usa\t500\t50\t80",
  "18-64\tworld\t0\t120\t180",
  "18-64\tworld\t500\t100\t160",
].join("\n");

function read(text: string): PremiumTable {
  const result = readPremiums(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.table;
}

describe("a table of premiums as it is pasted", () => {
  it("may have empty columns, quotation marks, spaces in amounts and other dashes", () => {
    const table = read(TEXT);
    expect(read(TEXT.replaceAll("\n", "\t\t\n"))).toEqual(table);
    expect(read(TEXT.replaceAll("0-17", "0\u201117"))).toEqual(table);
    const quoted = TEXT.split("\n").map((line) =>
      line
        .split("\t")
        .map((cell) => `"${cell.replace(".", ",")}"`)
        .join(","),
    );
    expect(read(quoted.join("\n"))).toEqual(table);
    for (const space of [" ", "\u00a0", "\u202f"]) {
      const premium = read(TEXT.replace("\t180", `\t1${space}180,50`));
      expect(findPremium(premium, { age: 40, area: "world", excess: 0, level: 1 })).toBe(1180.5);
    }
  });

  it("may have a comma or a quotation mark in the name of a level", () => {
    const names = TEXT.replace("Basic", '"Basic, ""small"""').replaceAll("\t", ",");
    expect(read(names).levels).toEqual(['Basic, "small"', "Full"]);
  });

  it("has children up to 18 below the youngest adults", () => {
    const text = TEXT.replaceAll("0-17", "0-18").replaceAll("18-64", "19-64");
    expect(findStartingPrice(read(text))).toBe(50);
  });
});
