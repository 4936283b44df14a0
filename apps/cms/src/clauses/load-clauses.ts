/** Loads the clauses of a language. */
import type { ClauseTexts } from "@orlaya/contract";
import type { Locale } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import { readString } from "../fields/record.ts";
import { isLive } from "../hooks/placement.ts";
import { loadRows, type Row } from "../load-rows.ts";
import { getPublishedTogether } from "../revisions/together.ts";

/** Loads the newest versions of the clauses of a language that the request publishes together. */
async function loadTogether(
  req: PayloadRequest,
  locale: Locale,
  ids: ReadonlySet<string>,
): Promise<readonly Row[]> {
  if (ids.size === 0) return [];
  const { docs } = await req.payload.db.queryDrafts<Row>({
    collection: "clause",
    where: { parent: { in: [...ids] } },
    limit: 0,
    pagination: false,
    joins: false,
    req,
  });
  return docs.filter((row) => row["locale"] === locale);
}

/** Loads the texts of the clauses that visitors see, or will see with the same publication. */
export async function loadClauses(req: PayloadRequest, locale: Locale): Promise<ClauseTexts> {
  const rows = await loadRows(req, "clause", { name: "locale", values: [locale] });
  const { documents } = getPublishedTogether(req);
  return new Map(
    [
      ...rows.filter((row) => !documents.has(row.id) && isLive(row)),
      ...(await loadTogether(req, locale, documents)),
    ].map((row) => [readString(row["uid"]), readString(row["text"])]),
  );
}
