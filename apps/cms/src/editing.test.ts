/** Tests of the daily work of editors, each with the weakest role that may do it. */
import type { Locale } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLocalReq, getLocalI18n } from "payload";
import type { Role } from "./access/roles.ts";
import type { Stored } from "./fields/record.ts";
import { samePlace } from "./fields/same-place.ts";
import { openMailbox, type Mailbox } from "./testing/mailbox.ts";
import { complete } from "./testing/complete.ts";
import { startService, type Answer, type TestService } from "./testing/service.ts";

let service: TestService;
let mailbox: Mailbox;
let editor: string;
let publisher: string;
let admin: string;
const spanish = { edit_locales: ["es"], edit_audiences: ["corporate"] } as const;
beforeAll(async () => {
  mailbox = await openMailbox();
  service = await startService({
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_TO: "team@example.com",
  });
  editor = await service.user("editor", spanish);
  publisher = await service.user("publisher");
  admin = await service.user("admin");
});
afterAll(async () => {
  await service.stop();
  await mailbox.close();
});

const post = (path: string, body: object, as = editor) =>
  service.request("POST", `/api/${path}`, { as, body });
const patch = (path: string, body: object, as = publisher) =>
  service.request("PATCH", `/api/${path}`, { as, body });
const docOf = (body: Stored): Stored => (body["doc"] ?? {}) as Stored;
/**
 * Returns the collections of documents. An error page is for both sites, so an editor of one site
 * cannot create it.
 */
function drafts() {
  return service.payload.config.collections.filter(
    ({ slug, versions }) =>
      slug !== "page_error" && typeof versions === "object" && Boolean(versions.drafts),
  );
}

describe("creating a document", () => {
  it("begins in a language and a site of the editor, in every collection", async () => {
    expect(drafts().length).toBeGreaterThan(20);
    for (const { slug, fields } of drafts()) {
      const named = fields.map((field) => ("name" in field ? field.name : ""));
      // The admin sends this for "Create New": an empty document, saved automatically.
      const { status, body, text } = await post(`${slug}?draft=true&autosave=true`, {});
      expect(status, `${slug} ${text}`).toBe(201);
      expect(docOf(body)["locale"], slug).toBe("es");
      if (named.includes("audience")) expect(docOf(body)["audience"], slug).toBe("corporate");
    }
  });
  it("an empty draft is deleted a day later; a draft with content is kept", async () => {
    const { deleteEmptyDrafts } = await import("./hooks/empty-drafts.ts");
    const left = await post("page_landing?draft=true&autosave=true", {});
    const named = await post("page_landing?draft=true", { title: "A page" });
    const written = await post("page_landing?draft=true", {});
    const idOf = ({ body }: { readonly body: Stored }): string => String(docOf(body)["id"]);
    const created = new Date(Date.now() - 60_000).toISOString();
    await service.payload.db.updateOne({
      collection: "page_landing",
      id: idOf(written),
      data: { createdAt: created },
    });
    async function count(id: string) {
      return (
        await service.payload.count({ collection: "page_landing", where: { id: { equals: id } } })
      ).totalDocs;
    }
    expect(await deleteEmptyDrafts(service.payload)).toBe(0);
    expect(await deleteEmptyDrafts(service.payload, Date.now() + 25 * 3_600_000)).toBeGreaterThan(
      0,
    );
    expect([await count(idOf(left)), await count(idOf(named)), await count(idOf(written))]).toEqual(
      [0, 1, 1],
    );
  });
  it("begins in English for private individuals, for administrators and editors of English", async () => {
    for (const as of [
      await service.user("admin"),
      await service.user("editor"),
      await service.user("editor", { edit_locales: ["fr", "en"] }),
    ]) {
      expect(docOf((await post("page_landing?draft=true", {}, as)).body)).toMatchObject({
        locale: "en",
        audience: "individual",
      });
    }
  });
});

describe("a copy of a document", () => {
  it("is a draft with a free uid, in a language of the user", async () => {
    const page = await service.create("page_landing", {
      title: "Plan",
      uid: "plan",
      purpose: "normal",
    });
    const copies: Stored[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { status, body, text } = await post(`page_landing/${page.id}/duplicate`, {});
      expect(status, text).toBe(200);
      copies.push(docOf(body));
    }
    expect(copies.map(({ uid, locale, _status }) => [uid, locale, _status])).toEqual([
      ["plan-copy", "es", "draft"],
      ["plan-copy-2", "es", "draft"],
      ["plan-copy-3", "es", "draft"],
    ]);
    expect(new Set([page["group"], ...copies.map(({ group }) => group)]).size).toBe(4);
    const again = await post(`page_landing/${String(copies[1]?.["id"])}/duplicate`, {});
    expect(docOf(again.body)["uid"]).toBe("plan-copy-4");
    expect(
      await service.payload.findByID({ collection: "page_landing", id: page.id, draft: true }),
    ).toMatchObject({ uid: "plan", _status: "published" });
  });
  it("has no address when that follows from other fields, until these are changed", async () => {
    const page = await service.create("page_single", {
      title: "Contacto",
      type: "contact",
      locale: "es",
      audience: "corporate",
    });
    const { status, body, text } = await post(`page_single/${page.id}/duplicate`, {});
    expect(status, text).toBe(200);
    expect(docOf(body)).toMatchObject({ path: null, _status: "draft" });
    const published = await patch(`page_single/${String(docOf(body)["id"])}`, {
      _status: "published",
    });
    expect([published.status, published.text]).toEqual([
      400,
      expect.stringContaining("Another page already has the address"),
    ]);
    const moved = await patch(`page_single/${String(docOf(body)["id"])}`, {
      locale: "de",
      _status: "published",
    });
    expect(moved.status, moved.text).toBe(200);
  });
  it("can be created in every collection", async () => {
    for (const { slug } of drafts()) {
      const { body } = await post(`${slug}?draft=true`, { uid: "one", title: "One" });
      const { status, text } = await post(`${slug}/${String(docOf(body)["id"])}/duplicate`, {});
      expect(status, `${slug} ${text}`).toBe(200);
    }
  });
});

describe("a translation", () => {
  const sentence = "Cover for people who live in another country for more than a year.";
  async function english(uid: string): Promise<Stored & { id: string }> {
    return service.create("page_landing", {
      title: "Plan",
      uid,
      purpose: "normal",
      slices: [
        { blockType: "page_head", title: "Plan", lead: sentence },
        { blockType: "cta_band", title: "Questions about the plan" },
      ],
    });
  }
  it("is not published with a sentence that is still English; the error contains the sentence", async () => {
    const page = await english("untranslated");
    const body = {
      title: "Plan",
      uid: "plan-es",
      purpose: "normal",
      locale: "es",
      group: page["group"],
      slices: [{ blockType: "page_head", title: "Plan", lead: sentence }],
    };
    const { status, text } = await post(
      "page_landing",
      complete("page_landing", { ...body, _status: "published" }),
      publisher,
    );
    expect([status, text]).toEqual([
      400,
      expect.stringContaining(`This is still the English text: “${sentence}”`),
    ]);
    expect((await post("page_landing?draft=true", body, publisher)).status).toBe(201);
    const done = await post(
      "page_landing",
      complete("page_landing", {
        ...body,
        uid: "plan-es-2",
        group: undefined,
        slices: [{ blockType: "page_head", title: "Plan" }],
        _status: "published",
      }),
      publisher,
    );
    expect(done.status, done.text).toBe(201);
  });
  it("can be moved to an existing group only, by an administrator", async () => {
    const page = await english("grouped");
    const own = await service.create("page_landing", {
      title: "Plan",
      uid: "grouped-fr",
      purpose: "normal",
      locale: "fr",
    });
    const move = (group: unknown, as: string) => patch(`page_landing/${own.id}`, { group }, as);
    const { status, text } = await move(`${String(page["group"])}x`, admin);
    expect([status, text]).toEqual([
      400,
      expect.stringContaining("No document has this translation group"),
    ]);
    const refused = await move(page["group"], publisher);
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining("To move this document to another group, ask an administrator."),
    ]);
    expect((await move(own["group"], publisher)).status).toBe(200);
    expect((await move(page["group"], admin)).status).toBe(200);
  });
});

describe("a link to another document", () => {
  const data = { locale: "es", audience: "corporate" };
  const offerOf = (relationTo: string, document: Stored = data): unknown =>
    samePlace({ data: document, relationTo, req: { payload: service.payload } } as never);

  it("is offered to documents of the same language and site; what exists for both sites or every language stays offered", () => {
    const language = { locale: { equals: "es" } };
    const site = { audience: { equals: "corporate" } };
    expect([
      offerOf("page_landing"),
      offerOf("forms"),
      offerOf("countries"),
      offerOf("page_landing", { locale: "es" }),
      offerOf("page_landing", {}),
    ]).toEqual([{ and: [language, site] }, { and: [language] }, true, { and: [language] }, true]);
  });
  it("that leads to another language or site is stored, and stays valid in later saves", async () => {
    const [german, question] = await Promise.all([
      service.create("page_landing", { title: "Plan", uid: "linked-de", locale: "de" }),
      service.create("page_faq", { title: "A question?", uid: "linked-question" }),
    ]);
    const link = { label: "Tarif", kind: "document" };
    const slices = [
      { blockType: "page_head", title: "Plan" },
      {
        blockType: "cta_band",
        title: "Plan",
        primary: { ...link, document: { relationTo: "page_landing", value: german.id } },
      },
      { blockType: "faq", title: "Preguntas", entries: [question.id] },
    ];
    const { status, text, body } = await post(
      "page_landing",
      complete("page_landing", {
        ...data,
        title: "Plan",
        uid: "linking-es",
        purpose: "normal",
        slices,
        _status: "published",
      }),
      publisher,
    );
    expect(status, text).toBe(201);
    const page = docOf(body);
    const changed = await patch(`page_landing/${String(page["id"])}`, {
      title: "Plan 2",
      slices: page["slices"],
      _status: "published",
    });
    expect(changed.status, changed.text).toBe(200);
    expect(docOf(changed.body)["slices"]).toMatchObject([
      { title: "Plan" },
      { primary: { document: { relationTo: "page_landing" } } },
      { title: "Preguntas" },
    ]);
  });
});

describe("a price", () => {
  const whole = {
    starting_price: 46.99,
    currency: "EUR",
    price_frequency: "month",
    legal_reference: "Sample premium for one person of 32, as at 1 November 2026.",
  };
  async function publish(price: object): Promise<readonly [number, string]> {
    const offer = await service.create("offer", {
      key: `o-${Math.random()}`,
      uid: `o${String(Math.random()).slice(2)}`,
      title: "Offer",
    });
    const { status, text } = await post(
      "product_page",
      complete("product_page", {
        title: "Plan",
        uid: `p${String(Math.random()).slice(2)}`,
        offer: offer.id,
        ...price,
        card: price,
        _status: "published",
      }),
      publisher,
    );
    return [status, text];
  }
  it.each([
    [{}, 201, ""],
    [{ starting_price: 4_900_000 }, 201, ""],
    [{ currency: "" }, 201, ""],
    [{ currency: "€" }, 400, "three-letter code"],
    [{ currency: "ZZZ" }, 400, "three-letter code"],
    [{ currency: "eur" }, 400, "three-letter code"],
    [{ starting_price: 46.999 }, 400, "two decimals"],
    [{ starting_price: -1 }, 400, "card"],
    [{ price_frequency: null }, 400, "for which period"],
    [{ legal_reference: " " }, 400, "legal reference"],
  ] as const)("with %j: publishing responds with %i", async (change, status, words) => {
    const [answer, text] = await publish({ ...whole, ...change });
    expect(answer, text).toBe(status);
    expect(text).toContain(words);
  });
  it("without an amount requires nothing, and a draft may be incomplete", async () => {
    expect((await publish({ currency: "GBP" }))[0]).toBe(201);
    expect(
      (
        await post("product_page?draft=true", {
          title: "Plan",
          uid: "draft-price",
          card: { starting_price: 1.234, currency: "€" },
        })
      ).status,
    ).toBe(201);
  });
});

describe("documents that visitors always need", () => {
  function ways(collection: string, id: string) {
    return [
      ["unpublish", () => patch(`${collection}/${id}`, { _status: "draft" })],
      ["bin", () => patch(`${collection}/${id}`, { deletedAt: new Date().toISOString() })],
      ["delete", () => service.request("DELETE", `/api/${collection}/${id}`, { as: publisher })],
      [
        "another language",
        () => patch(`${collection}/${id}`, { locale: "nl", _status: "published" }),
      ],
    ] as const;
  }
  it.each([
    ["page_single", { title: "Startseite", type: "home", locale: "de" }, "home page (Deutsch)"],
    ["page_error", { title: "Fehler", locale: "de" }, "error page (Deutsch)"],
    ["header_module", { uid: "header", locale: "de", is_pro: false }, "header (Deutsch)"],
    ["footer_module", { uid: "footer", locale: "de" }, "footer (Deutsch)"],
  ])(
    "%s cannot be unpublished, deleted or moved to another language, and stays unchanged",
    async (collection, data, name) => {
      const page = await service.create(collection, data);
      for (const [way, act] of ways(collection, page.id)) {
        const { status, text } = await act();
        expect([status, text], way).toEqual([409, expect.stringContaining(name)]);
      }
      expect(
        await service.payload.findByID({ collection: collection as "page_single", id: page.id }),
      ).toMatchObject({ _status: "published", locale: "de" });
      expect(
        (
          await patch(`${collection}/${page.id}`, {
            uid: "footer",
            title: "Neu",
            _status: "published",
          })
        ).status,
      ).toBe(200);
    },
  );
  it("a header can be unpublished when another one replaces it; any other page can be unpublished", async () => {
    const first = await service.create("header_module", {
      uid: "header-pro",
      is_pro: true,
      locale: "fr",
      audience: "corporate",
    });
    expect((await patch(`header_module/${first.id}`, { _status: "draft" })).status).toBe(409);
    await service.create("header_module", {
      uid: "header-pro-new",
      is_pro: true,
      locale: "fr",
      audience: "corporate",
    });
    expect((await patch(`header_module/${first.id}`, { _status: "draft" })).status).toBe(200);
    const page = await service.create("page_landing", {
      title: "Gone",
      uid: "may-go",
      purpose: "normal",
    });
    expect((await patch(`page_landing/${page.id}`, { _status: "draft" })).status).toBe(200);
  });
  it("rejects an action on too many documents and states their number", async () => {
    for (let at = 0; at < 51; at += 1)
      await service.create("page_landing", {
        title: `Many ${at}`,
        uid: `many-${at}`,
        purpose: "normal",
        locale: "nl",
      });
    const where = "where[locale][equals]=nl";
    for (const [method, body] of [
      ["PATCH", { _status: "draft" }],
      ["DELETE", {}],
    ] as const) {
      const { status, text } = await service.request(method, `/api/page_landing?${where}`, {
        as: publisher,
        body,
      });
      expect([status, text], method).toEqual([400, expect.stringContaining("51 documents")]);
    }
    const one = await service.request("PATCH", `/api/page_landing?where[uid][equals]=many-1`, {
      as: publisher,
      body: { _status: "draft" },
    });
    expect(one.status).toBe(200);
    const { totalDocs } = await service.payload.count({
      collection: "page_landing",
      where: { and: [{ locale: { equals: "nl" } }, { _status: { equals: "published" } }] },
    });
    expect(totalDocs).toBe(50);
  });
});

describe("two people who edit one document", () => {
  let translator: string;
  beforeAll(async () => {
    translator = await service.user("translator", spanish);
  });
  /**
   * Does what the admin does: opens the document, keeps all of it, and sends all of it with each
   * save.
   */
  async function open(
    as: string,
    collection: string,
    id: string,
  ): Promise<{ held: Stored; save(change: object): Promise<Answer> }> {
    const opened = await service.request("GET", `/api/${collection}/${id}?draft=true&depth=0`, {
      as,
    });
    const form = {
      held: opened.body,
      async save(change: object) {
        form.held = { ...form.held, ...change };
        const answer = await patch(
          `${collection}/${id}?draft=true&autosave=true&depth=0`,
          { ...form.held, _status: "draft" },
          as,
        );
        if (answer.status === 200) form.held = { ...form.held, base: docOf(answer.body)["base"] };
        return answer;
      },
    };
    return form;
  }
  function conflictsOf({ body }: Answer) {
    return (
      (body["errors"] as Stored[])[0]?.["data"] as {
        errors: (Stored & { choice: { path: string; theirs: string } })[];
      }
    ).errors;
  }
  const words = {
    title: "Plan",
    tags: ["one"],
    breadcrumb_title: "Short",
    seo: { title: "Search", description: "Words" },
    slices: [
      { blockType: "page_head", title: "Head", lead: "Lead" },
      { blockType: "cta_band", title: "Band" },
    ],
  };
  async function begin(uid: string) {
    const page = await service.create("page_landing", {
      ...words,
      uid,
      purpose: "normal",
      locale: "es",
      audience: "corporate",
    });
    async function stored() {
      return (await service.payload.findByID({
        collection: "page_landing",
        id: page.id,
        draft: true,
      })) as unknown as Stored & { slices: Stored[] };
    }
    return {
      page,
      stored,
      first: await open(editor, "page_landing", page.id),
      second: await open(translator, "page_landing", page.id),
    };
  }

  it("keeps changes of different fields, in sequential and concurrent saves", async () => {
    const { first, second, stored } = await begin("two-fields");
    const slices = first.held["slices"] as Stored[];
    expect((await first.save({ title: "De Ana" })).status).toBe(200);
    expect((await second.save({ breadcrumb_title: "De Bea" })).status).toBe(200);
    const answers = await Promise.all([
      first.save({ slices: [{ ...slices[0], title: "Cabecera" }, slices[1]] }),
      second.save({ slices: [slices[0], { ...slices[1], title: "Banda" }], tags: ["dos"] }),
      first.save({ seo: { title: "De Ana", description: "Words" } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const now = await stored();
    expect(now).toMatchObject({
      title: "De Ana",
      breadcrumb_title: "De Bea",
      tags: ["dos"],
      seo: { title: "De Ana" },
      uid: "two-fields",
    });
    expect(now.slices.map(({ title }) => title)).toEqual(["Cabecera", "Banda"]);
  });
  it("rejects a change of the same field with 409 and both texts, saves nothing, and accepts a choice", async () => {
    const { first, second, stored } = await begin("two-texts");
    const slices = first.held["slices"] as Stored[];
    await first.save({ title: "De Ana", slices: [{ ...slices[0], lead: "Uno" }, slices[1]] });
    const refused = await second.save({
      title: "De Bea",
      breadcrumb_title: "Corto",
      slices: [{ ...slices[0], lead: "Dos" }, slices[1]],
    });
    expect(refused.status, refused.text).toBe(409);
    const [title, lead] = conflictsOf(refused);
    expect(title).toMatchObject({
      path: "title",
      label: "Title",
      mine: "De Bea",
      theirs: "De Ana",
    });
    expect(lead).toMatchObject({
      path: "slices.0.lead",
      mine: "Dos",
      theirs: "Uno",
      label: expect.stringMatching(/^Slices › .+ 1 › /) as string,
    });
    expect(await stored()).toMatchObject({ title: "De Ana", breadcrumb_title: "Short" });
    const base = JSON.parse(String(second.held["base"])) as object;
    const choices = {
      [title!.choice.path]: { keep: "mine", theirs: title!.choice.theirs },
      [lead!.choice.path]: { keep: "theirs", theirs: lead!.choice.theirs },
    };
    const decided = await second.save({ base: JSON.stringify({ ...base, choices }) });
    expect(decided.status, decided.text).toBe(200);
    const now = await stored();
    expect([now["title"], now["breadcrumb_title"], now.slices[0]?.["lead"]]).toEqual([
      "De Bea",
      "Corto",
      "Uno",
    ]);
  });
  it("a publication keeps what another person saved since the form was opened", async () => {
    const { first, page, stored } = await begin("two-publish");
    const form = await open(publisher, "page_landing", page.id);
    await first.save({ title: "De Ana" });
    const answer = await patch(`page_landing/${page.id}?depth=0`, {
      ...form.held,
      breadcrumb_title: "Publicado",
      _status: "published",
    });
    expect(answer.status, answer.text).toBe(200);
    expect(await stored()).toMatchObject({
      title: "De Ana",
      breadcrumb_title: "Publicado",
      _status: "published",
    });
  });
  it("rejects conflicts in a record without drafts", async () => {
    const { page } = await begin("two-redirect");
    const redirect = await service.create("redirects", {
      from: "/es/viejo-dos",
      to: page["path"],
      type: "301",
    });
    const [first, second] = [
      await open(publisher, "redirects", redirect.id),
      await open(publisher, "redirects", redirect.id),
    ];
    const send = (form: Stored, change: object) =>
      patch(`redirects/${redirect.id}?depth=0`, { ...form, ...change });
    expect((await send(first.held, { from: "/es/viejo-tres" })).status).toBe(200);
    const refused = await send(second.held, { from: "/es/viejo-cuatro" });
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining("/es/viejo-tres"),
    ]);
  });
  it("sends a base only to users who may edit", async () => {
    const { page } = await begin("two-base");
    for (const as of [await service.user("site"), await service.user("auditor")]) {
      const { text, status } = await service.request(
        "GET",
        `/api/page_landing/${page.id}?depth=0`,
        { as },
      );
      expect([status, text.includes('"base"')]).toEqual([200, false]);
    }
  });
});

describe("a version", () => {
  async function versionsOf(id: string, as: string) {
    const { body } = await service.request(
      "GET",
      `/api/page_landing/versions?where[parent][equals]=${id}&sort=updatedAt&depth=0`,
      { as },
    );
    return (body["docs"] as { version: Stored }[]).map(({ version }) => version["edited_by"]);
  }
  it("contains its author, even after the account is deleted; a request cannot set it, and the seed has none", async () => {
    const [mar, pol] = [
      await service.user("translator", { ...spanish, email: "mar@example.com" }),
      await service.user("publisher", { ...spanish, email: "pol@example.com" }),
    ];
    const page = await service.create(
      "page_landing",
      { title: "Firmada", uid: "signed", purpose: "normal", locale: "es", audience: "corporate" },
      { draft: true },
    );
    expect(
      (
        await patch(
          `page_landing/${page.id}?draft=true`,
          { title: "Uno", edited_by: "somebody@example.com" },
          mar,
        )
      ).status,
    ).toBe(200);
    expect(
      (await patch(`page_landing/${page.id}`, { title: "Dos", _status: "published" }, pol)).status,
    ).toBe(200);
    await service.payload.delete({
      collection: "users",
      where: { email: { equals: "mar@example.com" } },
    });
    expect(await versionsOf(page.id, editor)).toEqual([null, "mar@example.com", "pol@example.com"]);
    const product = await service.request("POST", "/api/products", {
      as: await service.user("finder_manager", { email: "fin@example.com" }),
      body: { name: "Signed", names: {}, urls: { en: "/en/landing/signed" } },
    });
    expect(docOf(product.body)["edited_by"], product.text).toBe("fin@example.com");
  });
  it("T: does not reveal its author to the key of the site, in documents, versions or queries", async () => {
    const site = await service.user("site");
    const page = await post("page_landing?draft=true", { title: "Privada", uid: "private-name" });
    const id = String(docOf(page.body)["id"]);
    for (const path of [
      `page_landing/${id}?draft=true`,
      `page_landing?draft=true&where[id][equals]=${id}`,
      `page_landing/versions?where[parent][equals]=${id}`,
    ]) {
      const [own, sites] = [
        await service.request("GET", `/api/${path}`, { as: editor }),
        await service.request("GET", `/api/${path}`, { as: site }),
      ];
      expect(
        [own.text.includes("edited_by"), sites.status, sites.text.includes("edited_by")],
        path,
      ).toEqual([true, 200, false]);
    }
    expect(
      (
        await service.request("GET", "/api/page_landing?where[edited_by][like]=editor", {
          as: site,
        })
      ).status,
    ).toBe(400);
  });
});

describe("a planned publication", () => {
  interface Person {
    readonly id: string;
    readonly email: string;
    readonly key: string;
    readonly account: Stored;
  }
  async function person(role: Role, name: string, limits: object = {}): Promise<Person> {
    const email = `${name}@example.com`;
    const key = await service.user(role, { email, ...limits });
    const { docs } = await service.payload.find({
      collection: "users",
      where: { email: { equals: email } },
    });
    return {
      id: String(docs[0]?.id),
      email,
      key,
      account: { ...(docs[0] as unknown as Stored), collection: "users" },
    };
  }
  /** Returns the response that the drawer of the admin gets. */
  async function asked({ account }: Person, more: object) {
    const { planPublication } = await import("./plans/plan.ts");
    const [language = "en"] = account["edit_locales"] as Locale[];
    const i18n = await getLocalI18n({ config: service.payload.config, language });
    return planPublication({
      req: await createLocalReq({ user: account as never, req: { i18n } }, service.payload),
      ...more,
    });
  }
  const soon = (): Date => new Date(Date.now() + 3_600_000);
  function plan(
    who: Person,
    id: string,
    {
      type = "publish",
      collection = "page_landing",
      date = soon(),
    }: { type?: string; collection?: string; date?: Date } = {},
  ) {
    return asked(who, {
      type,
      date,
      doc: { relationTo: collection, value: id },
      timezone: "Europe/Madrid",
    });
  }
  async function jobs() {
    return (
      await service.payload.db.find<Stored & { id: string }>({
        collection: "payload-jobs",
        limit: 0,
      })
    ).docs;
  }
  const jobOf = async (id: string) =>
    (await jobs()).find(({ input }) => (input as { doc: { value: string } }).doc.value === id);
  async function run() {
    return (
      await service.request("POST", "/api/run-jobs", {
        headers: { authorization: `Bearer ${process.env["JOBS_SECRET"] ?? ""}` },
      })
    ).body;
  }
  /** Makes a plan due and runs the jobs. */
  async function runNow(id: string): Promise<unknown> {
    await service.payload.db.updateOne({
      collection: "payload-jobs",
      id: (await jobOf(id))?.id ?? "",
      data: { waitUntil: new Date(Date.now() - 1000).toISOString() },
    });
    return run();
  }
  const health = async () => (await service.request("GET", "/api/health")).body["jobs"] as Stored;
  function landing(uid: string, more: object = {}, draft = true) {
    return service.create(
      "page_landing",
      {
        title: `Página ${uid}`,
        uid,
        purpose: "normal",
        locale: "es",
        audience: "corporate",
        ...more,
      },
      { draft },
    );
  }
  async function status(id: string) {
    return (
      (await service.payload.findByID({
        collection: "page_landing",
        id,
        draft: false,
      })) as unknown as Stored
    )["_status"];
  }

  it("is refused at once when it cannot work, with the reason in the language of the user", async () => {
    const [pau, paz, fleur] = [
      await person("editor", "pau", spanish),
      await person("publisher", "paz", spanish),
      await person("publisher", "fleur", { edit_locales: ["fr"] }),
    ];
    const draft = await landing("planned");
    const home = await service.create("page_single", {
      title: "Inicio",
      type: "home",
      locale: "es",
      audience: "corporate",
    });
    const unnamed = await service.create(
      "page_landing",
      { uid: "unnamed", locale: "es", audience: "corporate", purpose: "normal" },
      { draft: true },
    );
    const lead = "Cover for people who live in another country for more than a year.";
    const english = await landing(
      "left-in-english",
      { locale: "en", slices: [{ blockType: "page_head", title: "x", lead }] },
      false,
    );
    const translated = await landing("left-in-english-es", {
      group: english["group"],
      slices: [{ blockType: "page_head", title: "x", lead }],
    });
    const binned = await landing("binned");
    await service.payload.update({
      collection: "page_landing",
      id: binned.id,
      data: { deletedAt: new Date().toISOString() },
    });
    for (const [answer, words] of [
      [
        await plan(pau, draft.id),
        ["No se ha programado nada.", "La cuenta pau@example.com puede preparar este cambio"],
      ],
      [
        await plan(fleur, draft.id),
        ["Rien n’a été programmé.", "ne permet pas de modifier cette langue ou ce site"],
      ],
      [
        await plan(paz, draft.id, { date: new Date(Date.now() - 1000) }),
        [getAdminMessages("es")("plan.why.past")],
      ],
      [
        await plan(paz, draft.id, { date: new Date(NaN) }),
        [getAdminMessages("es")("plan.why.past")],
      ],
      [
        await plan(paz, draft.id, { type: "unpublish" }),
        [getAdminMessages("es")("plan.why.notLive")],
      ],
      [await plan(paz, binned.id), ["El documento ya no existe"]],
      [await plan(paz, unnamed.id), ["Título: ", getAdminMessages("es")("checklist.required")]],
      [
        await plan(paz, translated.id),
        [
          getAdminMessages("es")("plan.why.publish", { detail: "" }).trim(),
          getAdminMessages("es")("problem.untranslated", { text: lead }),
        ],
      ],
      [
        await plan(paz, home.id, { type: "unpublish", collection: "page_single" }),
        [
          getAdminMessages("es")("plan.why.unpublish", { detail: "" }).trim(),
          getAdminMessages("es")("problem.needed.page_single", { language: "Español" }),
        ],
      ],
    ] as const) {
      const error = "error" in answer ? answer.error : "";
      for (const word of words) expect(error).toContain(word);
      expect(error).not.toContain("rehearsal");
    }
    expect(await jobs()).toEqual([]);
    expect([await status(draft.id), await status(unnamed.id)]).toEqual(["draft", "draft"]);
  });
  it("every collection with planned publications has the rehearsal field", () => {
    for (const { slug, fields, versions } of service.payload.config.collections) {
      const drafts =
        typeof versions === "object" && typeof versions.drafts === "object"
          ? versions.drafts
          : null;
      if (drafts?.schedulePublish)
        expect(
          fields.some((field) => "name" in field && field.name === "rehearsal"),
          slug,
        ).toBe(true);
    }
  });
  it("runs when it is due, and its result stays stored when later runs find nothing", async () => {
    const paula = await person("publisher", "paula", spanish);
    const page = await landing("on-time");
    expect(await plan(paula, page.id)).toHaveProperty("message");
    expect([await status(page.id), (await jobOf(page.id))?.["input"]]).toMatchObject([
      "draft",
      { by: "paula@example.com", title: "Página on-time" },
    ]);
    expect(await runNow(page.id)).toMatchObject({ result: "1 of 1 done" });
    expect(await run()).toMatchObject({ result: "nothing to do" });
    expect(await status(page.id)).toBe("published");
    const state = (await service.payload.findGlobal({
      slug: "service_state",
    })) as unknown as Stored;
    expect(state["jobs_last_result"]).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d UTC: 1 of 1 done$/);
    expect(await plan(paula, page.id, { type: "unpublish" })).toHaveProperty("message");
    await runNow(page.id);
    expect(await status(page.id)).toBe("draft");
  });
  it("can be cancelled only by its planner or a user who may publish the document", async () => {
    const [pia, eva] = [
      await person("publisher", "pia", spanish),
      await person("editor", "eva", spanish),
    ];
    const page = await landing("taken-back");
    await plan(pia, page.id);
    expect(
      await plan(pia, page.id, { type: "unpublish", date: new Date(Date.now() + 7_200_000) }),
    ).toHaveProperty("message");
    await service.payload.db.deleteMany({
      collection: "payload-jobs",
      where: { waitUntil: { greater_than: new Date(Date.now() + 5_400_000).toISOString() } },
    });
    const deleteID = (await jobOf(page.id))?.id;
    expect(await asked(eva, { deleteID })).toMatchObject({
      error: expect.stringContaining("La programación se mantiene.") as string,
    });
    expect(await jobOf(page.id)).toBeDefined();
    expect(await asked(pia, { deleteID })).toHaveProperty("message");
    expect(await jobs()).toEqual([]);
  });
  it("runs with the rights of the user at that time; a failure is counted, shown and mailed until a user marks it as seen", async () => {
    const {
      listFailedPlans: failedPlans,
      waitForFailureMail: failureMailIdle,
      sendFailureMail: mailFailures,
    } = await import("./plans/failed.ts");
    const [pedro, admin, eva, paco] = [
      await person("publisher", "pedro", spanish),
      await person("admin", "ana", { edit_locales: ["de"] }),
      await person("editor", "elena", spanish),
      await person("publisher", "paco", spanish),
    ];
    const page = await landing("revoked");
    await plan(pedro, page.id);
    await service.payload.update({ collection: "users", id: pedro.id, data: { role: "editor" } });
    expect(await runNow(page.id)).toMatchObject({ result: "0 of 1 done" });
    expect([await status(page.id), await health()]).toMatchObject([
      "draft",
      { late: 0, failed: 1 },
    ]);

    const mails = (email: string) =>
      mailbox.received.filter(({ to, headers }) => to === email && headers.includes("plan-"));
    await failureMailIdle();
    expect([mails(pedro.email).length, mails(admin.email).length]).toEqual([1, 1]);
    function text(email: string) {
      return Buffer.from(
        (mails(email)[0]?.raw ?? "")
          .replaceAll("=\r\n", "")
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        "latin1",
      ).toString("utf8");
    }
    expect(text(pedro.email)).toContain("La cuenta pedro@example.com puede preparar este cambio");
    expect(text(admin.email)).toContain("„Página revoked“ veröffentlichen");
    expect(text(admin.email)).toContain(`/admin/collections/page_landing/${page.id}`);
    expect([mails(eva.email).length, mails(paco.email).length]).toEqual([0, 0]);
    await run();
    await failureMailIdle();
    await mailFailures(service.payload, Date.now() + 23 * 3_600_000);
    expect(mails(pedro.email)).toHaveLength(1);
    mailbox.refuse = () => true;
    await mailFailures(service.payload, Date.now() + 25 * 3_600_000);
    mailbox.refuse = () => false;
    await mailFailures(service.payload, Date.now() + 25.1 * 3_600_000);
    expect(mails(pedro.email)).toHaveLength(1);
    await mailFailures(service.payload, Date.now() + 26 * 3_600_000);
    expect([mails(pedro.email).length, mails(admin.email).length]).toEqual([2, 2]);

    async function shown({ account }: Person) {
      return (await failedPlans(service.payload, account)).map(({ title, by, reason }) => [
        title,
        by,
        reason.kind,
      ]);
    }
    const line = ["Página revoked", "pedro@example.com", "role"];
    expect([await shown(pedro), await shown(admin), await shown(paco), await shown(eva)]).toEqual([
      [line],
      [line],
      [line],
      [],
    ]);
    const id = (await jobOf(page.id))?.id ?? "";
    const see = ({ key }: Person) => service.request("POST", `/api/plans/${id}/seen`, { as: key });
    expect((await service.request("POST", `/api/plans/${id}/seen`)).status).toBe(401);
    expect([(await see(eva)).status, (await see(paco)).status, (await see(pedro)).status]).toEqual([
      404, 200, 404,
    ]);
    expect([await health(), await shown(admin)]).toMatchObject([{ failed: 0 }, []]);
    const { docs } = await service.payload.find({
      collection: "audit_log",
      where: { document: { equals: page.id } },
    });
    expect(docs).toMatchObject([
      { action: "failed to publish, seen", title: "Página revoked", locale: "es" },
      { action: "plan failed", title: "Página revoked" },
      { action: "plan to publish", title: "Página revoked", locale: "es" },
    ]);
  });
  it("fails when the account or the document is deleted, and is shown to administrators", async () => {
    const [gone, admin] = [
      await person("publisher", "gone", spanish),
      await person("admin", "anton"),
    ];
    const [page, binned] = [await landing("left-behind"), await landing("thrown-away")];
    await plan(gone, page.id);
    await plan(admin, binned.id);
    await service.payload.delete({ collection: "users", id: gone.id });
    await service.payload.update({
      collection: "page_landing",
      id: binned.id,
      data: { deletedAt: new Date().toISOString() },
    });
    await runNow(page.id);
    await runNow(binned.id);
    const { listFailedPlans: failedPlans } = await import("./plans/failed.ts");
    const failed = (await failedPlans(service.payload, admin.account)).map(
      ({ title, by, reason }) => [title, by, reason.kind],
    );
    expect(failed).toEqual(
      expect.arrayContaining([
        ["Página left-behind", "gone@example.com", "account"],
        ["Página thrown-away", "anton@example.com", "gone"],
      ]),
    );
    expect(await status(page.id)).toBe("draft");
  });
});
