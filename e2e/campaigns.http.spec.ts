/**
 * A campaign is visible as a whole (docs/decisions/29): no page shows content of two
 * revisions, and no request that begins after a new page was seen gets an old one.
 */
import type { APIRequestContext } from "@playwright/test";
import { CMS, expect, FULL, httpTest as test, signIn, SITE } from "./fixtures.ts";
import { parsePage } from "./http-page.ts";
import { OWN_UID } from "./published.ts";

/** Pages of the campaign. The address of the first one changes, and the others link to it. */
const PAGES = FULL ? 100 : 10;
/** Page views in a second. */
const RATE = FULL ? 200 : 40;
const ROUNDS = FULL ? 3 : 1;

interface Doc {
  readonly id: string;
  readonly path: string;
}
interface View {
  readonly begun: number;
  readonly ended: number;
  readonly status: number;
  /** Heading of the page. */
  readonly heading: string;
  /** Edition in the address of the linked page. */
  readonly linked: string;
}

/** Fields of a page in an edition. */
function write(edition: string, index: number, first?: Doc): Record<string, unknown> {
  const uid = `${OWN_UID}-campaign-${index}${first ? "" : `-${edition}`}`;
  const link = { label: "Next", kind: "document", document: null as unknown };
  if (first) link.document = { relationTo: "page_landing", value: first.id };
  return {
    uid,
    title: `${OWN_UID} ${edition} ${index}`,
    purpose: "normal",
    locale: "en",
    audience: "individual",
    seo: { description: `Page ${index} of a campaign in a test, in the edition ${edition} of it.` },
    slices: [
      { blockType: "page_head", title: `Edition ${edition}`, ...(first ? { primary: link } : {}) },
    ],
  };
}

async function send<T>(
  request: APIRequestContext,
  method: "delete" | "get" | "patch" | "post",
  path: string,
  data?: object,
): Promise<T> {
  const headers = await signIn(request);
  const answer = await request[method](`${CMS()}/api${path}`, { headers, ...(data && { data }) });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

async function view(path: string): Promise<View> {
  const begun = performance.now();
  const answer = await fetch(SITE() + path);
  const document = parsePage(await answer.text());
  const heading = document.querySelector("h1")?.textContent ?? "";
  const href = document.querySelector(`main a[href*="${OWN_UID}-campaign-0-"]`);
  const linked = /-0-(\w+)$/.exec(href?.getAttribute("href") ?? "")?.[1] ?? "";
  return { begun, ended: performance.now(), status: answer.status, heading, linked };
}

/** Views pages at a steady rate until `isOver`. */
async function viewUntil(paths: readonly string[], isOver: () => boolean): Promise<View[]> {
  const views: Promise<View>[] = [];
  const started = performance.now();
  while (!isOver()) {
    while (views.length < ((performance.now() - started) / 1000) * RATE)
      views.push(view(paths[views.length % paths.length] ?? ""));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return Promise.all(views);
}

/** Lists the views that do not show one of two editions as a whole, or the old one after the new. */
function findMixed(views: readonly View[], from: string, to: string): readonly View[] {
  const isNew = ({ heading }: View): boolean => heading === `Edition ${to}`;
  const firstNew = Math.min(...views.filter(isNew).map(({ ended }) => ended));
  return views.filter((each) => {
    const edition = isNew(each) ? to : from;
    const isWhole = each.status === 200 && each.heading === `Edition ${edition}`;
    return !isWhole || each.linked !== edition || (edition === from && each.begun > firstNew);
  });
}

test("a campaign and its undoing are visible as a whole at every moment", async ({
  request,
}, info) => {
  test.setTimeout(FULL ? 300_000 : 60_000);
  const pages: Doc[] = [];
  for (let index = 0; index < PAGES; index += 1) {
    const data = { ...write("a", index, pages[0]), _status: "published" };
    const { doc } = await send<{ doc: Doc }>(request, "post", "/page_landing?depth=0", data);
    pages.push(doc);
  }
  const paths = pages.slice(1).map(({ path }) => path);
  for (const path of paths) await view(path);

  /** Runs an action while pages are viewed. @returns the time until all pages were new, in ms */
  async function watch(from: string, to: string, act: () => Promise<unknown>): Promise<number> {
    let isOver = false;
    const watching = viewUntil(paths, () => isOver);
    const begun = performance.now();
    await act();
    await expect.poll(async () => (await view(paths[0] ?? "")).heading).toBe(`Edition ${to}`);
    const duration = performance.now() - begun;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    isOver = true;
    const views = await watching;
    const mixed = findMixed(views, from, to);
    expect(mixed.slice(0, 3), `${mixed.length} of ${views.length} views`).toEqual([]);
    expect(views.filter(({ linked }) => linked === to).length).toBeGreaterThan(0);
    const slowest = Math.max(...views.map((each) => each.ended - each.begun));
    const figures = [
      `${PAGES} documents live in ${Math.round(duration)} ms`,
      `${views.length} views, the slowest ${Math.round(slowest)} ms`,
    ].join(", ");
    console.log(figures);
    info.annotations.push({ type: "figures", description: figures });
    return duration;
  }

  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [from, to] = ["abcd".charAt(round), "abcd".charAt(round + 1)];
      for (const [index, { id }] of pages.entries()) {
        const data = { ...write(to, index, index === 0 ? undefined : pages[0]), _status: "draft" };
        await send(request, "patch", `/page_landing/${id}?draft=true&depth=0`, data);
      }
      const changes = pages.map(({ id }) => ({
        ...{ kind: "document", collection: "page_landing" },
        ...{ id, action: "publish" },
      }));
      const name = `${OWN_UID} ${to}`;
      const { id } = await send<Doc>(request, "post", "/campaign", { name, changes });
      await watch(from, to, async () => {
        const answer = await send<{ problems: unknown[] }>(
          ...([request, "post", `/campaign/${id}/publish`, {}] as const),
        );
        expect(answer.problems).toEqual([]);
      });
      if (round < ROUNDS - 1) continue;
      await watch(to, from, () => send(request, "post", `/campaign/${id}/undo`, {}));
    }
  } finally {
    for (const { id } of pages.toReversed()) await send(request, "delete", `/page_landing/${id}`);
    const { docs } = await send<{ docs: Doc[] }>(
      ...([request, "get", `/redirects?where[from][like]=${OWN_UID}-campaign&limit=50`] as const),
    );
    for (const { id } of docs) await send(request, "delete", `/redirects/${id}`);
  }
});
