/** Tests of the facts of a group, with the real service. */
import { randomUUID } from "node:crypto";
import { LOCALES, type Locale } from "@orlaya/locales";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stored } from "../fields/record.ts";
import { startService, waitUntil, type Answer, type TestService } from "../testing/service.ts";
import { hasFacts, listFactFields, listPriceTexts } from "./fields.ts";
import type { FactsOrder, FactsResult, ShownFacts } from "./shapes.ts";

let service: TestService;
let publisher: string;
let offers: Ids;
beforeAll(async () => {
  service = await startService();
  publisher = await service.user("publisher", {
    edit_locales: LOCALES,
    edit_audiences: ["individual"],
  });
  offers = await createOffers();
});
afterAll(async () => {
  await service.stop();
});

type Ids = Readonly<Record<Locale, string>>;
const own = (locale: Locale, text: string): string => `${text} ${locale}`;
async function createGroup(
  collection: string,
  build: (locale: Locale) => Stored,
  locales: readonly Locale[] = LOCALES,
): Promise<Ids> {
  const group = randomUUID();
  const ids: Partial<Record<Locale, string>> = {};
  for (const locale of locales) {
    const data = { group, locale, audience: "individual", ...build(locale) };
    ids[locale] = (await service.create(collection, data)).id;
  }
  return ids as Ids;
}
const createOffers = (locales?: readonly Locale[]): Promise<Ids> => {
  const key = `offer-${randomUUID().slice(0, 8)}`;
  return createGroup(
    "offer",
    (locale) => ({ key, uid: `${key}-${locale}`, title: own(locale, "Offer") }),
    locales,
  );
};
const PRICE = { starting_price: 37, currency: "EUR", price_frequency: "month" } as const;
async function createPlans(): Promise<Ids> {
  const uid = `plan-${randomUUID().slice(0, 8)}`;
  return createGroup("product_page", (locale) => ({
    ...PRICE,
    uid: `${uid}-${locale}`,
    title: own(locale, "Plan"),
    offer: offers[locale],
    legal_reference: own(locale, "Price of May"),
    locations: ["FR", "ES"],
    slices: [{ blockType: "page_title", title: own(locale, "Heading") }],
  }));
}

const path = (id: string, collection = "product_page"): string => `/api/facts/${collection}/${id}`;
async function show(id: string, as = publisher, collection?: string): Promise<ShownFacts> {
  const { body, status, text } = await service.request("GET", path(id, collection), { as });
  expect(status, text).toBe(200);
  return body as unknown as ShownFacts;
}
async function order(
  id: string,
  more: Partial<FactsOrder> = {},
  as = publisher,
  collection?: string,
): Promise<Answer> {
  const { expected } = await show(id, as, collection);
  const body = { mode: "publish", expected, ...more };
  return service.request("POST", path(id, collection), { as, body });
}
async function save(id: string, data: Stored, draft = true, as = publisher): Promise<void> {
  const query = draft ? "?draft=true" : "";
  const answer = await service.request("PATCH", `/api/product_page/${id}${query}`, {
    as,
    body: data,
  });
  expect(answer.status, answer.text).toBe(200);
}
const read = async (id: string, draft = false): Promise<Stored> =>
  (await service.payload.findByID({
    collection: "product_page",
    id,
    draft,
    depth: 0,
  })) as unknown as Stored;
const readAll = (ids: Ids, name: string, draft = false) =>
  Promise.all(LOCALES.map(async (locale) => (await read(ids[locale], draft))[name]));
const outcomes = ({ body }: Answer): readonly string[] =>
  (body as unknown as FactsResult).results.map(({ outcome }) => outcome);
/** Everything that a publication may change: documents, versions, routes, index and audit log. */
async function readState(): Promise<string> {
  const collections = ["product_page", "offer", "routes", "document_index", "audit_log"] as const;
  const rows = await Promise.all(
    collections.map((collection) =>
      service.payload.db.find({ collection, limit: 0, pagination: false, sort: "id" }),
    ),
  );
  const versions = await service.payload.db.findVersions({
    collection: "product_page",
    limit: 0,
    pagination: false,
    sort: "id",
  });
  return JSON.stringify([rows, versions]);
}
const messageOf = ({ body }: Answer): string =>
  ((body["errors"] as readonly Stored[] | undefined)?.[0]?.["message"] ?? "") as string;

describe("the fields of facts", () => {
  it("are those of a plan that are the same in every language", () => {
    const config = service.payload.config.collections.find(({ slug }) => slug === "product_page");
    const fields = config?.flattenedFields ?? [];
    const card = ["card_image", "cta_secondary_rel"];
    const price = ["starting_price", "currency", "price_frequency", "price_mark"];
    expect(listFactFields(fields).map((fact) => fact.path)).toEqual([
      ...["offer", "private_plan", ...price, "product_data.image"],
      ...[...card, ...price].map((name) => `card.${name}`),
      ...["location_groups", "locations", "excluded_locations", "destination_groups"],
      ...["destination_countries", "excluded_destinations", "cover_types", "languages"],
      "global_offer",
    ]);
    expect(listPriceTexts(fields).map((text) => text.path)).toEqual([
      "legal_reference",
      "card.legal_reference",
    ]);
  });
  it("exist in these collections", () => {
    const without = service.payload.config.collections
      .filter(({ versions }) => typeof versions === "object" && Boolean(versions.drafts))
      .filter(({ fields }) => !hasFacts(fields))
      .map(({ slug }) => slug);
    expect(without).toEqual(["page_error", "footer_module"]);
  });
});

describe("publication in all languages", () => {
  it("puts one price live in five languages, with its sentences, and tells the site", async () => {
    const plans = await createPlans();
    await save(plans.es, { starting_price: 41, legal_reference: "Price of June es" });
    const before = await show(plans.es);
    expect(before.changes.map((change) => [change.path, change.languages.length])).toEqual([
      ["starting_price", 5],
    ]);
    expect(before.newest.map((fact) => fact.path)).toEqual(["starting_price"]);
    expect(before.live).toEqual([]);
    expect(before.texts.map(({ locale, value }) => [locale, value])).toEqual(
      LOCALES.map((locale) => [locale, own(locale, locale === "es" ? "Price of June" : "Price of May")]),
    );
    const texts = Object.fromEntries(
      LOCALES.map((locale) => [locale, { legal_reference: own(locale, "Price of June") }]),
    );
    service.calls.length = 0;
    const answer = await order(plans.es, { texts });
    expect(answer.status, answer.text).toBe(200);
    expect(outcomes(answer)).toEqual(LOCALES.map(() => "published"));
    expect(await readAll(plans, "starting_price")).toEqual([41, 41, 41, 41, 41]);
    expect(await readAll(plans, "legal_reference")).toEqual(
      LOCALES.map((locale) => own(locale, "Price of June")),
    );
    expect(await readAll(plans, "_status", true)).toEqual(LOCALES.map(() => "published"));
    await waitUntil(() =>
      LOCALES.every((locale) => service.calls.some(({ tags }) => tags.join().includes(plans[locale]))),
    );
    const after = await show(plans.es);
    expect([after.changes, after.newest, after.live]).toEqual([[], [], []]);
  });
  it("keeps other changes as drafts on top, with the new facts", async () => {
    const plans = await createPlans();
    await save(plans.fr, { title: "Nouveau titre", tag: "Nouveau", locations: ["BE"] });
    const slices = (await read(plans.de))["slices"] as readonly Stored[];
    await save(plans.de, { slices: [{ ...slices[0], title: "Neu", lead: "Neuer Text" }] });
    await save(plans.en, { starting_price: 44, title: "New title" });
    const answer = await order(plans.en);
    expect(answer.status, answer.text).toBe(200);
    expect(outcomes(answer)).toEqual([
      ...["published-draft", "published-draft", "published", "published-draft", "published"],
    ]);
    expect(await readAll(plans, "starting_price")).toEqual([44, 44, 44, 44, 44]);
    expect(await readAll(plans, "starting_price", true)).toEqual([44, 44, 44, 44, 44]);
    expect(await read(plans.fr)).toMatchObject({ title: "Plan fr", tag: null });
    expect(await read(plans.fr, true)).toMatchObject({
      ...{ title: "Nouveau titre", tag: "Nouveau", locations: ["FR", "ES"], _status: "draft" },
    });
    const [live, draft] = [await read(plans.de), await read(plans.de, true)].map(
      (version) => (version["slices"] as readonly Stored[])[0],
    );
    expect([live?.["title"], live?.["lead"] ?? null]).toEqual(["Heading de", null]);
    expect(draft).toMatchObject({ title: "Neu", lead: "Neuer Text" });
    expect([(await read(plans.en))["title"], (await read(plans.en, true))["title"]]).toEqual([
      ...["Plan en", "New title"],
    ]);
  });
  it("stores a draft in a language that is not live", async () => {
    const plans = await createPlans();
    await save(plans.nl, { _status: "draft" }, false);
    await save(plans.en, { starting_price: 45 });
    expect(outcomes(await order(plans.en))).toEqual([
      ...["published", "published", "published", "published", "draft"],
    ]);
    expect(await read(plans.nl, true)).toMatchObject({ starting_price: 45, _status: "draft" });
    expect((await read(plans.nl))["_status"]).toBe("draft");
  });
  it("can be limited to some facts", async () => {
    const plans = await createPlans();
    await save(plans.en, { starting_price: 46, locations: ["NL"] });
    const answer = await order(plans.en, { paths: ["locations"] });
    expect(answer.status, answer.text).toBe(200);
    expect(await readAll(plans, "starting_price")).toEqual([37, 37, 37, 37, 37]);
    expect((await readAll(plans, "locations")).join(";")).toBe("NL;NL;NL;NL;NL");
    expect(await read(plans.en, true)).toMatchObject({ starting_price: 46, _status: "draft" });
  });
  it("leads relations to the document of each language, and moves the pages", async () => {
    const plans = await createPlans();
    const others = await createOffers();
    await save(plans.en, { offer: others.en });
    const answer = await order(plans.en);
    expect(answer.status, answer.text).toBe(200);
    expect(await readAll(plans, "offer")).toEqual(LOCALES.map((locale) => others[locale]));
    const { docs } = await service.payload.find({
      collection: "routes",
      where: { document: { in: Object.values(plans) } },
    });
    expect(docs.map((route) => (route as unknown as Stored)["path"]).toSorted()).toEqual(
      (await readAll(plans, "path")).toSorted(),
    );
    expect((await show(plans.en)).live).toEqual([]);
  });
});

describe("a refusal", () => {
  it("names a related document that a language lacks, and changes nothing", async () => {
    const plans = await createPlans();
    const others = await createOffers(LOCALES.filter((locale) => locale !== "de"));
    await save(plans.en, { offer: others.en });
    const before = await readState();
    const answer = await order(plans.en);
    expect([answer.status, messageOf(answer)]).toEqual([
      ...[400, "Offer: “Offer en” does not exist in this language: Deutsch."],
    ]);
    expect((await show(plans.en)).problems).toEqual([messageOf(answer)]);
    expect(await readState()).toBe(before);
  });
  it("of one language leaves the others as they were", async () => {
    const plans = await createPlans();
    // The last language fails: the others have been saved before.
    await service.payload.db.updateOne({
      collection: "product_page",
      id: plans.nl,
      data: { legal_reference: null },
    });
    await save(plans.en, { starting_price: 47, title: "Other" });
    const before = await readState();
    const answer = await order(plans.en);
    expect(answer.status).toBe(400);
    expect(messageOf(answer)).toMatch(/^Nothing was changed\. Nederlands: .+/);
    expect(await readState()).toBe(before);
    const texts = { nl: { legal_reference: "Prijs" } };
    expect((await order(plans.en, { texts })).status).toBe(200);
  });
  it("names a picture without a text in a language", async () => {
    const plans = await createPlans();
    const picture = await service.payload.db.create({
      collection: "media",
      data: { name: "Beach", filename: "beach.jpg", mimeType: "image/jpeg", alt: { en: "A beach" } },
    });
    await save(plans.en, { card: { card_image: picture.id } });
    const before = await readState();
    const answer = await order(plans.en);
    expect([answer.status, messageOf(answer)]).toEqual([400, expect.stringContaining("Beach")]);
    expect(await readState()).toBe(before);
  });
  it("says that somebody saved in between", async () => {
    const plans = await createPlans();
    await save(plans.en, { starting_price: 48 });
    const { expected } = await show(plans.en);
    await save(plans.fr, { title: "Entre-temps" });
    const before = await readState();
    const answer = await order(plans.en, { expected });
    expect([answer.status, messageOf(answer)]).toEqual([409, expect.stringContaining("meantime")]);
    expect(await readState()).toBe(before);
    const both = await Promise.all([order(plans.en), order(plans.en)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
  it("of a request that names no fact, or no document", async () => {
    const plans = await createPlans();
    const wrong: readonly object[] = [
      { paths: ["title"] },
      { paths: "starting_price" },
      { texts: { en: { title: "Other" } } },
      { texts: { en: { legal_reference: "x".repeat(501) } } },
      { texts: { it: { legal_reference: "x" } } },
      { mode: "delete" },
    ];
    for (const body of wrong)
      expect((await order(plans.en, body as Partial<FactsOrder>)).status).toBe(400);
    for (const place of [path(randomUUID()), path(plans.en, "users"), path("x", "nothing")])
      expect((await service.request("GET", place, { as: publisher })).status, place).toBe(404);
  });
});

describe("rights", () => {
  const spanish = { edit_locales: ["es"], edit_audiences: ["individual"] } as const;
  const all = { edit_locales: LOCALES, edit_audiences: ["individual"] } as const;
  const one = LOCALES.map((locale) => (locale === "es" ? "draft" : "outside"));
  const drafts = LOCALES.map((locale) => (locale === "en" ? "unchanged" : "draft"));
  it.each([
    ["admin", {}, 200, drafts],
    ["publisher", all, 200, drafts],
    ["publisher", spanish, 403, one],
    ["publisher", { ...all, edit_audiences: ["corporate"] }, 403, 403],
    ["editor", all, 403, drafts],
    ["editor", spanish, 403, one],
    ["translator", spanish, 403, one],
    ["finder_manager", all, 403, 403],
    ["auditor", {}, 403, 403],
  ] as const)("of %s with %o", async (role, limits, publishing, drafting) => {
    const as = await service.user(role, limits);
    const plans = await createPlans();
    await save(plans.en, { starting_price: 49 });
    const shown = await show(plans.en, as);
    expect([shown.canPublish, shown.canDraft]).toEqual([publishing === 200, drafting !== 403]);
    const before = await readState();
    const drafted = await order(plans.en, { mode: "draft" }, as);
    if (drafting === 403) expect([drafted.status, await readState()]).toEqual([403, before]);
    else expect(outcomes(drafted), drafted.text).toEqual(drafting);
    expect(await readAll(plans, "starting_price")).toEqual([37, 37, 37, 37, 37]);
    const state = await readState();
    const published = await order(plans.en, {}, as);
    expect(published.status, published.text).toBe(publishing);
    if (publishing === 403) expect(await readState()).toBe(state);
    else expect(await readAll(plans, "starting_price")).toEqual([49, 49, 49, 49, 49]);
  });
  it("name the languages that an account lacks", async () => {
    const as = await service.user("publisher", {
      edit_locales: ["es", "en", "fr"],
      edit_audiences: ["individual"],
    });
    const plans = await createPlans();
    const answer = await order(plans.en, {}, as);
    expect(answer.status).toBe(403);
    expect(messageOf(answer)).toContain("Deutsch and Nederlands");
  });
  it("do not exist for the site and for strangers", async () => {
    const plans = await createPlans();
    const site = await service.user("site");
    for (const method of ["GET", "POST"]) {
      const body = method === "POST" ? { body: {} } : {};
      expect((await service.request(method, path(plans.en), body)).status).toBe(401);
      expect((await service.request(method, path(plans.en), { as: site, ...body })).status).toBe(403);
    }
  });
});
