/** Finds links to a place on a page that the page does not have. Reads the pages of the site. */
import type { Payload } from "payload";
import { env } from "../env.ts";
import { readString, type Stored } from "../fields/record.ts";
import { runSql, sql } from "../sql.ts";
import { buildFinding, LINK_COLUMNS } from "./find-internal.ts";
import type { Finding } from "./finding.ts";

/** Timeout of a page, in milliseconds. */
const TIME_LIMIT = 5000;

/** Loads the links with an anchor by the path of their page. */
export async function loadAnchors(
  payload: Payload,
): Promise<ReadonlyMap<string, readonly Stored[]>> {
  const rows = await runSql(
    payload,
    sql`SELECT ${LINK_COLUMNS}, r."path" FROM "document_links" l
      JOIN "document_index" d ON d."document" = l."source"
      JOIN "routes" r ON r."document" = l."target" OR r."path" = l."target"
      WHERE l."in_live" AND l."anchor" <> ''`,
  );
  return Map.groupBy(rows, ({ path }) => readString(path));
}

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&quot;": '"', "&#x27;": "'" };
/** Returns the ids of the elements of a page; null when the site does not answer with the page. */
async function readIds(path: string, stop: AbortSignal): Promise<ReadonlySet<string> | null> {
  try {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(TIME_LIMIT)]);
    const answer = await fetch(new URL(path, env.siteUrl), { redirect: "error", signal });
    if (!answer.ok) return null;
    const ids = (await answer.text()).matchAll(/\sid="([^"]+)"/g);
    return new Set(
      [...ids].map(([, id = ""]) =>
        id.replace(/&(?:amp|quot|#x27);/g, (each) => ENTITIES[each] ?? ""),
      ),
    );
  } catch {
    return null;
  }
}

/** Finds the anchors that a page lacks. A page that the site does not show is no finding here. */
export async function findAnchors(
  path: string,
  links: readonly Stored[],
  stop: AbortSignal,
): Promise<readonly Finding[]> {
  const ids = await readIds(path, stop);
  if (!ids) return [];
  return links
    .filter(({ anchor }) => !ids.has(readString(anchor)))
    .map((row) => buildFinding("anchor", row, readString(row["anchor"]), path));
}
