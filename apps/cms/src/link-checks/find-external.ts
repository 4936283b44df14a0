/** Finds addresses of allowed hosts that do not answer. */
import type { Payload } from "payload";
import { env } from "../env.ts";
import { readString, type Stored } from "../fields/record.ts";
import { runSql, sql } from "../sql.ts";
import { askAddress, readAllowed, type AskOptions } from "./ask-address.ts";
import { buildFinding, IS_CHECKED, LINK_COLUMNS } from "./find-internal.ts";
import type { Finding } from "./finding.ts";

/** Timeout of one request, in milliseconds. */
const TIME_LIMIT = 5000;

/** Loads the links to allowed hosts by their address. */
export async function loadExternal(
  payload: Payload,
): Promise<ReadonlyMap<string, readonly Stored[]>> {
  if (env.funnelHosts.size === 0) return new Map();
  const rows = await runSql(
    payload,
    sql`SELECT ${LINK_COLUMNS} FROM "document_links" l
      LEFT JOIN "document_index" d ON d."document" = l."source"
      WHERE l."kind" = 'url' AND ${IS_CHECKED}`,
  );
  const allowed = rows.filter(({ target }) => readAllowed(readString(target), env.funnelHosts));
  return Map.groupBy(allowed, ({ target }) => readString(target));
}

/** Asks an address. @returns a finding for each link to it when it does not answer well */
export async function findExternal(
  address: string,
  links: readonly Stored[],
  options: Pick<AskOptions, "isAllowedIp" | "stop"> & { readonly limit?: number },
): Promise<readonly Finding[]> {
  const answer = await askAddress(address, {
    limit: TIME_LIMIT,
    ...options,
    hosts: env.funnelHosts,
    agent: `OrlayaLinkCheck/1.0 (+${env.siteUrl})`,
  });
  if (answer.kind === "ok") return [];
  const detail = "detail" in answer ? answer.detail : "";
  return links.map((row) => buildFinding(answer.kind, row, detail));
}
