/** Tests of previews of campaigns and of moments on the real service. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getAdminMessages } from "@orlaya/messages/admin";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import type * as MomentIds from "../planned-states/moment.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";
import type { PreviewGrant } from "./grant.ts";
import type { SharedLink, ShownPlannedState } from "./shapes.ts";

let service: TestService;
let moments: typeof MomentIds;
const PEOPLE = {
  site: ["site", [], []],
  admin: ["admin", [], []],
  publisher: ["publisher", ["en"], ["individual"]],
  editor: ["editor", ["en"], ["individual"]],
  translator: ["translator", ["en"], ["individual"]],
  approver: ["compliance", ["en"], ["individual"]],
  german: ["publisher", ["de"], ["individual"]],
  manager: ["finder_manager", ["en"], ["individual"]],
  auditor: ["auditor", [], []],
} as const;
type Person = keyof typeof PEOPLE;
const keys = {} as Record<Person, string>;
const say = getAdminMessages("en");

beforeAll(async () => {
  service = await startService();
  moments = await import("../planned-states/moment.ts");
  for (const [person, [role, edit_locales, edit_audiences]] of Object.entries(PEOPLE))
    keys[person as Person] = await service.user(role, {
      ...{ edit_locales, edit_audiences, email: `${person}@orlaya.example` },
    });
});
afterAll(async () => {
  await service.stop();
});

const ask = (method: string, path: string, as: Person, body?: Stored): Promise<Answer> =>
  service.request(method, `/api${path}`, { as: keys[as], ...(body ? { body } : {}) });
async function askWell(method: string, path: string, as: Person, body?: Stored): Promise<Stored> {
  const answer = await ask(method, path, as, body);
  expect([200, 201], answer.text).toContain(answer.status);
  return answer.body;
}

let count = 0;
/** Creates a page. @returns its id */
async function createPage(
  data: Stored = {},
  draft = false,
  type = "page_landing",
): Promise<string> {
  count += 1;
  const own = { title: `Page ${count}`, locale: "en", audience: "individual", purpose: "normal" };
  return (await service.create(type, { ...own, uid: `planned-${count}`, ...data }, { draft })).id;
}
const edit = (id: string, data: Stored, type = "page_landing") =>
  askWell("PATCH", `/${type}/${id}?draft=true&depth=0`, "admin", { ...data, _status: "draft" });
const change = (id: string, action = "publish", collection = "page_landing") =>
  ({ kind: "document", collection, id, action }) as const;
function linkTo(value: string) {
  return {
    ...{ kind: "document", label: "Link" },
    document: { relationTo: "page_landing", value },
  };
}
async function createCampaign(...changes: readonly object[]): Promise<string> {
  const made = await askWell("POST", "/campaign", "admin", { name: "Spring", changes });
  return readString(made["id"]);
}
/** Plans a campaign for an hour of the next days in UTC. @param hours from now */
async function plan(id: string, hours: number): Promise<string> {
  const local = new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);
  const planned = await askWell("POST", `/campaign/${id}/plan`, "admin", { local, zone: "UTC" });
  expect(planned["problems"]).toEqual([]);
  return `${local}:00.000Z`;
}

function readKey(href: string) {
  const { searchParams } = new URL(href);
  return {
    token: searchParams.get("token") ?? "",
    documentId: searchParams.get("documentId") ?? "",
  };
}
const openHref = (href: string, query: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  ask("GET", `/preview?${new URLSearchParams({ ...readKey(href), ...query }).toString()}`, "site");
const show = async (of: string, id: string, as: Person = "editor"): Promise<ShownPlannedState> =>
  (await askWell("GET", `/planned-states/${of}/${id}`, as)) as unknown as ShownPlannedState;
/** Opens a preview as the site does. */
async function open(of: string, id: string): Promise<PreviewGrant> {
  const { href, problem } = await show(of, id);
  expect(problem).toBe("");
  const answer = await openHref(href);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as PreviewGrant;
}
/** Opens the preview of a moment, in hours from now. */
const openMoment = (hours: number): Promise<PreviewGrant> => open("moments", momentId(hours));
function momentId(hours: number): string {
  const at = new Date(Date.now() + hours * 3_600_000).toISOString();
  return moments.writeMomentId({ at, zone: "Europe/Madrid" });
}
const titles = ({ documents }: PreviewGrant) =>
  Object.fromEntries(documents.map(({ id, document }) => [id, document["title"]]));
function listPaths({ plannedState }: PreviewGrant) {
  return (plannedState?.addresses.routes ?? []).map(({ before, after }) => [
    before?.["path"],
    after?.["path"],
  ]);
}
async function readState(): Promise<string> {
  const [routes, redirects, audit] = await Promise.all(
    (["routes", "redirects", "audit_log"] as const).map((collection) =>
      service.payload.db.find({ collection, limit: 0, pagination: false }),
    ),
  );
  const { payload } = service;
  const live = await payload.db.find({ collection: "page_landing", limit: 0, pagination: false });
  const versions = await payload.db.findVersions({
    ...{ collection: "page_landing", limit: 0, pagination: false },
  });
  return JSON.stringify([routes, redirects, audit?.docs.length, live.docs, versions.docs.length]);
}

describe("the preview of a campaign", () => {
  it("shows stored versions, takedowns, moves, redirects, and changes nothing", async () => {
    const [changed, fresh, gone, moved] = [
      await createPage(),
      await createPage({ title: "New", uid: "fresh" }, true),
      await createPage({ title: "Gone", uid: "sale" }),
      await createPage({ title: "Mover", uid: "old-place" }),
    ];
    await edit(changed, { title: "Stored" });
    await edit(moved, { uid: "new-place" });
    const id = await createCampaign(
      ...[change(changed), change(fresh), change(gone, "unpublish"), change(moved)],
      { kind: "redirect", action: "create", from: "/en/summer", to: "/en/landing/fresh" },
    );
    await edit(changed, { title: "Newest" });
    const before = await readState();
    const calls = service.calls.length;
    const grant = await open("campaigns", id);
    expect(titles(grant)).toEqual({ [changed]: "Stored", [fresh]: "New", [moved]: "Mover" });
    const live = grant.documents.map((each) => [each.id, each.live]);
    expect(Object.fromEntries(live)).toEqual({ [changed]: true, [fresh]: false, [moved]: true });
    const { plannedState } = grant;
    expect(plannedState).toMatchObject({
      kind: "campaigns",
      name: "Spring",
      at: "",
      removed: [gone],
    });
    expect(listPaths(grant)).toEqual(
      expect.arrayContaining([
        [undefined, "/en/landing/fresh"],
        ["/en/landing/sale", undefined],
        ["/en/landing/old-place", "/en/landing/new-place"],
      ]),
    );
    const redirects = plannedState?.addresses.redirects.map(({ after }) => [
      after?.["from"],
      after?.["to"],
    ]);
    expect(redirects).toEqual(
      expect.arrayContaining([
        ["/en/summer", "/en/landing/fresh"],
        ["/en/landing/old-place", "/en/landing/new-place"],
      ]),
    );
    expect(plannedState?.pages.find(({ isGone }) => isGone)).toMatchObject({ title: "Gone" });
    expect(grant.page).toBe(plannedState?.pages[0]?.path);
    expect(await readState()).toBe(before);
    expect(service.calls).toHaveLength(calls);
  });

  it("moves the pages below a page, and shows relations as they are then", async () => {
    const parent = await createPage({ uid: "region-a" }, false, "page_region");
    const country = { region: parent, uid: "atlantis", country_code: "AT" };
    const child = await createPage(country, false, "page_country");
    const target = await createPage({ title: "Target" });
    await edit(target, { title: "Target then" });
    await edit(parent, { uid: "region-b" }, "page_region");
    const page = await createPage();
    await edit(page, {
      slices: [{ blockType: "page_head", title: "Head", primary: linkTo(target) }],
    });
    const id = await createCampaign(
      ...[change(parent, "publish", "page_region"), change(page), change(target)],
    );
    const grant = await open("campaigns", id);
    const paths = Object.fromEntries(
      grant.documents.map((each) => [each.id, readString(each.document["path"])]),
    );
    expect(paths[child]).toContain("region-b");
    expect(paths[parent]).toContain("region-b");
    const shown = grant.documents.find((each) => each.id === page);
    expect(JSON.stringify(shown?.document)).toContain("Target then");
  });

  it("is shown again when live content changed, and is over when it is live or undone", async () => {
    const page = await createPage();
    await edit(page, { title: "Campaign" });
    const id = await createCampaign(change(page));
    const { body } = await ask("POST", `/planned-states/campaigns/${id}/share`, "publisher", {
      duration: "week",
    });
    const { href } = body as unknown as SharedLink<ShownPlannedState>;
    expect(await openHref(href, { opening: new Date().toISOString() })).toMatchObject({
      status: 200,
    });
    expect((await show("campaigns", id)).links).toMatchObject([{ opened: 1 }]);
    await askWell("POST", `/campaign/${id}/publish`, "admin");
    for (const state of ["live", "undone"]) {
      if (state === "undone") await askWell("POST", `/campaign/${id}/undo`, "admin");
      const answer = await openHref(href);
      expect([answer.status, answer.body["ended"]], state).toEqual([410, "over"]);
      expect((await show("campaigns", id)).problem).toBe(say("plannedState.over"));
    }
    await askWell("POST", `/campaign/${id}/reopen`, "admin");
    expect((await openHref(href)).status).toBe(200);
  });

  it("is planned for its time, and says so no more when the plan is cancelled", async () => {
    const page = await createPage();
    await edit(page, { title: "Planned" });
    const id = await createCampaign(change(page));
    const at = await plan(id, 30);
    expect((await open("campaigns", id)).plannedState).toMatchObject({ at, zone: "UTC" });
    await askWell("POST", `/campaign/${id}/cancel`, "admin");
    expect((await open("campaigns", id)).plannedState).toMatchObject({ at: "", zone: "" });
  });

  it("names what is missing, and shows nothing instead", async () => {
    const page = await createPage({ title: "Doomed" });
    await edit(page, { title: "Doomed" });
    const id = await createCampaign(change(page));
    const { href } = await show("campaigns", id);
    await askWell("DELETE", `/page_landing/${page}?confirm_uses=100`, "admin");
    const german = await openHref(href, { language: "de" });
    expect([german.status, german.body["ended"]]).toEqual([410, "broken"]);
    expect(german.body["message"]).toBe(
      getAdminMessages("de")("plannedState.deleted", { count: 1, titles: "Doomed" }),
    );
    expect((await show("campaigns", id)).problem).toContain("Doomed");
    const empty = await createCampaign();
    expect((await show("campaigns", empty)).problem).toBe(say("campaign.empty"));
  });

  it("contains unapproved and unchecked versions, because it is seen before the approval", async () => {
    const draft = await createPage({}, true);
    const page = await createPage({ title: "Unchecked" }, true);
    // A page with a link to a draft may not be published.
    await edit(page, {
      slices: [{ blockType: "page_head", title: "Head", primary: linkTo(draft) }],
    });
    const id = await createCampaign(change(page));
    const { body } = await ask("POST", `/campaign/${id}/check`, "publisher");
    expect(body["problems"]).not.toEqual([]);
    expect(titles(await open("campaigns", id))).toEqual({ [page]: "Unchecked" });
  });
});

describe("links", () => {
  const SHARE: Readonly<Record<Exclude<Person, "site">, boolean>> = {
    ...{ admin: true, publisher: true, editor: true, translator: true, approver: true },
    ...{ german: false, manager: false, auditor: false },
  };
  it.each(Object.entries(SHARE))("%s shares: %s", async (person, may) => {
    const page = await createPage();
    const id = await createCampaign(change(page));
    const as = person as Person;
    expect((await show("campaigns", id, as)).canShare).toBe(may);
    const answer = await ask("POST", `/planned-states/campaigns/${id}/share`, as, {
      duration: "hour",
    });
    expect(answer.status, answer.text).toBe(may ? 201 : 403);
    const foreign = await createPage({ locale: "de", uid: "fremd" + id.slice(0, 4) });
    const mixed = await createCampaign(change(page), change(foreign));
    expect((await show("campaigns", mixed, as)).canShare).toBe(person === "admin");
  });

  it("with rules are shared by those who may share trials, and redirects by their site", async () => {
    const release = await createCampaign({ kind: "release", version: 1 });
    expect((await show("campaigns", release, "editor")).canShare).toBe(false);
    expect((await show("campaigns", release, "manager")).canShare).toBe(true);
    const redirect = { kind: "redirect", action: "delete", from: "/de/alt" };
    const german = await createCampaign(redirect);
    expect((await show("campaigns", german, "publisher")).canShare).toBe(false);
    expect((await show("campaigns", german, "german")).canShare).toBe(true);
  });

  it("are ended by their maker, or by who may publish all of it, and are logged", async () => {
    const id = await createCampaign(change(await createPage()));
    const share = `/planned-states/campaigns/${id}/share`;
    const made = (await askWell("POST", share, "editor", {
      duration: "hour",
    })) as unknown as SharedLink<ShownPlannedState>;
    const link = made.previews.links[0]?.id ?? "";
    const end = (as: Person) => ask("POST", `/planned-states/campaigns/${id}/end`, as, { link });
    expect((await end("translator")).status).toBe(403);
    expect((await end("german")).status).toBe(403);
    expect((await end("publisher")).status).toBe(200);
    const answer = await openHref(made.href);
    expect([answer.status, answer.body["ended"]]).toEqual([410, "link"]);
    const { docs } = await service.payload.db.find<Stored & { id: string }>({
      ...{ collection: "audit_log", where: { document: { equals: id } }, sort: "createdAt" },
      ...{ limit: 0, pagination: false },
    });
    expect(docs.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["share a preview for one hour", "end a shared preview"]),
    );
    expect(docs.every(isRecord)).toBe(true);
    expect(record(docs.at(-1))["title"]).toBe("Spring");
  });
});

describe("the preview of a moment", () => {
  it("applies plans in order of time, and none that is later", async () => {
    const page = await createPage({ title: "Now" });
    await edit(page, { title: "Second" });
    const second = await createCampaign(change(page));
    await edit(page, { title: "First" });
    const first = await createCampaign(change(page));
    await plan(second, 50);
    await plan(first, 40);
    const shown = async (hours: number) => titles(await openMoment(hours))[page];
    expect(await shown(39)).toBeUndefined();
    expect(await shown(45)).toBe("First");
    const late = await openMoment(55);
    expect(titles(late)[page]).toBe("Second");
    expect(late.plannedState).toMatchObject({ kind: "moments", zone: "Europe/Madrid", count: 2 });
    const { plans } = await show("moments", momentId(55));
    expect(plans.map(({ key, problem }) => [key, problem])).toEqual([
      [`campaign ${first}`, ""],
      [`campaign ${second}`, ""],
    ]);
    for (const id of [first, second]) await askWell("POST", `/campaign/${id}/cancel`, "admin");
  });

  it("names a plan that would be refused, and shows the others", async () => {
    const [good, bad] = [await createPage(), await createPage({ title: "Bad" })];
    for (const page of [good, bad]) await edit(page, { title: "Then" });
    const [one, two] = [await createCampaign(change(good)), await createCampaign(change(bad))];
    await plan(two, 20);
    await plan(one, 25);
    await askWell("DELETE", `/page_landing/${bad}?confirm_uses=100`, "admin");
    const { plans, problem } = await show("moments", momentId(30));
    expect(problem).toBe("");
    expect(plans.map((each) => [each.key, each.problem === ""])).toEqual([
      [`campaign ${two}`, false],
      [`campaign ${one}`, true],
    ]);
    const grant = await openMoment(30);
    expect(titles(grant)[good]).toBe("Then");
    expect(grant.plannedState).toMatchObject({ count: 1, failed: 1 });
    for (const id of [one, two]) await askWell("POST", `/campaign/${id}/cancel`, "admin");
  });

  it("contains planned publications and takedowns of single documents", async () => {
    const [published, taken] = [await createPage(), await createPage()];
    await edit(published, { title: "By plan" });
    const { docs } = await service.payload.find({
      ...{ collection: "users", where: { email: { equals: "admin@orlaya.example" } } },
    });
    const user = { relationTo: "users", value: docs[0]?.id };
    for (const [id, type] of [
      [published, "publish"],
      [taken, "unpublish"],
    ] as const)
      await service.payload.jobs.queue({
        task: "schedulePublish",
        input: { type, doc: { relationTo: "page_landing", value: id }, user, title: "T" },
        waitUntil: new Date(Date.now() + 5 * 3_600_000),
      });
    const grant = await openMoment(6);
    expect(titles(grant)[published]).toBe("By plan");
    expect(grant.plannedState?.removed).toEqual([taken]);
    expect(titles(await openMoment(4))).toEqual({});
    await service.payload.delete({ collection: "payload-jobs" as never, where: {} });
  });

  it.each([
    ["2027-03-28T02:30", "skipped"],
    ["2027-10-31T02:30", "twice"],
    ["2027-02-30T09:00", "invalid"],
  ] as const)("at %s in Madrid is refused: %s", async (local, problem) => {
    const query = new URLSearchParams({ local, zone: "Europe/Madrid" }).toString();
    const answer = await ask("GET", `/planned-states?${query}`, "editor");
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(say(`campaign.time.${problem}`));
  });

  it("after the night of a clock change has the instant of its zone, and none in the past", async () => {
    const query = new URLSearchParams({ local: "2027-03-28T03:30", zone: "Europe/Madrid" });
    const found = await askWell("GET", `/planned-states?${query.toString()}`, "editor");
    expect(found).toMatchObject({ at: "2027-03-28T01:30:00.000Z", zone: "Europe/Madrid" });
    const past = new URLSearchParams({ local: "2020-03-01T09:00", zone: "UTC" });
    expect((await ask("GET", `/planned-states?${past.toString()}`, "editor")).status).toBe(400);
    expect((await show("moments", momentId(-1))).problem).toBe(say("plannedState.past"));
  });
});

it("the id of a moment contains its instant and its zone", () => {
  const at = "2027-03-01T08:00:00.000Z";
  for (const zone of ["UTC", "America/Argentina/ComodRivadavia", "Etc/GMT+1"]) {
    const id = moments.writeMomentId({ at, zone });
    expect(id).toMatch(/^[\w-]{1,64}$/);
    expect(moments.readMomentId(id)).toEqual({ at, zone });
  }
  for (const id of ["", "x", "zz-", "1-Ww", "zzzzzzzz-VVRD"])
    expect(moments.readMomentId(id), id).toBeNull();
});
