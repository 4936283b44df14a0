/** The metrics of the content service: requests over HTTP, and what the database holds. */
import { createServer, request as httpRequest, type Server } from "node:http";
import { writeFile } from "node:fs/promises";
import { serveMetrics } from "@orlaya/contract/metrics-server";
import { getPort, listen, readMetric, readMetrics } from "@orlaya/contract/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startService, waitUntil, type Answer, type TestService } from "../testing/service.ts";

let service: TestService;
let metrics: Server;

const read = (series: string): Promise<number | null> => readMetric(getPort(metrics), series);
const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();
function runJobs(): Promise<Answer> {
  return service.request("POST", "/api/run-jobs", {
    headers: { authorization: `Bearer ${process.env["JOBS_SECRET"] ?? ""}` },
  });
}

beforeAll(async () => {
  service = await startService();
  const { createReader } = await import("./open-metrics.ts");
  metrics = await serveMetrics({ port: 0, host: "127.0.0.1", read: createReader() });
});
afterAll(async () => {
  metrics.close();
  metrics.closeAllConnections();
  await service.stop();
});

describe("requests of the content service", () => {
  it("are counted by endpoint, never by address; those of the metrics are not", async () => {
    const { observeRequests } = await import("./observe-requests.ts");
    const stop = observeRequests((server) => server === metrics);
    const server = createServer((request, response) => {
      if (request.url === "/api/never") return;
      response.writeHead(request.url === "/api/leads" ? 503 : 200).end();
    });
    const url = `http://127.0.0.1:${await listen(server)}`;
    for (const path of [
      "/api/health",
      "/api/page_guide/the-id-of-a-guide?draft=true",
      "/api/users/login",
      "/api/globals/company",
      "/admin/collections/page_guide",
      "/_next/static/chunk.js",
      "/api/made-up-name",
    ])
      await fetch(url + path);
    await fetch(`${url}/api/leads`, { method: "POST", body: "{}" });
    const call = httpRequest(`${url}/api/never`).on("error", () => undefined);
    call.end();
    await new Promise((resolve) => {
      server.once("request", resolve);
    });
    call.destroy();
    await waitUntil(
      async () => (await read('orlaya_cms_aborted_requests_total{kind="other"}')) === 1,
    );
    for (const kind of [
      "health",
      "documents",
      "accounts",
      "globals",
      "admin",
      "build-file",
      "other",
    ])
      expect(
        await read(`orlaya_cms_requests_total{kind="${kind}",method="read",status="2xx"}`),
        kind,
      ).toBe(1);
    expect(await read('orlaya_cms_requests_total{kind="leads",method="write",status="5xx"}')).toBe(
      1,
    );
    expect(await read('orlaya_cms_request_duration_seconds_count{kind="leads"}')).toBe(1);
    const text = await readMetrics(getPort(metrics));
    for (const part of ["the-id-of-a-guide", "made-up-name", "page_guide"])
      expect(text).not.toContain(part);
    stop();
    server.close();
    server.closeAllConnections();
  });
});

describe("publishing", () => {
  it("counts changes that visitors see, and the calls to the site", async () => {
    const before = Number(await read("orlaya_cms_publications_total"));
    const accepted = 'orlaya_cms_invalidation_calls_total{result="accepted"}';
    const failed = 'orlaya_cms_invalidation_calls_total{result="failed"}';
    await service.create("page_guide", { title: "Guide", uid: "old" });
    await waitUntil(async () => (await read(accepted)) === 1);
    expect(await read("orlaya_cms_publications_total")).toBe(before + 1);
    const { at } = JSON.parse(service.calls.at(-1)?.body ?? "{}") as { readonly at?: number };
    expect(Math.abs(Date.now() - Number(at))).toBeLessThan(60_000);
    service.siteStatus = 503;
    await service.create("page_guide", { title: "Guide", uid: "older" });
    await waitUntil(async () => Number(await read(failed)) >= 1);
    service.siteStatus = 200;
    await waitUntil(async () => (await read(accepted)) === 2);
    expect(await read("orlaya_cms_invalidations_lost_total")).toBe(0);
  });
});

describe("what the database holds", () => {
  it("is stated: mails that wait, dead letters, and the age of the oldest mail", async () => {
    expect(await read('orlaya_cms_mails{queue="accounts",state="waiting"}')).toBe(0);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    for (const [state, age] of [
      ["queued", 600],
      ["sending", 60],
      ["dead", 9000],
      ["sent", 9000],
    ] as const)
      await service.payload.db.create({
        collection: "notices",
        data: {
          to: "person@example.com",
          kind: "test",
          data: {},
          locale: "en",
          mail_state: state,
          attempts: 0,
          next_try: later,
          message_id: state,
          createdAt: ago(age),
        },
      });
    expect(await read('orlaya_cms_mails{queue="accounts",state="waiting"}')).toBe(2);
    expect(await read('orlaya_cms_mails{queue="accounts",state="dead"}')).toBe(1);
    expect(await read('orlaya_cms_mails{queue="messages",state="waiting"}')).toBe(0);
    const age = Number(await read('orlaya_cms_oldest_mail_seconds{queue="accounts"}'));
    expect(age).toBeGreaterThanOrEqual(600);
    expect(age).toBeLessThan(900);
  });
  it("is stated: how late planned publications are, failed ones, and the last run of each job", async () => {
    expect(await read("orlaya_cms_job_lateness_seconds")).toBe(0);
    expect(await read("orlaya_cms_jobs_last_run_timestamp_seconds")).toBe(0);
    const job = { taskSlug: "schedulePublish", input: {}, hasError: false };
    for (const data of [
      { ...job, waitUntil: ago(400) },
      { ...job, waitUntil: ago(-400) },
      { ...job, waitUntil: ago(4000), hasError: true },
    ])
      await service.payload.db.create({ collection: "payload-jobs", data });
    const late = Number(await read("orlaya_cms_job_lateness_seconds"));
    expect(late).toBeGreaterThanOrEqual(400);
    expect(late).toBeLessThan(700);
    expect(await read("orlaya_cms_jobs_failed")).toBe(1);
    await service.payload.db.deleteMany({ collection: "payload-jobs", where: {} });
    expect((await runJobs()).status).toBe(200);
    const { waitForMail } = await import("../leads/worker.ts");
    await waitForMail();
    for (const name of ["messages-mail", "campaigns", "planned-publications", "tidy"])
      expect(
        Number(await read(`orlaya_cms_job_last_run_timestamp_seconds{work="${name}"}`)),
        name,
      ).toBeGreaterThan(Date.now() / 1000 - 60);
    expect(Number(await read("orlaya_cms_jobs_last_run_timestamp_seconds"))).toBeGreaterThan(
      Date.now() / 1000 - 60,
    );
  });
  it("is marked as unknown when the database does not respond", async () => {
    expect(await read("orlaya_cms_database_up")).toBe(1);
    const { find } = service.payload;
    service.payload.find = () => Promise.reject(new Error("no database"));
    expect(await read("orlaya_cms_database_up")).toBe(0);
    // A database that never responds does not make the reading wait for ever.
    service.payload.find = () => new Promise(() => undefined);
    expect(await read("orlaya_cms_database_up")).toBe(0);
    service.payload.find = find;
  }, 20_000);
  it("is loaded once at a time, and a load that never ends is given up", async () => {
    const { limitWait } = await import("./stored-state.ts");
    let [loads, ends] = [0, false];
    function load(): Promise<number> {
      loads += 1;
      return ends ? Promise.resolve(loads) : new Promise(() => undefined);
    }
    const patient = limitWait(load, { patienceMs: 20, abandonMs: 60_000 });
    expect(await Promise.all([patient(), patient()])).toEqual([null, null]);
    expect([await patient(), loads]).toEqual([null, 1]);
    const impatient = limitWait(load, { patienceMs: 20, abandonMs: 10 });
    expect([await impatient(), loads]).toEqual([null, 2]);
    ends = true;
    expect(await impatient()).toBe(3);
    expect(await impatient()).toBe(4);
  });
});

describe("warnings about the first administrator", () => {
  it("name the default address and a password that was never changed, on a public address", async () => {
    const { listAdminWarnings } = await import("../accounts/first-admin.ts");
    const settings = { dataDir: service.dataDir, cmsUrl: "https://content.example.com" };
    const list = () => listAdminWarnings(service.payload, settings);
    expect(await list()).toEqual([]);
    const email = "admin@orlaya.example";
    await service.user("admin", { email, password: "a-long-generated-password" });
    const file = `${service.dataDir}/admin-login.txt`;
    await writeFile(file, `https://content.example.com\n${email}\na-long-generated-password\n`);
    expect(await list()).toEqual([
      expect.stringMatching(/address admin@orlaya\.example.*Create an account/),
      `The password of the first administrator is still the one in ${file}. Change it in the admin, and delete the file.`,
    ]);
    expect(
      await listAdminWarnings(service.payload, { ...settings, cmsUrl: "http://localhost:3001" }),
    ).toEqual([]);
    await writeFile(file, `https://content.example.com\n${email}\nanother-password-since-then\n`);
    expect(await list()).toHaveLength(1);
  });
});
