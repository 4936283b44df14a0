/** Tests of accounts over REST, each with the role that has the fewest rights. */
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role } from "../access/roles.ts";
import { readRefusal } from "../testing/second-factor.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";

const say = getAdminMessages("en");

let service: TestService;
beforeAll(async () => {
  service = await startService({ TRUSTED_PROXIES: "1" });
});
afterAll(async () => {
  await service.stop();
});

const PASSWORD = "correct horse battery";
interface Person {
  readonly id: string;
  readonly email: string;
  readonly key: string;
  readonly cookie: string;
}

const login = (email: string, password: string): Promise<Answer> =>
  service.request("POST", "/api/users/login", { body: { email, password } });
function cookieOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
/**
 * Creates a user with this role who has logged in, and an API key as users could have in earlier
 * versions.
 */
async function person(role: Role, name: string): Promise<Person> {
  const email = `${name}@example.com`;
  const key = await service.user(role, { email, password: PASSWORD });
  const { docs } = await service.payload.find({
    collection: "users",
    where: { email: { equals: email } },
  });
  return { id: String(docs[0]?.id), email, key, cookie: cookieOf(await login(email, PASSWORD)) };
}
function as({ cookie }: Person, method: string, path: string, body?: object): Promise<Answer> {
  return service.request(method, path, {
    ...(body ? { body } : {}),
    headers: { cookie, origin: service.url },
  });
}
const sentence = ({ body }: Answer): unknown =>
  (body["errors"] as { message: string }[] | undefined)?.[0]?.message;
async function signedIn(cookie: string): Promise<boolean> {
  return (
    (await service.request("GET", "/api/users/me", { headers: { cookie, origin: service.url } }))
      .body["user"] !== null
  );
}

describe("changing a password", () => {
  it("T: of one’s own account requires the current password and ends the other sessions", async () => {
    const editor = await person("translator", "own-password");
    const elsewhere = cookieOf(await login(editor.email, PASSWORD));
    function change(body: object): Promise<Answer> {
      return as(editor, "PATCH", `/api/users/${editor.id}`, {
        password: "another horse battery",
        ...body,
      });
    }
    const [without, wrong] = [
      await change({}),
      await change({ current_password: "not the old one" }),
    ];
    expect([without.status, sentence(without)]).toEqual([403, say("account.needsCurrent")]);
    expect([wrong.status, sentence(wrong)]).toEqual([403, say("account.wrongCurrent")]);
    expect((await login(editor.email, PASSWORD)).status).toBe(200);
    expect((await change({ current_password: PASSWORD })).status).toBe(200);
    expect([await signedIn(editor.cookie), await signedIn(elsewhere)]).toEqual([true, false]);
    expect([
      (await login(editor.email, PASSWORD)).status,
      (await login(editor.email, "another horse battery")).status,
    ]).toEqual([401, 200]);
  });
  it("T: the current password is also required for a new address, to which reset links are mailed", async () => {
    const editor = await person("editor", "own-address");
    const change = (body: object): Promise<Answer> =>
      as(editor, "PATCH", `/api/users/${editor.id}`, body);
    expect(sentence(await change({ email: "elsewhere@example.com" }))).toBe(
      say("account.needsCurrent"),
    );
    // A form also sends unchanged values. They are not a change.
    expect((await change({ email: editor.email })).status).toBe(200);
    expect(
      (await change({ email: "elsewhere@example.com", current_password: PASSWORD })).status,
    ).toBe(200);
  });
  it("T: of another account requires the administrator’s own password, and ends the sessions and the key of that account", async () => {
    const [admin, editor] = [
      await person("admin", "setting-admin"),
      await person("editor", "forgetful"),
    ];
    const change = (body: object): Promise<Answer> =>
      as(admin, "PATCH", `/api/users/${editor.id}`, { password: "a fresh horse battery", ...body });
    const mine = (): Promise<Answer> => service.request("GET", "/api/users/me", { as: editor.key });
    expect(sentence(await change({}))).toBe(say("account.needsCurrent"));
    expect((await mine()).body["user"]).not.toBeNull();
    expect((await change({ current_password: PASSWORD })).status).toBe(200);
    expect([await signedIn(editor.cookie), (await mine()).body["user"]]).toEqual([false, null]);
    expect((await login(editor.email, "a fresh horse battery")).status).toBe(200);
  });
  it("limits guesses of the current password in a stolen session", async () => {
    const editor = await person("editor", "stolen-session");
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        as(editor, "PATCH", `/api/users/${editor.id}`, {
          password: "another horse battery",
          current_password: `guess ${at}`,
        }),
      ),
    );
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(7);
    expect(tries.some(({ status }) => status === 200)).toBe(false);
  });
  it("T: rejects a repetition, the user’s own address and common ones, with the reason beside the field", async () => {
    const editor = await person("editor", "maria.lopez");
    for (const [password, says] of [
      ["aaaaaaaaaaaa", say("account.repeats")],
      ["abcabcabcabcab", say("account.repeats")],
      ["abcdefABCDEFabc", say("account.repeats")],
      ["121212121212", say("account.repeats")],
      ["maria.lopez@example.com", say("account.address")],
      ["Maria.Lopez1", say("account.address")],
      ["maria.lopezmaria.lopez", say("account.address")],
      ["password1234", say("account.common")],
      ["!!!Sunshine2024", say("account.common")],
      ["123456789012", say("account.common")],
      ["1qaz2wsx3edc4rfv", say("account.common")],
      ["short", say("account.short")],
      ["x y".repeat(400), say("account.long")],
    ] as const) {
      const answer = await as(editor, "PATCH", `/api/users/${editor.id}`, {
        password,
        current_password: PASSWORD,
      });
      expect([answer.status, sentence(answer)], password).toEqual([400, says]);
      expect(readRefusal(answer), password).toEqual({
        errors: [{ path: "password", message: says }],
      });
    }
    const { findPasswordProblem } = await import("./password.ts");
    for (const fine of [
      PASSWORD,
      "four words for maria.lopez",
      "Zt7!kk29Qpw4",
      "mississippi river boat",
    ])
      expect(findPasswordProblem(fine, { email: editor.email }), fine).toBeNull();
  });
});

describe("keys", () => {
  it("T: no user can set a key, not even an administrator", async () => {
    for (const role of ["translator", "admin"] as const) {
      const one = await person(role, `key-${role}`);
      const given = "11111111-2222-4333-8444-555555555555";
      await as(one, "PATCH", `/api/users/${one.id}`, {
        enableAPIKey: true,
        apiKey: given,
        apiKeyIndex: given,
      });
      expect(
        (await service.request("GET", "/api/users/me", { as: given })).body["user"],
        role,
      ).toBeNull();
    }
  });
});

describe("the last administrator", () => {
  /** Demotes all administrators except the given ones. */
  async function onlyAdmins(...keep: readonly Person[]): Promise<void> {
    await service.payload.update({
      collection: "users",
      where: { and: [{ role: { equals: "admin" } }, { id: { not_in: keep.map(({ id }) => id) } }] },
      data: { role: "editor" },
    });
  }
  async function admins(): Promise<number> {
    return (
      await service.payload.count({ collection: "users", where: { role: { equals: "admin" } } })
    ).totalDocs;
  }

  it("T: cannot be demoted or deleted, by id or in a bulk request, and the response states the reason", async () => {
    const [admin, second] = [
      await person("admin", "last-admin"),
      await person("admin", "second-admin"),
    ];
    await onlyAdmins(admin, second);
    expect((await as(admin, "DELETE", `/api/users/${second.id}`)).status).toBe(200);
    for (const answer of [
      await as(admin, "PATCH", `/api/users/${admin.id}`, { role: "editor" }),
      await as(admin, "DELETE", `/api/users/${admin.id}`),
      await as(admin, "PATCH", `/api/users?where[id][equals]=${admin.id}`, { role: "auditor" }),
      await as(admin, "DELETE", `/api/users?where[id][equals]=${admin.id}`),
    ]) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(sentence(answer)).toBe(say("account.lastAdmin"));
      expect(await admins()).toBe(1);
    }
    expect(await signedIn(admin.cookie)).toBe(true);
  });
  it("T: one administrator is left when the last two are demoted or deleted at the same time", async () => {
    for (let round = 0; round < 5; round += 1) {
      const pair = [
        await person("admin", `pair-a-${round}`),
        await person("admin", `pair-b-${round}`),
      ] as const;
      await onlyAdmins(...pair);
      await Promise.all([
        as(pair[0], "PATCH", `/api/users/${pair[0].id}`, { role: "editor" }),
        as(
          pair[1],
          round % 2 ? "DELETE" : "PATCH",
          `/api/users/${pair[1].id}`,
          round % 2 ? undefined : { role: "editor" },
        ),
      ]);
      expect(await admins(), String(round)).toBeGreaterThanOrEqual(1);
    }
  });
  it("keeps the role when the change fails for another reason", async () => {
    const [admin, other] = [await person("admin", "half-a"), await person("admin", "half-b")];
    const answer = await as(admin, "PATCH", `/api/users/${other.id}`, {
      role: "editor",
      edit_locales: ["xx"],
    });
    expect(answer.status).toBe(400);
    expect(await service.payload.findByID({ collection: "users", id: other.id })).toMatchObject({
      role: "admin",
    });
  });
});
