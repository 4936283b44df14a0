/** Tests of the export and import of translators' files on the real service. */
import type { Where } from "payload";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Stored } from "../fields/record.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";
import type { ImportAnswer } from "./xliff.ts";
import { getAdminMessages } from "@orlaya/messages/admin";

const [english, french] = [getAdminMessages("en"), getAdminMessages("fr")];

type Saved = Stored & { readonly id: string };
let service: TestService;
let translator: string;
let publisher: string;
beforeAll(async () => {
  service = await startService();
  translator = await service.user("translator", {
    edit_locales: ["fr"],
    edit_audiences: ["individual"],
  });
  publisher = await service.user("publisher", {
    edit_locales: ["en", "fr", "es", "de", "nl"],
    edit_audiences: ["individual", "corporate"],
  });
});
afterAll(async () => {
  await service.stop();
});

const text = (words: string, format = 0) => ({ type: "text", text: words, format, version: 1 });
function link(words: string, url: string) {
  const fields = { linkType: "custom", url, newTab: false };
  return { type: "link", version: 3, fields, children: [text(words)] };
}
function rich(...paragraphs: readonly (readonly object[])[]) {
  const children = paragraphs.map((nodes) => ({ type: "paragraph", version: 1, children: nodes }));
  const rest = { direction: null, format: "", indent: 0, version: 1 };
  return { root: { type: "root", children, ...rest } };
}

let count = 0;
/** Creates a landing page in English and French. @returns both */
async function createPair(
  { draft = false, ...more }: { readonly draft?: boolean; readonly audience?: string } = {},
  french = true,
): Promise<{ readonly en: Saved; readonly fr: Saved | null; readonly group: string }> {
  count += 1;
  const page = {
    audience: "individual",
    purpose: "normal",
    uid: `page-${count}`,
    title: `Title ${count}`,
    seo: { description: null },
    ...more,
  };
  const en = await service.create("page_landing", {
    ...page,
    locale: "en",
    slices: [
      {
        blockType: "rich_text",
        body: rich([text("Read "), link("the terms", "https://a.example/en")], [text("Good", 1)]),
      },
    ],
  });
  const group = String(en["group"]);
  const fr = french
    ? await service.create(
        "page_landing",
        {
          ...page,
          locale: "fr",
          group,
          title: `Titre ${count}`,
          slices: [
            {
              blockType: "rich_text",
              body: rich([link("Les conditions", "https://a.example/fr")], [text("Bien", 1)]),
            },
          ],
        },
        { draft },
      )
    : null;
  return { en, fr, group };
}
const post = (path: string, body: unknown, as?: string): Promise<Answer> =>
  service.request("POST", `/api/xliff/${path}`, { body, ...(as ? { as } : {}) });
function exportTo(groups: readonly string[], as = translator): Promise<Answer> {
  const documents = groups.map((group) => ({ collection: "page_landing", group }));
  return post("export", { documents, source: "en", target: "fr" }, as);
}
async function exportFile(...groups: readonly string[]): Promise<string> {
  const { status, text: xliff, headers } = await exportTo(groups);
  expect(status, xliff).toBe(200);
  expect(headers.get("content-type")).toBe("application/xliff+xml; charset=utf-8");
  expect(headers.get("content-disposition")).toBe('attachment; filename="en-fr.xlf"');
  expect(headers.get("x-documents")).toBe(String(groups.length));
  return xliff;
}
async function importFile(
  body: Stored,
  { dry = false, as = translator }: { readonly dry?: boolean; readonly as?: string } = {},
): Promise<ImportAnswer> {
  const answer = await post(`import?dry=${String(dry)}`, body, as);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as ImportAnswer;
}
async function readVersions(
  id: string,
): Promise<{ readonly live: Stored; readonly newest: Stored }> {
  async function read(draft: boolean): Promise<Stored> {
    const collection = "page_landing" as "media";
    return { ...(await service.payload.findByID({ collection, id, draft, depth: 0 })) };
  }
  return { live: await read(false), newest: await read(true) };
}
const FORMER = "Les conditions</pc>";

describe("a document", () => {
  let group: string;
  let fr: Saved;
  let en: Saved;
  beforeEach(async () => {
    const pair = await createPair();
    group = pair.group;
    en = pair.en;
    fr = pair.fr as Saved;
  });

  it("comes back without a change, and nothing is stored", async () => {
    const xliff = await exportFile(group);
    const before = await readVersions(fr.id);
    const answer = await importFile({ xliff });
    expect(answer).toEqual({
      source: "en",
      target: "fr",
      total: 1,
      documents: [
        {
          collection: "page_landing",
          group,
          id: fr.id,
          title: en["title"],
          problem: null,
          counts: { same: 3 },
          stored: 0,
          sentences: [],
        },
      ],
    });
    expect(await readVersions(fr.id)).toEqual(before);
  });
  it("gets translations as a draft, keeps its links and marks, and stays live as it was", async () => {
    const xliff = (await exportFile(group))
      .replace(FORMER, "Nos &lt;conditions&gt;</pc> à lire")
      .replace(">Bien<", ">Très bien<");
    const { live: before } = await readVersions(fr.id);
    const dry = await importFile({ xliff }, { dry: true });
    expect(dry.documents[0]).toMatchObject({ counts: { same: 1, changed: 2 }, stored: 0 });
    expect(dry.documents[0]?.sentences[0]).toMatchObject({
      kind: "changed",
      place: expect.stringMatching(/ › /) as string,
      source: "Read <1>the terms</1>",
      before: "<1>Les conditions</1>",
      after: String.raw`<1>Nos \<conditions></1> à lire`,
      message: "",
      canStore: true,
    });
    expect((await readVersions(fr.id)).newest).toEqual(before);
    const { documents } = await importFile({ xliff });
    expect(documents[0]).toMatchObject({ stored: 2, problem: null });
    const { live, newest } = await readVersions(fr.id);
    expect(live).toEqual(before);
    const [slice] = newest["slices"] as [Stored];
    expect(slice["body"]).toMatchObject(
      rich(
        [link("Nos <conditions>", "https://a.example/fr"), text(" à lire")],
        [text("Très bien", 1)],
      ),
    );
    expect((await importFile({ xliff })).documents[0]).toMatchObject({ counts: { same: 3 } });
  });
  it("stores only what was chosen: documents, and sentences that are not skipped", async () => {
    const other = await createPair();
    const xliff = (await exportFile(group, other.group)).replaceAll(">Bien<", ">Mieux<");
    const { documents, total } = await importFile({
      xliff,
      documents: [{ collection: "page_landing", group: other.group }],
    });
    expect(total).toBe(2);
    expect(documents.map(({ group: name, stored }) => [name, stored])).toEqual([[other.group, 1]]);
    const dry = await importFile({ xliff }, { dry: true });
    const skip = dry.documents.flatMap(({ sentences }) => sentences.map(({ key }) => key));
    expect(skip).toHaveLength(1);
    expect((await importFile({ xliff, skip })).documents[0]?.stored).toBe(0);
    expect((await importFile({ xliff })).documents[0]?.stored).toBe(1);
  });
  it("is stored for a changed source only when the person asks for it, and is then current", async () => {
    const xliff = (await exportFile(group)).replace(">Bien<", ">Mieux<");
    const [slice] = en["slices"] as [Stored];
    const body = rich([text("Read "), link("the terms", "/x")], [text("Better", 1)]);
    await service.payload.update({
      collection: "page_landing",
      id: en.id,
      data: { slices: [{ ...slice, body }], _status: "published" },
    });
    async function readOutdated(): Promise<unknown> {
      const where: Where = {
        and: [{ group: { equals: group } }, { locale: { equals: "fr" } }],
      };
      const row = await service.payload.db.findOne<Saved>({
        collection: "translations",
        where,
      });
      return row?.["outdated"];
    }
    expect(await readOutdated()).toBe(1);
    expect(await exportFile(group)).toContain(
      `${english("xliff.note.was", { text: "Good" })}</note>`,
    );
    const first = await importFile({ xliff });
    expect(first.documents[0]).toMatchObject({ stored: 0, counts: { sourceChanged: 1 } });
    const [sentence] = first.documents[0]?.sentences ?? [];
    expect(sentence?.message).toContain("“Better”");
    const accept = [sentence?.key];
    expect((await importFile({ xliff, accept })).documents[0]?.stored).toBe(1);
    expect(await readOutdated()).toBe(0);
    expect(await exportFile(group)).not.toContain(english("xliff.note.was", { text: "Good" }));
  });
  it("says what is wrong with single sentences, in the language of the editor", async () => {
    const xliff = (await exportFile(group))
      .replace(/<pc[^>]*>Les conditions<\/pc>/, "Les conditions")
      .replace(/<target>Titre \d+/, `<target>${"x".repeat(400)}`);
    const { body } = await service.request("POST", "/api/xliff/import", {
      as: translator,
      raw: xliff,
      headers: { "accept-language": "fr" },
    });
    const [document] = (body as unknown as ImportAnswer).documents;
    expect(document?.counts).toMatchObject({ codes: 1, same: 1 });
    expect(document?.sentences.map(({ message }) => message)).toContain(
      french("xliff.outcome.missing", {
        code: 1,
        what: french("xliff.code.linkTo", { address: "https://a.example/fr" }),
      }),
    );
  });
  it("whose translation does not exist is exported, and refused until it is created", async () => {
    const alone = await createPair({}, false);
    const xliff = (await exportFile(alone.group)).replace(
      /(<source>Title \d+<\/source>\n)/,
      "$1<target>Titre</target>\n",
    );
    expect(xliff).not.toContain('state="translated"');
    const { documents } = await importFile({ xliff });
    expect(documents[0]).toMatchObject({
      id: null,
      stored: 0,
      problem:
        "This document has no translation into Français yet. Create the translation, then import the file again.",
    });
  });
  it("that is gone, or of another site, is refused, and the others are stored", async () => {
    const [gone, other] = [await createPair(), await createPair({ audience: "corporate" })];
    const answer = await exportTo([group, gone.group, other.group], publisher);
    const xliff = answer.text.replaceAll(">Bien<", ">Mieux<");
    await service.payload.delete({ collection: "page_landing" as "media", id: gone.fr?.id ?? "" });
    await service.payload.delete({ collection: "page_landing" as "media", id: gone.en.id });
    const { documents } = await importFile({ xliff });
    expect(documents.map(({ problem, stored }) => [stored, problem])).toEqual([
      [1, null],
      [0, english("xliff.document.gone")],
      [0, english("xliff.document.scope", { language: "Français" })],
    ]);
  });
  it("that cannot be saved says why, and the others are stored", async () => {
    const other = await createPair();
    const xliff = (await exportFile(group, other.group)).replaceAll(">Bien<", ">Mieux<");
    vi.spyOn(service.payload, "update").mockRejectedValueOnce(
      Object.assign(new Error("Too long."), { isPublic: true }),
    );
    const { documents } = await importFile({ xliff });
    expect(documents.map(({ problem, stored }) => [stored, problem])).toEqual([
      [0, "The translation was not saved: Too long."],
      [1, null],
    ]);
  });
});

it("proposes published translations of the same sentence, and no others", async () => {
  const [one, two] = [await createPair(), await createPair({}, false)];
  expect(one.fr).not.toBeNull();
  const xliff = await exportFile(two.group);
  const proposals = [...xliff.matchAll(/<mtc:match .*<target>(.*)<\/target><\/mtc:match>/g)];
  expect(proposals.map(([, found]) => found)).toEqual([
    expect.stringMatching(/^<pc id="1" type="link"[^>]*>Les conditions<\/pc>$/),
    expect.stringMatching(/^<pc id="1" [^>]*subType="xlf:b"[^>]*>Bien<\/pc>$/),
  ]);
});

describe("a request", () => {
  let group: string;
  let xliff: string;
  beforeAll(async () => {
    ({ group } = await createPair());
    xliff = await exportFile(group);
  });
  it.each([
    ["nobody", undefined, 401, 401],
    ["site", {}, 403, 403],
    ["auditor", {}, 403, 403],
    ["translator of another language", { edit_locales: ["es"] }, 403, 200],
    [
      "translator of another site",
      { edit_locales: ["fr"], edit_audiences: ["corporate"] },
      403,
      200,
    ],
    ["translator", { edit_locales: ["fr"], edit_audiences: ["individual"] }, 200, 200],
    ["editor", { edit_locales: ["fr"], edit_audiences: ["individual"] }, 200, 200],
    ["publisher", { edit_locales: ["fr"], edit_audiences: ["individual"] }, 200, 200],
    ["finder_manager", { edit_locales: ["fr"], edit_audiences: ["individual"] }, 403, 200],
    ["admin", {}, 200, 200],
  ] as const)("of %s is answered within the rights", async (name, limits, exported, imported) => {
    const role = name.split(" ")[0] as "admin";
    const as = limits && (await service.user(role, { edit_audiences: ["individual"], ...limits }));
    const body = { documents: [{ collection: "page_landing", group }], source: "en", target: "fr" };
    expect((await post("export", body, as)).status).toBe(exported);
    const changed = xliff.replace(">Bien<", `>Pour ${name}<`);
    const answer = await post("import?dry=false", { xliff: changed }, as);
    expect(answer.status).toBe(imported);
    if (imported !== 200) return;
    const [document] = (answer.body as unknown as ImportAnswer).documents;
    expect(document?.stored).toBe(exported === 200 ? 1 : 0);
    expect(document?.problem === null).toBe(exported === 200);
  });
  it.each([
    ["no document", { documents: [] }, 400],
    ["no list", { documents: "all" }, 400],
    ["one language", { source: "fr" }, 400],
    ["an unknown language", { target: "it" }, 400],
    [
      "too many documents",
      {
        documents: Array.from({ length: 1001 }, (_, index) => ({
          collection: "page_landing",
          group: `g${index}`,
        })),
      },
      400,
    ],
    ["an unknown document", { documents: [{ collection: "page_landing", group: "x" }] }, 404],
    ["an unknown collection", { documents: [{ collection: "users", group: "x" }] }, 404],
  ])("to export %s is refused with a sentence", async (_, values, status) => {
    const documents = [{ collection: "page_landing", group }];
    const answer = await post(
      "export",
      { documents, source: "en", target: "fr", ...values },
      publisher,
    );
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toMatch(/"message":"[A-Z\d].*\."/);
  });
  it.each([
    ["truncated", (file: string) => file.slice(0, 1200), "se corta en la línea"],
    [
      "with a script",
      (file: string) => file.replace("Nada", "<script>x</script>"),
      "contiene un script",
    ],
    [
      "with an external entity",
      (file: string) =>
        file.replace("<xliff", '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><xliff'),
      "entidades",
    ],
    [
      "with an edited source",
      (file: string) => file.replace(">Good<", ">Bad<"),
      "se ha modificado en el archivo",
    ],
    [
      "of another vendor",
      () => '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>',
      "otra versión",
    ],
    ["that is none", () => "{}", "XML válido"],
  ])(
    "to import a file %s is refused in the language of the editor, and stores nothing",
    async (_, change, words) => {
      const before = await service.payload.countVersions({ collection: "page_landing" as never });
      const changed = change(xliff.replace(">Bien<", ">Nada<"));
      for (const raw of [changed, JSON.stringify({ xliff: changed })]) {
        const answer = await service.request("POST", "/api/xliff/import?dry=false", {
          as: publisher,
          raw,
          headers: {
            "accept-language": "es",
            "content-type": raw === changed ? "application/xliff+xml" : "application/json",
          },
        });
        expect(answer.status).toBe(422);
        expect(JSON.stringify(answer.body)).toContain(words);
      }
      expect(await service.payload.countVersions({ collection: "page_landing" as never })).toEqual(
        before,
      );
    },
  );
  it.each([
    [9, 422, "not valid XML"],
    [10.5, 422, "larger than 10 MB"],
    [13, 413, "larger than 10 MB"],
  ])("of %d MB is read or refused with the limit of files", async (megabytes, status, words) => {
    const answer = await service.request("POST", "/api/xliff/import", {
      as: publisher,
      raw: "x".repeat(megabytes * 1024 * 1024),
    });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      status,
      expect.stringContaining(words),
    ]);
  });
});
