/** Tables of premiums for tests. */
import { readPremiums, type PremiumTable } from "./index.ts";

/** Two ages, two areas, two excesses and two levels. */
export const SAMPLE_TEXT = [
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

/** Reads a table that has no problem. @throws with the problems of another one */
export function readTable(text: string): PremiumTable {
  const result = readPremiums(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.table;
}
