/** Tests of the reviews of plans with the real service, a real SMTP server and a clock. */
import { LOCALES } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readActor, type Actor } from "../access/roles.ts";
import type { Stored } from "../fields/record.ts";
import { createPlans, read, startFacts, type Ids } from "../testing/facts.ts";
import { openMailbox, type Mailbox } from "../testing/mailbox.ts";
import type { TestService } from "../testing/service.ts";
import type * as Due from "./due.ts";
import type { OverdueAction } from "./overdue-actions.ts";
import type * as Run from "./run.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** The review of the plans of this test, and a number of days after it. */
const DAY = "2030-06-01";
const after = (days: number): number => Date.parse(`${DAY}T08:00:00Z`) + days * DAY_MS;

let mailbox: Mailbox;
let service: TestService;
let due: typeof Due;
let reviews: typeof Run;
beforeAll(async () => {
  mailbox = await openMailbox();
  service = await startFacts({
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_FROM: "service@example.com",
    MAIL_TO: "team@example.com",
  });
  due = await import("./due.ts");
  reviews = await import("./run.ts");
});
afterAll(async () => {
  await service.stop();
  await mailbox.close();
});

async function createActor(role: "publisher" | "editor", limits: Stored): Promise<Actor> {
  const key = await service.user(role, limits);
  const { body } = await service.request("GET", "/api/users/me", { as: key });
  const actor = readActor(body["user"]);
  if (!actor) throw new Error("The account was not created.");
  return actor;
}
/** Creates a plan whose review is due, and removes those of earlier tests from the list. */
async function createDue(approver: string): Promise<Ids> {
  const { docs } = await service.payload.db.find<Stored & { id: string }>({
    collection: "product_page",
    limit: 0,
  });
  for (const { id } of docs)
    await service.payload.db.updateOne({
      collection: "product_page",
      id,
      data: { review_by: "2099-12-31T12:00:00.000Z" },
    });
  const plans = await createPlans();
  for (const id of Object.values(plans))
    await service.payload.update({
      collection: "product_page",
      id,
      data: { approver, review_by: `${DAY}T12:00:00.000Z`, _status: "published" },
    });
  return plans;
}
async function setRules(overdue_action: OverdueAction, overdue_days = 10): Promise<void> {
  const data = { overdue_action, overdue_days };
  await service.payload.updateGlobal({ slug: "publishing_settings", data });
}
async function hidden(plans: Ids): Promise<readonly unknown[]> {
  const { docs } = await service.payload.db.find<Stored & { id: string }>({
    collection: "routes",
    where: { document: { in: Object.values(plans) } },
    limit: 0,
  });
  return docs.map((row) => row["noindex"]);
}
const statuses = (plans: Ids): Promise<readonly unknown[]> =>
  Promise.all(LOCALES.map(async (locale) => (await read(plans[locale]))["_status"]));
const recipients = (): readonly string[] => mailbox.received.map(({ to }) => to).toSorted();

describe("plans to review", () => {
  it("are listed from 30 days before, in the languages and sites of the account, its own first", async () => {
    const plans = await createDue("otto@example.com");
    const otto = await createActor("editor", { email: "otto@example.com", edit_locales: ["nl"] });
    const petra = await createActor("publisher", {
      ...{ edit_locales: ["de"], edit_audiences: ["individual"] },
    });
    const corporate = await createActor("publisher", {
      ...{ edit_locales: ["de"], edit_audiences: ["corporate"] },
    });
    const idsOf = async (actor: Actor, days: number) =>
      (await due.listOwnDuePlans(service.payload, actor, after(days))).map(({ page }) => page.id);
    expect(await idsOf(petra, -32)).toEqual([]);
    expect(await idsOf(petra, -29)).toEqual([plans.de]);
    expect(await idsOf(corporate, 5)).toEqual([]);
    expect(await idsOf(otto, 5)).toEqual([plans.en]);
    const [before, later] = [
      await due.listDuePlans(service.payload, after(0)),
      await due.listDuePlans(service.payload, after(1)),
    ];
    expect([before[0]?.isOverdue, later[0]?.isOverdue]).toEqual([false, true]);
  });
  it("are mailed to the responsible account once a week, until a new day is live", async () => {
    await setRules("remind");
    const plans = await createDue("olga@example.com");
    await service.user("editor", {
      ...{ email: "olga@example.com", edit_locales: ["de"], edit_audiences: ["individual"] },
    });
    mailbox.received.length = 0;
    for (const days of [-31.5, -20, -20, -14, -12.9])
      await reviews.runReviews(service.payload, after(days));
    expect(recipients()).toEqual(["olga@example.com", "olga@example.com"]);
    // The mail leads to the page in her language.
    expect(mailbox.received[0]?.raw.replaceAll("=\r\n", "")).toContain(plans.de);
    for (const id of Object.values(plans))
      await service.payload.update({
        collection: "product_page",
        id,
        data: { review_by: "2031-06-01T12:00:00.000Z", _status: "published" },
      });
    await reviews.runReviews(service.payload, after(2));
    expect(recipients()).toHaveLength(2);
    expect(await statuses(plans)).toEqual(LOCALES.map(() => "published"));
  });
  it("are mailed to those who publish them when nobody is responsible, and again after a failure", async () => {
    await createDue("Product team");
    mailbox.received.length = 0;
    mailbox.refuse = () => true;
    await reviews.runReviews(service.payload, after(0));
    expect(recipients()).toEqual([]);
    mailbox.refuse = () => false;
    await reviews.runReviews(service.payload, after(0));
    const publishers = (
      await service.payload.find({ collection: "users", where: { role: { equals: "publisher" } } })
    ).docs as unknown as readonly Stored[];
    const expected = publishers
      .filter(({ edit_audiences: sites }) => (sites as readonly string[]).includes("individual"))
      .map(({ email }) => email);
    expect(recipients()).toEqual(expected.toSorted());
  });
});

describe("a plan that is overdue for longer than the settings allow", () => {
  it("is only reminded of, unless the settings say more", async () => {
    await setRules("remind");
    const plans = await createDue("Product team");
    await reviews.runReviews(service.payload, after(300));
    expect(await hidden(plans)).toEqual(LOCALES.map(() => false));
    expect(await statuses(plans)).toEqual(LOCALES.map(() => "published"));
  });
  it("is kept out of search engines until it is published with a new day", async () => {
    await setRules("noindex");
    const plans = await createDue("Product team");
    await reviews.runReviews(service.payload, after(10));
    expect(await hidden(plans)).toEqual(LOCALES.map(() => false));
    service.calls.length = 0;
    await reviews.runReviews(service.payload, after(11));
    expect(await hidden(plans)).toEqual(LOCALES.map(() => true));
    await expect.poll(() => service.calls.flatMap(({ tags }) => tags).join()).toContain(plans.nl);
    const calls = service.calls.length;
    await reviews.runReviews(service.payload, after(11));
    expect(service.calls.length).toBe(calls);
    await service.payload.update({
      collection: "product_page",
      id: plans.de,
      data: { review_by: "2031-06-01T12:00:00.000Z", _status: "published" },
    });
    expect((await hidden(plans)).filter((value) => value === false)).toHaveLength(1);
  });
  it("is taken down, in every language", async () => {
    await setRules("unpublish");
    const plans = await createDue("Product team");
    await reviews.runReviews(service.payload, after(11));
    expect(await statuses(plans)).toEqual(LOCALES.map(() => "draft"));
    expect(await due.listDuePlans(service.payload, after(11))).toEqual([]);
  });
  it("and to which the live release leads stays, with the reason in the list and in the mail", async () => {
    const { setLiveVersion } = await import("../releases/stored-releases.ts");
    await setRules("unpublish");
    const plans = await createDue("olga@example.com");
    const path = String((await read(plans.en))["path"]);
    const data = { products: [{ links: { en: path } }], funnels: [] };
    await service.payload.db.create({
      collection: "finder_releases",
      data: {
        ...{ version: 1, type: "full", checksum: "x", time: new Date().toISOString() },
        release: { data },
      },
    });
    await setLiveVersion(service.payload, 1, "a test");
    mailbox.received.length = 0;
    await reviews.runReviews(service.payload, after(11));
    expect(await statuses(plans)).toEqual(["published", "draft", "draft", "draft", "draft"]);
    const reason = getAdminMessages("en")("problem.released");
    expect((await due.listDuePlans(service.payload, after(11)))[0]?.failure).toBe(reason);
    expect(recipients()).toEqual(["olga@example.com"]);
  });
});
