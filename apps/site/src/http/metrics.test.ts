/** The metrics of the site, read from its private port while the public server answers. */
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import {
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SIGNATURE_HEADER, signBody, writeRevalidations } from "@orlaya/contract";
import { METRICS_PATH, openMetricsPort, serveMetrics } from "@orlaya/contract/metrics-server";
import { getPort, listen, readMetric, readMetrics } from "@orlaya/contract/testing";
import { BASES, buildPath } from "@orlaya/routes";
import { readRequestKind, TECHNICAL_KINDS } from "../metrics/request-kind.ts";
import { createRecentMaximum } from "../metrics/recent-maximum.ts";
import { createSiteMetrics } from "../metrics/site-metrics.ts";
import { readEnv } from "../process/env.ts";
import type { Runtime } from "../process/runtime.ts";
import { AGE_HEADER, RENDERED_HEADER, TAGS_HEADER } from "./cache-headers.ts";
import { createSiteServer, type SiteServer } from "./server.ts";
import { createTestRuntime, SECRET } from "../process/testing.ts";

let folder: string;
let runtime: Runtime;
let site: SiteServer;
let metricsServer: Server;
let page: (request: IncomingMessage, response: ServerResponse) => void;
/** Lines of the log: level and message. */
let lines: (readonly [string, string])[];

const originOf = (server: Server): string => `http://127.0.0.1:${getPort(server)}`;
const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(originOf(site.server) + path, { redirect: "manual", ...init });

const read = (series: string): Promise<number | null> => readMetric(getPort(metricsServer), series);

function showPage(age: string, status = 200) {
  return (_request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(status, {
      "content-type": "text/html; charset=utf-8",
      [RENDERED_HEADER]: "1",
      [AGE_HEADER]: age,
      [TAGS_HEADER]: "doc:1",
    });
    response.end("<p>page</p>");
  };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-metrics-"));
  await mkdir(join(folder, "client"));
  await writeFile(join(folder, "client", "gone.js"), "script");
  page = showPage("300");
  lines = [];
  function createWriter(level: string) {
    return (message: string): void => {
      lines.push([level, message]);
    };
  }
  runtime = {
    ...createTestRuntime(folder),
    log: { error: createWriter("error"), warn: createWriter("warn"), info: createWriter("info") },
  };
  const metrics = createSiteMetrics(false);
  site = createSiteServer(
    runtime,
    (request, response) => {
      page(request, response);
    },
    { clientDir: join(folder, "client"), metrics: metrics.observer },
  );
  await listen(site.server);
  metricsServer = await serveMetrics({ port: 0, host: "127.0.0.1", read: metrics.read });
});
afterEach(async () => {
  metricsServer.close();
  metricsServer.closeAllConnections();
  await site.close(100);
  await rm(folder, { recursive: true, force: true });
});

describe("the private port", () => {
  it("answers GET /metrics only, and the public port does not know that address", async () => {
    const answer = await fetch(originOf(metricsServer) + METRICS_PATH);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      expect.stringMatching(/^text\/plain; version=0\.0\.4/),
    ]);
    expect((await fetch(`${originOf(metricsServer)}/`)).status).toBe(404);
    expect((await fetch(originOf(metricsServer) + METRICS_PATH, { method: "POST" })).status).toBe(
      404,
    );
    page = showPage("300", 404);
    const publicAnswer = await ask(METRICS_PATH);
    expect(publicAnswer.status).toBe(404);
    expect(await publicAnswer.text()).not.toContain("orlaya_site_");
  });
  it("listens on this machine only unless METRICS_HOST says otherwise, and not at all without a port", async () => {
    const secrets = { SITE_API_KEY: SECRET, REVALIDATE_SECRET: SECRET };
    for (const given of [{}, { METRICS_PORT: "", METRICS_HOST: "" }])
      expect(readEnv({ ...secrets, ...given })).toMatchObject({
        METRICS_PORT: 0,
        METRICS_HOST: "127.0.0.1",
      });
    const read = () => Promise.resolve({ contentType: "text/plain", body: "" });
    const sentences: string[] = [];
    const warn = (sentence: string) => sentences.push(sentence);
    expect(await openMetricsPort({ port: 0, host: "127.0.0.1", read }, "X", warn)).toBeNull();
    expect(sentences).toEqual([]);
    const port = getPort(metricsServer);
    expect(
      await openMetricsPort({ port, host: "127.0.0.1", read }, "METRICS_PORT", warn),
    ).toBeNull();
    expect(sentences).toEqual([
      expect.stringMatching(/\(EADDRINUSE\)\. Choose another port with METRICS_PORT=…/),
    ]);
  });
});

describe("requests", () => {
  it("are counted by route, class of method and class of status, never by address", async () => {
    await ask("/en/contact");
    await ask("/en/contact?name=jane-doe", { method: "HEAD" });
    page = showPage("300", 404);
    await ask("/en/contact/some-form");
    await ask("/nobody-knows-this");
    await ask("/healthz");
    await ask("/en", { method: "DELETE" });
    expect(
      await read('orlaya_site_requests_total{kind="contact",method="read",status="2xx"}'),
    ).toBe(2);
    expect(
      await read('orlaya_site_requests_total{kind="contact-form",method="read",status="4xx"}'),
    ).toBe(1);
    expect(
      await read('orlaya_site_requests_total{kind="unknown",method="read",status="4xx"}'),
    ).toBe(1);
    expect(await read('orlaya_site_requests_total{kind="health",method="read",status="2xx"}')).toBe(
      1,
    );
    expect(await read('orlaya_site_requests_total{kind="home",method="write",status="4xx"}')).toBe(
      1,
    );
    expect(await read('orlaya_site_request_duration_seconds_count{kind="contact"}')).toBe(2);
    const text = await readMetrics(getPort(metricsServer));
    for (const part of ["some-form", "nobody-knows-this", "jane-doe"])
      expect(text).not.toContain(part);
  });
  it.each([
    ["/", "root"],
    ["/en", "home"],
    ["/fr/contact", "contact"],
    [buildPath("contact", { locale: "en", audience: "corporate" }), "contact"],
    ["/media/a.avif", "media"],
    ["/sitemap.xml", "sitemap"],
    ["/sitemap-en-page_guide.xml", "sitemap"],
    ["/robots.txt", "robots"],
    ["/finder/12.en.json", "data"],
    ["/api/geolocation", "data"],
    ["/api/consent/en.html", "data"],
    ["/_astro/main.abc.js", "file"],
    ["/wp-login", "unknown"],
    ["%00", "unknown"],
  ])("of %s have the kind %s", (path, kind) => {
    expect(readRequestKind(path)).toBe(kind);
    expect([...BASES, ...TECHNICAL_KINDS]).toContain(kind);
  });
  it("that a visitor gives up are counted apart, and are no error in the log", async () => {
    const waiting: (() => void)[] = [];
    page = (request, response) => {
      waiting.push(() => {
        showPage("300")(request, response);
      });
    };
    const call = httpRequest(`${originOf(site.server)}/en/contact`);
    call.on("error", () => undefined).end();
    await expect.poll(() => waiting.length).toBe(1);
    call.destroy();
    await expect.poll(() => lines).toContainEqual(["info", "request aborted"]);
    waiting.forEach((answer) => {
      answer();
    });
    await expect.poll(() => read('orlaya_site_aborted_requests_total{kind="contact"}')).toBe(1);
    expect(await read('orlaya_site_request_duration_seconds_count{kind="contact"}')).toBeNull();
    expect(lines.filter(([level]) => level !== "info")).toEqual([]);
  });
  it("that fail are errors with status 5xx", async () => {
    page = (_request, response) => {
      response.writeHead(500).end();
    };
    expect((await ask("/en")).status).toBe(500);
    expect(await read('orlaya_site_requests_total{kind="home",method="read",status="5xx"}')).toBe(
      1,
    );
    expect(await read('orlaya_site_aborted_requests_total{kind="home"}')).toBeNull();
  });
  it("whose response the server breaks off are errors, too", async () => {
    await rm(join(folder, "client", "gone.js"));
    await expect(ask("/gone.js").then((answer) => answer.text())).rejects.toThrow();
    await expect
      .poll(() => read('orlaya_site_requests_total{kind="file",method="read",status="5xx"}'))
      .toBe(1);
    expect(await read('orlaya_site_aborted_requests_total{kind="file"}')).toBeNull();
  });
  it("that cannot be parsed are counted", async () => {
    const port = getPort(site.server);
    await new Promise((resolve) => {
      connect(port, "127.0.0.1")
        .on("close", resolve)
        .on("data", () => undefined)
        .end("nonsense\r\n\r\n");
    });
    expect(await read("orlaya_site_unreadable_requests_total")).toBe(1);
  });
});

describe("the byte cache", () => {
  it("counts misses, hits and shared renders, and states its size", async () => {
    page = (request, response) => {
      setTimeout(() => {
        showPage("300")(request, response);
      }, 30);
    };
    await Promise.all([ask("/en"), ask("/en")]);
    await ask("/en");
    expect(await read('orlaya_site_cache_lookups_total{result="miss"}')).toBe(2);
    expect(await read('orlaya_site_cache_lookups_total{result="hit"}')).toBe(1);
    expect(await read("orlaya_site_joined_renders_total")).toBe(1);
    expect(await read("orlaya_site_cache_entries")).toBe(1);
    expect(await read("orlaya_site_cache_bytes")).toBeGreaterThan(1024);
  });
  it("states the age of the oldest stale page that it served, and renewals that failed", async () => {
    page = showPage("0");
    await ask("/en");
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
    page = (_request, response) => {
      response.writeHead(500).end();
    };
    await ask("/en");
    expect(await read('orlaya_site_cache_lookups_total{result="stale"}')).toBe(1);
    expect(await read("orlaya_site_stale_answer_age_seconds")).toBeGreaterThanOrEqual(0.03);
    await expect.poll(() => read("orlaya_site_renewals_failed_total")).toBe(1);
  });
  it("counts requests that are answered with 503 while too many pages are rendered", async () => {
    const waiting: (() => void)[] = [];
    page = (request, response) => {
      waiting.push(() => {
        showPage("300")(request, response);
      });
    };
    // A page for one visitor does not wait for a place.
    const running = Array.from({ length: 64 }, (_, index) => ask(`/en?page=${index}`));
    await expect.poll(() => waiting.length).toBe(64);
    expect((await ask("/en?page=65")).status).toBe(503);
    for (const answer of waiting) answer();
    await Promise.all(running);
    expect(await read("orlaya_site_shed_requests_total")).toBe(1);
  });
  it("forgets a stale page after two minutes", () => {
    let now = 600_000;
    const oldest = createRecentMaximum(60_000, () => now);
    oldest.note(7);
    oldest.note(3);
    expect(oldest.read()).toBe(7);
    now += 60_000;
    oldest.note(2);
    expect(oldest.read()).toBe(7);
    now += 60_000;
    expect(oldest.read()).toBe(2);
    now += 120_000;
    expect(oldest.read()).toBe(0);
  });
});

describe("content", () => {
  async function call(at: number, secret = SECRET): Promise<number> {
    const [body = ""] = writeRevalidations(["doc:1"], at);
    const signature = signBody(secret, Math.floor(Date.now() / 1000), body);
    const headers = { [SIGNATURE_HEADER]: signature };
    return (await ask("/api/revalidate", { method: "POST", body, headers })).status;
  }
  it("counts calls after publishing with the time since the change, and refused ones", async () => {
    expect(await call(Date.now() - 3000)).toBe(200);
    // The clock of the content service is ahead.
    expect(await call(Date.now() + 60_000)).toBe(200);
    expect(await call(Date.now(), "another secret of some length")).toBe(401);
    expect(await read("orlaya_site_invalidations_total")).toBe(2);
    expect(await read("orlaya_site_invalidations_refused_total")).toBe(1);
    expect(await read('orlaya_site_invalidation_lag_seconds_bucket{le="2"}')).toBe(1);
    expect(await read('orlaya_site_invalidation_lag_seconds_bucket{le="5"}')).toBe(2);
    expect(await read("orlaya_site_invalidation_lag_seconds_sum")).toBeGreaterThanOrEqual(3);
  });
  it("states that calls to the content service fail", async () => {
    expect(await read("orlaya_site_content_up")).toBe(1);
    await runtime.content.changeCounter().catch(() => undefined);
    await runtime.content
      .at({ locale: "en", audience: "individual" })
      .countries()
      .catch(() => undefined);
    expect(await read("orlaya_site_content_up")).toBe(0);
    expect(await read("orlaya_site_content_failures_total")).toBeGreaterThan(0);
  });
  it("states how many leads wait, and since when", async () => {
    expect(await read("orlaya_site_leads_waiting")).toBe(0);
    expect(await read("orlaya_site_oldest_lead_seconds")).toBe(0);
    await mkdir(join(folder, "leads"));
    for (const [index, age] of [90, 10].entries()) {
      const file = join(folder, "leads", `${"k".repeat(24)}${index}.json`);
      await writeFile(file, "{}");
      const at = Date.now() / 1000 - age;
      await utimes(file, at, at);
    }
    expect(await read("orlaya_site_leads_waiting")).toBe(2);
    expect(await read("orlaya_site_oldest_lead_seconds")).toBeGreaterThanOrEqual(89);
  });
});
