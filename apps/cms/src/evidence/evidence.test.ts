/** What the register answers about histories of documents, on the real service. */
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { LOCALES } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { record, type Stored } from "../fields/record.ts";
import { createPlans, order, path as pathOfFacts, save, startFacts } from "../testing/facts.ts";
import type { Answer, TestService } from "../testing/service.ts";
import { checkFile } from "./file-format.ts";
import { readTrustedKeys } from "./trusted-keys.ts";
import type { Evidence } from "./shapes.ts";

const en = getAdminMessages("en");
let service: TestService;
const keys: Record<string, string> = {};
const mailOf = (person: string): string => `${person}@orlaya.example`;
const BOTH = { edit_audiences: ["individual", "corporate"] };
beforeAll(async () => {
  service = await startFacts();
  const people = {
    admin: ["admin", {}],
    editor: ["editor", { edit_locales: ["en", "es"], ...BOTH }],
    colleague: ["editor", { edit_locales: ["en", "es"], ...BOTH }],
    publisher: ["publisher", { edit_locales: LOCALES, ...BOTH }],
    compliance: ["compliance", { edit_locales: ["en", "fr"], ...BOTH }],
    auditor: ["auditor", {}],
    site: ["site", {}],
  } as const;
  for (const [name, [role, limits]] of Object.entries(people))
    keys[name] = await service.user(role, { ...limits, email: mailOf(name) });
});
afterAll(async () => {
  await service.stop();
});

function call(method: string, path: string, as: string, body?: Stored): Promise<Answer> {
  const key = keys[as];
  return service.request(method, `/api${path}`, {
    ...(key === undefined ? {} : { as: key }),
    ...(body ? { body } : {}),
    headers: { "accept-language": "en" },
  });
}
const LANDING = "page_landing";
async function change(id: string, data: Stored, as = "publisher", draft = false): Promise<void> {
  const query = draft ? "draft=true&depth=0" : "depth=1";
  const answer = await call("PATCH", `/${LANDING}/${id}?${query}&trash=true`, as, data);
  expect(answer.status, answer.text).toBe(200);
}
const publish = (id: string, data: Stored = {}): Promise<void> =>
  change(id, { ...data, _status: "published" });
type Made = Stored & { readonly id: string };
const createUid = (): string => `page-${randomUUID().slice(0, 8)}`;
function createPage(data: Stored = {}, draft = false): Promise<Made> {
  const page = { uid: createUid(), title: "One", purpose: "normal", locale: "en" };
  return service.create(LANDING, { ...page, audience: "individual", ...data }, { draft });
}
const pathOf = (uid: unknown): string => `/en/landing/${String(uid)}`;

/** Returns a moment after everything that happened, and before what comes. */
async function mark(): Promise<string> {
  await setTimeout(3);
  const now = new Date().toISOString();
  await setTimeout(3);
  return now;
}
const query = (address: string, at = ""): string =>
  new URLSearchParams({ address, at, zone: "Europe/Paris" }).toString();
const askFor = (address: string, at = "", as = "auditor"): Promise<Answer> =>
  call("GET", `/evidence?${query(address, at)}`, as);
async function show(address: string, at = "", as = "auditor"): Promise<Evidence> {
  const answer = await askFor(address, at, as);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as Evidence;
}
/** Returns the title at an address; null when there was no page. */
async function titleAt(address: string, at: string): Promise<string | null> {
  const { body, status, text } = await askFor(address, at);
  expect([200, 404], text).toContain(status);
  return status === 200 ? (body as unknown as Evidence).document.title : null;
}

describe("a document", () => {
  it("has at each moment of a random history what a simple model says", async () => {
    const act = fc.constantFrom("draft", "publish", "move", "take down", "bin", "restore");
    const histories = fc.array(act, { minLength: 4, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(histories, async (acts) => {
        const made = await createPage();
        const uids = [made["uid"] as string, createUid(), createUid()];
        const model = new Model(uids[0] ?? "");
        const moments = [{ at: await mark(), seen: model.look(uids) }];
        for (const [index, each] of acts.entries()) {
          const uid = uids[index % uids.length] ?? "";
          if (!model.can(each)) continue;
          await apply(made.id, each, `Title ${index}`, uid);
          model.apply(each, `Title ${index}`, uid);
          moments.push({ at: await mark(), seen: model.look(uids) });
        }
        await call("DELETE", `/${LANDING}/${made.id}?trash=true`, "admin");
        moments.push({ at: await mark(), seen: uids.map(() => null) });
        for (const { at, seen } of moments)
          expect(
            await Promise.all(uids.map((uid) => titleAt(pathOf(uid), at))),
            acts.join(),
          ).toEqual(seen);
      }),
      { numRuns: 5 },
    );
  });
});

async function apply(id: string, act: string, title: string, uid: string): Promise<void> {
  if (act === "draft") await change(id, { title: `Draft ${title}` }, "editor", true);
  if (act === "publish") await publish(id, { title });
  if (act === "move") await publish(id, { title, uid });
  if (act === "take down") await change(id, { _status: "draft" });
  if (act === "bin") await change(id, { deletedAt: new Date().toISOString() }, "admin");
  if (act === "restore") await change(id, { deletedAt: null, _status: "published" }, "admin");
}

/** The rules of addresses, without a database. */
class Model {
  title = "One";
  uid: string;
  isLive = true;
  isBinned = false;
  readonly redirects = new Map<string, string>();
  constructor(uid: string) {
    this.uid = uid;
  }
  can(act: string): boolean {
    if (act === "restore") return this.isBinned;
    return !this.isBinned && (act !== "take down" || this.isLive);
  }
  apply(act: string, title: string, uid: string): void {
    if (act === "draft") this.title = `Draft ${title}`;
    if (act === "publish" || act === "move") this.show(title, act === "move" ? uid : this.uid);
    if (act === "restore") {
      this.isBinned = false;
      this.show(this.title, this.uid);
    }
    if (act === "take down" || act === "bin") this.isLive = false;
    if (act === "bin") this.isBinned = true;
    this.live = this.isLive ? (this.live ?? null) : null;
    if (act !== "draft" && this.isLive) this.live = this.title;
  }
  live: string | null = "One";
  show(title: string, uid: string): void {
    if (this.isLive && uid !== this.uid) {
      for (const [from, to] of this.redirects) if (to === this.uid) this.redirects.set(from, uid);
      this.redirects.set(this.uid, uid);
    }
    this.redirects.delete(uid);
    this.title = title;
    this.uid = uid;
    this.isLive = true;
  }
  /** Returns what visitors see at each address. */
  look(uids: readonly string[]): readonly (string | null)[] {
    return uids.map((uid) =>
      uid === this.uid || this.redirects.get(uid) === this.uid ? this.live : null,
    );
  }
}

describe("every way to become live", () => {
  it("is recorded with the person: published, planned, by facts in all languages", async () => {
    const page = await createPage();
    const account = await service.payload.find({
      collection: "users",
      where: { email: { equals: mailOf("publisher") } },
    });
    const user = { ...account.docs[0], collection: "users" } as never;
    const data = { _status: "published" } as never;
    const change = { collection: LANDING, id: page.id, depth: 0 } as const;
    await service.payload.update({ ...change, overrideAccess: false, user, data });
    expect((await show(pathOf(page["uid"]))).version).toMatchObject({
      by: mailOf("publisher"),
      way: "plan",
    });
    const plans = await createPlans();
    const before = await mark();
    await save(plans.en, { starting_price: 99 });
    const answer = await order(plans.en, { texts: { es: {}, fr: {} } });
    expect(answer.status, `${answer.text} ${pathOfFacts(plans.en)}`).toBe(200);
    const [en, es] = await Promise.all(
      [plans.en, plans.es].map(async (id) => {
        const row = await service.payload.findByID({ collection: "product_page", id });
        return { path: String(record(row)["path"]), now: await show(String(record(row)["path"])) };
      }),
    );
    expect(en?.now.version.since).toBe(es?.now.version.since);
    const price = (each?: Evidence): unknown => each?.content["starting_price"];
    expect([price(en?.now), price(es?.now)]).toEqual([99, 99]);
    expect(en?.now.facts.map(({ text }) => text)).toContain("99");
    const [old] = [await show(en?.path ?? "", before)];
    expect([price(old), old.version.until]).toEqual([37, en?.now.version.since]);
  });

  it("before the register knew it is derived from the stored row", async () => {
    const made = await service.payload.create({
      collection: LANDING,
      ...{ depth: 0, context: { seed: "first" } },
      data: {
        ...{ uid: createUid(), title: "From the seed", purpose: "normal", locale: "en" },
        ...{ audience: "individual", _status: "published" },
        slices: [{ blockType: "page_head", title: "Heading" }],
        seo: { description: "A page that came with the service, and was never changed since." },
      },
    });
    const path = pathOf(record(made)["uid"]);
    const seeded = await mark();
    const derived = await show(path, seeded);
    expect(derived.version).toMatchObject({ way: "earlier", until: null, by: "", intact: true });
    await publish(String(made.id), { title: "Changed" });
    expect(await titleAt(path, seeded)).toBe("From the seed");
    const { content, version } = await show(path, seeded);
    expect([content, version.checksum]).toEqual([derived.content, derived.version.checksum]);
    expect(version.until).toBe((await show(path)).version.since);
    const earlier = new Date(Date.parse(version.since) - 1000).toISOString();
    const answer = await askFor(path, earlier);
    expect(answer.text).toContain(en("evidence.problem.nothing", { path }));
    expect(answer.text).toContain("“Changed”");
  });
});

describe("the people of a version", () => {
  it("are those who wrote, asked, approved and published it, and nobody else", async () => {
    const page = await createPage();
    const at = pathOf(page["uid"]);
    await change(page.id, { title: "Two" }, "editor", true);
    await change(page.id, { breadcrumb_title: "2" }, "colleague", true);
    const ask = await call("POST", `/review/${LANDING}/${page.id}/ask`, "editor", { note: "June" });
    expect(ask.status, ask.text).toBe(200);
    const panel = await call("GET", `/review/${LANDING}/${page.id}`, "compliance");
    const { fingerprint } = panel.body;
    const approve = { fingerprint, note: "Checked" };
    await call("POST", `/review/${LANDING}/${page.id}/approve`, "compliance", approve);
    await publish(page.id);
    const approved = await show(at, "", "compliance");
    expect(approved.writers.map(({ person }) => person)).toEqual(
      ["editor", "colleague"].map(mailOf),
    );
    expect(approved.reviews).toMatchObject([
      {
        ...{ asked_by: mailOf("editor"), note: "June", decision: "approved" },
        ...{ decided_by: mailOf("compliance"), decision_note: "Checked", is_of_this_content: true },
      },
    ]);
    expect(approved.version).toMatchObject({ by: mailOf("publisher"), way: "person", fingerprint });
    expect(approved.audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["ask for review", "approve", "publish"]),
    );
    expect(approved.rule).toMatchObject({ mode: "auto" });
    await publish(page.id, { title: "Three, not approved" });
    const later = await show(at);
    expect(later.writers.map(({ person }) => person)).toEqual([mailOf("publisher")]);
    expect(later.reviews).toEqual([]);
  });

  it("include the source of a translation, as it was then", async () => {
    const group = randomUUID();
    const english = await createPage({ group, title: "English one" });
    const spanish = { group, locale: "es", title: "Español", uid: createUid() };
    const translated = await createPage(spanish);
    await publish(english.id, { title: "English two" });
    const { source } = await show(`/es/landing/${String(translated["uid"])}`);
    expect(source).toMatchObject({ locale: "en", id: english.id, title: "English one" });
  });
});

describe("what belongs to a page", () => {
  it("is shown as it was: files with their texts and hashes, redirects, and the rule", async () => {
    const { default: sharp } = await import("sharp");
    const picture = await sharp({
      create: { width: 900, height: 600, channels: 3, background: "#0a5" },
    })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(picture)], { type: "image/jpeg" }), "beach.jpg");
    form.set("_payload", JSON.stringify({ name: "Beach", alt: { en: "A beach" } }));
    const upload = await service.request("POST", "/api/media", {
      ...{ form, as: keys["admin"] ?? "" },
    });
    expect(upload.status, upload.text).toBe(201);
    const { id: media } = record(upload.body["doc"]);
    const slices = [{ blockType: "page_head", title: "Heading", image: media }];
    const page = await createPage({ slices });
    const at = pathOf(page["uid"]);
    const first = await mark();
    await call("PATCH", `/media/${String(media)}`, "admin", { alt: { en: "A wide beach" } });
    const rule = await call("POST", "/globals/publishing_settings", "admin", {
      second_person: "never",
    });
    expect(rule.status, rule.text).toBe(200);
    const uid = createUid();
    await publish(page.id, { uid });
    const now = await show(pathOf(uid));
    const [then] = [await show(at, first)];
    expect([then.files[0]?.alt, now.files[0]?.alt]).toEqual(["A beach", "A wide beach"]);
    expect(then.files[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(now.redirects.map(({ from }) => from)).toEqual([at]);
    expect(now.rule?.mode).toBe("never");
    expect((await show(at)).redirected?.from).toBe(at);
  });
  it("has the clauses of its texts and of its parts by their names of then, each once", async () => {
    const [onPage, inContact] = await Promise.all(
      ["moment.page", "moment.contact"].map((uid) =>
        service.create("clause", { title: uid, uid, text: `Then ${uid}.`, locale: "en" }),
      ),
    );
    const contact = await service.create("module_contact", {
      ...{ uid: createUid(), contact_title: "Contact", locale: "en", audience: "individual" },
      contact_inline_description: "{clause:moment.contact}",
    });
    const lead = "{clause:moment.page} {clause:moment.page}";
    const page = await createPage({
      slices: [
        { blockType: "page_head", title: "Heading", lead },
        { blockType: "contact_block", contact: contact.id },
      ],
    });
    const at = pathOf(page["uid"]);
    async function listTexts(moment: string): Promise<readonly unknown[]> {
      const { parts } = await show(at, moment);
      return parts
        .filter(({ collection }) => collection === "clause")
        .map(({ id, content }) => [id, content["text"]]);
    }
    const before = await mark();
    const { payload } = service;
    for (const data of [{ _status: "draft" }, { uid: "moment.other", _status: "published" }])
      await payload.update({ collection: "clause", id: onPage?.id ?? "", data });
    await payload.delete({ collection: "clause", id: inContact?.id ?? "" });
    const other = { title: "Other", uid: "moment.page", text: "Now.", locale: "en" };
    const { id } = await service.create("clause", other);
    expect(await listTexts(before)).toEqual([
      [onPage?.id, "Then moment.page."],
      [inContact?.id, "Then moment.contact."],
    ]);
    expect(await listTexts("")).toEqual([[id, "Now."]]);
  });
});

describe("the answer", () => {
  it("is for accounts that may read the audit log, in their languages", async () => {
    const page = await createPage({ locale: "es", uid: createUid() });
    const address = `/es/landing/${String(page["uid"])}`;
    expect((await askFor(address, "", "compliance")).status).toBe(403);
    expect((await askFor(address, "", "editor")).status).toBe(403);
    expect((await askFor(address, "", "site")).status).toBe(403);
    expect((await askFor(address, "", "nobody")).status).toBe(401);
    for (const person of ["nobody", "auditor", "admin"])
      expect((await call("GET", "/live_history", person)).status, person).toBe(403);
    const write = await call("POST", "/live_history", "admin", { kind: "content" });
    expect(write.status).toBe(403);
  });

  it("says in a sentence what to do", async () => {
    const page = await createPage();
    const at = pathOf(page["uid"]);
    const unknown = "/en/landing/never-was";
    const { siteUrl: site } = (await import("../env.ts")).env;
    const refusals = [
      ["https://example.org/en", "", 400, en("evidence.problem.foreign", { site })],
      ["no address", "", 400, en("evidence.problem.malformed")],
      [at, "someday", 400, en("evidence.problem.date")],
      [at, "2999-01-01T00:00", 400, en("evidence.problem.future")],
      [unknown, "", 404, en("evidence.problem.unknown", { path: unknown })],
      [at, "2001-01-01T00:00", 404, en("evidence.problem.nothing", { path: at })],
    ] as const;
    for (const [address, moment, status, sentence] of refusals) {
      const answer = await askFor(address, moment);
      const { message } = record((answer.body["errors"] as Stored[])[0]);
      expect([answer.status, message]).toEqual([status, expect.stringContaining(sentence)]);
    }
  });

  it("takes little time, and its file can be checked with the published keys", async () => {
    const page = await createPage();
    const started = performance.now();
    await show(pathOf(page["uid"]));
    expect(performance.now() - started).toBeLessThan(2000);
    const file = await call("GET", `/evidence/file?${query(pathOf(page["uid"]))}`, "compliance");
    expect(file.headers.get("content-disposition")).toMatch(/attachment; filename="orlaya-en-/);
    const published = await call("GET", "/evidence/keys", "nobody");
    const trusted = readTrustedKeys(published.text);
    expect(published.text).not.toContain("PRIVATE");
    const checked = checkFile(Buffer.from(file.text), trusted);
    expect(checked).toMatchObject({ ok: true, evidence: { document: { id: page.id } } });
    const { audit } = await show(pathOf(page["uid"]));
    expect(audit.at(-1)).toMatchObject({ action: "evidence", person: mailOf("compliance") });
    expect(checkFile(Buffer.from(file.text.replace("One", "Two")), trusted).ok).toBe(false);
  });
});
