/**
 * Checks the addresses of products and funnels. Each finding counts the journeys that end there.
 */
import { DATA_LOCALES } from "../../data/types.ts";
import type { EligibilityData } from "../../data/types.ts";
import { acceptUrl } from "../../url.ts";
import type { Add } from "./collector.ts";
import type { FindingsOptions } from "./finding.ts";
import type { Wins } from "./place-checks.ts";

/**
 * Returns the path of an in-site address without query, anchor and trailing slash, as in the set of
 * pages; null for another site.
 */
const parsePath = (url: string): string | null =>
  url.startsWith("/") ? (url.split(/[?#]/)[0]?.replace(/(?<=.)\/+$/, "") ?? null) : null;

type Table = "product" | "funnel";
type Weight = Required<Pick<Parameters<Add>[3], "rules" | "witness">> & {
  readonly journeys: number;
};

/** Returns the journeys that end at a product or a funnel, and the rules that lead to it. */
function weighRecord({ won, universe }: Wins, table: Table, id: string): Weight {
  const ending = [...won].filter(([flow]) =>
    table === "product"
      ? universe.products[flow.product]?.id === id
      : universe.funnels[flow.funnel]?.id === id,
  );
  return {
    journeys: ending.reduce((sum, [, win]) => sum + win.journeys, 0),
    rules: ending.map(([flow]) => flow.rule.ID),
    witness: ending[0]?.[1].witness ?? (() => null),
  };
}

/**
 * Adds findings for addresses that are missing, that are rejected, or at which no page is
 * published.
 */
export function checkAddresses(
  data: EligibilityData,
  { hosts = "any", pages }: FindingsOptions,
  wins: Wins,
  add: Add,
): void {
  for (const product of data.products) {
    if (product["url_en-gb"] !== null) continue;
    const { journeys, ...fields } = weighRecord(wins, "product", product.id);
    add("missing-url", product.id, journeys, { subject: [product.id], ...fields });
  }
  for (const { table, id, locale, url } of readAddresses(data)) {
    const key = `${table}/${id}/${locale}`;
    const record = `${table}s/${id}`;
    if (acceptUrl(url, hosts) === null) {
      const { journeys, ...fields } = weighRecord(wins, table, id);
      add("refused-url", key, journeys, {
        ...{ subject: [record], by: [url], where: [locale] },
        ...fields,
      });
      continue;
    }
    const path = parsePath(url);
    if (pages === undefined || path === null || pages.has(path)) continue;
    const { journeys, ...fields } = weighRecord(wins, table, id);
    add("missing-page", key, journeys, {
      ...{ subject: [path], by: [record], where: [locale] },
      ...fields,
    });
  }
}

function readAddresses(
  data: EligibilityData,
): { readonly table: Table; readonly id: string; readonly locale: string; readonly url: string }[] {
  return (["product", "funnel"] as const).flatMap((table) =>
    data[`${table}s`].flatMap((record) =>
      DATA_LOCALES.flatMap((locale) => {
        const url = record[`url_${locale}`];
        return url === null ? [] : [{ table, id: record.id, locale, url }];
      }),
    ),
  );
}
