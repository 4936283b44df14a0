/** Details of the company with the service: what the site reads, and what a real site refuses. */
import { COMPANY_KEYS, getCompanyField } from "@orlaya/contract";
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, expect, it } from "vitest";
import { record, type Stored } from "../fields/record.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";
import { getSampleField } from "./fields.ts";

const say = getAdminMessages("de");
let service: TestService;
let publisher: string;
let company: string;

beforeAll(async () => {
  service = await startService();
  publisher = await service.user("publisher", {
    edit_locales: ["de"],
    edit_audiences: ["individual", "corporate"],
  });
  const values = COMPANY_KEYS.flatMap((key) => [
    [getCompanyField(key), `Demo ${key}`],
    [getSampleField(key), key === "insurer-hk"],
  ]);
  const created = await service.create("company", {
    uid: "company",
    locale: "de",
    ...(Object.fromEntries(values) as Stored),
  });
  company = created.id;
});
afterAll(async () => {
  await service.stop();
});

const setReal = (isReal: boolean) =>
  service.payload.updateGlobal({ slug: "publishing_settings", data: { is_real: isReal } });
function publish(collection: string, id: string, body: Stored = {}): Promise<Answer> {
  return service.request("PATCH", `/api/${collection}/${id}`, {
    as: publisher,
    body: { ...body, _status: "published" },
    headers: { "accept-language": "de" },
  });
}
let count = 0;
async function createPage(lead: string): Promise<string> {
  count += 1;
  const { id } = await service.create(
    "page_landing",
    {
      ...{ title: `Seite ${count}`, uid: `seite-${count}`, purpose: "normal" },
      ...{ locale: "de", audience: "individual" },
      slices: [{ blockType: "page_head", title: "Kopf", lead }],
    },
    { draft: true },
  );
  return id;
}

it("tells the site whether it is a demonstration, which nobody stores", async () => {
  const site = await service.user("site");
  async function read(): Promise<unknown> {
    const path = "/api/company?where[locale][equals]=de&depth=0";
    const { body } = await service.request("GET", path, { as: site });
    const [first] = body["docs"] as readonly unknown[];
    return record(first)["is_demonstration"];
  }
  expect(await read()).toBe(true);
  await setReal(true);
  expect(await read()).toBe(false);
  await setReal(false);
  expect(await read()).toBe(true);
});

it("refuses a reference to a detail that does not exist", async () => {
  const answer = await publish("page_landing", await createPage("Fragen Sie {company:nobody}."));
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(say("checklist.companyUnknown", { text: "{company:nobody}" }));
});

it("refuses demonstration data on a real site, in a page and in the details", async () => {
  const marked = await createPage("Fragen Sie {company:insurer-hk}.");
  const unmarked = await createPage("Fragen Sie {company:assistance}.");
  await setReal(true);
  const refused = await publish("page_landing", marked);
  expect(refused.status).toBe(400);
  const message = say("checklist.companySample", { text: "{company:insurer-hk}" });
  expect(refused.text).toContain(message);
  expect((await publish("page_landing", unmarked)).status).toBe(200);
  expect((await publish("company", company)).status).toBe(400);
  const real = { [getSampleField("insurer-hk")]: false };
  expect((await publish("company", company, real)).status).toBe(200);
  expect((await publish("page_landing", marked)).status).toBe(200);
  await setReal(false);
});

it("keeps the details of a language live", async () => {
  const admin = await service.user("admin");
  const answer = await service.request("PATCH", `/api/company/${company}`, {
    as: admin,
    body: { _status: "draft" },
    headers: { "accept-language": "de" },
  });
  expect([answer.status, answer.text]).toEqual([
    409,
    expect.stringContaining(say("problem.needed.company", { language: "Deutsch" })),
  ]);
});
