/** Checks references, links and names, without resolving rules. */
import { DATA_LOCALES, isLinkRecord, isRule } from "../../data/types.ts";
import type { EligibilityData, RuleRecord, TableName } from "../../data/types.ts";
import type { RecordNames } from "../names.ts";
import type { Add } from "./collector.ts";

/** Checks references, their reverse links, and the names of countries and profiles. */
export function checkRecords(data: EligibilityData, names: RecordNames, add: Add): void {
  checkReferences(data, names, add);
  checkReverseLinks(data, names, add);
  checkNames(data, names, add);
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

function checkReferences(data: EligibilityData, names: RecordNames, add: Add): void {
  const known = new Map<TableName, ReadonlySet<string>>();
  for (const table of ["countries", "lists", "profiles", "products", "funnels", "rules"] as const)
    known.set(table, new Set(data[table].map(({ id }) => id)));
  const references = [
    ...data.lists.map(({ id, Pays }): Reference => ({
      from: `list ${id}`,
      called: `List ${names("lists", id)}`,
      field: "Pays",
      table: "countries",
      targets: Pays,
    })),
    ...data.rules.flatMap((record) => listReferences(record, names)),
  ];
  for (const { from, called, field, table, targets, rules = [] } of references)
    for (const target of new Set(targets))
      if (known.get(table)?.has(target) !== true)
        add("dangling", `${from}/${field}/${target}`, 0, {
          subject: [`${called}, ${field},`],
          by: [target],
          rules,
        });
  checkLinkRecords(data, add);
}

const LIST_FIELDS = ["residence", "destination", "nationality"] as const;
const RECORD_FIELDS = ["profile", "product", "funnel"] as const;

function listReferences(record: RuleRecord, names: RecordNames): readonly Reference[] {
  const name = names("rules", record.ID);
  if (isLinkRecord(record)) {
    const from = `nationality record ${record.ID}`;
    const called = `Nationality record ${name}`;
    return [{ from, called, field: "LISA", table: "rules", targets: record.LISA }];
  }
  const fields = { from: `rule ${record.ID}`, called: `Rule ${name}`, rules: [record.ID] };
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

/** Adds findings for nationality records that link a rule without nationality. */
function checkLinkRecords({ rules }: EligibilityData, add: Add): void {
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

/**
 * Returns the ids of the records that reference a record, by table and id of the referenced record.
 */
function readUsers(data: EligibilityData): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  function note(table: TableName, targets: readonly string[], by: string): void {
    for (const target of targets)
      users.set(`${table} ${target}`, (users.get(`${table} ${target}`) ?? new Set()).add(by));
  }
  for (const list of data.lists) note("countries", list.Pays, list.id);
  for (const rule of data.rules.filter(isRule)) {
    for (const field of LIST_FIELDS) note("lists", rule[field], rule.id);
    for (const field of RECORD_FIELDS) note(`${field}s`, rule[field], rule.id);
  }
  return users;
}

/** Compares the reverse links of a record with the records that reference it. */
function checkReverseLinks(data: EligibilityData, names: RecordNames, add: Add): void {
  const users = readUsers(data);
  function compare(table: TableName, from: TableName, id: string, links: readonly string[]): void {
    const expected = users.get(`${table} ${id}`) ?? new Set<string>();
    const given = new Set(links);
    const missing = [...expected].filter((each) => !given.has(each));
    const extra = [...given].filter((each) => !expected.has(each));
    const wrong = [
      ...missing.map((each) => `${names(from, each)} missing`),
      ...extra.map((each) => `${names(from, each)} too many`),
    ];
    if (wrong.length > 0)
      add("reverse-link", `${table}/${id}`, 0, { subject: [names(table, id)], by: wrong });
  }
  for (const country of data.countries) compare("countries", "lists", country.id, country.lists);
  for (const list of data.lists)
    compare("lists", "rules", list.id, [...list.LISA, ...list["LISA 2"], ...list["LISA 3"]]);
  for (const table of ["profiles", "products", "funnels"] as const)
    for (const record of data[table]) compare(table, "rules", record.id, record.LISA);
}

/** Adds findings for countries and profiles without a name in a language. */
function checkNames(data: EligibilityData, names: RecordNames, add: Add): void {
  for (const locale of DATA_LOCALES) {
    for (const country of data.countries)
      if (country[locale] === null)
        add("name-fallback", country.iso, 0, {
          subject: [names("countries", country.iso)],
          by: [locale],
        });
    for (const profile of data.profiles)
      if (profile[locale] === null)
        add("name-fallback", `profile ${profile.id}`, 0, {
          subject: [`profile ${names("profiles", profile.id)}`],
          by: [locale],
        });
  }
}
