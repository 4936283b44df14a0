import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createLocalReq } from "payload";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ROLES } from "../access/roles.ts";
import { readString, type Stored } from "../fields/record.ts";
import { createPerson, logIn, PASSWORD, setUp, type Person } from "../testing/second-factor.ts";
import { startService, waitUntil, type Answer, type TestService } from "../testing/service.ts";
import { ACTIONS } from "./actions.ts";
import { checkEntries, readEntry, type ChainEntry } from "./chain.ts";
import { checkAuditFile } from "./file.ts";
import { dropPostgresGuards, dropSqliteGuards } from "./guards.ts";

const isPostgres = inject("postgresUrl") !== undefined;
let service: TestService;
let admin: Person;
let publisher: Person;
beforeAll(async () => {
  service = await startService();
  admin = await createPerson(service, "admin");
  publisher = await createPerson(service, "publisher");
});
afterAll(() => service.stop());

async function loadAll(): Promise<readonly ChainEntry[]> {
  const { docs } = await service.payload.db.find<Stored & { id: string }>({
    collection: "audit_log",
    sort: "sequence",
    limit: 0,
    pagination: false,
  });
  return docs.map(readEntry);
}
/** Runs an action. @returns the entries that it wrote */
async function watch(work: () => Promise<unknown>): Promise<readonly ChainEntry[]> {
  const { length } = await loadAll();
  await work();
  return (await loadAll()).slice(length);
}
async function send(
  method: string,
  path: string,
  as: string,
  body?: unknown,
  status = 200,
): Promise<Answer> {
  const options = body === undefined ? { as } : { as, body };
  const answer = await service.request(method, `/api${path}`, options);
  expect(answer.status, answer.text).toBe(status);
  return answer;
}
function createPage(uid: string, draft = false) {
  const place = { locale: "es", audience: "individual", purpose: "normal" };
  return service.create("page_landing", { uid, title: `Página ${uid}`, ...place }, { draft });
}
/** Writes the changes of an entry as `path: before > after`. */
const write = ({ changes }: ChainEntry): readonly string[] =>
  changes.map(({ path, before, after }) => `${path}: ${before ?? "-"} > ${after ?? "-"}`);

describe("documents", () => {
  it("are logged with what visitors saw before and see after", async () => {
    const { id } = await createPage("cambio");
    const path = `/page_landing/${id}`;
    const drafted = await watch(() =>
      send("PATCH", `${path}?draft=true`, publisher.token, { title: "Nuevo", _status: "draft" }),
    );
    expect(drafted).toEqual([]);
    const [published] = await watch(() =>
      send("PATCH", path, publisher.token, { _status: "published" }),
    );
    expect(published).toMatchObject({
      ...{ action: "publish", document: id, locale: "es", title: "Nuevo" },
      ...{ person: publisher.email, role: "publisher", user: publisher.id },
    });
    expect(published && write(published)).toEqual(["title: Página cambio > Nuevo"]);
    const [down] = await watch(() => send("PATCH", path, publisher.token, { _status: "draft" }));
    expect([down?.action, down && write(down)]).toEqual([
      "unpublish",
      ["_status: published > draft"],
    ]);
    const binned = await watch(() =>
      send("PATCH", path, publisher.token, { deletedAt: "2026-11-27T10:00:00.000Z" }),
    );
    expect(binned.map(({ action }) => action)).toEqual(["bin"]);
    const back = await watch(() =>
      send("PATCH", `${path}?trash=true`, publisher.token, { deletedAt: null }),
    );
    expect(back.map(({ action }) => action)).toEqual(["restore"]);
    const [deleted] = await watch(() => send("DELETE", path, admin.token));
    expect(deleted).toMatchObject({ action: "delete", document: id });
    expect(deleted && write(deleted)).toContain("title: Nuevo > -");
  });

  it("are logged one by one when many are published at once", async () => {
    const pages = [await createPage("uno", true), await createPage("dos", true)];
    const ids = pages.map(({ id }) => id);
    const query = new URLSearchParams({ "where[id][in]": ids.join() });
    const entries = await watch(() =>
      send("PATCH", `/page_landing?${query}`, publisher.token, { _status: "published" }),
    );
    expect(entries.map(({ action }) => action)).toEqual(["publish", "publish"]);
    expect(entries.map(({ document }) => document).toSorted()).toEqual(ids.toSorted());
  });

  it("are logged with plans, shared previews and reviews", async () => {
    const { id } = await createPage("planes", true);
    const entries = await watch(async () => {
      const { planPublication } = await import("../plans/plan.ts");
      const user = await service.payload.findByID({ collection: "users", id: publisher.id });
      const req = await createLocalReq({ user: { ...user, collection: "users" } }, service.payload);
      const doc = { relationTo: "page_landing", value: id };
      const date = new Date(Date.now() + 3_600_000);
      expect(await planPublication({ req, type: "publish", date, doc })).toHaveProperty("message");
      const { docs } = await service.payload.find({ collection: "payload-jobs" });
      expect(await planPublication({ req, deleteID: docs[0]?.id })).toHaveProperty("message");
      const shared = await send(
        "POST",
        `/previews/page_landing/${id}/share`,
        publisher.token,
        { duration: "hour" },
        201,
      );
      const { previews } = shared.body as { previews: { links: readonly { id: string }[] } };
      const link = previews.links[0]?.id;
      await send("POST", `/previews/page_landing/${id}/end`, publisher.token, { link });
      await send("POST", `/review/page_landing/${id}/ask`, publisher.token, { note: "Por favor" });
    });
    expect(entries.map(({ action, document }) => [action, document === id])).toEqual([
      ["plan to publish", true],
      ["withdraw plan", true],
      ["share a preview for one hour", true],
      ["end a shared preview", true],
      ["ask for review", true],
    ]);
    expect(write(entries[4] ?? readEntry({}))).toEqual(["note: - > Por favor"]);
  });

  it("are logged when a plan is carried out", async () => {
    const { id } = await createPage("hecho", true);
    const input = {
      ...{ type: "publish", doc: { relationTo: "page_landing", value: id }, title: "Hecho" },
      ...{ user: { relationTo: "users", value: publisher.id }, by: publisher.email },
    };
    const waitUntilDate = new Date(Date.now() - 1000);
    await service.payload.jobs.queue({
      task: "schedulePublish",
      input,
      waitUntil: waitUntilDate,
    });
    const entries = await watch(async () => {
      const headers = { authorization: "Bearer a-secret-of-the-tests-0123456789-jobs" };
      const ran = await service.request("POST", "/api/run-jobs", { headers });
      expect(ran.status, ran.text).toBe(200);
    });
    expect(entries.map(({ action }) => action)).toEqual(["publish", "plan done"]);
    expect(entries[0]?.person).toBe(publisher.email);
  });
});

describe("accounts", () => {
  it("are logged with their rights, and without their secrets", async () => {
    const email = "nueva@example.com";
    const password = "a-very-long-secret-word";
    let id = "";
    const entries = await watch(async () => {
      const made = await send(
        "POST",
        "/users",
        admin.token,
        { email, password, role: "editor" },
        201,
      );
      id = (made.body["doc"] as { id: string }).id;
      await send("PATCH", `/users/${id}`, admin.token, { role: "translator" });
      await send("DELETE", `/users/${id}`, admin.token);
    });
    expect(entries.map(({ action, document }) => [action, document])).toEqual([
      ["create", id],
      ["update", id],
      ["delete", id],
    ]);
    expect(entries.map(({ person }) => person)).toEqual(Array(3).fill(admin.email));
    expect(write(entries[1] ?? readEntry({}))).toEqual(["role: editor > translator"]);
    expect(write(entries[0] ?? readEntry({}))).toContain("password: - > -");
  });

  it("are logged when they log in, fail, log out and ask for a password", async () => {
    const person = await createPerson(service, "editor");
    const stranger = "nadie@example.com";
    const entries = await watch(async () => {
      const session = await logIn(service, person);
      expect(session.status, session.text).toBe(200);
      const wrong = { password: "wrong-secret-word" };
      expect((await logIn(service, person, wrong)).status).toBe(401);
      expect((await logIn(service, { email: stranger }, wrong)).status).toBe(401);
      const cookie = /payload-token=[^;]+/.exec(session.headers.get("set-cookie") ?? "")?.[0] ?? "";
      const headers = { cookie, origin: service.url };
      const out = await service.request("POST", "/api/users/logout", { headers });
      expect(out.status, out.text).toBe(200);
      await service.request("POST", "/api/users/forgot-password", {
        body: { email: person.email },
      });
      await waitUntil(async () => (await loadAll()).at(-1)?.action === "ask for new password");
    });
    expect(entries.map(({ action, role, user, title }) => [action, role, user, title])).toEqual([
      ["log in", "editor", person.id, person.email],
      ["failed log-in", "visitor", "", person.email],
      ["failed log-in", "visitor", "", ""],
      ["log out", "editor", person.id, person.email],
      ["ask for new password", "visitor", "", person.email],
    ]);
    const text = JSON.stringify(await loadAll());
    expect(text).not.toContain(stranger);
    expect(text).not.toContain("wrong-secret-word");
  });

  it("are logged with their second factor and their sessions", async () => {
    const person = await createPerson(service, "editor");
    let secrets: readonly string[] = [];
    const entries = await watch(async () => {
      const { key, recovery } = await setUp(service, person);
      secrets = [key, key.replaceAll(" ", ""), ...recovery];
      await send("POST", "/users/factor/remove", person.token, {});
      await logIn(service, person);
      await send("POST", `/users/${person.id}/sessions/end`, person.token, { session: "others" });
    });
    expect(entries.map(({ action }) => action)).toEqual([
      ...["second factor set up", "second factor removed", "log in", "sessions ended"],
    ]);
    const text = JSON.stringify(await loadAll());
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it("are logged with a new password by a link", async () => {
    const person = await createPerson(service, "editor");
    const data = { email: person.email };
    const token = await service.payload.forgotPassword({
      ...{ collection: "users", data, disableEmail: true },
    });
    const body = { token, password: `${PASSWORD} twice` };
    const entries = await watch(async () => {
      const answer = await service.request("POST", "/api/users/reset-password", { body });
      expect(answer.status, answer.text).toBe(200);
    });
    expect(entries.map(({ action, user }) => [action, user])).toContainEqual([
      ...["new password", person.id],
    ]);
    expect(JSON.stringify(entries)).not.toContain(readString(token));
    expect(JSON.stringify(entries)).not.toContain("twice");
  });
});

describe("the rest", () => {
  it("is logged: settings, redirects and campaigns", async () => {
    const target = readString((await createPage("destino"))["path"]);
    const before = await service.payload.findGlobal({ slug: "publishing_settings" });
    const entries = await watch(async () => {
      await send("POST", "/globals/publishing_settings", admin.token, { second_person: "never" });
      await send(
        "POST",
        "/redirects",
        admin.token,
        { from: "/es/vieja", to: target, status: "301" },
        201,
      );
      const made = await send("POST", "/campaign", publisher.token, { name: "Verano" });
      const id = readString(made.body["id"]);
      await send("POST", `/campaign/${id}`, publisher.token, { name: "Otoño" });
    });
    expect(entries.map(({ action, collection }) => [action, collection])).toEqual([
      ["update", "publishing_settings"],
      ["create", "redirects"],
      ["create campaign", "campaigns"],
      ["change campaign", "campaigns"],
    ]);
    expect(write(entries[0] ?? readEntry({}))).toEqual([
      `second_person: ${before.second_person ?? "-"} > never`,
    ]);
    expect(write(entries[3] ?? readEntry({}))).toEqual(["name: Verano > Otoño"]);
  });

  it("has a name for each action, and one chain", async () => {
    const entries = await loadAll();
    expect(entries.filter(({ action }) => !(action in ACTIONS))).toEqual([]);
    expect(checkEntries(entries)).toMatchObject({ ok: true, count: entries.length });
  });
});

describe("the check and the export", () => {
  const MAY: readonly string[] = ["admin", "publisher", "compliance", "auditor"];
  it.each(ROLES)("answer %s by the right to audit", async (role) => {
    const as = await service.user(role);
    const status = MAY.includes(role) ? 200 : 403;
    await send("POST", "/audit/check", as, {}, status);
    await send("GET", "/audit/export", as, undefined, status);
  });
  it("answer nobody who is not signed in", async () => {
    expect((await service.request("POST", "/api/audit/check", { body: {} })).status).toBe(401);
    expect((await service.request("GET", "/api/audit/export")).status).toBe(401);
  });

  function verify(...given: readonly string[]) {
    const script = fileURLToPath(new URL("../../../../scripts/audit.ts", import.meta.url));
    return spawnSync(process.execPath, [script, "verify", ...given], { encoding: "utf8" });
  }

  it("give a file that the command accepts, and refuses after a change", async () => {
    const { text, headers } = await send("GET", "/audit/export", admin.token);
    expect(headers.get("content-disposition")).toMatch(/audit-log-.*\.jsonl/);
    const checked = checkAuditFile(text);
    expect(checked.ok && checked.count).toBe((await loadAll()).length);
    expect((await loadAll()).at(-1)).toMatchObject({ action: "export", person: admin.email });
    const file = join(service.dataDir, "audit.jsonl");
    writeFileSync(file, text);
    const valid = verify(file);
    expect([valid.status, valid.stdout]).toEqual([0, expect.stringContaining("Valid")]);
    writeFileSync(file, text.replace("Página cambio", "Página cambia"));
    const refused = verify(file);
    expect([refused.status, refused.stderr]).toEqual([
      1,
      expect.stringContaining("Refused: entry"),
    ]);
  });

  it("name the first entry that somebody changed in the database", async () => {
    const { checkStored } = await import("./list.ts");
    const { runSql, sql } = await import("../sql.ts");
    const run = (statement: string) => runSql(service.payload, sql.raw(statement));
    const before = await checkStored(service.payload);
    if (!before.ok) throw new Error("the chain is whole");
    await (isPostgres ? dropPostgresGuards : dropSqliteGuards)(run);
    await run(`DELETE FROM "audit_log" WHERE "sequence" = ${before.count}`);
    expect(await checkStored(service.payload)).toMatchObject({ ok: true });
    expect(await checkStored(service.payload, [before.tail])).toEqual({
      ...{ ok: false, problem: "end", sequence: before.count },
    });
    await run(`UPDATE "audit_log" SET "person" = 'other@example.com' WHERE "sequence" = 3`);
    const broken = { ok: false, problem: "content", sequence: 3 };
    expect(await checkStored(service.payload)).toEqual(broken);
    expect((await send("POST", "/audit/check", admin.token, {})).body).toMatchObject(broken);
  });
});
