/** Builds the table of the rules: the live tables, the edits of a change set, and words to read them. */
import { applyEdits } from "@orlaya/finder/changes";
import type { EligibilityData } from "@orlaya/finder/data";
import { TooIntricate, createGoldenScenarios } from "@orlaya/finder/eligibility";
import {
  RULE_COLUMNS,
  TABLE_WORDS,
  packTables,
  pickTables,
  type RuleTableWords,
} from "@orlaya/finder/rule-table";
import { LOCALES, mapLocales, type Locale } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import type { Payload, PayloadRequest } from "payload";
import { canWrite, type Actor } from "../access/roles.ts";
import { createListWords, loadOwnNames } from "../eligibility/list-names.ts";
import { readString, type Stored } from "../fields/record.ts";
import { readLanguage } from "../labels/request-words.ts";
import { followLive, listConflicts, type Ground } from "../sets/candidate.ts";
import { describeSets } from "../sets/describe.ts";
import { requireGround } from "../sets/edit.ts";
import { listAbilities } from "../sets/rights.ts";
import { requireSet } from "../sets/store.ts";
import type { ChangeSet } from "../sets/shapes.ts";
import type { ShownRuleTable, TableSet } from "./shapes.ts";

function translate(write: (locale: Locale) => string): Readonly<Record<Locale, string>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, write(locale)])) as Record<
    Locale,
    string
  >;
}
/** Returns the words of the table in every language. */
function createWords(locale: Locale): RuleTableWords {
  return {
    locale,
    headings: Object.fromEntries(
      RULE_COLUMNS.map((column) => [
        column,
        translate((each) => getAdminMessages(each)(`table.column.${column}`)),
      ]),
    ) as RuleTableWords["headings"],
    words: Object.fromEntries(
      TABLE_WORDS.map((word) => [
        word,
        translate((each) => getAdminMessages(each)(`table.word.${word}`)),
      ]),
    ) as RuleTableWords["words"],
    lists: mapLocales((each) => createListWords(getAdminMessages(each))),
  };
}

/** Lists the rules that decide no journey; none when the rules cannot be compiled. */
function listSilent(data: EligibilityData): readonly string[] {
  try {
    const deciding = new Set(createGoldenScenarios(data).map(({ rule }) => rule));
    return pickTables(data).rules.flatMap(({ id, ID }) => (deciding.has(ID) ? [] : id));
  } catch (error) {
    if (error instanceof TooIntricate) return [];
    throw error;
  }
}

/** Loads the id of the document of each rule. */
async function loadDocuments(payload: Payload): Promise<Readonly<Record<string, string>>> {
  const { docs } = await payload.db.find<Stored & { readonly id: string }>({
    ...{ collection: "rules", limit: 0, pagination: false, select: { data_id: true } },
  });
  return Object.fromEntries(docs.map((row) => [readString(row["data_id"]), row.id]));
}

async function describeTableSet(
  payload: Payload,
  actor: Actor,
  set: ChangeSet,
  live: Ground,
): Promise<TableSet> {
  const { id, name, state, edits } = set;
  const isOpen = state !== "live" && state !== "withdrawn";
  const hasConflicts = isOpen && listConflicts(set, live).length > 0;
  const mayEdit = !hasConflicts && (await listAbilities(payload, actor, set)).includes("edit");
  return { id, name, state, count: edits.length, mayEdit, hasConflicts };
}

/** Builds the table. @param id id of a change set; empty for none. @throws APIError 404, 409 */
export async function buildRuleTable(
  req: PayloadRequest,
  actor: Actor,
  id: string,
): Promise<ShownRuleTable> {
  const { payload } = req;
  const live = await requireGround(req);
  const set = id === "" ? null : await followLive(payload, await requireSet(req, id), live);
  const mayEdit = canWrite(actor, "eligibility");
  const [documents, sets, described, own] = await Promise.all([
    loadDocuments(payload),
    mayEdit ? describeSets(payload, actor, ["draft"]) : [],
    set && describeTableSet(payload, actor, set, live),
    loadOwnNames(payload),
  ]);
  // The edits of a set that is live are part of the live tables.
  const isOpen = set !== null && set.state !== "live";
  const edits = isOpen ? set.edits : [];
  const applied = applyEdits(live.data, edits);
  return {
    version: live.version,
    tables: packTables(pickTables(live.data, own)),
    edits: edits
      .filter(({ table }) => table === "rules" || table === "lists")
      .map(({ table, id: record, after }) => ({ table, id: record, after })),
    words: createWords(readLanguage(req)),
    silent: applied.ok ? listSilent(applied.data) : [],
    documents,
    mayEdit,
    set: described,
    sets: sets.filter(({ isOwn }) => isOwn).map(({ id: own, name }) => ({ id: own, name })),
  };
}
