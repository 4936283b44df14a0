/** Tests of the facts of a group, with the real service. */
import { randomUUID } from "node:crypto";
import { LOCALES } from "@orlaya/locales";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stored } from "../fields/record.ts";
import {
  createOffers,
  createPlans,
  messageOf,
  order,
  outcomes,
  path,
  read,
  readAll,
  readState,
  save,
  show,
  startFacts,
  writePrice,
} from "../testing/facts.ts";
import { waitUntil, type TestService } from "../testing/service.ts";
import { hasFacts, listFactFields, listPriceTexts } from "./fields.ts";
import type { FactsOrder } from "./shapes.ts";

let service: TestService;
beforeAll(async () => {
  service = await startFacts();
});
afterAll(async () => {
  await service.stop();
});

describe("the fields of facts", () => {
  it("are those of a plan that are the same in every language", () => {
    const config = service.payload.config.collections.find(({ slug }) => slug === "product_page");
    const fields = config?.flattenedFields ?? [];
    const card = ["card_image", "cta_secondary_rel"];
    const price = ["starting_price", "currency", "price_frequency", "price_mark"];
    expect(listFactFields(fields).map((fact) => fact.path)).toEqual([
      ...["approver", "review_by", "offer", "private_plan", ...price],
      ...["premiums", "premiums_date", "product_data.image"],
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
  it("are missing only in these collections", () => {
    const without = service.payload.config.collections
      .filter(({ versions }) => typeof versions === "object" && Boolean(versions.drafts))
      .filter(({ fields }) => !hasFacts(fields))
      .map(({ slug }) => slug);
    expect(without).toEqual(["page_error", "footer_module", "clause"]);
  });
});

describe("publication in all languages", () => {
  it("puts one price live in five languages, with its sentences, and tells the site", async () => {
    const plans = await createPlans();
    await save(plans.es, { starting_price: 41, legal_reference: writePrice("es", "June") });
    const before = await show(plans.es);
    expect(before.changes.map((change) => [change.path, change.languages.length])).toEqual([
      ["starting_price", 5],
    ]);
    expect(before.newest.map((fact) => fact.path)).toEqual(["starting_price"]);
    expect(before.live).toEqual([]);
    expect(before.texts.map(({ locale, value }) => [locale, value])).toEqual(
      LOCALES.map((locale) => [locale, writePrice(locale, locale === "es" ? "June" : "May")]),
    );
    const texts = Object.fromEntries(
      LOCALES.map((locale) => [locale, { legal_reference: writePrice(locale, "June") }]),
    );
    service.calls.length = 0;
    const answer = await order(plans.es, { texts });
    expect(answer.status, answer.text).toBe(200);
    expect(outcomes(answer)).toEqual(LOCALES.map(() => "published"));
    expect(await readAll(plans, "starting_price")).toEqual([41, 41, 41, 41, 41]);
    expect(await readAll(plans, "legal_reference")).toEqual(
      LOCALES.map((locale) => writePrice(locale, "June")),
    );
    expect(await readAll(plans, "_status", true)).toEqual(LOCALES.map(() => "published"));
    await waitUntil(() =>
      LOCALES.every((locale) =>
        service.calls.some(({ tags }) => tags.join().includes(plans[locale])),
      ),
    );
    const after = await show(plans.es);
    expect([after.changes, after.newest, after.live]).toEqual([[], [], []]);
  });
  it("keeps other changes as drafts on top, with the new facts", async () => {
    const plans = await createPlans();
    await save(plans.fr, {
      ...{ title: "Nouveau titre", tag: "Nouveau", locations: ["BE"], tags: ["new"] },
      product_data: { facts: [{ value: "1", label: "Un" }] },
      card: { card_link: { kind: "url", url: "/fr", label: "Lien" } },
    });
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
    expect(await read(plans.fr)).toMatchObject({
      ...{ title: "Plan fr", tag: null, tags: [] },
      product_data: { facts: [] },
      card: { card_link: { kind: "document", url: null, label: null } },
    });
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
      ...[
        400,
        "Offer: “Offer en” does not exist in Deutsch. Create it there, or choose another one.",
      ],
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
    const texts = { nl: { legal_reference: writePrice("nl") } };
    expect((await order(plans.en, { texts })).status).toBe(200);
  });
  it("names a picture without a text in a language", async () => {
    const plans = await createPlans();
    const picture = (await service.payload.db.create({
      collection: "media",
      data: {
        name: "Beach",
        filename: "beach.jpg",
        mimeType: "image/jpeg",
        alt: { en: "A beach" },
      },
    })) as Stored;
    await save(plans.en, { card: { card_image: picture["id"] } });
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
    const as = await service.user("admin");
    for (const place of [path(randomUUID()), path(plans.en, "users"), path("x", "nothing")])
      expect((await service.request("GET", place, { as })).status, place).toBe(404);
  });
});
