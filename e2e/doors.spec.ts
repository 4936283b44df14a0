/** A German publisher is invited, sets up a second factor, and uses it. */
import { randomUUID } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { getAdminMessages } from "@orlaya/messages/admin";
import { asAdmin, untilTakenOver } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, settle, signIn, test } from "./fixtures.ts";

const say = getAdminMessages("de");
const english = getAdminMessages("en");
const email = `finder-${randomUUID()}@example.com`;
const PASSWORD = "vier Wörter ohne jeden Zusammenhang";

/** Returns the link in the German invitation that the service wrote to its outbox folder. */
async function readInvitation(): Promise<string> {
  const folder = join(process.env["E2E_DATA"] ?? "", "outbox");
  async function readMail(): Promise<string> {
    const names = (await readdir(folder).catch(() => [])).filter((name) =>
      /^invitation-.*\.eml$/.test(name),
    );
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
    const mine = mails.filter((mail) => mail.includes(`To: ${email}`));
    return mine.find((mail) => mail.includes("Content-Language: de")) ?? "";
  }
  await expect.poll(readMail).not.toBe("");
  const mail = (await readMail()).replaceAll("=\r\n", "").replaceAll("=3D", "=");
  return /http\S+\/admin\/reset\/[0-9a-f]{40}/.exec(mail)?.[0] ?? "";
}

/** Writes the code of the app. @param steps how many steps of 30 seconds later than now */
function writeCode(key: string, steps: number): string {
  const secret = Secret.fromBase32(key.replaceAll(" ", ""));
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

test.afterAll(async ({ request }) => {
  const query = new URLSearchParams({ "where[email][equals]": email }).toString();
  await request.delete(`${CMS()}/api/users?${query}`, { headers: await signIn(request) });
});

/** Creates the account in the admin, and invites the person again in German. */
async function invite(page: Page): Promise<void> {
  await asAdmin(page);
  await page.goto(`${CMS()}/admin/collections/users/create`);
  await expect(page.getByText(english("door.invitation"))).toBeVisible();
  await settle(page);
  expect(await page.getByLabel("New Password").isVisible()).toBe(false);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Name" }).fill("Erika Beispiel");
  await press(page, english("door.invite"));
  await expect(page.getByText(english("door.invitationSent", { email }))).toBeVisible();
  await page.waitForURL(/\/users\/[0-9a-f-]{36}/);
  const id = page.url().split("/").at(-1) ?? "";
  const headers = await signIn(page.request);
  const data = { role: "finder_manager", edit_locales: ["de"], edit_audiences: ["individual"] };
  const changed = await page.request.patch(`${CMS()}/api/users/${id}`, { headers, data });
  expect(changed.status(), await changed.text()).toBe(200);
  await page.reload();
  await press(page, english("door.inviteAgain"));
  await expect(page.getByText(english("door.invitedAgain"))).toBeVisible();
}

/** Opens the link and chooses a password, which is refused while it is a common one. */
async function choosePassword(page: Page): Promise<void> {
  await page.goto(await readInvitation());
  const [first, second] = [
    page.locator("#field-password"),
    page.locator("#field-confirm-password"),
  ];
  await untilTakenOver(second);
  async function choose(password: string): Promise<void> {
    await first.fill(password);
    await second.fill(password);
    await press(page, say("door.choosePassword"));
  }
  await choose("password1234");
  await expect(page.getByText(say("account.common")).first()).toBeVisible();
  await choose(PASSWORD);
  await page.waitForURL(`${CMS()}/admin`);
}

/** Sets up the second factor in the account. @returns the key, and a recovery code */
async function setUp(page: Page): Promise<{ readonly key: string; readonly recovery: string }> {
  await page.goto(`${CMS()}/admin/account`);
  const security = page.getByRole("region", { name: say("door.security") });
  await settle(page);
  await security.getByRole("button", { name: say("door.setUp") }).click();
  const dialog = page.getByRole("dialog", { name: say("door.setUp") });
  await expect(dialog.getByRole("img", { name: say("door.picture") })).toBeVisible();
  expect(await problemsOf(page, ".factor-dialog")).toEqual([]);
  const key = (await dialog.locator("code").textContent()) ?? "";
  const code = dialog.getByRole("textbox", { name: say("door.code") });
  await code.fill("000000");
  await code.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText(say("door.wrongSetupCode"));
  await code.fill(writeCode(key, 0));
  await code.press("Enter");
  const codes = page.getByRole("dialog", { name: say("door.recovery") });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const recovery = (await codes.getByRole("listitem").first().textContent()) ?? "";
  await codes.getByRole("button", { name: say("door.kept") }).click();
  await expect(security.getByRole("button", { name: say("door.newCodes") })).toBeVisible();
  expect(await problemsOf(page, ".account-security")).toEqual([]);
  return { key, recovery };
}

/** Logs in with the password and a code. */
async function logIn(page: Page, key: string): Promise<void> {
  await page.goto(`${CMS()}/admin/login`);
  await settle(page);
  await page.locator("#field-email").fill(email);
  await page.locator("#field-password").fill(PASSWORD);
  await page.locator("#field-password").press("Enter");
  const dialog = page.getByRole("dialog", { name: say("door.enterCode") });
  await dialog.getByRole("textbox", { name: say("door.code") }).fill(writeCode(key, 1));
  await dialog.getByRole("button", { name: say("door.logIn") }).click();
  await page.waitForURL(`${CMS()}/admin`);
}

/** Publishes a release after a confirmation. The service does not get it: other tests use the rules. */
async function confirmRelease(page: Page, recovery: string): Promise<void> {
  const asked: string[] = [];
  const errors = [{ message: say("door.confirmCode"), data: { confirm: "code" } }];
  await page.route("**/api/finder/publish", async (route) => {
    asked.push(route.request().postData() ?? "");
    await (asked.length === 1
      ? route.fulfill({ status: 403, json: { errors } })
      : route.fulfill({ status: 201, json: { version: 99 } }));
  });
  await page.goto(`${CMS()}/admin`);
  await settle(page);
  const ask = { note: "Neue Regeln", expectedChecksum: "1" };
  const done = page.evaluate(async (body) => {
    const answer = await fetch("/api/finder/publish", {
      method: "POST",
      body: JSON.stringify(body),
    });
    return answer.status;
  }, ask);
  const dialog = page.getByRole("dialog", { name: say("door.confirmTitle") });
  const code = dialog.getByRole("textbox", { name: say("door.code") });
  await code.fill("wrong");
  await code.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText(say("door.wrongCode"));
  expect(await problemsOf(page, ".factor-dialog")).toEqual([]);
  await code.fill(recovery);
  await code.press("Enter");
  expect(await done).toBe(201);
  expect(asked).toEqual([JSON.stringify(ask), JSON.stringify(ask)]);
}

test("an invited person sets a password and a second factor, logs in with it, is asked again, and ends another session", async ({
  browser,
  page: admin,
}) => {
  await invite(admin);
  const context = await browser.newContext({ locale: "de" });
  const page = await context.newPage();
  await choosePassword(page);
  const { key, recovery } = await setUp(page);

  const elsewhere = await browser.newContext({ locale: "de" });
  const other = await elsewhere.newPage();
  await logIn(other, key);
  await confirmRelease(other, recovery);

  await page.reload();
  const security = page.getByRole("region", { name: say("door.security") });
  await security
    .getByRole("button", { name: say("door.end"), exact: false })
    .first()
    .click();
  await expect(security.getByRole("status")).toContainText(say("door.ended", { count: 1 }));
  await other.goto(`${CMS()}/admin`);
  await other.waitForURL(/\/admin\/login/);
  await Promise.all([context.close(), elsewhere.close()]);
});
