/** The preview of a release compares the rules with the published pages (finder §5.10). */
import { rmSync } from "node:fs";
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stored } from "./fields/record.ts";
import { createEligibilityFolder, findRow, type Row } from "./testing/eligibility.ts";
import { startService, type TestService } from "./testing/service.ts";

const say = getAdminMessages("en");
let service: TestService;
let root: string;
let manager: string;
let publisher: string;
let plan: Row;
let offerPage: Row;

/** Seeds the rules, and creates the pages of one plan and of its offer. */
beforeAll(async () => {
  root = createEligibilityFolder();
  service = await startService();
  await (await import("./seed/index.ts")).seed(service.payload, { root, log: () => undefined });
  manager = await service.user("finder_manager");
  publisher = await service.user("publisher", {
    edit_locales: ["en"],
    edit_audiences: ["individual"],
  });
  const place = { locale: "en", audience: "individual" };
  const offer = await service.create("offer", {
    ...place,
    key: "local",
    uid: "local-health-plans",
    title: "Local plans",
  });
  const need = await service.create("cover_types", { locale: "en", key: "expat", title: "Expat" });
  plan = await service.create("product_page", {
    ...place,
    title: "MyHealth Singapore",
    uid: "myhealth-singapore",
    offer: offer.id,
    cover_types: [need.id],
    languages: ["en"],
    locations: ["SG"],
    destination_countries: ["SG"],
  });
  offerPage = await service.create("page_offer", {
    ...place,
    title: "Local plans",
    offer: offer.id,
    slices: [{ blockType: "product_cards", title: "Plans", products: [plan.id] }],
  });
});
afterAll(async () => {
  await service.stop();
  rmSync(root, { recursive: true, force: true });
});

/** Returns the reasons against publishing that are about this plan and its pages. */
async function listContradictions(): Promise<readonly Stored[]> {
  const { body } = await service.request("GET", "/api/finder/preview", { as: manager });
  return [...(body["refusals"] as Stored[]), ...(body["findings"] as Stored[])].filter(
    ({ hrefs }) => Array.isArray(hrefs) && hrefs.length > 0,
  );
}

/** Changes a published page as an editor who may publish in English. */
async function change(collection: string, { id }: Row, body: object): Promise<void> {
  const answer = await service.request("PATCH", `/api/${collection}/${id}`, {
    as: publisher,
    body: { ...body, _status: "published" },
  });
  expect(answer.status, answer.text).toBe(200);
}

describe("the preview", () => {
  it("has no contradiction while the pages agree with the rules", async () => {
    expect(await listContradictions()).toEqual([]);
  });

  it("names a plan that the rules sell and the searches no longer find, with the pages to compare", async () => {
    await change("product_page", plan, { destination_countries: ["TH"] });
    const found = await listContradictions();
    expect(found.map(({ kind }) => kind).sort()).toEqual([
      "search-silent",
      "sold-unlisted",
      "states-other",
    ]);
    expect(found.find(({ kind }) => kind === "sold-unlisted")).toMatchObject({
      acceptable: true,
      journeys: 1,
      message: say("finding.sold-unlisted", {
        ...{ subject: "“MyHealth Singapore”", by: "individuals (English)" },
      }),
      hrefs: [
        expect.stringMatching(
          /^http:\/\/\S+\/en\/plans\?from=SG&to=SG&as=expatriation&nat=[A-Z]{2}$/,
        ),
        expect.stringMatching(
          /^http:\/\/\S+\/en\/plans\?country-of-residence=SG&country-of-destination=SG$/,
        ),
      ],
    });
    const { id } = await findRow(service, "product_page", "uid", "myhealth-singapore");
    expect(id).toBe(plan.id);
    await change("product_page", plan, { destination_countries: ["SG"] });
    expect(await listContradictions()).toEqual([]);
  });

  it("names an offer that leaves out one of its plans, until it names it again", async () => {
    await change("page_offer", offerPage, { slices: [] });
    expect(await listContradictions()).toMatchObject([
      { kind: "omits-plan", message: expect.stringContaining("/en/local-health-plans") as string },
    ]);
    await change("page_offer", offerPage, { slices: offerPage["slices"] });
    expect(await listContradictions()).toEqual([]);
  });

  it("does not read drafts", async () => {
    await service.request("PATCH", `/api/product_page/${plan.id}?draft=true`, {
      as: publisher,
      body: { destination_countries: ["TH"] },
    });
    expect(await listContradictions()).toEqual([]);
  });
});
