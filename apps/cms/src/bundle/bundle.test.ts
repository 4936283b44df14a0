/** Bundles: byte-equal after an import, complete, and refused with a sentence when they are wrong. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCALES } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import fc from "fast-check";
import type { FlattenedField } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stored } from "../fields/record.ts";
import { createEligibilityFolder } from "../testing/eligibility.ts";
import { startService, type TestService } from "../testing/service.ts";
import { CARRIED_COLLECTIONS, CARRIED_GLOBALS, LEFT_OUT } from "./contents.ts";
import { carryFields, checkFields, fillFields, listBlocks } from "./document.ts";
import { BundleError, writeBundleProblem, type BundleProblem } from "./problem.ts";
import {
  clearContent,
  exportTo,
  importFrom,
  readEntries,
  signEntries,
  writeEntries,
  type Entries,
} from "./testing.ts";

const FULL = process.env["TEST_FULL"] === "1";
let service: TestService;
let folder: string;
let file: string;
let before: Buffer;

/** Writes two pages of which one has a draft, a page in the bin, a header, a file and settings. */
async function writeContent(): Promise<void> {
  const { payload } = service;
  const { mediaStore } = await import("../media/store.ts");
  const picture = Buffer.from("89504e470d0a1a0a0000000d4948445200000001", "hex");
  await mediaStore.put("dune-0123456789ab.png", picture, "image/png");
  await payload.db.create({
    collection: "media",
    data: { name: "Dune", alt: { en: "A dune" }, filename: "dune-0123456789ab.png" },
  });
  const common = { locale: "de", audience: "individual" };
  const text = { type: "text", text: "Grüße 🌍", format: 1, version: 1 };
  const root = {
    type: "root",
    version: 1,
    children: [{ type: "paragraph", version: 1, children: [text] }],
  };
  const parent = await service.create("page_generic", {
    ...common,
    page_type: "about",
    uid: "firma",
    title: "Firma",
    slices: [
      { blockType: "page_head", title: "Über uns" },
      {
        blockType: "faq",
        title: "Fragen",
        items: [{ question: "Wer?", answer: { root } }],
      },
    ],
  });
  const child = { ...common, page_type: "about", uid: "aaa", title: "Unten", parent: parent.id };
  const { id } = await service.create("page_generic", child);
  await payload.update({ collection: "page_generic", id, data: { title: "Entwurf" }, draft: true });
  const bin = await service.create(
    "page_landing",
    { ...common, uid: "alt", title: "Alt" },
    { draft: true },
  );
  await payload.update({
    collection: "page_landing",
    id: bin.id,
    data: { deletedAt: new Date().toISOString() },
    trash: true,
  });
  const link = {
    label: "Start",
    kind: "document",
    document: { relationTo: "page_generic", value: id },
  };
  await service.create("navigation_module", {
    ...common,
    uid: "nav",
    label: "Mehr",
    link,
    groups: [{ label: "A", links: [{ link }] }],
  });
  await payload.updateGlobal({
    slug: "finder_settings",
    data: { change_limit: 7, entity_levels: [{ entity: "E", low: true }] },
  });
}

beforeAll(async () => {
  service = await startService();
  folder = mkdtempSync(join(tmpdir(), "bundle-test-"));
  file = join(folder, "content.zip");
  await writeContent();
  if (FULL) {
    const root = createEligibilityFolder();
    const { seed } = await import("../seed/index.ts");
    await seed(service.payload, { root, partial: true, log: () => undefined });
    rmSync(root, { recursive: true, force: true });
  }
  before = await exportTo(service.payload, file);
}, 240_000);
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("the contents of a bundle", () => {
  it("names every collection and global once: carried, or left out with a reason", () => {
    const { collections, globals } = service.payload.config;
    const all = [...collections, ...globals].map(({ slug }) => slug);
    const named = [...CARRIED_COLLECTIONS, ...CARRIED_GLOBALS, ...Object.keys(LEFT_OUT)];
    expect(named.toSorted()).toEqual(all.toSorted());
  });
});

describe("a bundle", () => {
  it("has the same bytes when it is exported again", async () => {
    expect((await exportTo(service.payload, join(folder, "again.zip"))).equals(before)).toBe(true);
  });

  it("contains the state of its beginning when somebody saves meanwhile", async () => {
    const { db } = service.payload;
    const data = { name: "Later", alt: { en: "Later" }, filename: "later-0123456789ab.png" };
    const saving: Promise<unknown>[] = [];
    const during = await exportTo(service.payload, join(folder, "during.zip"), () => {
      if (saving.length === 0) saving.push(db.create({ collection: "media", data }));
    });
    expect(await Promise.all(saving)).toHaveLength(1);
    await db.deleteOne({ collection: "media", where: { filename: { equals: data.filename } } });
    expect(during.equals(before)).toBe(true);
  });

  it("is imported into an empty service: equal bytes, routes, index and references", async () => {
    const { payload } = service;
    async function countEntries(): Promise<number> {
      return (await payload.count({ collection: "audit_log" })).totalDocs;
    }
    async function read(slug: string, left: readonly string[]): Promise<readonly string[]> {
      const { docs } = await payload.db.find<Stored & { id: string }>({
        collection: slug,
        limit: 0,
        pagination: false,
      });
      const rows = docs.map((row) => Object.entries(row).filter(([name]) => !left.includes(name)));
      // The order of the words follows the order in which an editor filled the fields of a slice.
      return rows.map((row) => JSON.stringify(row).split(/[ "]/).toSorted().join(" ")).toSorted();
    }
    const left = ["id", "createdAt", "updatedAt", "editors"];
    const derived = ["routes", "document_index", "document_links"] as const;
    const stored = await Promise.all(derived.map((slug) => read(slug, left)));
    await clearContent(payload);
    const entries = await countEntries();
    await importFrom(payload, file);
    expect((await exportTo(payload, join(folder, "after.zip"))).equals(before)).toBe(true);
    expect(await Promise.all(derived.map((slug) => read(slug, left)))).toEqual(stored);
    expect(stored[0]?.length).toBeGreaterThan(1);
    expect(await countEntries()).toBe(entries);
    const draft = await payload.find({
      collection: "page_generic",
      where: { uid: { equals: "aaa" } },
      draft: true,
    });
    const live = await payload.find({
      collection: "page_generic",
      where: { uid: { equals: "aaa" } },
    });
    expect(
      [draft.docs[0], live.docs[0]].map((doc) => (doc as Stored | undefined)?.["title"]),
    ).toEqual(["Entwurf", "Unten"]);
  });
});

/** Changes the files of a bundle, and writes their names and checksums into the manifest. */
type Change = (entries: Entries) => unknown;
function editLine(name: string, change: (line: { row: Record<string, unknown> }) => void): Change {
  return (entries) => {
    const [first = "", ...rest] = String(entries.get(name)).split("\n");
    const line = JSON.parse(first) as { row: Record<string, unknown> };
    change(line);
    entries.set(name, Buffer.from([JSON.stringify(line), ...rest].join("\n")));
  };
}
const PAGES = "collections/page_generic.jsonl";
const WRONG: readonly (readonly [name: string, change: Change, problem: BundleProblem["kind"]])[] =
  [
    [
      "a file of another collection",
      (all) => all.set("collections/users.jsonl", Buffer.from("")),
      "collection",
    ],
    ["a path out of the folder", (all) => all.set("media/../../x.png", Buffer.from("x")), "name"],
    ["a missing collection", (all) => all.delete(PAGES), "missing"],
    ["a missing picture", (all) => all.delete("media/dune-0123456789ab.png"), "missing"],
    [
      "a picture that is none",
      (all) => all.set("media/dune-0123456789ab.png", Buffer.from("<script>")),
      "file",
    ],
    ["text instead of JSON", (all) => all.set(PAGES, Buffer.from("hello\n")), "document"],
    ["JSON that is no document", (all) => all.set(PAGES, Buffer.from("[1]\n")), "document"],
    ["bytes that are no UTF-8", (all) => all.set(PAGES, Buffer.from([0xff, 0xfe, 0xff])), "hash"],
    ["an unknown field", editLine(PAGES, ({ row }) => (row["nothing"] = 1)), "document"],
    ["a number as title", editLine(PAGES, ({ row }) => (row["title"] = 7)), "document"],
    [
      "an option that does not exist",
      editLine(PAGES, ({ row }) => (row["page_type"] = "x")),
      "document",
    ],
    [
      "a relation to nothing",
      editLine(PAGES, ({ row }) => (row["parent"] = "7c5b1f6e-0000-4000-8000-000000000000")),
      "reference",
    ],
    [
      "an address that runs a script",
      editLine(
        "collections/navigation_module.jsonl",
        ({ row }) => (row["link"] = { kind: "url", url: "javascript:alert(1)" }),
      ),
      "document",
    ],
    [
      "the same document twice",
      (all) => all.set(PAGES, Buffer.concat([all.get(PAGES) ?? before, all.get(PAGES) ?? before])),
      "twice",
    ],
  ];

/** Imports a file. @returns the problem for which it is refused */
async function findProblem(path: string, most?: number): Promise<BundleProblem> {
  try {
    await importFrom(service.payload, path, most);
  } catch (error) {
    if (error instanceof BundleError) return error.problem;
    throw error;
  }
  throw new Error("The file was imported.");
}
/** Expects that a file is refused with a sentence in each language, and that nothing is stored. */
async function expectRefusal(
  path: string,
  kind: BundleProblem["kind"],
  most?: number,
): Promise<void> {
  const problem = await findProblem(path, most);
  expect(problem.kind).toBe(kind);
  for (const locale of LOCALES)
    expect(writeBundleProblem(getAdminMessages(locale), problem)).not.toContain("bundle.problem");
  const { isEmptyService } = await import("./import.ts");
  expect(await isEmptyService(service.payload)).toBe(true);
}

describe("a file that is no whole bundle", () => {
  const wrong = (): string => join(folder, "wrong.zip");

  it("is refused on a service with content", async () => {
    expect((await findProblem(file)).kind).toBe("filled");
    await clearContent(service.payload);
  });

  it.each(WRONG)("is refused with a sentence: %s", async (_, change, kind) => {
    const entries = await readEntries(before);
    change(entries);
    await writeEntries(wrong(), signEntries(entries));
    await expectRefusal(wrong(), kind);
  });

  it("is refused when a file differs from its checksum, or is not in the manifest", async () => {
    const entries = await readEntries(before);
    await writeEntries(wrong(), new Map(entries).set(PAGES, Buffer.from("{}\n")));
    await expectRefusal(wrong(), "hash");
    await writeEntries(wrong(), new Map(entries).set("notes.txt", Buffer.from("x")));
    await expectRefusal(wrong(), "unlisted");
  });

  it("is refused when it is empty, of another format or version, cut off, or too large", async () => {
    writeFileSync(wrong(), "");
    await expectRefusal(wrong(), "empty");
    writeFileSync(wrong(), "hello ".repeat(100));
    await expectRefusal(wrong(), "foreign");
    await writeEntries(wrong(), [["readme.txt", "x"]]);
    await expectRefusal(wrong(), "foreign");
    await writeEntries(wrong(), [["manifest.json", '{"format":"orlaya-bundle","version":9}']]);
    await expectRefusal(wrong(), "version");
    writeFileSync(wrong(), before.subarray(0, before.length - 200));
    await expectRefusal(wrong(), "truncated");
    await expectRefusal(file, "unpacked", 1000);
  });

  it("is refused when a file grows beyond all measure", async () => {
    await writeEntries(wrong(), [["manifest.json", Buffer.alloc(50_000_000)]]);
    await expectRefusal(wrong(), "unpacked");
  });

  it("leaves the service empty when the import breaks off", async () => {
    const { importBundle } = await import("./import.ts");
    const interrupted = importBundle(service.payload, file, 1e9, (done) => {
      if (done > 4) throw new Error("interrupted");
    });
    await expect(interrupted).rejects.toThrow("interrupted");
    const { isEmptyService } = await import("./import.ts");
    expect(await isEmptyService(service.payload)).toBe(true);
  });
});

/** Values at the edges for a field, as an editor could store them. */
function anyValue(field: FlattenedField): fc.Arbitrary<unknown> {
  const many = "hasMany" in field && field.hasMany === true;
  const each = (one: fc.Arbitrary<unknown>) =>
    many ? fc.array(one, { minLength: 1, maxLength: 3 }) : one;
  const text = fc.constantFrom(
    "x",
    "🌍 é\u0000".replace("\u0000", ""),
    "a\nb",
    "“’",
    "y".repeat(5000),
  );
  switch (field.type) {
    case "number":
      return each(fc.constantFrom(0, 1, 42.5, -3, 1e9));
    case "checkbox":
      return fc.boolean();
    case "date":
      return fc.constantFrom("2026-11-27T00:00:00.000Z", "1970-01-01T12:00:00.000Z");
    case "select":
    case "radio":
      return each(
        fc.constantFrom(
          ...field.options.map((option) => (typeof option === "string" ? option : option.value)),
        ),
      );
    case "group":
    case "tab":
      return anyDocument(field.flattenedFields);
    case "array":
      return fc.array(
        fc
          .tuple(anyDocument(field.flattenedFields), fc.uuid())
          .map(([row, id]) => ({ ...row, id })),
        { maxLength: 2 },
      );
    case "richText":
      return text.map((value) => ({
        root: { type: "root", children: [{ type: "text", text: value }] },
      }));
    case "json":
      return fc.jsonValue({ maxDepth: 2 });
    case "text":
    case "textarea":
      return each(text);
    default:
      return fc.constant(undefined);
  }
}
const LEFT = new Set(["id", "url", "document", "doc"]);
function anyDocument(fields: readonly FlattenedField[]): fc.Arbitrary<Stored> {
  const own = fields.filter(({ name, type }) => !LEFT.has(name) && type !== "join");
  const values = own.map((field) => {
    const isGroup = field.type === "group" || field.type === "tab";
    const isRequired = isGroup || ("required" in field && field.required === true);
    return [field.name, isRequired ? anyValue(field) : fc.option(anyValue(field), { nil: null })];
  });
  return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>);
}

/** Fields of whose values the database allows each once. */
const UNIQUE = [
  ...["group", "path", "data_id", "uid", "from", "finding", "key", "document", "checksum", "code"],
];

/** Stores documents of a collection without its hooks. */
async function storeGenerated(slug: string, documents: readonly Stored[]): Promise<void> {
  const { payload } = service;
  const fields = payload.collections[slug]?.config.flattenedFields ?? [];
  for (const [index, document] of documents.entries()) {
    const names = fields.filter(
      (field) =>
        field.type === "text" &&
        (UNIQUE.includes(field.name) || ("unique" in field && field.unique === true)),
    );
    const unique = Object.fromEntries(names.map(({ name }) => [name, `${slug}-${index}`]));
    const kept = carryFields(
      fields,
      { ...document, ...unique, version: index + 1 },
      listBlocks(payload),
    );
    await payload.db.create({ collection: slug, data: fillFields(fields, kept), returning: false });
  }
}

describe("a generated document", () => {
  it.each(CARRIED_COLLECTIONS)(
    "of %s is the same after it was filled and carried again",
    (slug) => {
      const fields = service.payload.collections[slug]?.config.flattenedFields ?? [];
      const blocks = listBlocks(service.payload);
      fc.assert(
        fc.property(anyDocument(fields), (document) => {
          const carried = carryFields(fields, document, blocks);
          expect(checkFields(fields, carried, { at: "", blocks })).toBeNull();
          expect(carryFields(fields, fillFields(fields, carried), blocks)).toEqual(carried);
        }),
        { numRuns: 15 },
      );
    },
  );

  it("of each collection survives the database and a bundle", async () => {
    const { payload } = service;
    await clearContent(payload);
    for (const slug of CARRIED_COLLECTIONS.filter((each) => each !== "media")) {
      const fields = payload.collections[slug]?.config.flattenedFields ?? [];
      await storeGenerated(slug, fc.sample(anyDocument(fields), { numRuns: 2, seed: 7 }));
    }
    const first = await exportTo(payload, join(folder, "generated.zip"));
    await clearContent(payload);
    await importFrom(payload, join(folder, "generated.zip"));
    expect((await exportTo(payload, join(folder, "generated-2.zip"))).equals(first)).toBe(true);
  });
});
