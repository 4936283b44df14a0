/** Tests of forgotten passwords with a real SMTP server. */
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMailbox, type Mailbox } from "../testing/mailbox.ts";
import { waitUntil, startService, type Answer, type TestService } from "../testing/service.ts";

const say = getAdminMessages("en");
let service: TestService;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  service = await startService({
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_TO: "team@example.com",
    MAIL_FROM: "Orlaya <no-reply@example.com>",
  });
});
afterAll(async () => {
  await service.stop();
  await mailbox.close();
});

const forgot = (email: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  service.request("POST", "/api/users/forgot-password", { body: { email }, headers });
const reset = (token: string, password: string): Promise<Answer> =>
  service.request("POST", "/api/users/reset-password", { body: { token, password } });
const mailsTo = (email: string) => mailbox.received.filter(({ to }) => to === email);
/** Waits until the address has received `count` mails. Returns the text of the newest one. */
async function newest(email: string, count: number): Promise<string> {
  await waitUntil(() => mailsTo(email).length >= count);
  return (mailsTo(email).at(-1)?.raw ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
}
const tokenOf = (mail: string): string => /\/admin\/reset\/([0-9a-f]{40})/.exec(mail)?.[1] ?? "";
const sentence = ({ body }: Answer): unknown =>
  (body["errors"] as { message: string }[] | undefined)?.[0]?.message;

it("T: the link in the mail sets a new password once, ends sessions and keys, and logs in", async () => {
  const email = "forgetful@example.com";
  const key = await service.user("translator", { email, edit_locales: ["es"] });
  const old = (
    await service.request("POST", "/api/users/login", {
      body: { email, password: "a-long-enough-password" },
    })
  ).headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  expect((await forgot(email)).body["message"]).toBe(say("account.asked"));
  const mail = await newest(email, 1);
  expect(mail).toContain("Content-Language: es");
  expect(mail).toMatch(/^From: Orlaya <no-reply@example.com>/m);
  const token = tokenOf(mail);
  expect(sentence(await reset(token, "forgetfulforgetful"))).toBe(say("account.address"));
  const done = await reset(token, "a new horse battery");
  expect(done.status).toBe(200);
  expect(done.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toEqual([
    "payload-token",
    expect.stringMatching(/^orlaya-device-/),
    "payload-lng",
  ]);
  async function user(headers: Readonly<Record<string, string>>): Promise<unknown> {
    return (
      await service.request("GET", "/api/users/me", {
        headers: { origin: service.url, ...headers },
      })
    ).body["user"];
  }
  expect(await user({ cookie: done.headers.getSetCookie()[0] ?? "" })).not.toBeNull();
  expect([await user({ cookie: old }), await user({ authorization: `JWT ${key}` })]).toEqual([
    null,
    null,
  ]);
  expect(
    (
      await service.request("POST", "/api/users/login", {
        body: { email, password: "a new horse battery" },
      })
    ).status,
  ).toBe(200);
  const again = await reset(token, "yet another horse battery");
  expect([again.status, sentence(again)]).toEqual([403, say("account.staleLink")]);
});

it("T: known and unknown accounts get the same response before any mail is sent, at most three mails an hour go to one account, and the site’s user gets none", async () => {
  const known = "known@example.com";
  await service.user("editor", { email: known });
  let deliver: (refused: boolean) => void = () => undefined;
  const held = new Promise<boolean>((resolve) => {
    deliver = resolve;
  });
  mailbox.refuse = () => held;
  // The mail server holds back every mail, so a response that waits for its mail never arrives.
  const unknown = await forgot("nobody@example.com");
  for (let at = 0; at < 8; at += 1) {
    const answer = await forgot(known);
    expect([answer.status, answer.text]).toEqual([unknown.status, unknown.text]);
  }
  expect(mailsTo(known)).toEqual([]);
  deliver(false);
  const { ensureSiteUser } = await import("../seed/accounts.ts");
  await ensureSiteUser(service.payload);
  await forgot("site@orlaya.invalid");
  await newest(known, 3);
  await service.user("editor", { email: "last@example.com" });
  await forgot("last@example.com");
  await newest("last@example.com", 1);
  mailbox.refuse = () => false;
  expect(
    [known, "nobody@example.com", "site@orlaya.invalid"].map((to) => mailsTo(to).length),
  ).toEqual([3, 0, 0]);
});

it("only the newest link works", async () => {
  const email = "twice@example.com";
  await service.user("editor", { email });
  await forgot(email);
  const first = tokenOf(await newest(email, 1));
  await forgot(email);
  const second = tokenOf(await newest(email, 2));
  expect((await reset(first, "a new horse battery")).status).toBe(403);
  expect((await reset(second, "a new horse battery")).status).toBe(200);
});

it("writes the mail in a language that the user edits, and prefers the language of the browser", async () => {
  const { chooseAccountLanguage: mailLanguage } = await import("../labels/account-language.ts");
  expect([
    mailLanguage(["es"], "en-GB,en;q=0.9"),
    mailLanguage(["de", "nl"], "nl-BE,en"),
    mailLanguage([], "fr"),
    mailLanguage(null, ""),
    mailLanguage(["nl", "de"], "pt"),
  ]).toEqual(["es", "nl", "en", "en", "de"]);
});
