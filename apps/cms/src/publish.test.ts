import { signBody } from "@orlaya/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Stored } from "./fields/record.ts";
import { complete } from "./testing/complete.ts";
import { waitUntil, startService, type TestService } from "./testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await service.stop();
});
beforeEach(() => {
  service.calls.length = 0;
  service.siteStatus = 200;
});

function landing(uid: string, extra: object = {}): Stored {
  return {
    title: uid,
    uid,
    purpose: "normal",
    locale: "en",
    audience: "individual",
    ...extra,
  };
}
async function row(document: string): Promise<Stored | null> {
  return (
    ((
      await service.payload.find({
        collection: "routes",
        where: { document: { equals: document } },
      })
    ).docs[0] as unknown as Stored | undefined) ?? null
  );
}
const update = (collection: string, id: string, data: object, draft = false): Promise<unknown> =>
  service.payload.update({ collection, id, draft, data: data });
async function redirects(): Promise<Record<string, unknown>> {
  return Object.fromEntries(
    (await service.payload.find({ collection: "redirects", limit: 0 })).docs.map(
      (entry: Stored) => [String(entry["from"]), entry["to"]],
    ),
  );
}

describe("paths (content-service §2, computed by packages/routes)", () => {
  it("are computed for every kind of page, in its language and site", async () => {
    const offer = await service.create("offer", {
      key: "expat",
      uid: "expat-cover",
      title: "Expat",
      locale: "en",
      audience: "individual",
    });
    const page = await service.create("page_offer", { title: "Expat", offer: offer.id });
    const plan = await service.create("product_page", {
      title: "Plan",
      uid: "long-term",
      offer: offer.id,
    });
    const form = await service.create("page_form", {
      title: "Form",
      uid: "apply",
      page_type: "Product form page",
      product: plan.id,
    });
    const guide = await service.create("page_guide", {
      title: "Guide",
      uid: "move",
      offer: offer.id,
    });
    const free = await service.create("page_guide", { title: "Guide", uid: "free" });
    const home = await service.create("page_single", {
      title: "Start",
      type: "home",
      locale: "de",
      audience: "corporate",
    });
    const about = await service.create("page_generic", {
      title: "Who",
      uid: "who-we-are",
      page_type: "about",
    });
    const child = await service.create("page_generic", {
      title: "History",
      uid: "history",
      page_type: "about",
      parent: about.id,
    });
    const region = await service.create("page_region", { title: "Asia", uid: "asia" });
    const country = await service.create("page_country", {
      title: "Thailand",
      uid: "thailand",
      region: region.id,
      country_code: "TH",
    });
    const tagged = await service.create("page_landing", landing("tagged", { tags: ["pro"] }));
    const error = await service.create("page_error", { title: "Lost", audience: "corporate" });
    expect(
      [page, plan, form, guide, free, home, about, child, region, country, tagged, error].map(
        (document) => document["path"],
      ),
    ).toEqual([
      "/en/expat-cover",
      "/en/expat-cover/long-term",
      "/en/expat-cover/long-term/apply",
      "/en/expat-cover/guide/move",
      "/en/insurance/guide/free",
      "/de/unternehmen",
      "/en/about-orlaya/who-we-are",
      "/en/about-orlaya/who-we-are/history",
      "/en/destinations/asia",
      "/en/destinations/asia/thailand",
      "/en/corporate/landing/tagged",
      "/en/error-404",
    ]);
    expect(page["uid"]).toBe("expat-cover");
    expect(await row(tagged.id)).toMatchObject({ audience: "corporate", type: "page_landing" });
  });
  it("[2-078] [4-016] [4-017] [6-003] a tag moves the page to the site for professionals, not only its address, because every search filters by site", async () => {
    const offer = await service.create("offer", { key: "tags", uid: "tags", title: "Tags" });
    const plan = await service.create("product_page", {
      title: "Plan",
      uid: "plan",
      offer: offer.id,
      audience: "individual",
      tags: ["pro"],
    });
    expect(plan).toMatchObject({ audience: "corporate", path: "/en/corporate/tags/plan" });
    const page = await service.create("page_landing", landing("by-tag"));
    async function apart(): Promise<unknown[]> {
      return Promise.all(
        (["individual", "corporate"] as const).map(
          async (audience) =>
            (
              await service.payload.count({
                collection: "page_landing",
                where: { uid: { equals: "by-tag" }, audience: { equals: audience } },
              })
            ).totalDocs,
        ),
      );
    }
    expect(await apart()).toEqual([1, 0]);
    await update("page_landing", page.id, { tags: ["corporate"], _status: "published" });
    expect(await apart()).toEqual([0, 1]);
    expect(await row(page.id)).toMatchObject({
      audience: "corporate",
      path: "/en/corporate/landing/by-tag",
    });
  });
  it("[6-003] a tag does not bypass the limits of an account", async () => {
    const as = await service.user("publisher", { edit_audiences: ["individual"] });
    async function post(uid: string, tags: string[]) {
      return (
        await service.request("POST", "/api/page_landing", {
          as,
          body: complete("page_landing", { ...landing(uid), tags, _status: "published" }),
        })
      ).status;
    }
    expect([await post("inside", []), await post("outside", ["pro"])]).toEqual([201, 403]);
  });
  it("a uid that the route table does not allow is rejected with a reason", async () => {
    const offer = await service.create("offer", { key: "words", uid: "words", title: "Words" });
    for (const [uid, says] of [
      ["guide", "already has a page"],
      ["fr", "code of a language"],
      ["entreprises", "professionals"],
      ["Ünder", "small letters"],
      ["", "needs the last part"],
    ] as const) {
      await expect(
        service.create("product_page", { title: "x", uid, offer: offer.id }),
        uid,
      ).rejects.toMatchObject({
        data: { errors: [{ path: "uid", message: expect.stringContaining(says) as string }] },
      });
    }
    await expect(
      service.create("product_page", { title: "x", offer: offer.id }, { draft: true }),
    ).resolves.toMatchObject({ path: null });
  });
  it("unique: one document per group and language, one page per address, over all types", async () => {
    const first = await service.create(
      "page_landing",
      landing("unique", { group: "11111111-1111-4111-8111-111111111111" }),
    );
    await expect(
      service.create("page_landing", landing("unique-2", { group: first["group"] })),
    ).rejects.toMatchObject({ data: { errors: [{ path: "locale" }] } });
    await expect(service.create("page_landing", landing("unique"))).rejects.toMatchObject({
      data: { errors: [{ path: "uid" }] },
    });
    await expect(
      service.create("page_form", { title: "x", uid: "unique", page_type: "Landing form page" }),
    ).rejects.toMatchObject({ data: { errors: [{ path: "uid" }] } });
    await expect(
      service.payload.db.create({
        collection: "page_landing",
        data: landing("raw", { group: first["group"], path: "/en/raw" }),
      }),
    ).rejects.toThrow();
    await expect(
      service.payload.db.create({
        collection: "page_landing",
        data: landing("raw", { group: "other", path: first["path"] }),
      }),
    ).rejects.toThrow();
    await expect(
      service.create("page_landing", landing("unique", { locale: "fr", group: first["group"] })),
    ).resolves.toMatchObject({ path: "/fr/landing/unique" });
  });
});

describe("the index of routes", () => {
  it("sets noindex for the no-result and error pages of the finder, whatever the editor set", async () => {
    for (const [purpose, noindex] of [
      ["no_result", true],
      ["error", true],
      ["normal", false],
    ] as const) {
      const page = await service.create(
        "page_landing",
        landing(`end-${purpose.replace("_", "-")}`, { purpose }),
      );
      expect(await row(page.id), purpose).toMatchObject({ noindex });
    }
  });
  it("[5-015] a canonical address never makes a page noindex; the address of another page keeps it out of the sitemap", async () => {
    const { env } = await import("./env.ts");
    const addresses = [
      ["", true],
      ["/en/landing/canonical-1", true],
      [`${env.siteUrl}/en/landing/canonical-2/`, true],
      ["/en/plans", false],
      ["https://other.example/a", false],
    ] as const;
    for (const [index, [canonical, sitemap]] of addresses.entries()) {
      const page = await service.create(
        "page_landing",
        landing(`canonical-${index}`, { seo: { canonical } }),
      );
      expect(await row(page.id), canonical).toMatchObject({ noindex: false, sitemap });
    }
  });
  it("an invalid canonical address is rejected with a sentence that states what to enter", async () => {
    for (const canonical of [
      "javascript:alert(1)",
      "http://other.example/a",
      "//other.example",
      "plans",
    ]) {
      const refused = service.create(
        "page_landing",
        landing("no-canonical", { seo: { canonical } }),
      );
      await expect(refused, canonical).rejects.toMatchObject({
        data: {
          errors: [
            {
              path: "seo.canonical",
              message: expect.stringContaining("begins with https://") as string,
            },
          ],
        },
      });
    }
  });
  it("[7-009] a query of the site for a group returns its published documents, no draft and no other group", async () => {
    const french = await service.create("page_landing", landing("group-fr", { locale: "fr" }));
    const group = String(french["group"]);
    const german = await service.create(
      "page_landing",
      landing("group-de", { locale: "de", group }),
    );
    await service.create("page_landing", landing("group-en", { group }), { draft: true });
    await service.create("page_landing", landing("group-other"));
    async function read(): Promise<string[]> {
      const { body } = await service.request(
        "GET",
        `/api/routes?where[group][equals]=${group}&limit=50`,
        { as: await service.user("site") },
      );
      return (body["docs"] as Stored[]).map(({ path }) => String(path)).sort();
    }
    expect(await read()).toEqual(["/de/landing/group-de", "/fr/landing/group-fr"]);
    await update("page_landing", german.id, { _status: "draft" });
    expect(await read()).toEqual(["/fr/landing/group-fr"]);
  });
  it("has a row only while a page is published", async () => {
    const draft = await service.create("page_landing", landing("index"), { draft: true });
    expect(await row(draft.id)).toBeNull();
    await update("page_landing", draft.id, { _status: "published", seo: { noindex: true } });
    expect(await row(draft.id)).toMatchObject({
      path: "/en/landing/index",
      title: "index",
      type: "page_landing",
      locale: "en",
      group: draft["group"],
      noindex: true,
      sitemap: true,
    });
    await update("page_landing", draft.id, { title: "Draft title", uid: "draft-uid" }, true);
    expect(await row(draft.id)).toMatchObject({ path: "/en/landing/index", title: "index" });
    await update("page_landing", draft.id, { _status: "draft" });
    expect(await row(draft.id)).toBeNull();
    await update("page_landing", draft.id, { _status: "published" });
    await update("page_landing", draft.id, { deletedAt: new Date().toISOString() });
    expect(await row(draft.id)).toBeNull();
    const again = await service.create("page_landing", landing("draft-uid"));
    expect(again["path"]).toBe("/en/landing/draft-uid");
    await service.payload.delete({ collection: "page_landing", id: again.id });
    expect(await row(again.id)).toBeNull();
  });
});

describe("a page that moves", () => {
  it("creates a redirect without chains; a redirect is removed when a page uses its address again", async () => {
    const page = await service.create("page_landing", landing("one"));
    await update("page_landing", page.id, { uid: "two", _status: "published" });
    await update("page_landing", page.id, { uid: "three", _status: "published" });
    expect(await redirects()).toMatchObject({
      "/en/landing/one": "/en/landing/three",
      "/en/landing/two": "/en/landing/three",
    });
    await update("page_landing", page.id, { uid: "one", _status: "published" });
    const now = await redirects();
    expect(now).toMatchObject({
      "/en/landing/two": "/en/landing/one",
      "/en/landing/three": "/en/landing/one",
    });
    expect(now["/en/landing/one"]).toBeUndefined();
    const other = await service.create("page_landing", landing("two"));
    expect(other["path"]).toBe("/en/landing/two");
    expect((await redirects())["/en/landing/two"]).toBeUndefined();
  });
  it("moves the pages below it and keeps their drafts", async () => {
    const offer = await service.create("offer", { key: "move", uid: "old-offer", title: "Offer" });
    const page = await service.create("page_offer", { title: "Offer", offer: offer.id });
    const plan = await service.create("product_page", {
      title: "Plan",
      uid: "plan",
      offer: offer.id,
      languages: ["en", "fr"],
      locations: ["TH"],
      card: { card_title: "Card" },
      slices: [{ blockType: "page_head", title: "Kept" }],
    });
    const form = await service.create("page_form", {
      title: "Form",
      uid: "apply",
      page_type: "Product form page",
      product: plan.id,
    });
    await update("product_page", plan.id, { title: "Draft plan" }, true);
    await update("offer", offer.id, { uid: "draft-offer" }, true);
    expect(await row(plan.id)).toMatchObject({ path: "/en/old-offer/plan" });
    await update("offer", offer.id, { uid: "new-offer", _status: "published" });
    expect(
      await Promise.all([page, plan, form].map(async ({ id }) => (await row(id))?.["path"])),
    ).toEqual(["/en/new-offer", "/en/new-offer/plan", "/en/new-offer/plan/apply"]);
    expect(await redirects()).toMatchObject({
      "/en/old-offer": "/en/new-offer",
      "/en/old-offer/plan": "/en/new-offer/plan",
      "/en/old-offer/plan/apply": "/en/new-offer/plan/apply",
    });
    expect(
      await service.payload.findByID({ collection: "product_page", id: plan.id }),
    ).toMatchObject({
      title: "Plan",
      path: "/en/new-offer/plan",
      _status: "published",
      languages: ["en", "fr"],
      locations: ["TH"],
      card: { card_title: "Card" },
      slices: [{ title: "Kept" }],
    });
    expect(
      await service.payload.findByID({ collection: "product_page", id: plan.id, draft: true }),
    ).toMatchObject({ title: "Draft plan", _status: "draft" });
    await waitUntil(() =>
      service.calls.some(
        ({ tags }) =>
          tags.includes(`doc:${plan.id}`) &&
          tags.includes(`doc:${form.id}`) &&
          tags.includes(`doc:${offer.id}`) &&
          tags.includes("routes"),
      ),
    );
  });
});

describe("redirects written by editors", () => {
  const make = (from: string, to: string) =>
    service.payload.create({ collection: "redirects", data: { from, to, status: "301" } });
  it("are flattened, and rejected when circular, at the address of a page, or to another site", async () => {
    const [b, c] = [
      await service.create("page_landing", landing("b")),
      await service.create("page_landing", landing("c")),
    ];
    const [toB, toC] = [String(b["path"]), String(c["path"])];
    await make("/en/a", toB);
    await update("page_landing", b.id, { _status: "draft" });
    await expect(make(toB, toC)).resolves.toMatchObject({ to: toC });
    expect((await redirects())["/en/a"]).toBe(toC);
    await expect(make("/en/z", "/en/a")).resolves.toMatchObject({ to: toC });
    await expect(make("/en/y", `${toC}?from=FR#part`)).resolves.toMatchObject({
      to: `${toC}?from=FR#part`,
    });
    await expect(make("/en/w", "/en/nothing-here")).rejects.toMatchObject({
      data: { errors: [{ path: "to", message: "No page is published at /en/nothing-here." }] },
    });
    for (const [from, to] of [
      [toC, "/en/a"],
      ["/en/self", "/en/self"],
      ["/en/x", "//evil.example"],
      ["https://evil.example", "/en"],
      ["/en/x", "javascript:alert(1)"],
      ["/api/x", "/en"],
    ] as const) {
      await expect(make(from, to), `${from} → ${to}`).rejects.toThrow();
    }
    const page = await service.create("page_landing", landing("stands-here"));
    await expect(make(String(page["path"]), "/en/elsewhere")).rejects.toMatchObject({
      data: { errors: [{ path: "from" }] },
    });
  });
});

describe("the call to the site (content-service §3)", () => {
  it("is one signed call with the tags of the change; a draft sends none", async () => {
    const page = await service.create("page_landing", landing("announced"));
    const signedAt = (call?: { readonly signature: string }): number =>
      Number(/t=(\d+)/.exec(call?.signature ?? "")?.[1]);
    // A call without a response within two seconds is sent again with a new signature. Such
    // repetitions are left out; a sooner one is counted as an error.
    function about() {
      return service.calls
        .filter(({ tags }) => tags.includes(`doc:${page.id}`))
        .filter(
          (call, at, all) =>
            !all
              .slice(0, at)
              .some(
                (earlier) => earlier.body === call.body && signedAt(call) - signedAt(earlier) >= 2,
              ),
        );
    }
    await waitUntil(() => about().length > 0);
    expect(about()).toHaveLength(1);
    const [call] = about();
    expect(call?.tags).toEqual(
      expect.arrayContaining([`group:${String(page["group"])}`, "type:page_landing:en", "routes"]),
    );
    const seconds = signedAt(call);
    expect(Math.abs(Date.now() / 1000 - seconds)).toBeLessThan(60);
    expect(call?.signature).toBe(
      signBody(process.env["REVALIDATE_SECRET"] ?? "", seconds, call?.body ?? ""),
    );
    await update("page_landing", page.id, { title: "Draft" }, true);
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    expect(about()).toHaveLength(1);
    await update("page_landing", page.id, {
      title: "announced",
      seo: { description: "new" },
      _status: "published",
    });
    await waitUntil(() => about().length > 1);
    expect(about()[1]?.tags).not.toContain("routes");
  });
  it("names the address that is no longer published: unpublished, moved, deleted", async () => {
    const gone = (path: unknown) =>
      service.calls.some(({ tags }) => tags.includes(`gone:${String(path)}`));
    const page = await service.create("page_landing", landing("taken-down"));
    await update("page_landing", page.id, {
      title: "taken-down",
      seo: { description: "other words" },
      _status: "published",
    });
    await update("page_landing", page.id, { uid: "moved-away", _status: "published" });
    await waitUntil(() => gone(page["path"]));
    expect(gone("/en/moved-away")).toBe(false);
    const { docs } = await service.payload.find({
      collection: "routes",
      where: { document: { equals: page.id } },
    });
    const moved = (docs[0] as Stored | undefined)?.["path"];
    await update("page_landing", page.id, { _status: "draft" });
    await waitUntil(() => gone(moved));
    const other = await service.create("page_landing", landing("deleted"));
    await service.payload.delete({ collection: "page_landing", id: other.id });
    await waitUntil(() => gone(other["path"]));
  });
  it("chrome tags contain the site and the language", async () => {
    await service.create("header_module", {
      uid: "header-pro",
      is_pro: true,
      locale: "fr",
      audience: "corporate",
    });
    await waitUntil(() => service.calls.some(({ tags }) => tags.includes("chrome:corporate:fr")));
    const country = await service.payload.create({
      collection: "countries",
      data: {
        code: "TH",
        alpha3: "THA",
        numeric: "764",
        display: "TH - Thailand",
        names: { en: "Thailand", fr: "Thaïlande", es: "Tailandia", de: "Thailand", nl: "Thailand" },
      },
    });
    await waitUntil(() =>
      service.calls.some(
        ({ tags }) =>
          tags.includes("type:countries") &&
          tags.includes(`doc:${String((country as Stored)["id"])}`),
      ),
    );
  });
  it("is retried without delaying the editor, and the counter increases in any case", async () => {
    const key = await service.user("site");
    const counter = async (): Promise<number> =>
      Number((await service.request("GET", "/api/changes", { as: key })).body["counter"]);
    const before = await counter();
    service.siteStatus = 503;
    // The retries take more than a minute. If the save waited for them, this test would time out.
    await service.create("page_landing", landing("retried"));
    await waitUntil(() => service.calls.length >= 2);
    service.siteStatus = 200;
    await waitUntil(async () => (await counter()) > before);
  });
});

describe("the four queries of the product search (spec §4)", () => {
  it("select by country and by group, and omit excluded plans", async () => {
    const offer = await service.create("offer", { key: "search", uid: "search", title: "Search" });
    const names = { en: "X", fr: "X", es: "X", de: "X", nl: "X" };
    const country = await service.payload.create({
      collection: "countries",
      data: { code: "FR", alpha3: "FRA", numeric: "250", display: "FR - France", names },
    });
    const group: Stored = await service.payload.create({
      collection: "group_of_countries",
      data: { uid: "search", label: "x", names, countries: [country.id] },
    });
    function plan(uid: string, extra: object) {
      return service.create("product_page", {
        title: uid,
        uid,
        offer: offer.id,
        languages: ["en"],
        ...extra,
      });
    }
    await plan("s-open", { locations: ["FR", "GB"], destination_groups: [group["id"]] });
    await plan("s-closed", {
      locations: ["FR"],
      destination_groups: [group["id"]],
      excluded_locations: ["AF", "FR"],
      excluded_destinations: ["TH", "SY"],
    });
    await plan("s-elsewhere", {
      locations: ["TH"],
      destination_groups: [group["id"]],
      excluded_destinations: ["FR"],
    });
    async function search(where: object[]): Promise<unknown[]> {
      return (
        await service.payload.find({
          collection: "product_page",
          where: { and: [{ uid: { like: "s-" } }, ...where] } as never,
          sort: "uid",
        })
      ).docs.map((doc: Stored) => doc["uid"]);
    }
    expect(
      await search([
        { locations: { in: ["FR"] } },
        { languages: { in: ["en"] } },
        { destination_groups: { in: [group["id"]] } },
      ]),
    ).toEqual(["s-closed", "s-open"]);
    expect(
      await search([{ locations: { in: ["FR"] } }, { exclusions: { not_like: "%location:FR%" } }]),
    ).toEqual(["s-open"]);
    expect(await search([{ exclusions: { not_like: "%destination:TH%" } }])).toEqual([
      "s-elsewhere",
      "s-open",
    ]);
    expect(await search([{ languages: { in: ["fr"] } }])).toEqual([]);
  });
});

describe("records", () => {
  const names = { en: "X", fr: "X", es: "X", de: "X", nl: "X" };
  it("a country has a two-letter code; three letters are rejected (finder §3.4)", async () => {
    for (const code of ["THA", "th", "T", ""]) {
      await expect(
        service.payload.create({
          collection: "countries",
          data: { code, alpha3: "THA", numeric: "764", display: "x", names },
        }),
        code,
      ).rejects.toMatchObject({ data: { errors: [{ path: "code" }] } });
    }
    const offer = await service.create("offer", { key: "codes", uid: "codes", title: "Codes" });
    await expect(
      service.create("product_page", { title: "x", uid: "x", offer: offer.id, locations: ["GBR"] }),
    ).rejects.toMatchObject({ data: { errors: [{ path: "locations" }] } });
  });
  it("a publication is written to the audit log, with its user and document", async () => {
    const key = await service.user("publisher", { email: "logged@example.com" });
    const { body } = await service.request("POST", "/api/page_landing", {
      as: key,
      body: complete("page_landing", { ...landing("logged"), _status: "published" }),
    });
    const id = (body["doc"] as Stored)["id"];
    const { docs } = await service.payload.find({
      collection: "audit_log",
      where: { document: { equals: id } },
    });
    expect(docs).toMatchObject([
      {
        action: "publish",
        collection: "page_landing",
        role: "publisher",
        person: "logged@example.com",
        title: "logged",
        locale: "en",
      },
    ]);
  });
});
