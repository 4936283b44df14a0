/** Nothing blocks the publication of any document of the seed. */
import type { APIRequestContext } from "@playwright/test";
import { CMS, expect, FULL, httpTest as test, signIn } from "./fixtures.ts";
import { OWN_UID } from "./published.ts";

interface Row {
  readonly document: string;
  readonly type: string;
  readonly uid: string;
}
interface Checklist {
  readonly findings: readonly { readonly level: string; readonly sentence: string }[];
}
/** Documents that are asked at once. */
const AT_ONCE = 8;
/**
 * The short run checks one document of this many. Pages of countries are made from facts by one
 * function. TEST_FULL=1 checks all.
 */
const ONE_OF = { page_country: 200, others: 10 } as const;
function isAsked({ type }: Row, place: number): boolean {
  return FULL || place % ONE_OF[type === "page_country" ? type : "others"] === 0;
}

async function listDocuments(
  request: APIRequestContext,
  headers: Readonly<Record<string, string>>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page: number | null = 1; page !== null;) {
    const query = `limit=300&page=${page}&depth=0&sort=document&select[document]=true&select[type]=true&select[uid]=true`;
    const answer = await request.get(`${CMS()}/api/document_index?${query}`, { headers });
    const { docs, nextPage } = (await answer.json()) as { docs: Row[]; nextPage: number | null };
    rows.push(...docs);
    page = nextPage;
  }
  return rows.filter(({ uid }) => !uid.includes(OWN_UID));
}

test("nothing blocks the publication of a document of the seed", async ({ request }) => {
  test.setTimeout(FULL ? 900_000 : 180_000);
  const headers = await signIn(request);
  const rows = await listDocuments(request, headers);
  expect(rows.length).toBeGreaterThan(3900);
  const asked = rows.filter(isAsked);
  const blocked: string[] = [];
  async function check({ type, document }: Row): Promise<void> {
    const answer = await request.get(`${CMS()}/api/checklist/${type}/${document}`, { headers });
    expect(answer.status(), `${type} ${document}`).toBe(200);
    const { findings } = (await answer.json()) as Checklist;
    for (const { level, sentence } of findings)
      if (level === "blocking") blocked.push(`${type} ${document}: ${sentence}`);
  }
  for (let start = 0; start < asked.length; start += AT_ONCE)
    await Promise.all(asked.slice(start, start + AT_ONCE).map(check));
  expect(blocked).toEqual([]);
});
