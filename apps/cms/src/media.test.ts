import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { record, type Stored } from "./fields/record.ts";
import { MAX_BYTES, MAX_PIXELS, inspect, detectMediaType } from "./media/inspect.ts";
import { ENCODERS, QUALITY, WIDTHS, inEncoder } from "./media/renditions.ts";
import { startService, type Answer, type TestService } from "./testing/service.ts";

const say = getAdminMessages("en");
let service: TestService;
let key: string;
let publisher: string;
/** Number of pictures that were decoded or encoded so far. */
let decoded = 0;
function countDecoded(): void {
  decoded += 1;
}
beforeAll(async () => {
  service = await startService();
  key = await service.user("editor");
  publisher = await service.user("publisher");
  sharp.queue.on("change", countDecoded);
});
afterAll(async () => {
  sharp.queue.off("change", countDecoded);
  await service.stop();
});

const ALT = { en: "A dune", fr: "Une dune", es: "Una duna", de: "Eine Düne", nl: "Een duin" };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#3a6b5c" } });
function formOf(name: string, type: string, data: Buffer, fields: object): FormData {
  const form = new FormData();
  form.set("_payload", JSON.stringify(fields));
  form.set("file", new File([new Uint8Array(data)], name, { type }));
  return form;
}
const upload = (
  name: string,
  type: string,
  data: Buffer,
  fields: object = { alt: ALT },
  as = key,
): Promise<Answer> =>
  service.request("POST", "/api/media", { as, form: formOf(name, type, data, fields) });
async function uploaded(answer: Promise<Answer>): Promise<Stored & { readonly id: string }> {
  const { body, status, text } = await answer;
  expect(status, text).toBe(201);
  return body["doc"] as Stored & { id: string };
}
/** Returns the names of all files to which a row refers. */
function filesOf(doc: Stored): string[] {
  return [
    doc["filename"],
    doc["social"],
    ...(doc["renditions"] as { file: string }[]).map(({ file }) => file),
  ].filter((name) => typeof name === "string");
}
const files = (): string[] =>
  existsSync(join(service.dataDir, "media")) ? readdirSync(join(service.dataDir, "media")) : [];
/**
 * Deletes a row, and waits until its files are removed, apart from those that another row names. On
 * PostgreSQL they are removed after the commit.
 */
async function remove(id: string, kept: readonly string[] = []): Promise<Answer> {
  const answer = await service.request("DELETE", `/api/media/${id}`, { as: publisher });
  const gone = answer.status === 200 ? filesOf(record(answer.body["doc"])) : [];
  await expect
    .poll(() => files().filter((name) => gone.includes(name) && !kept.includes(name)))
    .toEqual([]);
  return answer;
}

describe("uploads (quality §1)", () => {
  it("[9-015] [9-017] eight widths, quality 90", () => {
    expect(WIDTHS).toEqual([320, 580, 640, 1024, 1232, 1440, 1705, 1960]);
    expect(QUALITY).toBe(90);
  });
  it("[9-016] a picture as wide as the page has a file for the pixel ratios 1 and 1.5 that is at most 1.62 times as wide as needed", () => {
    for (const shown of [320, 360, 480, 640, 768, 1024, 1232]) {
      for (const ratio of [1, 1.5]) {
        const file = WIDTHS.find((width) => width >= shown * ratio) ?? Infinity;
        expect(file / (shown * ratio), `${shown} px at ${ratio}`).toBeLessThanOrEqual(1.62);
      }
    }
  });
  it("T: a picture is re-encoded in all widths and formats, without its metadata, under new names", async () => {
    const original = await picture(700, 500)
      .withExif({ IFD0: { Copyright: "secret-exif-marker" } })
      .jpeg()
      .toBuffer();
    expect(original.toString("latin1")).toContain("secret-exif-marker");
    const { status, body } = await upload("Düne & Wanderer.jpeg", "image/jpeg", original);
    expect(status).toBe(201);
    const doc = body["doc"] as Stored;
    expect(doc["filename"]).toMatch(/^dune-wanderer-[0-9a-f]{12}\.jpg$/);
    const renditions = doc["renditions"] as {
      width: number;
      height: number;
      format: string;
      file: string;
      bytes: number;
    }[];
    expect(renditions.map(({ width, format }) => `${width} ${format}`)).toEqual([
      "320 avif",
      "320 webp",
      "580 avif",
      "580 webp",
      "640 avif",
      "640 webp",
    ]);
    expect(doc["social"]).toMatch(/-og\.jpg$/);
    for (const name of [
      ...renditions.map(({ file }) => file),
      String(doc["social"]),
      String(doc["filename"]),
    ]) {
      const data = await sharp(join(service.dataDir, "media", name)).metadata();
      expect(data.exif, name).toBeUndefined();
    }
    expect(
      await sharp(join(service.dataDir, "media", String(doc["social"]))).metadata(),
    ).toMatchObject({ width: 1200, height: 630 });
    const shown = await service.request(
      "GET",
      `/api/media/rendition/${renditions[0]?.file ?? ""}`,
      { as: key },
    );
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/avif"]);
    expect(
      (await service.request("GET", `/api/media/rendition/${renditions[0]?.file ?? ""}`)).status,
    ).toBe(404);
    expect(
      (await service.request("GET", "/api/media/rendition/..%2Fcms.db", { as: key })).status,
    ).toBe(404);
    const renamed = await service.request("PATCH", `/api/media/${String(doc["id"])}`, {
      as: key,
      body: { credit: "Somebody", focalX: 20, focalY: 80 },
    });
    expect(renamed.body["doc"]).toMatchObject({
      focalX: 20,
      focalY: 80,
      renditions: doc["renditions"] as object,
    });
    await service.request("DELETE", `/api/media/${String(doc["id"])}`, { as: key });
    await expect.poll(files).toEqual([]);
  });
  it("T: data appended to a picture is removed; PDF files with scripts or appended data are refused", async () => {
    const html = Buffer.from("<script>alert(document.domain)</script>polyglot-marker");
    const { status, body } = await upload(
      "poly.png",
      "image/png",
      Buffer.concat([await picture(20, 20).png().toBuffer(), html]),
    );
    expect(status).toBe(201);
    const stored = await service.request(
      "GET",
      `/api/media/rendition/${String((body["doc"] as Stored)["filename"])}`,
      { as: key },
    );
    expect(stored.text).not.toContain("polyglot-marker");
    const pdf = (inner: string, after = "") =>
      Buffer.from(`%PDF-1.4\n1 0 obj<<${inner}>>endobj\ntrailer<<>>\n%%EOF\n${after}`);
    expect(
      (
        await upload(
          "script.pdf",
          "application/pdf",
          pdf("/OpenAction<</S/JavaScript/JS(app.alert(1))>>"),
        )
      ).status,
    ).toBe(400);
    expect((await upload("zip.pdf", "application/pdf", pdf("", "PK\x03\x04 a zip"))).status).toBe(
      400,
    );
    expect((await inspect(pdf("/Type/Catalog"), "application/pdf", say)).ok).toBe(true);
  });
  it("T: wrong magic bytes, SVG, HTML and too many pixels or bytes are refused, and nothing is stored", async () => {
    const before = files();
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    for (const [name, type, data] of [
      ["x.png", "image/png", Buffer.from("<html><script>alert(1)</script></html>")],
      ["x.jpg", "image/jpeg", await picture(20, 20).png().toBuffer()],
      ["x.svg", "image/svg+xml", svg],
      ["x.png", "image/png", svg],
      ["x.html", "text/html", Buffer.from("<html></html>          ")],
      ["x.png", "image/png", Buffer.from("\x89PNG\r\n\x1a\n broken picture", "latin1")],
      ["x.gif", "image/gif", Buffer.from("GIF89a                     ")],
    ] as const) {
      const { status } = await upload(name, type, data);
      expect(status, `${name} ${type}`).toBe(400);
    }
    const side = Math.ceil(Math.sqrt(MAX_PIXELS)) + 10;
    expect(
      await inspect(
        await picture(side, side).png({ compressionLevel: 1 }).toBuffer(),
        "image/png",
        say,
      ),
    ).toMatchObject({ ok: false, reason: expect.stringContaining("million pixels") as string });
    expect(
      await inspect(
        Buffer.concat([await picture(20, 20).jpeg().toBuffer(), Buffer.alloc(MAX_BYTES)]),
        "image/jpeg",
        say,
      ),
    ).toMatchObject({ ok: false });
    expect(service.payload.config.upload).toMatchObject({
      limits: { fileSize: MAX_BYTES, files: 1 },
      abortOnLimit: true,
    });
    expect(files()).toEqual(before);
  });
  it("alternative text is required in one language at least, unless the picture is decoration", async () => {
    const data = await picture(30, 30).png().toBuffer();
    const missing = await upload("a.png", "image/png", data, { alt: { en: " " } });
    expect(missing.status).toBe(400);
    expect(missing.text).toContain("Say in at least one language what the picture shows");
    expect((await upload("b.png", "image/png", data, { decorative: true })).status).toBe(201);
    const doc = await uploaded(upload("c.png", "image/png", data, { alt: { es: "Una duna" } }));
    expect(doc["alt_missing"]).toBe("en, fr, de, nl");
  });
  it("alternative text is required in the language of a document that is published with the picture", async () => {
    const data = await picture(30, 30).png().toBuffer();
    const spanish = await uploaded(upload("d.png", "image/png", data, { alt: { es: "Duna" } }));
    const decoration = await uploaded(upload("e.png", "image/png", data, { decorative: true }));
    function publish(locale: string, fields: object): Promise<Answer> {
      const card = { card_title: "Karte", locale, audience: "individual", _status: "published" };
      return service.request("POST", "/api/module_card", {
        as: publisher,
        body: { ...card, ...fields },
      });
    }
    const refused = await publish("de", { card_image: spanish.id });
    expect(refused.status).toBe(400);
    expect(record((refused.body["errors"] as unknown[])[0])["data"]).toMatchObject({
      errors: [
        {
          path: "card_image",
          message: expect.stringMatching(
            /has no alternative text in this language: Deutsch\./,
          ) as string,
        },
      ],
    });
    const allowed = [
      await publish("es", { card_image: spanish.id }),
      await publish("de", { card_image: spanish.id, card_image_alt: "Düne" }),
      await publish("de", { card_image: decoration.id }),
      await publish("de", { card_image: spanish.id, _status: "draft" }),
    ];
    expect(allowed.map(({ status, text }) => [status, status === 201 ? "" : text])).toEqual(
      allowed.map(() => [201, ""]),
    );
  });
  it("a picture that visitors see keeps its alternative texts", async () => {
    const data = await picture(30, 30).png().toBuffer();
    const alt = { es: "Duna", de: "Düne" };
    const seen = await uploaded(upload("f.png", "image/png", data, { alt }));
    const unseen = await uploaded(upload("g.png", "image/png", data, { alt }));
    await service.request("POST", "/api/module_card", {
      as: publisher,
      body: {
        ...{ card_title: "Tarjeta", locale: "es", audience: "individual", _status: "published" },
        card_image: seen.id,
      },
    });
    function change(id: unknown, body: object): Promise<Answer> {
      return service.request("PATCH", `/api/media/${String(id)}`, { as: publisher, body });
    }
    const refused = await change(seen.id, { alt: { es: "Duna", de: "" } });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("keeps its text in this language: Deutsch");
    expect((await change(seen.id, { alt: { es: "Una duna", de: "Düne" } })).status).toBe(200);
    expect((await change(seen.id, { credit: "Ana" })).status).toBe(200);
    expect((await change(seen.id, { decorative: true })).status).toBe(200);
    expect((await change(unseen.id, { alt: { es: "Duna", de: "" } })).status).toBe(200);
  });
  it("files are not fetched from URLs", () => {
    const media = service.payload.config.collections.find(({ slug }) => slug === "media");
    expect(media?.upload.pasteURL).toBe(false);
    expect(detectMediaType(Buffer.from("short"))).toBeNull();
  });
});

describe("who may upload", () => {
  it("a file of a caller who may not upload is not read, decoded or stored, for any method and path", async () => {
    const data = await picture(700, 500).jpeg().toBuffer();
    const doc = await uploaded(upload("mine.jpg", "image/jpeg", data));
    const [stored, events] = [files(), decoded];
    const callers = [
      undefined,
      ...(await Promise.all(
        (["translator", "finder_manager", "auditor", "site"] as const).map((role) =>
          service.user(role),
        ),
      )),
    ];
    const ways = [
      ["POST", "/api/media"],
      ["POST", "/api/media/"],
      ["PATCH", `/api/media/${doc.id}`],
      ["PATCH", "/api/media?where[id][exists]=true"],
      ["PUT", `/api/media/${doc.id}`],
      ["POST", `/api/media/${doc.id}/duplicate`],
      ["POST", "/api/media/access"],
      ["POST", `/api/media/access/${doc.id}`],
      ["POST", "/api/media/login"],
    ] as const;
    const { answer } = await import("./rest.ts");
    for (const as of callers) {
      for (const [method, path] of ways) {
        const request = new Request(`${service.url}${path}`, {
          method,
          body: formOf("x.jpg", "image/jpeg", data, { alt: ALT }),
          ...(as ? { headers: { authorization: `JWT ${as}` } } : {}),
        });
        expect((await answer(request)).status, `${method} ${path}`).toBe(403);
        expect(request.bodyUsed, `${method} ${path}`).toBe(false);
      }
    }
    expect([files(), decoded]).toEqual([stored, events]);
    await remove(doc.id);
  });
  it("an invalid upload is refused before it is decoded, and stores nothing", async () => {
    const data = await picture(700, 500).webp().toBuffer();
    const side = Math.ceil(Math.sqrt(MAX_PIXELS)) + 10;
    const large = await picture(side, side).png({ compressionLevel: 1 }).toBuffer();
    const doc = await uploaded(upload("mine.webp", "image/webp", data));
    const [stored, events] = [files(), decoded];
    const refused = [
      await upload("a.webp", "image/webp", data, { alt: {} }),
      await upload("a.webp", "image/webp", data, { alt: ALT, credit: "x".repeat(161) }),
      await upload("a.png", "image/png", large),
      await service.request("POST", "/api/media", { as: key, body: { alt: ALT } }),
      await service.request("PATCH", `/api/media/${doc.id}`, {
        as: key,
        form: formOf("a.png", "image/png", data, {}),
      }),
      await service.request("PATCH", "/api/media?where[id][exists]=true", {
        as: key,
        form: formOf("a.webp", "image/webp", data, {}),
      }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    expect(refused.map(({ text }) => text).join()).toMatch(
      /at least one language.*160 characters.*million pixels.*Choose a file.*is image\/webp.*one file at a time/,
    );
    expect([files(), decoded]).toEqual([stored, events]);
    await remove(doc.id);
  });
  it("removes the files of an upload whose row is not saved", async () => {
    const stored = files();
    const create = vi
      .spyOn(service.payload.db, "create")
      .mockRejectedValueOnce(new Error("The database is full."));
    expect(
      (await upload("a.png", "image/png", await picture(400, 400).png().toBuffer())).status,
    ).toBe(500);
    create.mockRestore();
    expect(files()).toEqual(stored);
  });
  it("ignores values of a request that the service computes", async () => {
    const data = await picture(400, 300).png().toBuffer();
    const other = await uploaded(upload("other.png", "image/png", data));
    const forged = {
      renditions: other["renditions"],
      social: other["social"],
      filename: "x.png",
      mimeType: "application/pdf",
      width: 1,
      height: 1,
      filesize: 1,
    };
    const doc = await uploaded(upload("mine.png", "image/png", data, { alt: ALT, ...forged }));
    const { body } = await service.request("PATCH", `/api/media/${doc.id}`, {
      as: key,
      body: { ...forged, alt: ALT },
    });
    expect(filesOf(body["doc"] as Stored)).toEqual(filesOf(doc));
    expect(body["doc"]).toMatchObject({ mimeType: "image/png", width: 400, height: 300 });
    await remove(doc.id);
    expect(files()).toEqual(expect.arrayContaining(filesOf(other)));
    await remove(other.id);
  });
});

describe("files of a row", () => {
  const original = async (): Promise<Stored & { readonly id: string }> =>
    uploaded(upload("dune.jpg", "image/jpeg", await picture(700, 500).jpeg().toBuffer()));
  it("a duplicate has its own files: deleting one row keeps the files of the other", async () => {
    const before = files();
    const first = await original();
    const { body, status } = await service.request("POST", `/api/media/${first.id}/duplicate`, {
      as: key,
      body: {},
    });
    expect(status).toBe(200);
    const copy = body["doc"] as Stored & { id: string };
    expect(filesOf(copy)).toHaveLength(filesOf(first).length);
    expect(filesOf(copy).filter((name) => filesOf(first).includes(name))).toEqual([]);
    expect(copy).toMatchObject({ alt: ALT, width: 700, height: 500, mimeType: "image/jpeg" });
    await remove(copy.id);
    expect(files().toSorted()).toEqual([...before, ...filesOf(first)].toSorted());
    const second = (
      await service.request("POST", `/api/media/${first.id}/duplicate`, { as: key, body: {} })
    ).body["doc"] as Stored & { id: string };
    await remove(first.id);
    expect(files().toSorted()).toEqual([...before, ...filesOf(second)].toSorted());
    await remove(second.id);
    expect(files()).toEqual(before);
  });
  it("two uploads of the same picture have separate files", async () => {
    const [first, second] = [await original(), await original()];
    await remove(second.id);
    expect(files()).toEqual(expect.arrayContaining(filesOf(first)));
    await remove(first.id);
  });
  it("files that rows of an earlier version share are kept until no row refers to them", async () => {
    const first = await original();
    const shared = (await service.payload.db.create({
      collection: "media",
      data: {
        alt: { ...ALT },
        renditions: first["renditions"],
        social: first["social"],
        filename: "gone.jpg",
      },
    })) as Stored & { id: string };
    await remove(shared.id, filesOf(first));
    expect(files()).toEqual(expect.arrayContaining(filesOf(first)));
    await remove(first.id);
    expect(files().filter((name) => filesOf(first).includes(name))).toEqual([]);
  });
  it("a replacement removes all files of the old upload; a refused one removes nothing", async () => {
    const before = files();
    const first = await original();
    expect(
      (
        await service.request("PATCH", `/api/media/${first.id}`, {
          as: key,
          form: formOf(
            "x.jpg",
            "image/jpeg",
            Buffer.from("no picture at all, but long enough"),
            {},
          ),
        })
      ).status,
    ).toBe(400);
    expect(files().toSorted()).toEqual([...before, ...filesOf(first)].toSorted());
    const { body } = await service.request("PATCH", `/api/media/${first.id}`, {
      as: key,
      form: formOf("sea.png", "image/png", await picture(400, 400).png().toBuffer(), {}),
    });
    expect(body["doc"]).toMatchObject({ mimeType: "image/png", width: 400, height: 400, alt: ALT });
    await expect
      .poll(() => files().toSorted())
      .toEqual([...before, ...filesOf(body["doc"] as Stored)].toSorted());
    await remove(first.id);
    expect(files()).toEqual(before);
  });
  it("another focal point renders the social picture again, and nothing else", async () => {
    const left = await picture(1000, 1000)
      .composite([
        {
          input: { create: { width: 1000, height: 500, channels: 3, background: "#ffffff" } },
          top: 0,
          left: 0,
        },
      ])
      .png()
      .toBuffer();
    const first = await uploaded(upload("half.png", "image/png", left));
    async function bright(doc: Stored): Promise<number> {
      return (
        (await sharp(readFileSync(join(service.dataDir, "media", String(doc["social"])))).stats())
          .channels[0]?.mean ?? 0
      );
    }
    async function change(path: string, body: object): Promise<Stored> {
      return (await service.request("PATCH", `/api/media/${first.id}${path}`, { as: key, body }))
        .body["doc"] as Stored;
    }
    const up = await change("", { focalX: 50, focalY: 0 });
    expect(await bright(up)).toBeGreaterThan(200);
    const down = await change("?uploadEdits[focalPoint][x]=50&uploadEdits[focalPoint][y]=100", {});
    expect(await bright(down)).toBeLessThan(150);
    expect(down).toMatchObject({
      focalX: 50,
      focalY: 100,
      filename: first["filename"],
      renditions: first["renditions"] as object,
    });
    expect(new Set([first["social"], up["social"], down["social"]]).size).toBe(3);
    expect(files().filter((name) => name.startsWith("half-") && name.endsWith("-og.jpg"))).toEqual([
      down["social"],
    ]);
    expect((await change("", { credit: "Somebody" }))["social"]).toBe(down["social"]);
    await remove(first.id);
  });
  it("at most two pictures are encoded at the same time", async () => {
    let [running, most] = [0, 0];
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        inEncoder(async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => {
            setTimeout(resolve, 5);
          });
          running -= 1;
          if (index === 3) throw new Error("This one cannot be encoded.");
        }).catch(() => undefined),
      ),
    );
    expect([most, ENCODERS, running]).toEqual([2, 2, 0]);
  });
});

describe("published files can be changed only with the right to publish", () => {
  const place: readonly (readonly [string, (id: string) => Promise<unknown>])[] = [
    [
      "a slice",
      (id) =>
        service.create("page_landing", {
          title: "x",
          uid: randomUUID(),
          purpose: "normal",
          slices: [{ blockType: "hero", title: "x", image_desktop: id }],
        }),
    ],
    [
      "the picture for social networks",
      (id) =>
        service.create("page_landing", {
          title: "x",
          uid: randomUUID(),
          purpose: "normal",
          seo: { image: id },
        }),
    ],
    [
      "a card",
      (id) => service.create("module_card", { uid: randomUUID(), card_title: "x", card_image: id }),
    ],
    [
      "the navigation",
      (id) =>
        service.create("navigation_module", {
          uid: randomUUID(),
          label: "x",
          promo: { title: "x", image: id },
        }),
    ],
  ];
  it.each(place)(
    "an editor cannot change or delete a file that is published in %s",
    async (_, publish) => {
      const doc = await uploaded(
        upload("seen.png", "image/png", await picture(20, 20).png().toBuffer()),
      );
      await publish(doc.id);
      const stored = files();
      function calls(as: string): Promise<Answer[]> {
        return Promise.all([
          service.request("PATCH", `/api/media/${doc.id}`, {
            as,
            body: { alt: { ...ALT, es: "HACKED" } },
          }),
          service.request("PATCH", `/api/media?where[id][equals]=${doc.id}`, {
            as,
            body: { alt: { ...ALT, es: "HACKED" } },
          }),
          service.request("PATCH", `/api/media/${doc.id}`, { as, body: { focalX: 1, focalY: 1 } }),
          service.request("DELETE", `/api/media/${doc.id}`, { as }),
          service.request("DELETE", `/api/media?where[id][equals]=${doc.id}`, { as }),
        ]);
      }
      const answers = await calls(key);
      expect([answers[0]?.status, answers[2]?.status, answers[3]?.status]).toEqual([403, 403, 403]);
      expect(answers.map(({ text }) => text).join()).toContain(
        "so only a publisher may change or delete it",
      );
      expect(
        (await service.request("GET", `/api/media/${doc.id}`, { as: key })).body["alt"],
      ).toEqual(ALT);
      expect(files()).toEqual(stored);
      expect(
        (
          await service.request("PATCH", `/api/media/${doc.id}`, {
            as: publisher,
            body: { credit: "Somebody" },
          })
        ).status,
      ).toBe(200);
      expect((await remove(`${doc.id}?confirm_uses=1`)).status).toBe(200);
    },
  );
  it("an editor can change and delete a file that only drafts show", async () => {
    const doc = await uploaded(
      upload("draft.png", "image/png", await picture(20, 20).png().toBuffer()),
    );
    await service.create(
      "page_landing",
      {
        title: "x",
        uid: randomUUID(),
        purpose: "normal",
        slices: [{ blockType: "hero", title: "x", image_desktop: doc.id }],
      },
      { draft: true },
    );
    expect(
      (
        await service.request("PATCH", `/api/media/${doc.id}`, {
          as: key,
          body: { credit: "Somebody" },
        })
      ).status,
    ).toBe(200);
    expect((await service.request("DELETE", `/api/media/${doc.id}`, { as: key })).status).toBe(200);
  });
});
