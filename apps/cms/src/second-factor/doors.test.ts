/** Tests of every way to get a session, with and without a second factor, on the real service. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readString, record } from "../fields/record.ts";
import {
  createPerson,
  hasSession,
  logIn,
  PASSWORD,
  readRefusal,
  setUp,
  writeCode,
  type Person,
} from "../testing/second-factor.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";

let service: TestService;
let people: Readonly<Record<"editor" | "without" | "withFactor", Person>>;
let key: string;
let recovery: readonly string[];
beforeAll(async () => {
  service = await startService();
  const withFactor = await createPerson(service, "publisher");
  ({ key, recovery } = await setUp(service, withFactor));
  people = {
    editor: await createPerson(service, "editor"),
    without: await createPerson(service, "compliance"),
    withFactor,
  };
  await setMode("always");
});
afterAll(async () => {
  await service.stop();
});

const setMode = (second_factor: "auto" | "always" | "never"): Promise<unknown> =>
  service.payload.updateGlobal({ slug: "publishing_settings", data: { second_factor } });
const me = async (headers: Readonly<Record<string, string>>): Promise<unknown> =>
  (await service.request("GET", "/api/users/me", { headers })).body["user"];

/** Creates the token of a reset link. */
async function createLink({ email }: Person): Promise<string> {
  const { payload } = service;
  const data = { email };
  return readString(
    await payload.forgotPassword({ collection: "users", data, disableEmail: true }),
  );
}

type Door = (person: Person) => Promise<Answer>;
const DOORS: Readonly<Record<string, Door>> = {
  "the login": (person) => logIn(service, person),
  "the login with a code that is wrong": (person) => logIn(service, person, { code: "000000" }),
  "the login with a ticket that is wrong": (person) =>
    logIn(service, person, { code: "000000", setup: "abc" }),
  "a reset link": async (person) =>
    service.request("POST", "/api/users/reset-password", {
      body: { token: await createLink(person), password: PASSWORD },
    }),
};

describe("a session without a code", () => {
  for (const [door, open] of Object.entries(DOORS))
    it(`T: ${door} gives one only to a role that needs no code`, async () => {
      const opened = {
        editor: await open(people.editor),
        without: await open(people.without),
        withFactor: await open(people.withFactor),
      };
      expect(Object.values(opened).map(hasSession)).toEqual([true, false, false]);
    });

  it("T: Payload’s own login, without the endpoint, gives none", async () => {
    for (const { email } of [people.without, people.withFactor])
      await expect(
        service.payload.login({ collection: "users", data: { email, password: PASSWORD } }),
      ).rejects.toThrow();
    const { email } = people.editor;
    const { user } = await service.payload.login({
      collection: "users",
      data: { email, password: PASSWORD },
    });
    expect(user?.email).toBe(email);
  });

  it("T: a session from before the code was needed ends, also for a new token", async () => {
    await setMode("never");
    const person = await createPerson(service, "publisher");
    const cookie = (await logIn(service, person)).headers.getSetCookie()[0] ?? "";
    const headers = { cookie, origin: service.url };
    expect(await me(headers)).not.toBeNull();
    await setMode("always");
    expect(await me(headers)).toBeNull();
    const refreshed = await service.request("POST", "/api/users/refresh-token", { headers });
    expect([refreshed.status, hasSession(refreshed)]).toEqual([403, false]);
  });

  it("T: a key of a person, from an earlier version, opens nothing, and the key of the site does", async () => {
    const keys: Record<string, string> = {};
    const { ensureSiteUser } = await import("../seed/accounts.ts");
    await ensureSiteUser(service.payload);
    for (const [name, { id }] of Object.entries(people)) {
      keys[name] = `11111111-2222-4333-8444-${id.slice(-12)}`;
      const data = { enableAPIKey: true, apiKey: keys[name] };
      await service.payload.update({ collection: "users", id, data });
    }
    const users = await Promise.all(
      [...Object.values(keys), process.env["SITE_API_KEY"] ?? ""].map((each) =>
        me({ authorization: `users API-Key ${each}` }),
      ),
    );
    expect(users.map((user) => record(user)["role"] ?? null)).toEqual([null, null, null, "site"]);
  });
});

describe("a session with a code", () => {
  it("T: is asked for after the correct password only, and each code works once", async () => {
    const { withFactor } = people;
    expect(readRefusal(await logIn(service, withFactor))).toEqual({ step: "code" });
    const wrongPassword = await logIn(service, withFactor, { password: "x", code: writeCode(key) });
    expect([wrongPassword.status, readRefusal(wrongPassword)]).toEqual([401, {}]);
    const code = writeCode(key);
    const answers = await Promise.all([
      logIn(service, withFactor, { code }),
      logIn(service, withFactor, { code }),
    ]);
    expect(answers.filter(hasSession).length).toBe(1);
    const again = await logIn(service, withFactor, { code });
    expect([again.status, hasSession(again)]).toEqual([403, false]);
  });

  it("T: each recovery code works once, however it is typed", async () => {
    const code = (recovery[0] ?? "").toUpperCase().replace("-", " ");
    const answers = [
      await logIn(service, people.withFactor, { code }),
      await logIn(service, people.withFactor, { code }),
    ];
    expect(answers.map(hasSession)).toEqual([true, false]);
  });

  it("T: the first login sets up the second factor, with the ticket of this account only", async () => {
    const { without } = people;
    const other = readRefusal(await logIn(service, await createPerson(service, "admin")));
    const asked = readRefusal(await logIn(service, without));
    expect(asked["step"]).toBe("setup");
    expect(readString(asked["picture"])).toMatch(/^data:image\/svg\+xml;base64,/);
    const code = writeCode(readString(asked["key"]));
    const foreign = await logIn(service, without, { setup: other["ticket"], code });
    expect([foreign.status, hasSession(foreign)]).toEqual([403, false]);
    const done = await logIn(service, without, { setup: asked["ticket"], code });
    expect([done.status, hasSession(done)]).toEqual([200, true]);
    expect(done.body["recovery"]).toHaveLength(10);
    expect(readRefusal(await logIn(service, without))).toEqual({ step: "code" });
    const { payload } = service;
    const row = await payload.db.findOne({
      collection: "second_factors",
      where: { account: { equals: without.id } },
    });
    expect(JSON.stringify(row)).not.toContain(readString(asked["key"]).replaceAll(" ", ""));
    expect(JSON.stringify(row)).not.toContain((done.body["recovery"] as string[])[0]);
  });

  it("T: wrong codes are limited for each account", async () => {
    const person = await createPerson(service, "publisher");
    const made = await setUp(service, person);
    const answers: number[] = [];
    for (let at = 0; at < 8; at += 1)
      answers.push((await logIn(service, person, { code: "000000" })).status);
    expect(answers.slice(-2)).toEqual([429, 429]);
    expect((await logIn(service, person, { code: writeCode(made.key) })).status).toBe(429);
    expect((await logIn(service, people.withFactor, { code: recovery[1] })).status).toBe(200);
  });
});

describe("who needs a code", () => {
  it("T: by default: on a public address with two such accounts, nobody on this machine", async () => {
    await setMode("auto");
    const { env } = await import("../env.ts");
    const { needsFactor, forgetPolicy, isPasswordAskedAgain } = await import("./policy.ts");
    const { payload } = service;
    async function ask(): Promise<readonly boolean[]> {
      forgetPolicy();
      const roles = ["admin", "publisher", "compliance", "finder_manager", "editor", "auditor"];
      return Promise.all(roles.map((role) => needsFactor(payload, { role })));
    }
    const { cmsUrl } = env;
    expect(await ask()).toEqual([false, false, false, false, false, false]);
    try {
      Object.assign(env, { cmsUrl: "https://content.example.com" });
      expect(await ask()).toEqual([true, true, true, true, false, false]);
      expect(await isPasswordAskedAgain(payload)).toBe(true);
      // One administrator remains.
      const where = { role: { in: ["publisher", "compliance", "finder_manager"] } };
      await payload.update({ collection: "users", where, data: { role: "editor" } });
      expect(await ask()).toEqual([false, false, false, false, false, false]);
    } finally {
      Object.assign(env, { cmsUrl });
    }
  });
});
