/** Loads the clauses of a language. */
import type { ClauseTexts } from "@orlaya/contract";
import type { Locale } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import { readString } from "../fields/record.ts";
import { isLive } from "../hooks/placement.ts";
import { loadRows } from "../load-rows.ts";
import { getPublishedTogether } from "../revisions/together.ts";

/** Loads the texts of the clauses that visitors see, or will see with the same publication. */
export async function loadClauses(req: PayloadRequest, locale: Locale): Promise<ClauseTexts> {
  const rows = await loadRows(req, "clause", { name: "locale", values: [locale] });
  const { documents } = getPublishedTogether(req);
  return new Map(
    rows
      .filter((row): boolean => documents.has(row.id) || isLive(row))
      .map((row) => [readString(row["uid"]), readString(row["text"])]),
  );
}
