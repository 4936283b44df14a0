/**
 * Published and unpublished pages change within two seconds (issue outcome; content-service §3).
 */
import type { APIRequestContext, TestInfo } from "@playwright/test";
import { CMS, expect, httpTest as test, signIn, SITE } from "./fixtures.ts";
import { OWN_UID } from "./published.ts";

const headline = async (request: APIRequestContext, path: string): Promise<string> =>
  /<h1[^>]*>(.*?)<\/h1>/.exec(await (await request.get(`${SITE()}${path}`)).text())?.[1] ?? "";

/** Number of publications that are timed. */
const ROUNDS = 30;
/** Limit for the 95th percentile of the time until visitors see a publication. */
const LIMIT_MS = 2000;
/** Prints the median and the 95th percentile of times in ms, and checks both against the limit. */
function expectQuick(what: string, times: readonly number[], info: TestInfo): void {
  expect(times.length).toBeGreaterThanOrEqual(ROUNDS);
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  const at = (share: number): number =>
    sorted[Math.ceil(sorted.length * share) - 1] ?? Number.POSITIVE_INFINITY;
  const figures = `${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms of ${sorted.length} publications`;
  console.log(figures);
  info.annotations.push({ type: "figures", description: figures });
  expect(
    [at(0.5), at(0.95)].filter((ms) => ms > LIMIT_MS),
    figures,
  ).toEqual([]);
}
/** Waits until `shown` returns `expected`. @returns the duration in ms */
async function until<T>(shown: () => Promise<T>, expected: T): Promise<number> {
  const started = performance.now();
  await expect.poll(shown, { intervals: [50] }).toBe(expected);
  return performance.now() - started;
}

// The tests run in sequence: publications of one test would slow down those of the other.
test.describe.configure({ mode: "default" });

test("[1-010] a published headline is visible within two seconds; a draft is never visible", async ({
  request,
}, info) => {
  const headers = await signIn(request);
  const found = (await (
    await request.get(
      `${CMS()}/api/page_single?where[locale][equals]=nl&where[audience][equals]=corporate&where[type][equals]=home&limit=1&depth=0`,
      { headers },
    )
  ).json()) as { docs: { id: string; slices: Record<string, unknown>[] }[] };
  const [document] = found.docs;
  if (!document) throw new Error("The Dutch home page of the corporate site does not exist.");
  const { id } = document;
  const before = await headline(request, "/nl/bedrijven");
  const slices = (title: string): Record<string, unknown>[] =>
    document.slices.map((slice, index) => (index === 0 ? { ...slice, title } : slice));
  async function publish(content: Record<string, unknown>[]): Promise<void> {
    const published = await request.patch(`${CMS()}/api/page_single/${id}?depth=0`, {
      headers,
      data: { slices: content, _status: "published" },
    });
    expect(published.status(), await published.text()).toBe(200);
  }

  const draft = await request.patch(`${CMS()}/api/page_single/${id}?draft=true&depth=0`, {
    headers,
    data: { slices: slices("Een concept dat niemand ziet"), _status: "draft" },
  });
  expect(draft.status(), await draft.text()).toBe(200);
  expect(await headline(request, "/nl/bedrijven")).toBe(before);

  const times: number[] = [];
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await publish(slices(`Een nieuwe kop ${round}`));
      times.push(await until(() => headline(request, "/nl/bedrijven"), `Een nieuwe kop ${round}`));
    }
  } finally {
    await publish(document.slices);
  }
  await until(() => headline(request, "/nl/bedrijven"), before);
  expectQuick("a new headline", times, info);
});

test("[2-104] an unpublished page and the alternates that name it disappear within two seconds", async ({
  request,
}, info) => {
  const headers = await signIn(request);
  // The test creates a page in two languages, because other tests use the pages of the seed.
  async function create(
    locale: "es" | "de",
    group?: string,
  ): Promise<{ id: string; path: string; group: string }> {
    const answer = await request.post(`${CMS()}/api/page_landing?depth=0`, {
      headers,
      data: {
        uid: `${OWN_UID}-gone`,
        title: OWN_UID,
        purpose: "normal",
        locale,
        audience: "corporate",
        slices: [{ blockType: "page_head", title: OWN_UID, lead: OWN_UID }],
        ...(group && { group }),
        _status: "published",
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    return ((await answer.json()) as { doc: { id: string; path: string; group: string } }).doc;
  }
  const page = await create("es");
  const other = await create("de", page.group);
  async function save(status: "draft" | "published"): Promise<void> {
    const answer = await request.patch(`${CMS()}/api/page_landing/${page.id}?depth=0`, {
      headers,
      data: { _status: status },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  /** Returns the status of the page, and whether the page in the other language names it. */
  async function shown(): Promise<string> {
    const [own, translation] = await Promise.all([
      request.get(`${SITE()}${page.path}`),
      request.get(`${SITE()}${other.path}`),
    ]);
    return `${own.status()} ${(await translation.text()).includes('hreflang="es"')}`;
  }
  const [gone, back]: [number[], number[]] = [[], []];
  try {
    await until(shown, "200 true");
    for (let round = 1; round <= ROUNDS; round += 1) {
      await save("draft");
      gone.push(await until(shown, "404 false"));
      await save("published");
      back.push(await until(shown, "200 true"));
    }
  } finally {
    for (const { id } of [page, other])
      await request.delete(`${CMS()}/api/page_landing/${id}`, { headers });
  }
  expectQuick("an unpublished page", gone, info);
  expectQuick("a page published again", back, info);
});
