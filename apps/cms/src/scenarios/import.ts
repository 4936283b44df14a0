/** Checks and writes scenarios of a table that people made. */
import {
  NOT_LISTED,
  readScenarios,
  writeAnswers,
  writeEnd,
  writeRecord,
  type FindingWords,
  type ReadScenario,
  type ScenarioColumn,
  type ScenarioWords,
} from "@orlaya/finder/eligibility";
import { LOCALES, type Locale } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import type { PayloadRequest } from "payload";
import { createFindingWords } from "../eligibility/finding-words.ts";
import { note } from "../hooks/audit.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { getSay } from "../labels/request-words.ts";
import { checkScenarios, loadScenarios, type Scenario, type ScenarioBase } from "./list.ts";
import { mapCountries, toScenarioDocument } from "./pin.ts";
import type { ShownImport, ShownImportRow } from "./shapes.ts";

/** Returns the words of the table in all languages. */
function createWords(locale: Locale): ScenarioWords {
  const write = (column: ScenarioColumn) =>
    LOCALES.map((each) => getAdminMessages(each)(`scenario.column.${column}`));
  const headings = {
    residence: write("residence"),
    destination: write("destination"),
    profile: write("profile"),
    nationality: write("nationality"),
    outcome: write("outcome"),
    why: write("why"),
  };
  return {
    ...{ headings, locale },
    nationality: [
      { key: NOT_LISTED, word: (each) => getAdminMessages(each)("finding.word.not-listed") },
    ],
    outcome: (["none", "asks"] as const).map((key) => ({
      key,
      word: (each: Locale) => getAdminMessages(each)(`finding.word.${key}`),
    })),
  };
}

/** Reads the table, or refuses it with a sentence. */
function requireRows(
  req: PayloadRequest,
  base: ScenarioBase,
  text: string,
): readonly ReadScenario[] {
  const say = getSay(req);
  const stored = base.scenarios.filter(({ document }) => document !== null);
  const read = readScenarios(
    text,
    base.data,
    createWords(say.locale),
    stored.map(({ journey }) => journey),
  );
  if (read.ok) return read.rows;
  if (read.problem !== "columns") return refuseRequest(422, say(`scenario.import.${read.problem}`));
  const columns = read.columns.map((column) => say(`scenario.column.${column}`)).join(", ");
  return refuseRequest(422, say("scenario.import.columns", { columns }));
}

function toScenario({ journey, line }: ReadScenario): readonly Scenario[] {
  if (journey === null) return [];
  const key = String(line);
  return [
    {
      ...{ key, journey: { id: key, ...journey }, document: null },
      ...{ pinned: false, pinNote: "", person: null },
    },
  ];
}

function showRows(
  rows: readonly ReadScenario[],
  { data }: ScenarioBase,
  words: FindingWords,
): readonly ShownImportRow[] {
  const checks = checkScenarios(data, rows.flatMap(toScenario));
  return rows.map(({ line, cells, problems, repeats, journey }) => {
    const check = checks.get(String(line));
    return {
      ...{ line, cells, problems, repeats },
      sentence: journey && writeAnswers(words, journey),
      expected: journey && writeRecord(words, writeEnd(journey)),
      saved: check?.found ? writeRecord(words, writeEnd(check.found)) : null,
      holds: check?.passed !== false,
    };
  });
}

/**
 * Checks a table of scenarios; without `dry` also writes it, completely or not at all. New scenarios
 * are not pinned. @throws APIError with a sentence
 */
export async function importScenarios(
  req: PayloadRequest,
  text: string,
  dry: boolean,
): Promise<ShownImport> {
  const say = getSay(req);
  const base = await loadScenarios(req.payload);
  if (!base) return refuseRequest(422, say("finding.refused.invalid"));
  const rows = requireRows(req, base, text);
  const words = await createFindingWords(req.payload, say, base.data, base.live ?? undefined);
  const shown = showRows(rows, base, words);
  if (dry) return { rows: shown, written: 0 };
  const journeys = rows.flatMap(({ journey, repeats }) =>
    journey === null || repeats !== null ? [] : [journey],
  );
  if (journeys.length < rows.length)
    return refuseRequest(
      422,
      say("scenario.import.mend", { count: rows.length - journeys.length }),
    );
  const countries = mapCountries(base);
  for (const journey of journeys)
    await req.payload.create({
      ...{ collection: "finder_journeys", depth: 0, req },
      context: { ...req.context, bulk: true },
      data: { ...toScenarioDocument(base, journey, countries), pinned: false },
    });
  await note(req, "import scenarios", "finder_journeys", {
    title: say("scenario.import.done", { count: journeys.length }),
  });
  return { rows: shown, written: journeys.length };
}
