/** Writes the reasons against a release, and its other findings, in the language of a reader. */
import type { EligibilityData, TableName } from "@orlaya/finder/data";
import {
  answerParams,
  blocksPublishing,
  describeFinding,
  writeAnswers,
  writeEnd,
  writeRecord,
  type Answers,
  type Finding,
  type FindingWords,
  type JourneyCheck,
  type PreparedRelease,
} from "@orlaya/finder/eligibility";
import { buildAbsoluteUrl } from "@orlaya/routes";
import { env } from "../env.ts";
import type { Say } from "../labels/request-words.ts";
import type {
  NamedRule,
  Refusal,
  ShownFinding,
  ShownScenarioChange,
  ShownWitness,
} from "./shapes.ts";

type Documents = Readonly<Record<TableName, ReadonlyMap<string, string>>>;

/** What is needed to write findings: the words, and the records that they name. */
export interface Writing {
  readonly say: Say;
  readonly words: FindingWords;
  readonly data: EligibilityData;
  /** Table → id of a record → id of its document. */
  readonly documents: Documents;
}

/** Returns a refusal without a finding. */
export function refuse(kind: string, message: string): Refusal {
  return {
    ...{ kind, message, finding: null, acceptable: false, journeys: 0 },
    ...{ rules: [], witness: null, hrefs: [], scenario: null },
  };
}

/** Writes answers in words, and as the parameters of an address. */
export const showWitness = (words: FindingWords, answers: Answers | null): ShownWitness | null =>
  answers && { words: writeAnswers(words, answers), query: answerParams(answers).toString() };

function nameRules({ data, documents, words }: Writing, IDs: readonly string[]): NamedRule[] {
  const ids = new Map(data.rules.map(({ ID, id }) => [ID, id]));
  return IDs.map((ID) => ({
    ID,
    name: words.names("rules", ID),
    document: documents.rules.get(ids.get(ID) ?? "") ?? null,
  }));
}

/** Returns the change of the scenario that a finding is about. */
function showScenario(
  { kind, id, by: [before = ""], where: [after] }: Finding,
  { documents, words }: Writing,
): ShownScenarioChange | null {
  if (kind !== "journey") return null;
  const scenario = id.slice(kind.length + 1);
  return {
    ...{ scenario, document: documents.journeys.get(scenario) ?? null, end: after ?? null },
    before: writeRecord(words, before),
    after: writeRecord(words, after ?? "nothing"),
  };
}

/** Writes a finding for the admin. */
export function showFinding(finding: Finding, writing: Writing): ShownFinding {
  const { id, kind, severity, journeys, rules, state, witness, hrefs } = finding;
  return {
    ...{ id, finding: id, kind, severity, journeys, state },
    message: describeFinding(finding, writing.words),
    rules: nameRules(writing, rules),
    acceptable: severity !== "error" && kind !== "stale-acceptance" && !id.endsWith(":more"),
    witness: showWitness(writing.words, witness),
    hrefs: hrefs.map((href) => buildAbsoluteUrl(env.siteUrl, href)),
    scenario: showScenario(finding, writing),
  };
}

/** Returns every reason against publishing what was prepared. */
export function listRefusals(
  { findings, failures }: Pick<PreparedRelease, "findings" | "failures">,
  writing: Writing,
): readonly Refusal[] {
  return [
    ...findings.filter(blocksPublishing).map((finding) => ({
      ...showFinding(finding, writing),
      acceptable: finding.severity === "conflict",
    })),
    ...failures.map((detail) =>
      refuse("verification", writing.say("finding.refused.proof", { detail })),
    ),
  ];
}

/** Returns the scenarios of the live release that change, except those that are refused already. */
export function listScenarioRefusals(
  changed: readonly JourneyCheck[],
  refusals: readonly Refusal[],
  words: FindingWords,
  documents: Documents,
): readonly Refusal[] {
  const said = new Set(refusals.map(({ scenario }) => scenario?.scenario));
  return changed
    .filter(({ journey }) => !said.has(journey.id))
    .map(({ journey, answers, found }) => {
      const [before, after] = [writeEnd(journey), found && writeEnd(found)];
      const ends = {
        before: writeRecord(words, before),
        after: writeRecord(words, after ?? "nothing"),
      };
      return {
        ...refuse(
          "journey",
          words.say("finding.journey", {
            ...{ answers: writeAnswers(words, answers), by: ends.before, where: ends.after },
            subject: journey.why,
          }),
        ),
        finding: `journey:${journey.id}`,
        witness: showWitness(words, answers),
        scenario: {
          ...{ scenario: journey.id, document: documents.journeys.get(journey.id) ?? null },
          ...{ ...ends, end: after },
        },
      };
    });
}
