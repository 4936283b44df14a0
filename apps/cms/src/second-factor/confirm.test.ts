/** Tests of changes before which a person is asked again, of sessions and of removed second factors. */
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import {
  ageSessions,
  createPerson,
  hasSession,
  logIn,
  PASSWORD,
  readRefusal,
  setUp,
  writeCode,
  type Person,
} from "../testing/second-factor.ts";
import { startService, waitUntil, type Answer, type TestService } from "../testing/service.ts";

const say = getAdminMessages("en");
let service: TestService;
let admin: Person;
let key: string;
beforeAll(async () => {
  service = await startService();
  admin = await createPerson(service, "admin");
  ({ key } = await setUp(service, admin));
  await ageSessions(service, admin, 11);
});
afterAll(async () => {
  await service.stop();
});

const as = ({ token }: Person, method: string, path: string, body?: Stored): Promise<Answer> =>
  service.request(method, `/api${path}`, { as: token, ...(body ? { body } : {}) });
const readRole = async ({ id }: Person): Promise<unknown> =>
  record(await service.payload.findByID({ collection: "users", id, depth: 0 }))["role"];
const findSentence = ({ body }: Answer): unknown =>
  (Array.isArray(body["errors"]) ? body["errors"].filter(isRecord) : [])[0]?.["message"];

describe("important changes", () => {
  it("T: need a code of the last ten minutes: releases, rights, accounts and settings", async () => {
    const editor = await createPerson(service, "editor");
    const { createCampaignRow, createItemRow } = await import("../campaigns/store.ts");
    const store = { payload: service.payload };
    const campaign = await createCampaignRow(store, { name: "Rules", state: "draft" });
    const change = { kind: "release", version: 99 };
    const { createSetRow } = await import("../sets/store.ts");
    const set = await createSetRow(service.payload, {
      ...{ name: "Spain", state: "review", people: [], base: 1, edits: [], comments: [] },
    });
    await createItemRow(store, { campaign, change });
    const data = { email: "new@example.com", password: PASSWORD, role: "admin" };
    const changes: Readonly<Record<string, () => Promise<Answer>>> = {
      "publish a release": () => as(admin, "POST", "/finder/publish", { note: "" }),
      "confirm a release": () => as(admin, "POST", "/finder/confirm", {}),
      "make a release live": () => as(admin, "POST", "/finder/activate", { version: 99 }),
      "publish a release in a campaign": () => as(admin, "POST", `/campaign/${campaign}/publish`),
      "plan a release in a campaign": () => as(admin, "POST", `/campaign/${campaign}/plan`, {}),
      "publish a change set": () => as(admin, "POST", `/finder/sets/${set}/publish`),
      "plan a change set": () => as(admin, "POST", `/finder/sets/${set}/plan`, {}),
      "approve and publish a change set": () =>
        as(admin, "POST", `/finder/sets/${set}/approve`, { publish: true }),
      "change a role": () => as(admin, "PATCH", `/users/${editor.id}`, { role: "publisher" }),
      "change languages": () => as(admin, "PATCH", `/users/${editor.id}`, { edit_locales: ["es"] }),
      "create an account": () => as(admin, "POST", "/users", data),
      "delete an account": () => as(admin, "DELETE", `/users/${editor.id}`),
      "change the settings": () =>
        as(admin, "POST", "/globals/publishing_settings", { second_factor: "never" }),
      "remove a second factor": () => as(admin, "POST", `/users/${editor.id}/factor/remove`),
      "see a new key": () => as(admin, "POST", "/users/factor/begin"),
    };
    for (const [what, change] of Object.entries(changes)) {
      const answer = await change();
      expect([answer.status, readRefusal(answer)], what).toEqual([403, { confirm: "code" }]);
    }
    expect(await readRole(editor)).toBe("editor");
    expect((await as(admin, "PATCH", `/users/${editor.id}`, { name: "Ana" })).status).toBe(200);

    const wrong = await as(admin, "POST", "/users/confirm", { code: "000000" });
    expect([wrong.status, findSentence(wrong)]).toEqual([403, say("door.wrongCode")]);
    const withPassword = await as(admin, "POST", "/users/confirm", { password: PASSWORD });
    expect(withPassword.status).toBe(403);
    const confirmed = await as(admin, "POST", "/users/confirm", { code: writeCode(key) });
    expect(confirmed.status, confirmed.text).toBe(200);
    expect(
      await Promise.all(
        ["publish a release", "make a release live"].map(
          async (what) => (await changes[what]?.())?.status,
        ),
      ),
    ).toEqual([400, 404]);
    expect((await changes["change a role"]?.())?.status).toBe(200);
    expect(await readRole(editor)).toBe("publisher");
  });

  it("T: need the password of a person without a second factor, on a public address", async () => {
    const other = await createPerson(service, "admin");
    const editor = await createPerson(service, "editor");
    await ageSessions(service, other, 11);
    const change = (): Promise<Answer> =>
      as(other, "PATCH", `/users/${editor.id}`, { role: "translator" });
    const { env } = await import("../env.ts");
    const { forgetPolicy } = await import("./policy.ts");
    const { isPasswordAskedAgain } = await import("./policy.ts");
    expect(await isPasswordAskedAgain(service.payload)).toBe(false);
    const { cmsUrl } = env;
    try {
      // One account that needs a code: nobody needs one yet, so passwords are asked.
      Object.assign(env, { cmsUrl: "https://content.example.com" });
      await service.payload.db.updateOne({
        collection: "users",
        id: admin.id,
        data: { role: "editor" },
      });
      forgetPolicy();
      const refused = await change();
      expect([refused.status, readRefusal(refused)]).toEqual([403, { confirm: "password" }]);
      const wrong = await as(other, "POST", "/users/confirm", { password: "wrong" });
      expect([wrong.status, findSentence(wrong)]).toEqual([403, say("account.wrongCurrent")]);
      expect((await as(other, "POST", "/users/confirm", { password: PASSWORD })).status).toBe(200);
      expect((await change()).status).toBe(200);
    } finally {
      Object.assign(env, { cmsUrl });
      await service.payload.db.updateOne({
        collection: "users",
        id: admin.id,
        data: { role: "admin" },
      });
      forgetPolicy();
    }
    await ageSessions(service, other, 11);
    expect((await change()).status).toBe(200);
  });
});

describe("sessions", () => {
  it("T: are listed for their owner and an administrator, and end one by one or all others", async () => {
    const editor = await createPerson(service, "editor");
    const agent = "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0";
    const cookies: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      const answer = await service.request("POST", "/api/users/login", {
        body: { email: editor.email, password: PASSWORD },
        headers: { "user-agent": agent },
      });
      cookies.push(answer.headers.getSetCookie()[0] ?? "");
    }
    async function isOpen(cookie = ""): Promise<boolean> {
      const headers = { cookie, origin: service.url };
      return (await service.request("GET", "/api/users/me", { headers })).body["user"] !== null;
    }
    const path = `/users/${editor.id}`;
    const list = async (who: Person) =>
      (await as(who, "GET", `${path}/security`)).body["sessions"] as readonly Stored[];
    const sessions = await list(editor);
    expect(sessions.map(({ browser }) => browser)).toEqual([
      ...Array<string>(3).fill("Firefox · Linux"),
      "",
    ]);
    expect(sessions.filter(({ isThis }) => isThis).length).toBe(1);
    const stranger = await createPerson(service, "publisher");
    expect((await as(stranger, "GET", `${path}/security`)).status).toBe(403);
    const foreign = await as(stranger, "POST", `${path}/sessions/end`, { session: "others" });
    expect(foreign.status).toBe(403);
    // The id of a session of another account ends nothing.
    const own = await as(stranger, "POST", `/users/${stranger.id}/sessions/end`, {
      session: sessions[0]?.["id"],
    });
    expect(own.body["ended"]).toBe(0);

    await as(admin, "POST", `${path}/sessions/end`, { session: sessions[0]?.["id"] });
    expect((await Promise.all(cookies.map(isOpen))).filter(Boolean).length).toBe(2);
    await as(editor, "POST", `${path}/sessions/end`, { session: "others" });
    expect(await Promise.all(cookies.map(isOpen))).toEqual([false, false, false]);
    expect((await list(editor)).length).toBe(1);
  });
});

describe("a lost second factor", () => {
  it("T: an administrator removes it: the sessions end, the log and a mail tell it, and the password is enough", async () => {
    const publisher = await createPerson(service, "publisher");
    await setUp(service, publisher);
    await ageSessions(service, admin, 0);
    const stranger = await createPerson(service, "publisher");
    const path = `/users/${publisher.id}/factor/remove`;
    expect((await as(stranger, "POST", path)).status).toBe(403);
    expect((await as(admin, "POST", path)).status).toBe(200);
    expect((await as(publisher, "GET", `/users/${publisher.id}/security`)).status).toBe(401);
    expect(hasSession(await logIn(service, publisher))).toBe(true);
    const { docs } = await service.payload.find({
      collection: "audit_log",
      where: { document: { equals: publisher.id }, action: { equals: "second factor removed" } },
    });
    expect(docs.map((entry) => record(entry)["person"])).toEqual([admin.email]);
    await waitUntil(async () => {
      const where = { to: { equals: publisher.email }, kind: { equals: "factor_removed" } };
      const mails = await service.payload.find({ collection: "notices", where });
      return readString(record(mails.docs[0])["mail_state"]) === "sent";
    });
  });

  it("T: its owner removes it only when the role needs none", async () => {
    const translator = await createPerson(service, "translator");
    await setUp(service, translator);
    const publisher = await createPerson(service, "publisher");
    await setUp(service, publisher);
    const remove = (who: Person): Promise<Answer> => as(who, "POST", "/users/factor/remove");
    const settings = (second_factor: "auto" | "always"): Promise<unknown> =>
      service.payload.updateGlobal({ slug: "publishing_settings", data: { second_factor } });
    await settings("always");
    expect([(await remove(publisher)).status, (await remove(translator)).status]).toEqual([
      409, 200,
    ]);
    await settings("auto");
    expect((await remove(publisher)).status).toBe(200);
  });
});
