/** Lists scenarios with their outcomes in the live release and in the saved tables. */
import { validateData, type EligibilityData, type NamedJourney } from "@orlaya/finder/data";
import {
  answerParams,
  checkJourneys,
  computeChecksum,
  createGoldenScenarios,
  getLocalName,
  TooIntricate,
  writeAnswers,
  writeEnd,
  writeRecord,
  type FindingWords,
  type JourneyCheck,
} from "@orlaya/finder/eligibility";
import type { Payload } from "payload";
import { canWrite, getRights, type Actor } from "../access/roles.ts";
import { needsSecondPerson } from "../approval/second-person.ts";
import { loadAgreements, type Agreement } from "../eligibility/agreements.ts";
import { readAuthored, type Authored } from "../eligibility/authored.ts";
import { createFindingWords } from "../eligibility/finding-words.ts";
import { toRecord } from "../eligibility/tables.ts";
import { readString, type Stored } from "../fields/record.ts";
import type { Say } from "../labels/request-words.ts";
import { loadLiveRelease } from "../releases/stored-releases.ts";
import type { ShownChoice, ShownScenario, ShownScenarios } from "./shapes.ts";

type Row = Stored & { readonly id: string };

/** A scenario, and what the service knows about it. */
export interface Scenario {
  readonly key: string;
  readonly journey: NamedJourney;
  readonly document: string | null;
  readonly pinned: boolean;
  readonly pinNote: string;
  readonly person: string | null;
}

/** Loads the stored scenarios, pinned or not. */
async function loadStored(payload: Payload, { keyOf }: Authored): Promise<readonly Scenario[]> {
  const { docs } = await payload.db.find<Row>({
    collection: "finder_journeys",
    limit: 0,
    pagination: false,
    sort: "data_id",
  });
  return docs.flatMap((row) => {
    const read = validateData({ ...NO_TABLES, journeys: [toRecord("journeys", row, keyOf)] });
    const [journey] = read.ok ? read.data.journeys : [];
    if (journey === undefined) return [];
    const person = readString(row["written_by"]) || null;
    return [
      {
        ...{ key: `journey:${journey.id}`, journey, document: row.id, person },
        pinned: row["pinned"] !== false,
        pinNote: readString(row["pin_note"]),
      },
    ];
  });
}
const NO_TABLES = {
  ...{ countries: [], lists: [], rules: [], products: [] },
  ...{ profiles: [], funnels: [], accepted: [] },
};

/** Writes answers as one text, to compare scenarios. */
export const writeAnswerKey = (journey: Omit<NamedJourney, "id">): string =>
  [journey.residence, journey.destination, journey.profile, journey.nationality ?? ""].join(" ");

/** Makes a scenario for each rule that decides, except those that are stored already. */
export function makeRuleScenarios(
  data: EligibilityData,
  stored: readonly Scenario[],
): readonly Scenario[] {
  const known = new Set(stored.map(({ journey }) => writeAnswerKey(journey)));
  return createGoldenScenarios(data)
    .map(({ rule, answers, product }): Scenario => ({
      key: `rule:${rule}`,
      journey: {
        ...{ id: `rule:${rule}`, residence: answers.residence ?? "", product },
        ...{ destination: answers.destination ?? "", profile: answers.profile ?? "" },
        ...{ nationality: answers.nationality, outcome: "plan", why: "" },
      },
      ...{ document: null, pinned: false, pinNote: "", person: "" },
    }))
    .filter(({ journey }) => !known.has(writeAnswerKey(journey)));
}

/** Everything that a scenario is compared with. */
export interface ScenarioBase {
  readonly authored: Authored;
  readonly data: EligibilityData;
  readonly live: EligibilityData | null;
  readonly version: number | null;
  readonly checksum: string;
  readonly agreements: readonly Agreement[];
  readonly scenarios: readonly Scenario[];
}

/** Loads all scenarios; null when the saved data are invalid or cannot be compiled. */
export async function loadScenarios(payload: Payload): Promise<ScenarioBase | null> {
  const [authored, { release }] = await Promise.all([
    readAuthored(payload),
    loadLiveRelease(payload),
  ]);
  if (!authored.data.ok) return null;
  const { data } = authored.data;
  const checksum = await computeChecksum(data);
  const [agreements, stored] = await Promise.all([
    loadAgreements(payload, checksum),
    loadStored(payload, authored),
  ]);
  const live = release?.data ?? null;
  return {
    ...{ authored, data, live, checksum, agreements },
    version: release?.version ?? null,
    scenarios: [...stored, ...makeRuleScenarios(live ?? data, stored)],
  };
}

/** Compares scenarios with data, by the key of the scenario. Empty when they cannot be compiled. */
export function checkScenarios(
  data: EligibilityData,
  scenarios: readonly Scenario[],
): ReadonlyMap<string, JourneyCheck> {
  try {
    const checks = checkJourneys({ ...data, journeys: scenarios.map(({ journey }) => journey) });
    return new Map(
      checks.flatMap((check, at) => {
        const scenario = scenarios[at];
        return scenario ? [[scenario.key, check] as const] : [];
      }),
    );
  } catch (error) {
    if (error instanceof TooIntricate) return new Map();
    throw error;
  }
}

/** Writes the outcome that a check found; null when an answer is unknown. */
const writeFound = (words: FindingWords, check: JourneyCheck | undefined): string | null =>
  check?.found ? writeRecord(words, writeEnd(check.found)) : null;

function showScenario(
  { key, journey, document, pinned, pinNote, person }: Scenario,
  checks: { readonly live: JourneyCheck | undefined; readonly saved: JourneyCheck | undefined },
  {
    words,
    agreements,
  }: { readonly words: FindingWords; readonly agreements: readonly Agreement[] },
): ShownScenario {
  const { live, saved } = checks;
  const agreed = agreements.find(({ scenario }) => scenario === journey.id);
  const { residence, destination, nationality } = journey;
  return {
    ...{ key, document, pinned, pinNote, person, why: journey.why, plan: journey.product },
    sentence: writeAnswers(words, journey),
    countries: [
      ...new Set([residence, destination, ...(nationality === null ? [] : [nationality])]),
    ],
    expected: writeRecord(words, writeEnd(journey)),
    live: writeFound(words, live),
    saved: writeFound(words, saved),
    holdsLive: live?.passed !== false,
    holdsSaved: saved?.passed !== false,
    end: saved?.found && !saved.passed ? writeEnd(saved.found) : null,
    agreement: agreed ? { person: agreed.agreedBy, reason: agreed.reason } : null,
    query: answerParams(journey).toString(),
  };
}

/** Orders scenarios: those that fail first, pinned before others, then by their sentence. */
const rank = ({ holdsSaved, holdsLive, pinned }: ShownScenario): number =>
  (holdsSaved ? 4 : 0) + (holdsLive ? 2 : 0) + (pinned ? 0 : 1);

/** Returns the scenarios in the language of a reader, failing ones first. */
export async function listScenarios(
  payload: Payload,
  actor: Actor,
  say: Say,
): Promise<ShownScenarios | null> {
  const [base, secondPerson] = await Promise.all([
    loadScenarios(payload),
    needsSecondPerson(payload),
  ]);
  if (!base) return null;
  const { data, live, scenarios, agreements, checksum, version } = base;
  const words = await createFindingWords(payload, say, data, live ?? undefined);
  const saved = checkScenarios(data, scenarios);
  const inLive = live ? checkScenarios(live, scenarios) : new Map<string, JourneyCheck>();
  const shown = scenarios
    .map((scenario) =>
      showScenario(
        scenario,
        { live: inLive.get(scenario.key), saved: saved.get(scenario.key) },
        { words, agreements },
      ),
    )
    .sort((a, b) => rank(a) - rank(b) || a.sentence.localeCompare(b.sentence, say.locale));
  const canEdit = canWrite(actor, "eligibility");
  return {
    ...{ scenarios: shown, checksum, version, canEdit, secondPerson },
    ...listChoices(data, shown, words),
    canAgree: canEdit || getRights(actor).approve,
  };
}

/** Lists the plans and countries of the scenarios by name. */
function listChoices(
  data: EligibilityData,
  shown: readonly ShownScenario[],
  { names, locale }: FindingWords,
): { readonly plans: readonly ShownChoice[]; readonly countries: readonly ShownChoice[] } {
  const plans = new Set(shown.flatMap(({ plan }) => plan ?? []));
  const countries = new Set(shown.flatMap((each) => each.countries));
  const sort = (choices: readonly ShownChoice[]) =>
    choices.toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return {
    plans: sort(
      data.products
        .filter(({ id }) => plans.has(id))
        .map((product) => ({ value: product.id, label: getLocalName(product, locale) })),
    ),
    countries: sort(
      data.countries
        .filter(({ iso }) => countries.has(iso))
        .map(({ iso }) => ({ value: iso, label: names("countries", iso) })),
    ),
  };
}
