/** Lists findings for the view of broken links and the start page. */
import { isLocale, LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, type Audience } from "@orlaya/routes";
import type { Payload } from "payload";
import { getRights, type Actor } from "../access/roles.ts";
import { readIso, readString, type Stored } from "../fields/record.ts";
import { runSql, sql } from "../sql.ts";
import { FINDING_KINDS, type Finding, type FindingKind } from "./finding.ts";

export interface ListedFinding extends Finding {
  readonly id: string;
  /** ISO 8601. */
  readonly firstSeen: string;
}

/** Filters of the view; empty for all. */
export interface FindingQuery {
  readonly language: Locale | "";
  readonly site: Audience | "";
  readonly kind: FindingKind | "";
  readonly page: number;
}

/** Reads the filters from the parameters of an address. */
export function readFindingQuery(given: Stored): FindingQuery {
  const find = <T extends string>(all: readonly T[], value: unknown): T | "" =>
    all.find((each) => each === value) ?? "";
  const page = Number(given["page"]);
  return {
    language: find(LOCALES, given["language"]),
    site: find(AUDIENCES, given["site"]),
    kind: find(FINDING_KINDS, given["kind"]),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes the filters as parameters of an address. */
export function writeFindingQuery(query: FindingQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== "" && value !== 1);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

function readFinding(row: Stored): ListedFinding {
  const { locale } = row;
  return {
    id: readString(row["id"]),
    kind: FINDING_KINDS.find((kind) => kind === row["kind"]) ?? "noPage",
    type: readString(row["type"]),
    source: readString(row["source"]),
    locale: isLocale(locale) ? locale : null,
    audience: AUDIENCES.find((each) => each === row["audience"]) ?? null,
    title: readString(row["title"]),
    field: readString(row["field"]),
    target: readString(row["target"]),
    detail: readString(row["detail"]),
    firstSeen: readIso(row["first_seen"]),
  };
}

/** Broken links come before pages that only one site has. */
const rank = ({ kind }: Finding): number => Number(kind === "twin");

/** Loads all findings: broken links first, the newest first. There are few. */
export async function loadFindings(payload: Payload): Promise<readonly ListedFinding[]> {
  const { docs } = await payload.db.find<Stored & { readonly id: string }>({
    collection: "link_findings",
    sort: ["-first_seen", "title"],
    limit: 0,
    pagination: false,
  });
  return docs.map(readFinding).toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a finding is among those that the filters choose. */
export function isChosen({ language, site, kind }: FindingQuery, finding: Finding): boolean {
  return (
    (language === "" || finding.locale === language) &&
    (site === "" || finding.audience === site) &&
    (kind === "" || finding.kind === kind)
  );
}

/** Counts the broken links in the languages and sites of an account. Missing twins are none. */
export async function countBroken(payload: Payload, actor: Actor): Promise<number> {
  const { scoped } = getRights(actor);
  function list(values: readonly string[]) {
    return sql.join(
      ["", ...values].map((value) => sql`${value}`),
      sql`, `,
    );
  }
  const own = scoped
    ? sql`COALESCE("locale", '') IN (${list(actor.edit_locales)}) AND COALESCE("audience", '') IN (${list(actor.edit_audiences)})`
    : sql`1 = 1`;
  const rows = await runSql(
    payload,
    sql`SELECT COUNT(*) AS "count" FROM "link_findings" WHERE "kind" <> 'twin' AND ${own}`,
  );
  return Number(rows[0]?.["count"] ?? 0);
}
