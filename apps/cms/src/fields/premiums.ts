/**
 * Fields of the premiums of a plan: a table that is pasted from a spreadsheet, and its date. The
 * text is the table; packages/contract reads it here and on the site.
 */
import {
  findStartingPrice,
  MOST_PREMIUM_LINES,
  readPremiums,
  type PremiumProblem,
} from "@orlaya/contract/premiums";
import type { DateFieldValidation, Field, TextareaFieldValidation } from "payload";
import { date, textarea } from "payload/shared";
import { getSay, type Say } from "../labels/request-words.ts";
import { writePremiumProblem } from "./premium-words.ts";
import { readString, record } from "./record.ts";
import { WORDLESS } from "./wordless.ts";

/** Problems that one sentence lists; the others are counted. */
const MOST_LISTED = 3;

/** Writes what is wrong in a table, and what to do. */
function writeProblems(say: Say, problems: readonly PremiumProblem[]): string {
  const listed = problems.slice(0, MOST_LISTED).map((problem) => writePremiumProblem(say, problem));
  const more = problems.length - listed.length;
  return [...listed, ...(more > 0 ? [say("premiums.more", { count: more })] : [])].join(" ");
}

/**
 * Returns what is wrong with the premiums of a plan: the table, or a lowest premium that is not its
 * price. Null when they are in order, or when there are none.
 * @param plan fields of the plan; unknown ones are ignored
 */
export function findPremiumProblem(plan: unknown): ((say: Say) => string) | null {
  const { premiums, starting_price: price, audience } = record(plan);
  const text = readString(premiums);
  if (text.trim() === "" || audience === "corporate") return null;
  const read = readPremiums(text);
  if (!read.ok) return (say) => writeProblems(say, read.problems);
  const lowest = findStartingPrice(read.table);
  return lowest === price ? null : (say) => say("premiums.lowest", { lowest });
}

/** Requires a table in order whose lowest premium of an adult is the price of the plan. */
const checkPremiums: TextareaFieldValidation = (value, options) => {
  const problem = findPremiumProblem({ ...record(options.data), premiums: value });
  return problem ? problem(getSay(options.req)) : textarea(value, options);
};

/** Requires a date when there are premiums. */
const checkDate: DateFieldValidation = (value, options) =>
  !value && readString(record(options.data)["premiums"]).trim() !== ""
    ? getSay(options.req)("premiums.date")
    : date(value, options);

const isIndividual = (data: unknown): boolean => record(data)["audience"] !== "corporate";

/** Fields of the premiums of a plan for individuals. */
export const premiumFields: Field[] = [
  {
    name: "premiums",
    type: "textarea",
    label: "Premiums",
    custom: WORDLESS,
    maxLength: MOST_PREMIUM_LINES * 120,
    validate: checkPremiums,
    admin: {
      rows: 8,
      condition: isIndividual,
      description: "Paste the table from a spreadsheet: age, area, excess, then each level.",
      components: { afterInput: ["/admin/premium-table.tsx#PremiumTableView"] },
    },
  },
  {
    name: "premiums_date",
    type: "date",
    label: "Date of the premiums",
    validate: checkDate,
    admin: { condition: isIndividual, date: { pickerAppearance: "dayOnly" } },
  },
];
