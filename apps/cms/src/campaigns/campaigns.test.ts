/** Tests of campaigns with the real service. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { record, readString, type Stored } from "../fields/record.ts";
import { startService, waitUntil, type Answer, type TestService } from "../testing/service.ts";
import type { ShownCampaign } from "./describe.ts";
import type { publishDueCampaigns as publishDue } from "./due.ts";

let service: TestService;
let publishDueCampaigns: typeof publishDue;
let publisher: string;
let editor: string;
let siteKey: string;
const english = { edit_locales: ["en"], edit_audiences: ["individual"] } as const;
beforeAll(async () => {
  service = await startService();
  ({ publishDueCampaigns } = await import("./due.ts"));
  publisher = await service.user("publisher", { ...english, email: "eva@example.com" });
  editor = await service.user("editor", english);
  siteKey = await service.user("site");
});
afterAll(async () => {
  await service.stop();
});

const ROOT = "/api/campaign";
const post = (path: string, body: unknown = {}, as = publisher): Promise<Answer> =>
  service.request("POST", `${ROOT}${path}`, { as, body });
function messageOf({ body }: Answer): string {
  const errors = body["errors"];
  return readString(record(Array.isArray(errors) ? errors[0] : null)["message"]);
}
function shown({ body, text }: Answer): ShownCampaign {
  expect(body["id"], text).toBeDefined();
  return body as unknown as ShownCampaign;
}

let count = 0;
/** Creates a landing page. @returns its id */
async function createPage(data: Stored = {}, draft = false): Promise<string> {
  count += 1;
  const uid = `campaign-${count}`;
  const page = { title: `Page ${count}`, locale: "en", audience: "individual", uid, ...data };
  return (await service.create("page_landing", page, { draft })).id;
}
/** Saves a draft on top of a page. */
async function edit(id: string, data: Stored): Promise<void> {
  const path = `/api/page_landing/${id}?draft=true&depth=0`;
  const answer = await service.request("PATCH", path, {
    as: editor,
    body: { ...data, _status: "draft" },
  });
  expect(answer.status, answer.text).toBe(200);
}
/** Returns what visitors see of a page; null when they see nothing. */
async function see(id: string): Promise<Stored | null> {
  const row = await service.payload.db.findOne<Stored & { id: string }>({
    collection: "page_landing",
    where: { id: { equals: id } },
  });
  return row?.["_status"] === "published" ? row : null;
}
const seeTitles = async (...ids: readonly string[]): Promise<readonly unknown[]> =>
  Promise.all(ids.map(async (id) => (await see(id))?.["title"] ?? null));
async function loadNewest(id: string): Promise<Stored> {
  return record(
    await service.payload.findByID({ collection: "page_landing", id, draft: true, depth: 0 }),
  );
}
const publication = (id: string, action = "publish") =>
  ({ kind: "document", collection: "page_landing", id, action }) as const;
/** Creates a campaign. @returns its id */
async function createCampaign(...changes: readonly unknown[]): Promise<string> {
  return shown(await post("", { name: "Summer", changes })).id;
}
async function readState(id: string): Promise<string> {
  const answer = await service.request("GET", `${ROOT}/${id}`, { as: publisher });
  return shown(answer).state;
}
async function readRevision(): Promise<{ readonly header: string | null; readonly body: Stored }> {
  const answer = await service.request("GET", "/api/changes?since=0", { as: siteKey });
  return { header: answer.headers.get("x-content-revision"), body: answer.body };
}

describe("a campaign", () => {
  it("publishes, moves, redirects and takes down together, and is undone together", async () => {
    const [changed, fresh, gone, mover] = [
      await createPage({ uid: "offers" }),
      await createPage({ title: "New", uid: "fresh" }, true),
      await createPage({ title: "Gone", uid: "sale" }),
      await createPage({ title: "Mover", uid: "old-sale" }),
    ];
    await edit(changed, { title: "Changed" });
    const id = await createCampaign(
      publication(changed),
      publication(fresh),
      publication(gone, "unpublish"),
      { kind: "redirect", action: "create", from: "/en/summer", to: "/en/landing/fresh" },
    );
    expect(await seeTitles(changed, fresh, gone)).toEqual([
      expect.stringMatching(/^Page/),
      null,
      "Gone",
    ]);
    const before = await readRevision();
    const published = shown(await post(`/${id}/publish`));
    expect([published.problems, published.state]).toEqual([[], "live"]);
    expect(await seeTitles(changed, fresh, gone)).toEqual(["Changed", "New", null]);
    const redirect = { collection: "redirects", where: { from: { equals: "/en/summer" } } };
    expect(await service.payload.db.findOne(redirect as never)).toMatchObject({
      to: "/en/landing/fresh",
    });

    const listCalls = () => service.calls.filter(({ tags }) => tags.includes(`doc:${gone}`));
    await waitUntil(() => listCalls().length > 1);
    const [, call] = listCalls();
    for (const page of [changed, fresh, gone]) expect(call?.tags).toContain(`doc:${page}`);
    const after = await readRevision();
    expect(Number(after.body["revision"])).toBe(Number(before.body["revision"]) + 1);
    expect(after.header).toBe(String(after.body["revision"]));
    expect(after.body["tags"]).toContain(`doc:${changed}`);

    await edit(mover, { title: "Moved", uid: "new-sale" });
    const second = await createCampaign(publication(mover));
    expect(shown(await post(`/${second}/publish`)).problems).toEqual([]);
    expect((await see(mover))?.["path"]).toBe("/en/landing/new-sale");
    expect(shown(await post(`/${second}/undo`)).state).toBe("undone");
    expect((await see(mover))?.["path"]).toBe("/en/landing/old-sale");

    expect(shown(await post(`/${id}/undo`)).state).toBe("undone");
    expect(await seeTitles(changed, fresh, gone)).toEqual([
      expect.stringMatching(/^Page/),
      null,
      "Gone",
    ]);
    expect(await service.payload.db.findOne(redirect as never)).toBeNull();
    // Nothing is lost: the texts of the campaign are drafts.
    expect([(await loadNewest(changed))["title"], (await loadNewest(fresh))["title"]]).toEqual([
      "Changed",
      "New",
    ]);
  });

  it("has a country page indexed from the moment that it gets text of its own", async () => {
    const site = { locale: "en", audience: "individual" };
    const region = (await service.create("page_region", { ...site, title: "Asia", uid: "asia" }))
      .id;
    const page = { ...site, title: "Japan", uid: "japan", country_code: "JP", region };
    const { id: document } = await service.create("page_country", page);
    async function readDecision(): Promise<unknown> {
      const where = { document: { equals: document } };
      return (await service.payload.find({ collection: "routes", where })).docs[0];
    }
    const node = { version: 1, format: "", indent: 0, direction: null };
    const text = { type: "text", version: 1, text: "Care in Japan.", format: 0, detail: 0 };
    const children = [{ ...text, mode: "normal", style: "" }];
    const body = {
      root: { ...node, type: "root", children: [{ ...node, type: "paragraph", children }] },
    };
    const slices = [{ blockType: "rich_text", body }];
    await service.payload.update({
      ...{ collection: "page_country", id: document, draft: true },
      data: { slices, _status: "draft" },
    });
    const id = await createCampaign({ ...publication(document), collection: "page_country" });
    expect(await readDecision()).toMatchObject({ indexing: "no_text", noindex: true });
    expect(shown(await post(`/${id}/publish`)).problems).toEqual([]);
    expect(await readDecision()).toMatchObject({ indexing: "text", noindex: false });
    expect(shown(await post(`/${id}/undo`)).state).toBe("undone");
    expect(await readDecision()).toMatchObject({ indexing: "no_text", noindex: true });
  });

  it("makes the versions live that were added, and keeps later edits as drafts", async () => {
    const page = await createPage();
    await edit(page, { title: "Seen" });
    const id = await createCampaign(publication(page));
    await edit(page, { title: "Later" });
    const { items } = shown(await service.request("GET", `${ROOT}/${id}`, { as: publisher }));
    expect(items.map(({ hasNewer }) => hasNewer)).toEqual([true]);
    await post(`/${id}/publish`);
    expect([...(await seeTitles(page)), (await loadNewest(page))["title"]]).toEqual([
      "Seen",
      "Later",
    ]);
  });

  it("changes nothing when one change is refused, and says which and why", async () => {
    const [good, bad] = [await createPage(), await createPage()];
    await edit(good, { title: "Good" });
    const twin = await createPage({ uid: "taken" });
    await edit(bad, { uid: "elsewhere" });
    const id = await createCampaign(publication(good), publication(bad));
    await service.payload.update({
      collection: "page_landing",
      id: twin,
      data: { uid: "elsewhere", _status: "published" },
    });
    const before = await readRevision();
    const { problems, state, items } = shown(await post(`/${id}/publish`));
    expect(problems.map(({ item }) => item)).toEqual([items[1]?.id]);
    expect(problems[0]?.message).toContain("/en/landing/elsewhere");
    expect([state, ...(await seeTitles(good))]).toEqual(["draft", expect.stringMatching(/^Page/)]);
    expect((await readRevision()).body["revision"]).toBe(before.body["revision"]);
  });

  it("leaves what was changed again since it went live, after a question", async () => {
    const [one, two] = [await createPage(), await createPage()];
    for (const page of [one, two]) await edit(page, { title: "Campaign" });
    const id = await createCampaign(publication(one), publication(two));
    await post(`/${id}/publish`);
    await service.payload.update({
      collection: "page_landing",
      id: two,
      data: { title: "Newer", _status: "published" },
    });
    const asked = await post(`/${id}/undo`);
    expect(asked.body["touched"]).toHaveLength(1);
    expect(await seeTitles(one, two)).toEqual(["Campaign", "Newer"]);
    expect(shown(await post(`/${id}/undo`, { leave: true })).state).toBe("undone");
    expect(await seeTitles(one, two)).toEqual([expect.stringMatching(/^Page/), "Newer"]);
  });

  it("is made visible once by two people at the same time", async () => {
    const page = await createPage();
    await edit(page, { title: "Once" });
    const id = await createCampaign(publication(page));
    const answers = await Promise.all([post(`/${id}/publish`), post(`/${id}/publish`)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("is undone although a link of the earlier text leads nowhere by now", async () => {
    const target = await createPage();
    const document = { relationTo: "page_landing", value: target };
    const linked = { label: "There", kind: "document", document };
    const page = await createPage({
      slices: [{ blockType: "page_head", title: "Heading", primary: linked }],
    });
    await edit(page, { slices: [{ blockType: "page_head", title: "Without a link" }] });
    const id = await createCampaign(publication(page));
    expect(shown(await post(`/${id}/publish`)).state).toBe("live");
    await service.payload.delete({ collection: "page_landing", id: target });
    const undone = await post(`/${id}/undo`);
    expect([undone.body["problems"], shown(undone).state], undone.text).toEqual([[], "undone"]);
    expect(JSON.stringify((await see(page))?.["slices"])).toContain("There");
  });
});

describe("a planned campaign", () => {
  const at = { local: "2031-03-01T09:00", zone: "Europe/Madrid" };
  it("goes live at its time, not before", async () => {
    const page = await createPage();
    await edit(page, { title: "Planned" });
    const id = await createCampaign(publication(page));
    const planned = shown(await post(`/${id}/plan`, at));
    expect([planned.state, planned.at, planned.local]).toEqual([
      "planned",
      "2031-03-01T08:00:00.000Z",
      at.local,
    ]);
    expect(await publishDueCampaigns(service.payload, new Date("2031-03-01T07:59:59Z"))).toEqual({
      live: 0,
      failed: 0,
    });
    expect(await publishDueCampaigns(service.payload, new Date("2031-03-01T08:00:00Z"))).toEqual({
      live: 1,
      failed: 0,
    });
    expect([await readState(id), ...(await seeTitles(page))]).toEqual(["live", "Planned"]);
  });

  it("fails as a whole when a document was deleted meanwhile, and says why", async () => {
    const [kept, deleted] = [await createPage(), await createPage({}, true)];
    await edit(kept, { title: "Kept" });
    const id = await createCampaign(publication(kept), publication(deleted));
    await post(`/${id}/plan`, at);
    await service.payload.delete({ collection: "page_landing", id: deleted });
    expect(await publishDueCampaigns(service.payload, new Date("2031-03-02"))).toEqual({
      live: 0,
      failed: 1,
    });
    const answer = await service.request("GET", `${ROOT}/${id}`, { as: publisher });
    const { state, problems, items } = shown(answer);
    expect([state, problems[0]?.item]).toEqual(["failed", items[1]?.id]);
    expect(await seeTitles(kept)).toEqual([expect.stringMatching(/^Page/)]);
    const { docs: mails } = await service.payload.db.find<Stored & { id: string }>({
      collection: "notices",
      where: { kind: { equals: "campaign" } },
    });
    expect(mails.map(({ to, data }) => [to, record(data)["text"]])).toEqual([
      ["eva@example.com", problems[0]?.message],
    ]);
  });

  it("is taken over when the process that made it visible ended", async () => {
    const page = await createPage();
    await edit(page, { title: "Taken over" });
    const id = await createCampaign(publication(page));
    await post(`/${id}/plan`, at);
    const data = { state: "running", lease: "2031-03-01T08:00:30.000Z" };
    await service.payload.db.updateOne({ collection: "campaigns", id, data });
    const now = (time: string) => publishDueCampaigns(service.payload, new Date(time));
    expect((await now("2031-03-01T08:00:29Z")).live).toBe(0);
    expect((await now("2031-03-01T08:00:31Z")).live).toBe(1);
  });

  it.each([
    [{ local: "2031-03-30T02:30", zone: "Europe/Madrid" }, "forward"],
    [{ local: "2031-10-26T02:30", zone: "Europe/Madrid" }, "back"],
    [{ local: "2021-03-01T09:00", zone: "Europe/Madrid" }, "passed"],
    [{ local: "soon", zone: "Europe/Madrid" }, "time zone"],
  ])("is not planned for %o", async (time, word) => {
    const page = await createPage({}, true);
    const id = await createCampaign(publication(page));
    const answer = await post(`/${id}/plan`, time);
    expect([answer.status, messageOf(answer)]).toEqual([400, expect.stringContaining(word)]);
    expect(await readState(id)).toBe("draft");
  });

  it("cannot be changed until its plan is cancelled", async () => {
    const page = await createPage({}, true);
    const id = await createCampaign(publication(page));
    await post(`/${id}/plan`, at);
    expect((await post(`/${id}`, { name: "Other" })).status).toBe(409);
    await post(`/${id}/cancel`);
    expect(shown(await post(`/${id}`, { name: "Other" })).name).toBe("Other");
  });
});

describe("rights", () => {
  it("let an editor prepare a campaign, and not plan, publish or undo it", async () => {
    const page = await createPage({}, true);
    const id = shown(await post("", { name: "Mine", changes: [publication(page)] }, editor)).id;
    for (const action of ["plan", "publish", "undo", "check", "cancel"])
      expect((await post(`/${id}/${action}`, {}, editor)).status, action).toBe(403);
  });
  it("refuse a document of another language to the planner", async () => {
    const page = await createPage({ locale: "fr", uid: "en-francais" }, true);
    const id = await createCampaign(publication(page));
    const { problems } = shown(await post(`/${id}/publish`));
    expect(problems).toHaveLength(1);
    expect(await see(page)).toBeNull();
  });
  it.each([
    ["auditor", 200, 403],
    ["compliance", 200, 403],
    ["site", 403, 403],
  ] as const)("of %s: list %s, create %s", async (role, listing, creating) => {
    const as = await service.user(role);
    expect((await service.request("GET", ROOT, { as })).status).toBe(listing);
    expect((await post("", { name: "x" }, as)).status).toBe(creating);
  });
});
