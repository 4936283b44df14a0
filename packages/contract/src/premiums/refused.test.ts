import { describe, expect, it } from "vitest";
import { readPremiums } from "./index.ts";
import { SAMPLE_TEXT } from "./testing.ts";

function listKinds(text: string): readonly string[] {
  const result = readPremiums(text);
  return result.ok ? [] : result.problems.map(({ kind, line }) => `${kind} ${line}`);
}

describe("a table of premiums is refused", () => {
  const change = (from: string, to: string): string => SAMPLE_TEXT.replace(from, to);
  it.each([
    ["nothing", "", ["columns 1"]],
    ["only headings", SAMPLE_TEXT.split("\n")[0] ?? "", ["columns 1"]],
    ["a level without a name", change("Full", ""), ["columns 1"]],
    ["no headings", SAMPLE_TEXT.split("\n").slice(1).join("\n"), ["columns 1"]],
    ["two levels with one name", change("Full", "Basic"), ["level 1"]],
    [
      "too many lines",
      [SAMPLE_TEXT, ...Array<string>(600).fill("1\tSG\t0\t1\t1")].join("\n"),
      ["long 600"],
    ],
    ["a missing cell", change("\t30\t50", "\t30"), ["cells 2"]],
    ["a word as age", change("0-17\tworld-except-usa\t0", "child\tworld-except-usa\t0"), ["age 2"]],
    ["a band from old to young", change("0-17", "17-0"), ["age 2"]],
    ["an unknown area", change("world\t0\t60", "moon\t0\t60"), ["area 4"]],
    [
      "a country beside others",
      SAMPLE_TEXT.replaceAll("world-except-usa", "SG"),
      ["country 2", "country 3", "country 6", "country 7"],
    ],
    ["a negative excess", change("usa\t0\t30", "usa\t-5\t30"), ["excess 2"]],
    ["three decimals", change("60.50", "60.505"), ["amount 6"]],
    ["a premium of zero", change("\t30\t50", "\t0\t50"), ["amount 2"]],
    ["a separator of thousands", change("\t180", "\t1.180,00"), ["amount 8"]],
    ["a line twice", `${SAMPLE_TEXT}\n18-64\tworld\t500\t100\t160`, ["twice 10"]],
    ["a missing line", change("\n0-17\tworld\t500\t40\t80", ""), ["hole 2"]],
    ["missing ages", SAMPLE_TEXT.replaceAll("18-64", "20-64"), ["bands 6"]],
    ["bands that overlap", SAMPLE_TEXT.replaceAll("18-64", "17-64"), ["bands 6"]],
    ["children above adults", change("\t30\t50", "\t61\t70"), ["order-age 2", "order-area 4"]],
    [
      "a larger area below",
      change("\t120\t180", "\t120\t89"),
      ["order-area 8", "order-excess 9", "order-level 8", "order-age 4"],
    ],
    ["a higher excess above", change("\t50\t80", "\t61\t80"), ["order-excess 7"]],
    ["a higher level below", change("\t100\t160", "\t100\t99"), ["order-level 9"]],
  ])("with %s", (_, text, kinds) => {
    expect([...listKinds(text)].sort()).toEqual([...kinds].sort());
  });
});
