/** Numbers of searches without a result: the signed call, the rows, and the findings. */
import { rmSync } from "node:fs";
import { createSignatureHeader, signBody, SIGNATURE_HEADER } from "@orlaya/contract";
import { resolve, readPayload, type Finder } from "@orlaya/finder/eligibility";
import { getAdminMessages } from "@orlaya/messages/admin";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readString, record, type Stored } from "../fields/record.ts";
import { createEligibilityFolder, keepFewRules } from "../testing/eligibility.ts";
import type * as Load from "./load.ts";
import type * as Store from "./store.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";

const PATH = "/api/searches";
const KIND = "search-without-plan";

let service: TestService;
let root: string;
let manager: string;
let reader: string;
let finder: Finder;
let store: typeof Store;
let load: typeof Load;
let secret: string;

beforeAll(async () => {
  root = createEligibilityFolder();
  keepFewRules(root);
  service = await startService();
  await (await import("../seed/index.ts")).seed(service.payload, { root, log: () => undefined });
  store = await import("./store.ts");
  load = await import("./load.ts");
  secret = (await import("../env.ts")).env.secrets.revalidate;
  manager = await service.user("finder_manager");
  reader = await service.user("editor");
  const { release } = await (
    await import("../releases/stored-releases.ts")
  ).loadLiveRelease(service.payload);
  const read = readPayload(release?.payloads.en);
  if (!read.ok) throw new Error(read.problem);
  finder = read.finder;
}, 600_000);
afterAll(async () => {
  await service.stop();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(async () => {
  await service.payload.db.deleteMany({ collection: store.SEARCH_COUNTS, where: {} });
});

type Search = Readonly<Record<"residence" | "destination" | "profile", string>>;
/** Finds a search with an outcome. @throws when there is none */
function findSearch(kind: "none" | "plan", residence: string): Search {
  const profile = finder.profiles[0]?.id ?? "";
  const destination = finder.codes.find(
    (code) =>
      resolve(finder, { residence, destination: code, profile, nationality: null }).kind === kind,
  );
  if (destination === undefined) throw new Error(`no search with ${kind}`);
  return { residence, destination, profile };
}
async function call(body: unknown, header?: string): Promise<Answer> {
  const text = JSON.stringify(body);
  return service.request("POST", PATH, {
    form: text as never,
    headers: {
      "content-type": "application/json",
      ...(header === undefined
        ? createSignatureHeader(secret, text)
        : { [SIGNATURE_HEADER]: header }),
    },
  });
}
const count = (search: Search, number: number): Promise<Answer> =>
  call({ searches: [{ ...search, count: number }] });
async function listRows(): Promise<readonly Stored[]> {
  const { docs } = await service.payload.db.find<Stored & { id: string }>({
    collection: store.SEARCH_COUNTS,
  });
  return docs;
}
async function listShown(as = manager, language = "en"): Promise<readonly Stored[]> {
  const { body } = await service.request("GET", "/api/finder/findings", {
    as,
    headers: { "accept-language": language },
  });
  return ((body["findings"] ?? []) as Stored[]).filter(({ kind }) => kind === KIND);
}

describe("the call of the site", () => {
  it("needs the signature of the site, whoever is signed in", async () => {
    const body = { searches: [{ ...findSearch("none", "FR"), count: 1 }] };
    const old = signBody(secret, Math.floor(Date.now() / 1000) - 3600, JSON.stringify(body));
    expect([(await call(body, "")).status, (await call(body, old)).status]).toEqual([401, 401]);
    expect((await service.request("POST", PATH, { as: manager, body })).status).toBe(401);
    expect(await listRows()).toEqual([]);
  });
  it.each([
    ["a nationality", { nationality: "FR" }],
    ["a time", { at: "2026-11-27T10:00:00Z" }],
    ["a language", { locale: "fr" }],
    ["a code in lower case", { residence: "fr" }],
    ["a name instead of a code", { destination: "France" }],
    ["no number", { count: undefined }],
    ["a number below one", { count: 0 }],
    ["half a search", { count: 1.5 }],
    ["more than one call can have", { count: 1001 }],
    ["an empty profile", { profile: "" }],
  ])("is refused with %s", async (_, more) => {
    const search = { ...findSearch("none", "FR"), count: 9, ...more };
    expect((await call({ searches: [search] })).status).toBe(400);
    expect(await listRows()).toEqual([]);
  });
  it.each([
    ["a country that the release does not have", { residence: "ZZ" }],
    ["a profile that it does not have", { profile: "nobody" }],
  ])("does not count %s, and counts the others", async (_, more) => {
    const search = { ...findSearch("none", "FR"), count: 9 };
    const { body } = await call({ searches: [{ ...search, ...more }, search] });
    expect(body).toEqual({ counted: 1 });
    expect(await listRows()).toHaveLength(1);
  });
  it("does not count a search for which the live release has a plan", async () => {
    expect((await count(findSearch("plan", "SG"), 9)).body).toEqual({ counted: 0 });
  });
  it("stores the quarter, three answers and a number, and nothing else", async () => {
    const search = findSearch("none", "FR");
    await Promise.all([count(search, 2), count(search, 3), count(search, 1)]);
    const rows = await listRows();
    const id = readString(rows[0]?.["id"]);
    // Version 4 is random: no time can be read from it.
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
    const quarter = store.getQuarter(new Date());
    expect(rows).toEqual([{ id, quarter, ...search, searches: 6 }]);
    const { runSql, sql } = await import("../sql.ts");
    const columns = await runSql(service.payload, sql`SELECT * FROM "search_counts"`);
    expect(columns.map((row) => Object.keys(row).toSorted())).toEqual([
      ["destination", "id", "profile", "quarter", "residence", "searches"],
    ]);
  });
});

describe("the findings", () => {
  it("shows nothing below five, and from five on a multiple of five, whatever the order of the calls", async () => {
    const search = findSearch("none", "FR");
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
        async (calls) => {
          await service.payload.db.deleteMany({ collection: store.SEARCH_COUNTS, where: {} });
          for (const number of calls)
            await store.addSearches(service.payload, [{ ...search, count: number }]);
          const all = calls.reduce((sum, number) => sum + number, 0);
          expect(await store.loadFrequentSearches(service.payload)).toEqual(
            all < 5 ? [] : [{ ...search, count: all - (all % 5) }],
          );
        },
      ),
      { numRuns: 40 },
    );
  });
  it("is a finding in words from the fifth search on, with answers that open in Try", async () => {
    const search = findSearch("none", "FR");
    await count(search, 4);
    expect(await listShown()).toEqual([]);
    const { text } = await service.request("GET", "/api/finder/findings", { as: manager });
    expect(text).not.toContain(KIND);
    await count(search, 3);
    const [shown] = await listShown();
    expect(shown).toMatchObject({
      id: `${KIND}:${search.residence}+${search.destination}+${search.profile}`,
      ...{ severity: "warning", journeys: 5, state: "open", acceptable: true, acceptance: null },
    });
    const witness = record(shown?.["witness"]);
    const [words, query] = [readString(witness["words"]), readString(witness["query"])];
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      ...{ from: search.residence, to: search.destination, as: search.profile },
    });
    const say = getAdminMessages("en");
    const message = say(`finding.${KIND}`, {
      ...{ answers: words, by: "5", rules: "", subject: "", where: "" },
    });
    expect(shown?.["message"]).toBe(message);
    expect(words).toContain("France");
    expect(record((await listShown(reader))[0])["journeys"]).toBe(5);
  });
  it("adds four quarters up and forgets older ones", async () => {
    const search = findSearch("none", "FR");
    const [start, year] = [Date.UTC(2026, 0, 15), 2026];
    for (let month = 0; month < 15; month += 3)
      await store.addSearches(
        service.payload,
        [{ ...search, count: 5 }],
        new Date(Date.UTC(year, month, 20)),
      );
    const now = new Date(Date.UTC(2027, 0, 20));
    const sum = async (at: Date): Promise<readonly number[]> =>
      (await store.loadFrequentSearches(service.payload, at)).map((each) => each.count);
    expect(await sum(now)).toEqual([20]);
    expect(await sum(new Date(start))).toEqual([5]);
    expect(await sum(new Date(Date.UTC(2028, 6, 1)))).toEqual([]);
    await store.deleteOldSearches(service.payload, now);
    expect((await listRows()).map(({ quarter }) => quarter).toSorted()).toEqual([
      ...["2026-2", "2026-3", "2026-4", "2027-1"],
    ]);
  });
  it("disappears when the live release has a plan for it", async () => {
    const [without, covered] = [findSearch("none", "FR"), findSearch("plan", "SG")];
    // As they were counted before a release with a plan.
    await store.addSearches(service.payload, [
      { ...without, count: 5 },
      { ...covered, count: 50 },
    ]);
    expect((await listShown()).map(({ journeys }) => journeys)).toEqual([5]);
    expect(await load.loadSearchesWithoutPlan(service.payload, null)).toEqual([]);
  });
  it("is accepted with a reason and a review date, and is open again after five more searches", async () => {
    const search = findSearch("none", "FR");
    await count(search, 6);
    const [shown] = await listShown();
    const accepted = await service.request("POST", "/api/finder/accept", {
      as: manager,
      body: { finding: shown?.["id"], reason: "No insurer offers this.", review: "" },
    });
    expect(accepted.status).toBe(201);
    expect((await listShown())[0]).toMatchObject({
      state: "accepted",
      acceptance: { reason: "No insurer offers this." },
    });
    await count(search, 3);
    expect((await listShown())[0]?.["state"]).toBe("accepted");
    await count(search, 1);
    expect((await listShown())[0]?.["state"]).toBe("reopened");
    // A release is prepared without the searches. It does not report the acceptance as gone.
    const { text } = await service.request("GET", "/api/finder/preview", { as: manager });
    expect(text).not.toContain(KIND);
  });
  it("nobody reads the rows, and no change of them is in the audit log", async () => {
    await count(findSearch("none", "FR"), 9);
    for (const as of [manager, reader, await service.user("admin")]) {
      const { status, text } = await service.request("GET", "/api/search_counts", { as });
      expect([status, text.includes("quarter")]).toEqual([403, false]);
    }
    const { docs } = await service.payload.db.find<Stored & { id: string }>({
      collection: "audit_log",
      where: { collection: { equals: store.SEARCH_COUNTS } },
    });
    expect(docs).toEqual([]);
  });
});
