/** Checks references, links and names, without resolving rules. */
import { hasExcludedLabel, isLinkRecord, isRule } from "../../data/types.ts";
import type { CountryList, EligibilityData, RuleRecord, TableName } from "../../data/types.ts";
import type { Add } from "./collector.ts";
import { checkNames } from "./record-names.ts";

/** Checks references, their reverse links, names, and what lists and countries say of themselves. */
export function checkRecords(data: EligibilityData, add: Add): void {
  checkReferences(data, add);
  checkReverseLinks(data, add);
  checkNames(data, add);
  checkClosed(data, add);
  for (const list of data.lists) checkList(list, add);
}

/** Adds closed countries without a legal source (finder §2.16). */
function checkClosed({ countries }: EligibilityData, add: Add): void {
  for (const { iso, never, never_nationality, never_source } of countries)
    if ((never || never_nationality) && never_source === null)
      add("closed-without-source", iso, 0, { subject: [iso] });
}

/** Compares the name and the type of a list with its members. */
function checkList(list: CountryList, add: Add): void {
  if (hasExcludedLabel(list) !== list.excluded)
    add("label-clash", list.id, 0, {
      subject: [list.id],
      by: [list.excluded ? "excluded" : "included"],
    });
  if (list.Type === "Pays" && list.Pays.length !== 1)
    add("list-type", list.id, 0, { subject: [list.id], by: [String(list.Pays.length)] });
}

/** A field that references records of a table. */
interface Reference {
  readonly from: string;
  readonly called: string;
  readonly field: string;
  readonly table: TableName;
  readonly targets: readonly string[];
  readonly rules?: readonly string[];
}

function checkReferences(data: EligibilityData, add: Add): void {
  const known = new Map<TableName, ReadonlySet<string>>();
  for (const table of ["countries", "lists", "profiles", "products", "funnels", "rules"] as const)
    known.set(table, new Set(data[table].map(({ id }) => id)));
  const references = [
    ...data.lists.map(({ id, Pays }): Reference => ({
      from: `list ${id}`,
      called: `lists/${id}`,
      field: "Pays",
      table: "countries",
      targets: Pays,
    })),
    ...data.rules.flatMap(listReferences),
  ];
  for (const { from, called, field, table, targets, rules = [] } of references)
    for (const target of new Set(targets))
      if (known.get(table)?.has(target) !== true)
        add("dangling", `${from}/${field}/${target}`, 0, {
          ...{ subject: [called], by: [target], where: [field] },
          rules,
        });
  checkLinkRecords(data, add);
}

const LIST_FIELDS = ["residence", "destination", "nationality"] as const;
const RECORD_FIELDS = ["profile", "product", "funnel"] as const;

function listReferences(record: RuleRecord): readonly Reference[] {
  const called = `rules/${record.ID}`;
  if (isLinkRecord(record)) {
    const from = `nationality record ${record.ID}`;
    return [{ from, called, field: "LISA", table: "rules", targets: record.LISA }];
  }
  const fields = { from: `rule ${record.ID}`, called, rules: [record.ID] };
  return [
    ...LIST_FIELDS.map((field): Reference => ({
      ...fields,
      field,
      table: "lists",
      targets: record[field],
    })),
    ...RECORD_FIELDS.map((field): Reference => ({
      ...fields,
      field,
      table: `${field}s`,
      targets: record[field],
    })),
  ];
}

/**
 * Adds findings for nationality records that link a rule without nationality, and for rules with a
 * nationality that no such record links.
 */
function checkLinkRecords({ rules }: EligibilityData, add: Add): void {
  const links = new Set(rules.filter(isLinkRecord).flatMap(({ LISA }) => LISA));
  for (const rule of rules.filter(isRule))
    if (rule.nationality.length > 0 && !links.has(rule.id))
      add("link-record-missing", rule.ID, 0, { rules: [rule.ID] });
  const ruleById = new Map(rules.map((record) => [record.id, record]));
  for (const record of rules.filter(isLinkRecord))
    for (const id of record.LISA) {
      const linked = ruleById.get(id);
      if (linked !== undefined && isRule(linked) && linked.nationality.length === 0)
        add("link-record", `${record.ID}/${linked.ID}`, 0, {
          subject: [record.ID],
          rules: [linked.ID],
        });
    }
}

/** The column of a list that links the rules which name it in a field. */
const LIST_COLUMNS = { residence: "LISA", destination: "LISA 2", nationality: "LISA 3" } as const;

/**
 * Returns the ids of the records that reference a record, by table, column of the reverse links and
 * id of the referenced record.
 */
function readUsers(data: EligibilityData): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  function note(links: string, targets: readonly string[], by: string): void {
    for (const target of targets)
      users.set(`${links} ${target}`, (users.get(`${links} ${target}`) ?? new Set()).add(by));
  }
  for (const list of data.lists) note("countries/lists", list.Pays, list.id);
  for (const rule of data.rules.filter(isRule)) {
    for (const field of LIST_FIELDS) note(`lists/${LIST_COLUMNS[field]}`, rule[field], rule.id);
    for (const field of RECORD_FIELDS) note(`${field}s/LISA`, rule[field], rule.id);
  }
  return users;
}

/** The reverse links of a record in one column. */
interface Links {
  readonly table: TableName;
  readonly id: string;
  readonly column: string;
  readonly targets: readonly string[];
}

/** Compares the reverse links of a record with the records that reference it (finder §2.8). */
function checkReverseLinks(data: EligibilityData, add: Add): void {
  const users = readUsers(data);
  function compare({ table, id, column, targets }: Links): void {
    const from = table === "countries" ? "lists" : "rules";
    const expected = users.get(`${table}/${column} ${id}`) ?? new Set<string>();
    const given = new Set(targets);
    const missing = [...expected].filter((each) => !given.has(each));
    const extra = [...given].filter((each) => !expected.has(each));
    if (missing.length + extra.length > 0)
      add("reverse-link", table === "lists" ? `lists/${id}/${column}` : `${table}/${id}`, 0, {
        subject: [`${table}/${id}`],
        by: missing.map((each) => `${from}/${each}`),
        where: extra.map((each) => `${from}/${each}`),
      });
  }
  for (const { id, lists } of data.countries)
    compare({ table: "countries", id, column: "lists", targets: lists });
  for (const list of data.lists)
    for (const column of Object.values(LIST_COLUMNS))
      compare({ table: "lists", id: list.id, column, targets: list[column] });
  for (const table of ["profiles", "products", "funnels"] as const)
    for (const { id, LISA } of data[table]) compare({ table, id, column: "LISA", targets: LISA });
}
