/** Tests of the checks of links: addresses of other hosts, links inside the site, and runs. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readString, type Stored } from "../fields/record.ts";
import { startService, type TestService } from "../testing/service.ts";
import { askAddress, isPublicIp } from "./ask-address.ts";
import type { Finding } from "./finding.ts";
import type { startCheck as StartCheck, startNightlyCheck as StartNightly } from "./run.ts";

/** Requests that the servers received: method, path and agent. */
const received: string[] = [];
let open = 0;
let mostOpen = 0;
function listen(): Promise<{ readonly server: Server; readonly host: string }> {
  const server = createServer((request, response) => {
    received.push(`${request.method ?? ""} ${request.url ?? ""}`);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.on("close", () => {
      open -= 1;
    });
    const [, kind] = (request.url ?? "").split("/");
    if (kind === "hang") return;
    if (kind === "foreign") response.writeHead(302, { location: `http://${foreign.host}/ok` });
    else if (kind === "moved") response.writeHead(302, { location: "/ok" });
    else if (kind === "get-only") response.writeHead(request.method === "HEAD" ? 405 : 200);
    else if (kind === "en") response.writeHead(200, { "content-type": "text/html" });
    else response.writeHead(kind === "ok" ? 200 : 404);
    response.end(kind === "en" ? '<main><h2 id="prices">Prices</h2></main>' : undefined);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      resolve({ server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` });
    });
  });
}

let funnel: Awaited<ReturnType<typeof listen>>;
let foreign: Awaited<ReturnType<typeof listen>>;
let service: TestService;
let startCheck: typeof StartCheck;
let startNightlyCheck: typeof StartNightly;
const isAllowedIp = (): boolean => true;

beforeAll(async () => {
  [funnel, foreign] = [await listen(), await listen()];
  service = await startService({
    FUNNEL_HOSTS: funnel.host,
    SITE_URL: `http://${foreign.host}`,
  });
  ({ startCheck, startNightlyCheck } = await import("./run.ts"));
});
afterAll(async () => {
  await service.stop();
  for (const { server } of [funnel, foreign]) {
    server.closeAllConnections();
    server.close();
  }
});

describe("an address of an allowed host", () => {
  function ask(path: string) {
    // An answer may be late on a busy machine. Only the address that never answers ends sooner.
    const limit = path === "/hang" ? 300 : 10_000;
    return askAddress(`http://${funnel.host}${path}`, {
      ...{ hosts: new Set([funnel.host]), agent: "Test", limit, isAllowedIp },
    });
  }

  it.each([
    ["/ok", { kind: "ok" }],
    ["/moved", { kind: "ok" }],
    ["/get-only", { kind: "ok" }],
    ["/gone", { kind: "status", detail: "404" }],
    ["/hang", { kind: "noAnswer" }],
  ])("%s", async (path, answer) => {
    expect(await ask(path)).toEqual(answer);
  });

  it("is not followed to another host", async () => {
    received.length = 0;
    expect(await ask("/foreign")).toEqual({ kind: "elsewhere", detail: foreign.host });
    expect(received).toEqual(["HEAD /foreign"]);
  });

  it("is not asked at a private address", async () => {
    received.length = 0;
    for (const host of [funnel.host, `localhost:${funnel.host.split(":")[1] ?? ""}`]) {
      const options = { hosts: new Set([host]), agent: "Test", limit: 300 };
      expect(await askAddress(`http://${host}/ok`, options)).toEqual({ kind: "noAnswer" });
    }
    expect(received).toEqual([]);
  });

  it.each([
    ["127.0.0.1", false],
    ["10.1.2.3", false],
    ["169.254.169.254", false],
    ["::1", false],
    ["::ffff:192.168.0.1", false],
    ["fd00::1", false],
    ["93.184.215.14", true],
    ["2606:4700::1111", true],
    ["no address", false],
  ])("%s is public: %s", (ip, isPublic) => {
    expect(isPublicIp(ip)).toBe(isPublic);
  });
});

let count = 0;
async function createPage(primary?: Stored, extra: Stored = {}): Promise<Stored> {
  count += 1;
  const head = { blockType: "page_head", title: "Heading", ...(primary ? { primary } : {}) };
  return service.create("page_landing", {
    ...{ title: `Page ${count}`, uid: `page-${count}`, purpose: "normal", locale: "en" },
    ...{ audience: "individual", slices: [head], ...extra },
  });
}
function linkTo(page: Stored, anchor = ""): Stored {
  const document = { relationTo: "page_landing", value: page["id"] };
  return { label: "Read on", kind: "document", anchor, document };
}
const url = (address: string): Stored => ({ label: "Read on", kind: "url", url: address });

async function runCheck(): Promise<void> {
  const run = await startCheck(service.payload, "a@example.com", { isAllowedIp, limit: 300 });
  expect(run).not.toBeNull();
  await run?.ended;
}
/** Returns the findings by the id of their document: kind and detail. */
async function listFindings(): Promise<ReadonlyMap<string, string>> {
  const { docs } = await service.payload.find({ collection: "link_findings", limit: 100 });
  const findings = docs as unknown as readonly Finding[];
  return new Map(
    findings.map(({ source, kind, detail }) => [source, [kind, detail].filter(Boolean).join(" ")]),
  );
}

describe("a run", () => {
  it("finds each kind of broken link once, and forgets what was mended", async () => {
    const target = await createPage();
    const gone = await createPage();
    const sources = {
      good: await createPage(linkTo(target, "prices")),
      goodPath: await createPage(url(readString(target["path"]))),
      notLive: await createPage(linkTo(gone)),
      noPage: await createPage(url("/en/no-such-page")),
      anchor: await createPage(linkTo(target, "no-such-place")),
      status: await createPage(url(`http://${funnel.host}/gone`)),
      elsewhere: await createPage(url(`http://${funnel.host}/foreign`)),
      other: await createPage(url("http://not-allowed.example/gone")),
    };
    await service.payload.update({
      ...{ collection: "page_landing", id: readString(gone["id"]) },
      data: { _status: "draft" },
    });
    received.length = 0;
    mostOpen = 0;
    await runCheck();
    const found = await listFindings();
    const byName = Object.entries(sources).map(([name, { id }]) => [name, found.get(String(id))]);
    expect(Object.fromEntries(byName)).toEqual({
      ...{ good: undefined, goodPath: undefined, other: undefined },
      ...{ notLive: "notLive", noPage: "noPage", anchor: "anchor no-such-place" },
      ...{ status: "status 404", elsewhere: `elsewhere ${foreign.host}` },
    });
    expect(mostOpen).toBeLessThanOrEqual(2);

    await service.payload.update({
      ...{ collection: "page_landing", id: readString(sources.noPage["id"]) },
      data: { slices: [], _status: "published" },
    });
    await runCheck();
    const after = await listFindings();
    expect(after.has(readString(sources.noPage["id"]))).toBe(false);
    expect(after.size).toBe(found.size - 1);
  });

  it("lists a guide for individuals without one for businesses, once for all languages", async () => {
    const guide = { title: "Visas", uid: "visas-guide", slices: [], audience: "individual" };
    const english = await service.create("page_guide", { ...guide, locale: "en" });
    await service.create("page_guide", {
      ...{ ...guide, uid: "visados", locale: "es", group: english["group"] },
    });
    await runCheck();
    const found = await listFindings();
    expect([...found].filter(([, kind]) => kind === "twin")).toEqual([[english.id, "twin"]]);
    await service.create("page_guide", { ...guide, locale: "en", audience: "corporate" });
    await runCheck();
    expect([...(await listFindings()).values()]).not.toContain("twin");
  });

  it("is not started twice, and its progress is known", async () => {
    await createPage(url(`http://${funnel.host}/hang`));
    const first = await startCheck(service.payload, "a@example.com", { isAllowedIp, limit: 300 });
    expect(first).not.toBeNull();
    expect(await startCheck(service.payload, "b@example.com")).toBeNull();
    const editor = await service.user("editor");
    const state = await service.request("GET", "/api/link-checks", { as: editor });
    expect(state.body).toMatchObject({ isRunning: true });
    await first?.ended;
    expect([...(await listFindings()).values()]).toContain("noAnswer");
    const ended = await service.request("GET", "/api/link-checks", { as: editor });
    expect(ended.body).toMatchObject({ isRunning: false });
    const auditor = await service.user("auditor");
    expect((await service.request("POST", "/api/link-checks", { as: auditor })).status).toBe(403);
  });

  it("is taken over when its process stopped", async () => {
    const seen_at = new Date(Date.now() - 120_000).toISOString();
    await service.payload.db.create({
      ...{ collection: "link_runs", data: { active: "yes", seen_at, started_at: seen_at } },
    });
    const second = await startCheck(service.payload, "b@example.com", { isAllowedIp, limit: 300 });
    expect(second).not.toBeNull();
    await second?.ended;
  });

  it("of the night begins once, at night only", async () => {
    const at = (hour: number): Date => new Date(2027, 2, 1, hour, 30);
    expect(await startNightlyCheck(service.payload, at(14))).toBeNull();
    const runs = await Promise.all([
      startNightlyCheck(service.payload, at(2)),
      startNightlyCheck(service.payload, at(2)),
    ]);
    expect(runs.filter((run) => run !== null)).toHaveLength(1);
    for (const run of runs) await run?.ended;
    expect(await startNightlyCheck(service.payload, at(3))).toBeNull();
  });
});
