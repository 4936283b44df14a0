/**
 * The site while the content service, or some of its responses, are down, slow or faulty (spec §8;
 * quality §3).
 */
import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCALES, type Locale } from "@orlaya/locales";
import {
  AUDIENCES,
  buildPath,
  match,
  technical,
  type Audience,
  type RouteMatch,
} from "@orlaya/routes";
import { getGoneTag, SIGNATURE_HEADER, signBody } from "@orlaya/contract";
import { getMessages } from "@orlaya/messages/server";
import { freePort } from "../scripts/lib/settings.ts";
import { openFaultProxy, type Answer, type FaultProxy, type FaultRule } from "./fault-proxy.ts";
import { CMS, expect, FULL, httpTest as base } from "./fixtures.ts";
import { landing } from "./finder-parts.ts";
import { secrets, startOwnSite, type LogLine, type OwnSite } from "./own-site.ts";
import { lasting, publishedRows, type PublishedRow } from "./published.ts";

const ROOT = join(import.meta.dirname, "..");
const ALL = /^/;
const PRODUCT = "/en/expatriate-insurance/long-term-international-health-plan";

const publishedPaths = async (): Promise<readonly string[]> =>
  (await Promise.all(LOCALES.map(publishedRows))).flat().map((row) => row.path);
async function get(
  site: OwnSite,
  path: string,
): Promise<{
  readonly status: number;
  readonly html: string;
  readonly ms: number;
  readonly headers: Headers;
}> {
  const started = performance.now();
  const answer = await fetch(`${site.url}${path}`, {
    redirect: "manual",
    signal: AbortSignal.timeout(30_000),
  });
  const html = await answer.text();
  return { status: answer.status, html, ms: performance.now() - started, headers: answer.headers };
}
const warnings = async (site: OwnSite, message: string): Promise<readonly LogLine[]> =>
  (await site.log()).filter((line) => line.level === "warn" && line.message === message);

interface Worker {
  readonly snapshot: string;
  readonly room: string;
}
/**
 * Starts a site whose content service has faults, with or without the last-good folder of an
 * earlier run. An empty site warms up only with `warming`: when a response always fails, the
 * warm-up would restart again and again, beside the requests of the test.
 */
type Start = (
  from: "empty" | "warming" | "snapshot",
  ...faults: readonly FaultRule[]
) => Promise<OwnSite>;

/** Routes of list pages, with the type of the documents that they list. */
const LISTED: { readonly [B in RouteMatch["base"]]?: string } = {
  "all-guides": "page_guide",
  "article-home": "page_article",
  "faq-home": "page_faq",
  "guide-themes": "guide_theme",
  offers: "product_page",
  destinations: "page_country",
};
const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");

/**
 * Returns the route index of the earlier run: all pages in the full run; in `npm test` the single
 * pages and every twenty-fourth of the others. Omitted rows are replaced by a duplicate of the
 * first row, because a response with fewer rows would be taken for the last page of the index.
 */
function indexOfEarlier(answer: Answer): Answer {
  if (FULL) return answer;
  const kept = answer.docs.filter(
    ({ type, path }, at) => type === "page_single" || path === PRODUCT || at % 24 === 0,
  );
  return {
    ...answer,
    docs: answer.docs.map((row) => (kept.includes(row) ? row : (kept[0] ?? row))),
  };
}

/** One earlier run per worker writes the last-good folder with which the tests begin. */
const test = base.extend<
  { readonly content: FaultProxy; readonly start: Start },
  { readonly earlier: Worker }
>({
  earlier: [
    async ({ browserName: _ }, provide) => {
      const room = await mkdtemp(join(tmpdir(), "e2e-reliability-"));
      const proxy = await openFaultProxy(CMS());
      proxy.set([/\/api\/routes\?.*select/, indexOfEarlier]);
      const site = await startOwnSite(join(room, "earlier"), proxy.port, { WARM_UP: "true" });
      await expect
        .poll(async () => (await site.log()).some((line) => line.message === "content warmed"), {
          timeout: 900_000,
          intervals: [500],
        })
        .toBe(true);
      expect(await site.stop(), "exit code after SIGTERM").toBe(0);
      await proxy.close();
      await provide({ room, snapshot: join(room, "earlier", "last-good") });
      await rm(room, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 1_000_000 },
  ],
  content: async ({ browserName: _ }, provide) => {
    const proxy = await openFaultProxy(CMS());
    await provide(proxy);
    await proxy.close();
  },
  start: async ({ content, earlier }, provide) => {
    const sites: OwnSite[] = [];
    await provide(async (from, ...faults) => {
      const folder = await mkdtemp(join(earlier.room, "site-"));
      if (from === "snapshot")
        await cp(earlier.snapshot, join(folder, "last-good"), { recursive: true });
      content.set(...faults);
      const site = await startOwnSite(folder, content.port, { WARM_UP: String(from !== "empty") });
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.stop()));
  },
});
test.describe.configure({ mode: "default" });

test.describe("content service down", () => {
  test("[8-010 8-020] an empty site starts, returns 503 in its own design, and recovers by itself", async ({
    content,
    start,
  }) => {
    const site = await start("warming", [ALL, "refuse"]);
    const page = await get(site, "/de/versicherungen");
    expect(page.status).toBe(503);
    expect(page.headers.get("retry-after")).toBe("30");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page.headers.get("cache-control")).toContain("no-store");
    expect(page.html).toContain('<html lang="de"');
    expect(page.html).toMatch(/<link rel="stylesheet"/);
    expect(page.html).toContain('href="/de"');
    expect(page.html).toContain(escape(getMessages("de").common("error.fixed")));
    expect((await get(site, "/healthz")).status).toBe(200);
    await expect.poll(async () => (await get(site, "/readyz")).status).toBe(503);
    await expect
      .poll(async () =>
        (await site.log()).some((line) => line.message === "content not warmed yet"),
      )
      .toBe(true);
    content.set();
    await expect.poll(async () => (await get(site, "/de/versicherungen")).status).toBe(200);
    await expect.poll(async () => (await get(site, "/readyz")).status).toBe(200);
  });

  test("[8-020 quality §3] every published page is complete from the last-good folder of an earlier run, including lists", async ({
    content,
    earlier,
    start,
  }) => {
    test.setTimeout(FULL ? 400_000 : 180_000);
    const files = await Promise.all(
      (await readdir(earlier.snapshot)).map(
        async (file) =>
          JSON.parse(await readFile(join(earlier.snapshot, file), "utf8")) as {
            key: string;
            value: unknown;
          },
      ),
    );
    const index = files
      .filter(({ key }) => /^routes ..$/.test(key))
      .flatMap(({ value }) => lasting(value as PublishedRow[]));
    const rows = [...new Map(index.map((row) => [row.path, row])).values()];
    // Country pages are alike, so every twelfth is tested.
    const paths = rows
      .filter((row, index) => row.type !== "page_country" || index % 12 === 0)
      .map((row) => row.path);
    expect(paths.length).toBeGreaterThan(FULL ? 200 : 150);
    const site = await start("snapshot", [ALL, "refuse"]);
    /**
     * Returns the rows that a list page must name, at most 24; empty for a page that is no list.
     */
    function listed(path: string): readonly PublishedRow[] {
      const [route] = match(path);
      const type = route ? LISTED[route.base] : undefined;
      return type
        ? rows
            .filter(
              (row) =>
                row.type === type &&
                row.locale === route?.locale &&
                row.audience === route.audience,
            )
            .slice(0, 24)
        : [];
    }
    const failed: string[] = [];
    const lists = new Set<string>();
    const queue = [...paths];
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
          const page = await get(site, path);
          if (
            page.status !== 200 ||
            !page.html.includes('id="footer-nav"') ||
            !page.html.includes("<h1")
          )
            failed.push(`${path} ${page.status}`);
          const main = /<main.*<\/main>/s.exec(page.html)?.[0] ?? "";
          const missing = listed(path).filter(
            (row) =>
              !main.includes(
                row.type === "page_faq" ? `>${escape(row.title)}<` : `href="${row.path}"`,
              ),
          );
          if (missing.length > 0)
            failed.push(`${path} lacks ${missing.map((row) => row.path).join(" ")}`);
          if (listed(path).length > 0) lists.add(match(path)[0]?.base ?? "");
        }
      }),
    );
    expect(failed).toEqual([]);
    expect([...lists].sort()).toEqual(Object.keys(LISTED).sort());
    // Every request of every page had a response, except for paths that were never published: these
    // have no row.
    const published = new Set(rows.map((row) => row.path));
    const unanswered = (await site.log())
      .filter(({ level, message }) => level === "warn" && message.endsWith(" failed"))
      .map((line) => `${line.message}: ${String(line["error"])}`);
    expect(
      unanswered.filter(
        (line) => published.has(/"route (\S+)"/.exec(line)?.[1] ?? "") || !/"route \S+"/.test(line),
      ),
    ).toEqual([]);
    expect((await get(site, "/readyz")).status).toBe(200);
    expect(content.calls()).toBeGreaterThan(0);
  });

  test("[quality §3] down for some seconds under load: no page view fails, and the service is used again soon after", async ({
    content,
    start,
  }) => {
    const site = await start("snapshot");
    const paths = ["/en", "/fr", "/de/versicherungen", PRODUCT, "/nl/bedrijven", "/es"];
    for (const path of paths) expect((await get(site, path)).status).toBe(200);
    content.set([ALL, "refuse"]);
    const statuses = new Map<number, number>();
    const until = Date.now() + 4000;
    let count = 0;
    // Eight clients request pages in sequence, for four seconds and at least 100 views.
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (Date.now() < until || count <= 100) {
          count += 1;
          const path = paths[count % paths.length] ?? "/en";
          // Every third view is a form with answers, which is never in the byte cache.
          const { status } = await get(site, count % 3 === 0 ? `${path}?need=&go=product` : path);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }),
    );
    expect([...statuses.keys()]).toEqual([200]);
    content.set();
    // A path that was never requested needs a response of the content service.
    await expect.poll(async () => (await get(site, "/en/never-asked-for")).status).toBe(404);
  });
});

test.describe("some requests to the content service failing", () => {
  test("[8-014 8-015] header and footer fail in three ways: the site logs warnings and renders pages without them", async ({
    content,
    start,
  }) => {
    const modules = (locale: Locale) =>
      new RegExp(`/api/(header|footer)_module\\?.*\\[locale\\]\\[equals\\]=${locale}\\b`);
    const site = await start(
      "empty",
      [modules("en"), 500],
      [modules("fr"), "garbage"],
      [modules("de"), "refuse"],
    );
    for (const path of ["/en/support", "/fr", "/de/unternehmen"]) {
      const page = await get(site, path);
      expect(page.status, path).toBe(200);
      expect(page.html, path).toMatch(/<main id="main"[^>]*>.*<h1/s);
      expect(page.html, path).not.toContain("<footer");
      expect(page.html, path).not.toContain("<header");
    }
    expect((await get(site, "/nl")).html).toContain("<footer");
    for (const part of ["header", "footer"])
      await expect
        .poll(async () => (await warnings(site, `${part} failed`)).length)
        .toBeGreaterThanOrEqual(3);
    content.set();
    // A page without its header is cached for seconds, not minutes.
    await expect
      .poll(async () => (await get(site, "/en/support")).html.includes("<footer"), {
        timeout: 60_000,
        intervals: [500],
      })
      .toBe(true);
  });

  test("[8-021] the finder module fails: the site logs a warning and renders every page without it", async ({
    start,
  }) => {
    const site = await start("empty", [/\/api\/module_lisa/, 500]);
    for (const audience of AUDIENCES) {
      for (const base of ["home", "offers", "legal", "error-404"] as const) {
        const path = buildPath(base, { locale: "en", audience });
        const page = await get(site, path);
        expect(page.status, path).toBe(base === "error-404" ? 404 : 200);
        expect(page.html, path).not.toContain('id="finder-panel"');
      }
    }
    expect((await get(site, "/en/plans")).html).toContain(PRODUCT);
    expect((await get(site, PRODUCT)).status).toBe(200);
    await expect
      .poll(async () => (await warnings(site, "finder module failed")).length)
      .toBeGreaterThan(0);
    const panel = await fetch(`${site.url}/api/finder/en/individual.json`);
    expect(panel.status).toBe(503);
    expect(panel.headers.get("content-type")).toContain("json");
  });

  test("[8-021 finder-6.18] the finder module and the list of plans fail: the finder is on its page and resolves answers", async ({
    start,
  }) => {
    const site = await start("empty", [/\/api\/(module_lisa|product_page)\?/, 500]);
    const path =
      (await publishedRows("en")).find(
        ({ type, audience, path: own }) =>
          type === "page_form" && audience === "individual" && own === `${PRODUCT}/get-a-quote`,
      )?.path ?? "";
    for (const query of ["", "?from=FR", "?from=FR&to=SG&as=expatriation"]) {
      const page = await get(site, `${path}${query}`);
      expect(page.status, query).toBe(200);
      expect(page.html, query).toMatch(
        query.includes("as=") ? "data-eligibility-result" : "data-eligibility-finder",
      );
    }
    const answered = await get(site, `${path}?from=FR&to=SG&as=expatriation&go=product`);
    expect([answered.status, answered.headers.get("location")]).toEqual([303, PRODUCT]);
    for (const part of ["finder module", "plans"])
      await expect
        .poll(async () => (await warnings(site, `${part} failed`)).length)
        .toBeGreaterThan(0);
  });

  test("[quality §3] alternates, countries, groups and the error page fail together: pages are rendered without them", async ({
    start,
  }) => {
    const site = await start(
      "empty",
      [/\/api\/routes\?.*group/, 500],
      [/\/api\/(countries|group_of_countries|page_error)/, 500],
    );
    for (const [path, status] of [
      ["/en", 200],
      ["/en/plans", 200],
      [PRODUCT, 200],
      ["/en/nope", 404],
    ] as const) {
      const page = await get(site, path);
      expect(page.status, path).toBe(status);
      expect(page.html, path).toContain("<h1");
      expect(page.html, path).toContain('id="footer-nav"');
    }
    // A search that fails leads to the error landing, never to the no-result landing.
    const search = await get(site, "/en?need=expat&to=ES&language=en&go=product");
    expect([search.status, search.headers.get("location")]).toEqual([303, landing("en", "error")]);
    expect((await get(site, landing("en", "error"))).status).toBe(200);
    for (const part of ["countries", "alternates", "error page"])
      await expect
        .poll(async () => (await warnings(site, `${part} failed`)).length)
        .toBeGreaterThan(0);
  });
});

test.describe("malformed documents", () => {
  type Document = Record<string, unknown>;
  const slicesOf = (document: Document): Document[] => (document["slices"] ?? []) as Document[];
  function wrong(value: unknown, keep: readonly string[]) {
    return (document: Document): Document =>
      Object.fromEntries(
        Object.entries(document).map(([key, was]) => [key, keep.includes(key) ? was : value]),
      );
  }
  const gone = [
    "relationTo",
    "value",
    "image",
    "image_desktop",
    "module",
    "products",
    "offers",
    "product",
    "faq",
  ];
  /** One kind of malformed document for each language, so that one site covers them all. */
  const ways: Readonly<Record<Locale, (document: Document) => Document>> = {
    en: (document) => ({ ...document, slices: "nothing" }),
    fr: (document) => ({
      ...document,
      slices: [null, 7, "hero", [], {}, { id: "1", blockType: "hologram" }, ...slicesOf(document)],
    }),
    es: wrong(42, ["id", "locale", "slices"]),
    de: (document) => ({
      ...document,
      slices: slicesOf(document).map(wrong({ wrong: ["?", null] }, ["blockType"])),
    }),
    nl: (document) =>
      JSON.parse(
        JSON.stringify(document, (key, value: unknown) => (gone.includes(key) ? null : value)),
      ) as Document,
  };
  function change(answer: Answer) {
    return {
      ...answer,
      docs: answer.docs.map((document) => ways[document["locale"] as Locale](document)),
    };
  }

  test("[quality §3] slices that are no list, unknown, or of wrong types, and missing relations: returns 200 with the footer, and logs unknown slices", async ({
    start,
  }) => {
    const site = await start("empty", [
      /\/api\/(page_single|product_page|page_offer|page_landing|module_lisa)\?/,
      change,
    ]);
    // In the short run every home page, a quarter of the pages below it and one of 96 below these.
    const paths = (await publishedPaths()).filter((path, at) => {
      const depth = path.split("/").length - 1;
      const oneOf = FULL ? 1 : ([1, 1, 4, 96][depth] ?? 96);
      return depth < 4 && at % oneOf === 0;
    });
    for (const path of paths) {
      const page = await get(site, path);
      expect(page.status, path).toBe(200);
      expect(page.html, path).toContain('id="footer-nav"');
      expect(page.html, path).not.toContain("[object Object]");
    }
    await expect
      .poll(() => warnings(site, "unknown slice"))
      .toContainEqual(expect.objectContaining({ path: "/fr", slice: "hologram" }));
    expect((await get(site, "/fr")).html).not.toContain("hologram");
  });

  test("[2-114 8-022] the error document fails, is missing or is malformed: the built-in page with header and footer has the fixed sentence and a link home", async ({
    start,
  }) => {
    const of = (locale: Locale): RegExp =>
      new RegExp(`/api/page_error\\?.*\\[locale\\]\\[equals\\]=${locale}`);
    function each(change: (document: Document) => Document) {
      return (answer: Answer) => ({
        ...answer,
        docs: answer.docs.map(change),
      });
    }
    const site = await start(
      "empty",
      [of("en"), 500],
      [of("fr"), "garbage"],
      [of("es"), (answer) => ({ ...answer, docs: [] })],
      [of("de"), each((document) => ({ ...document, slices: "nothing" }))],
      [
        of("nl"),
        each((document) => ({
          ...document,
          slices: slicesOf(document).map(wrong({ wrong: ["?", null] }, ["blockType"])),
        })),
      ],
    );
    for (const locale of LOCALES) {
      const { common } = getMessages(locale);
      const { status, html } = await get(site, `/${locale}/nope`);
      expect(status, locale).toBe(404);
      for (const part of [common("error.fixed"), common("notFound.title"), common("error.home")])
        expect(html, locale).toContain(escape(part));
      for (const part of [`<a href="/${locale}"`, 'id="footer-nav"', "<header"])
        expect(html, locale).toContain(part);
    }
  });

  test("[8-014 8-015 8-021] pages return 200 with malformed header, navigation, footer, countries and groups", async ({
    start,
  }) => {
    function modules(answer: Answer) {
      return {
        ...answer,
        docs: answer.docs.map(wrong(["?", 3], ["id"])),
      };
    }
    const site = await start("empty", [
      /\/api\/(header_module|footer_module|navigation_module|group_of_countries|countries)\?/,
      modules,
    ]);
    for (const path of ["/en", "/en/plans", "/de/unternehmen", PRODUCT])
      expect((await get(site, path)).status, path).toBe(200);
  });
});

test.describe("content service slow or faulty", () => {
  /** Time after which a request to the service fails: two tries of four seconds. */
  const GIVEN_UP_MS = 8000;
  test("[quality §3] slow (8 s): a restarted site answers stored pages without waiting for the service", async ({
    content,
    start,
  }) => {
    async function restart(): Promise<OwnSite> {
      const site = await start("snapshot", [ALL, "slow"]);
      // The first request includes the start-up time of the process.
      expect((await get(site, "/en/legal")).status).toBe(200);
      return site;
    }
    const site = await restart();
    const paths = AUDIENCES.flatMap((audience: Audience) =>
      LOCALES.map((locale) => buildPath("home", { locale, audience })),
    );
    for (const path of [
      ...paths,
      PRODUCT,
      "/en/plans",
      "/en/plans?needs=expat",
      "/fr?need=expat&to=&go=product",
    ]) {
      const page = await get(site, path);
      expect(page.status, path).toBe(200);
      let { ms } = page;
      if (ms >= GIVEN_UP_MS) {
        // Either the machine stalled, or the page waited for the service. In the second case the
        // page waits in a new process as well.
        ms = (await get(await restart(), path)).ms;
      }
      expect(ms, path).toBeLessThan(GIVEN_UP_MS);
    }
    expect(content.calls()).toBeGreaterThan(0);
  });

  for (const fault of ["garbage", 500] as const) {
    test(`[quality §3] responses with ${fault === 500 ? "status 500" : "truncated JSON"}: stored pages stay, others return 503, and the site recovers within seconds`, async ({
      content,
      start,
    }) => {
      const site = await start("snapshot", [ALL, fault]);
      for (const path of ["/en", "/nl", PRODUCT])
        expect((await get(site, path)).status, path).toBe(200);
      expect((await get(site, "/en/never-seen")).status).toBe(503);
      content.set();
      await expect.poll(async () => (await get(site, "/en/never-seen")).status).toBe(404);
    });
  }

  test("[8-020 quality §3] an unpublished page returns 404 after a restart while the service is down", async ({
    content,
    earlier,
  }) => {
    const folder = await mkdtemp(join(earlier.room, "site-"));
    await cp(earlier.snapshot, join(folder, "last-good"), { recursive: true });
    const before = await startOwnSite(folder, content.port);
    expect((await get(before, PRODUCT)).status).toBe(200);
    // Simulates the responses and the invalidation of an unpublished plan. The plan itself stays
    // published for the other tests.
    content.set([
      new RegExp(`/api/(routes|redirects)\\?.*\\[(path|from)\\]\\[equals\\]=${PRODUCT}(&|$)`),
      () => ({ docs: [], totalDocs: 0 }),
    ]);
    const body = JSON.stringify({ tags: ["routes", getGoneTag(PRODUCT)] });
    const { REVALIDATE_SECRET = "" } = await secrets();
    const headers = {
      "content-type": "application/json",
      [SIGNATURE_HEADER]: signBody(REVALIDATE_SECRET, Math.floor(Date.now() / 1000), body),
    };
    expect(
      (await fetch(`${before.url}${technical.revalidate}`, { method: "POST", headers, body }))
        .status,
    ).toBe(200);
    // No request for the page is sent meanwhile.
    await expect.poll(() => content.calls(/\/api\/redirects/)).toBeGreaterThan(0);
    await before.stop();
    for (const fault of ["refuse", "slow"] as const) {
      content.set([ALL, fault]);
      const after = await startOwnSite(folder, content.port);
      expect((await get(after, PRODUCT)).status, fault).toBe(404);
      expect((await get(after, "/en")).status, fault).toBe(200);
      await after.stop();
    }
  });

  test("a list of values that are not documents is a failure: stored pages still return 200", async ({
    content,
    start,
  }) => {
    const site = await start("snapshot");
    content.set([ALL, () => ({ docs: [null, 7, "x"], totalDocs: 3 })]);
    for (const path of ["/en", "/nl", PRODUCT])
      expect((await get(site, path)).status, path).toBe(200);
  });
});

test.describe("starting and stopping", () => {
  test("[quality §3] on SIGTERM the site finishes a slow request, refuses new ones, and exits with code 0", async ({
    content,
    earlier,
  }) => {
    // This site does not warm up. After the first page it has the content that every page needs, so
    // only the lookup of the route delays the second request.
    const site = await startOwnSite(await mkdtemp(join(earlier.room, "site-")), content.port);
    try {
      expect((await get(site, "/en/support")).status).toBe(200);
      const lookup = /\[path\]\[equals\]=\/en\/legal$|\[path\]\[equals\]=\/en\/legal&/;
      content.slowMs = 1500;
      content.set([lookup, "slow"]);
      const slow = get(site, "/en/legal");
      await expect.poll(() => content.calls(lookup)).toBeGreaterThan(0);
      site.kill("SIGTERM");
      await expect
        .poll(() =>
          fetch(`${site.url}/healthz`).then(
            () => "answers",
            () => "refused",
          ),
        )
        .toBe("refused");
      expect((await slow).status).toBe(200);
      expect(await site.ended).toBe(0);
    } finally {
      site.kill("SIGKILL");
    }
  });

  type Environment = Readonly<Record<string, string | undefined>>;
  function program(
    args: readonly string[],
    env: Environment,
  ): Promise<{ readonly code: number | null; readonly error: string }> {
    return new Promise((resolve) => {
      const child = execFile(
        "node",
        [...args],
        { cwd: ROOT, env: { ...process.env, ...env }, timeout: 30_000 },
        (_error, _out, error) => {
          resolve({ code: child.exitCode, error: error.trim() });
        },
      );
    });
  }
  async function taken(): Promise<Server & { readonly port: number }> {
    const port = await freePort();
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(port, "127.0.0.1", resolve);
    });
    return Object.assign(server, { port });
  }
  const SITE = ["apps/site/src/http/main.ts"];
  const START = ["scripts/run.mjs", "start"];

  test("a taken port prints one sentence with the port and its owner, and exits with code 1", async () => {
    const other = await taken();
    const env = {
      ...(await secrets()),
      PORT: String(other.port),
      CMS_PORT: String(await freePort()),
      DATA_DIR: join(tmpdir(), `e2e-taken-${process.pid}`),
    };
    try {
      const [site, start] = [await program(SITE, env), await program(START, env)];
      expect([site.code, start.code]).toEqual([1, 1]);
      expect(site.error).toBe(
        `Port ${other.port} is taken. Stop the other program or choose another port with PORT=….`,
      );
      expect(start.error).toMatch(
        new RegExp(
          `^Port ${other.port} is taken by [^\\n]+: stop it, or choose another port with PORT=…\\.$`,
        ),
      );
      if (process.platform === "linux") expect(start.error).toContain(`(process ${process.pid})`);
    } finally {
      other.close();
      await rm(env.DATA_DIR, { recursive: true, force: true });
    }
  });

  test("a missing or invalid variable prints one sentence that names it, and exits with code 1", async () => {
    const folder = join(tmpdir(), `e2e-missing-${process.pid}`);
    const cases: readonly (readonly [readonly string[], Environment, RegExp])[] = [
      [
        SITE,
        { SITE_API_KEY: undefined, REVALIDATE_SECRET: "x".repeat(32), DATA_DIR: folder },
        /^The variable SITE_API_KEY is missing: [^\n]+\.$/,
      ],
      [
        SITE,
        { SITE_API_KEY: "x".repeat(32), REVALIDATE_SECRET: "short", DATA_DIR: folder },
        /^The variable REVALIDATE_SECRET is too short[^\n]*\.$/,
      ],
      [
        START,
        { PORT: "eighty", DATA_DIR: folder },
        /^PORT must be a port number from 1 to 65535, not "eighty"\.$/,
      ],
      [
        START,
        { PORT: "4000", CMS_PORT: "4000", DATA_DIR: folder },
        /^PORT and CMS_PORT are both 4000[^\n]+$/,
      ],
      [
        START,
        { DATA_DIR: "/dev/null/data" },
        /^The folder \/dev\/null\/data cannot be written[^\n]+$/,
      ],
    ];
    for (const [args, env, sentence] of cases) {
      const { code, error } = await program(args, env);
      expect(error).toMatch(sentence);
      expect(code).toBe(1);
    }
    await rm(folder, { recursive: true, force: true });
  });
});
