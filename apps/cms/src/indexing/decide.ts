/** Decides whether search engines may index a country page (docs/decisions/07). */
import type { IndexingState } from "@orlaya/contract";
import type { Audience } from "@orlaya/routes";
import type { PayloadRequest, Where } from "payload";
import { record, readString, type Stored } from "../fields/record.ts";
import type { Row } from "../load-rows.ts";
import { readChoice } from "./choices.ts";
import { readOwnText } from "./own-text.ts";

/**
 * Decides about a country page.
 * @param twin text of the page of the same country for individuals, for a corporate page
 */
export function decideIndexing(page: Stored, twin: string | null): IndexingState {
  const seo = record(page["seo"]);
  if (seo["noindex"] === true) return "noindex";
  const choice = readChoice(seo["indexing"]);
  if (choice !== "automatic") return choice;
  const text = readOwnText(page);
  if (text === "") return "no_text";
  return text === twin ? "same_text" : "text";
}

/** Returns the condition for the published page of the same country and language on a site. */
function buildTwinCondition(page: Stored, audience: Audience): Where {
  return {
    and: [
      { _status: { equals: "published" } },
      { deletedAt: { exists: false } },
      { locale: { equals: page["locale"] } },
      { audience: { equals: audience } },
      { country_code: { equals: page["country_code"] } },
    ],
  };
}

/** Loads the published page of the same country and language on a site; null without one. */
export async function loadTwin(
  req: PayloadRequest,
  page: Stored,
  audience: Audience,
): Promise<Row | null> {
  if (readString(page["country_code"]) === "") return null;
  const where = buildTwinCondition(page, audience);
  return (await req.payload.db.findOne<Row>({ collection: "page_country", where, req })) ?? null;
}

/**
 * Decides about a country page, with the page for individuals when it is a corporate one that has a
 * text. A page without a text needs no query, which the seed of thousands of pages relies on.
 */
export async function findIndexingState(
  req: PayloadRequest,
  page: Stored,
  audience: Audience,
): Promise<IndexingState> {
  const state = decideIndexing(page, null);
  if (state !== "text" || audience !== "corporate") return state;
  const twin = await loadTwin(req, page, "individual");
  return decideIndexing(page, twin && readOwnText(twin));
}
