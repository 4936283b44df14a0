/** Writes refusals and results as sentences that say what to do. */
import type { Say } from "../labels/request-words.ts";
import { stripCodes, type Code } from "../texts/coded-text.ts";
import type { Outcome } from "./compare.ts";
import type { XliffProblem } from "./read-xml.ts";

/** Most characters of a quoted text. */
const MAX_QUOTE = 120;
const quote = (text: string): string =>
  text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;

/** Writes why a file is refused. */
export function writeProblem(say: Say, problem: XliffProblem): string {
  const { kind, line = 1, name = "", text = "", count = 1 } = problem;
  switch (kind) {
    case "truncated":
    case "xml":
    case "doctype":
      return say(`xliff.problem.${kind}`, { line });
    case "script":
    case "element":
      return say(`xliff.problem.${kind}`, { line, name });
    case "duplicate":
      return say("xliff.problem.duplicate", { name: quote(name) });
    case "edited":
      return say("xliff.problem.edited", { line, count, text: quote(text) });
    default:
      return say(`xliff.problem.${kind}`);
  }
}

type Describe = (code: Code) => string;

function writeCodeProblem(say: Say, outcome: Outcome, describe: Describe): string {
  const { problem, code: number } = outcome.codeProblem ?? { problem: "unknown", code: 0 };
  const code = outcome.sentence?.codes[number - 1];
  return problem === "unknown" || !code
    ? say("xliff.outcome.unknownCode")
    : say(`xliff.outcome.${problem}`, { code: number, what: describe(code) });
}

/** Writes what an import does with a sentence and why; empty when there is nothing to say. */
export function writeOutcome(say: Say, outcome: Outcome, describe: Describe): string {
  const { kind, sentence, canStore, excess } = outcome;
  switch (kind) {
    case "same":
      return "";
    case "changed":
      return outcome.isChangedHere ? say("xliff.outcome.changedHere") : "";
    case "sourceChanged":
      return canStore
        ? say("xliff.outcome.sourceChanged", { text: quote(stripCodes(sentence?.source ?? "")) })
        : say("xliff.outcome.sourceMoved");
    case "codes":
      return writeCodeProblem(say, outcome, describe);
    case "tooLong":
      return say("xliff.outcome.tooLong", { count: excess, most: sentence?.maxLength ?? 0 });
    default:
      return say(`xliff.outcome.${kind}`);
  }
}
