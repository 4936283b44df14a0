/** Imports from Prismic: every kind of field, two passes, a report of the rest, and no second copy. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCALES } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { record, type Stored } from "../../fields/record.ts";
import { startService, type TestService } from "../../testing/service.ts";
import { writeEntries } from "../testing.ts";
import { writeReport } from "./report.ts";
import { convertRichText } from "./rich-text.ts";
import type { DocumentReport, PrismicReport } from "./shapes.ts";
import { createDraftId, createGroupId } from "./source.ts";

let service: TestService;
let folder: string;

function link(id: string, type = "page_generic") {
  return {
    link_type: "Document",
    id,
    type,
    isBroken: false,
  };
}
const web = { link_type: "Web", url: "https://example.com/", target: "_blank" };
function paragraph(text: string, spans: readonly Stored[] = []) {
  return {
    type: "paragraph",
    text,
    spans,
  };
}
const picture = {
  dimensions: { width: 10, height: 10 },
  alt: "Dune",
  url: "https://images.prismic.io/dune.jpg",
};

/** An export with every kind of field. */
const DOCUMENTS: readonly (readonly [file: string, document: Stored])[] = [
  [
    "A1$about_en.json",
    {
      id: "A1",
      type: "page_generic",
      lang: "en-gb",
      uid: "company",
      tags: ["pro"],
      alternate_languages: [{ id: "B1", type: "page_generic", lang: "de-de" }],
      data: {
        title: [{ type: "heading1", text: "Company", spans: [] }],
        page_type: "About",
        parent: link("C1"),
        meta_title: "About the company",
        meta_description: null,
        tracking: "x",
        body: [
          {
            slice_type: "pageHead",
            primary: { title: "About", primary: { ...web, text: "Read" }, image: picture },
            items: [],
          },
          {
            slice_type: "rich_text",
            primary: {
              body: [
                paragraph("bold link", [
                  { start: 0, end: 4, type: "strong" },
                  { start: 5, end: 9, type: "hyperlink", data: link("C1") },
                  { start: 5, end: 9, type: "label", data: { label: "red" } },
                ]),
                { type: "list-item", text: "one", spans: [] },
                { type: "list-item", text: "two", spans: [] },
                { type: "preformatted", text: "code", spans: [] },
                { type: "image", ...picture },
                { type: "embed", oembed: { embed_url: "https://video.example/1" } },
                paragraph("lost", [{ start: 0, end: 4, type: "hyperlink", data: link("nowhere") }]),
              ],
              contents: true,
            },
          },
          {
            slice_type: "faq",
            variation: "default",
            primary: { title: "FAQ" },
            items: [{ question: "Why?", answer: [paragraph("So.")] }],
          },
          { slice_type: "carousel", primary: {}, items: [] },
        ],
      },
    },
  ],
  [
    "B1.json",
    {
      id: "B1",
      type: "page_generic",
      lang: "de-de",
      uid: "firma",
      tags: [],
      alternate_languages: [{ id: "A1" }],
      data: { title: "Firma", page_type: "about" },
    },
  ],
  [
    "C1.json",
    {
      id: "C1",
      type: "page_generic",
      lang: "en-gb",
      uid: "top",
      tags: ["corporate"],
      data: { title: "Top", page_type: "Sideways" },
    },
  ],
  [
    "D1.json",
    {
      id: "D1",
      type: "article",
      lang: "fr-fr",
      uid: "nouvelle",
      data: {
        title: "Nouvelle",
        published_on: "2026-01-31",
        lead: "x".repeat(400),
        place: { latitude: 1, longitude: 2 },
      },
    },
  ],
  [
    "E1.json",
    {
      id: "E1",
      type: "module_rating",
      lang: "en-gb",
      uid: "stars",
      data: { label: "Stars", value: 4.5, count: "many", best: 5 },
    },
  ],
  ["F1.json", { id: "F1", type: "blog_roll", lang: "en-gb", data: {} }],
  ["G1.json", { id: "G1", type: "page_article", lang: "it-it", data: {} }],
  ["H1.json", { id: "B1", type: "page_article", lang: "nl-nl", data: {} }],
];

async function run(path: string): Promise<PrismicReport> {
  const { importPrismic } = await import("./import.ts");
  return importPrismic(service.payload, null, path, 1e8, () => undefined);
}
function find({ documents }: PrismicReport, source: string): DocumentReport {
  const found = documents.find((each) => each.source === source);
  if (!found) throw new Error(`no report of ${source}`);
  return found;
}
async function loadDraft(collection: string, source: string): Promise<Stored> {
  const id = createDraftId(source);
  return record(await service.payload.findByID({ collection, id, draft: true, depth: 0 }));
}

let report: PrismicReport;
beforeAll(async () => {
  service = await startService();
  folder = mkdtempSync(join(tmpdir(), "prismic-test-"));
  const files = DOCUMENTS.map(([name, document]) => [name, JSON.stringify(document)] as const);
  await writeEntries(join(folder, "export.zip"), [...files, ["broken.json", "{"]]);
  mkdirSync(join(folder, "export/en"), { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, "export/en", name), text);
  report = await run(join(folder, "export.zip"));
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("an import from Prismic", () => {
  it("creates drafts in the right language, site and group, and publishes nothing", async () => {
    expect(report.counts).toMatchObject({ created: 5, kept: 0, refused: 4 });
    const [english, german] = [
      await loadDraft("page_generic", "A1"),
      await loadDraft("page_generic", "B1"),
    ];
    expect(english).toMatchObject({
      locale: "en",
      audience: "corporate",
      uid: "company",
      title: "Company",
      page_type: "about",
      _status: "draft",
    });
    expect(german).toMatchObject({
      locale: "de",
      audience: "individual",
      title: "Firma",
      _status: "draft",
    });
    expect(german["group"]).toBe(english["group"]);
    expect(record(english["seo"])["title"]).toBe("About the company");
    const { totalDocs } = await service.payload.count({ collection: "routes" });
    expect(totalDocs).toBe(0);
  });

  it("links documents in a second pass", async () => {
    const { parent } = await loadDraft("page_generic", "A1");
    expect(parent).toBe(createDraftId("C1"));
  });

  it("converts slices, rich text, links, lists, dates and numbers", async () => {
    const { slices } = await loadDraft("page_generic", "A1");
    const rows = slices as readonly Stored[];
    expect(rows.map(({ blockType }) => blockType)).toEqual(["page_head", "rich_text", "faq"]);
    expect(rows[0]).toMatchObject({
      title: "About",
      primary: { label: "Read", kind: "url", url: web.url, new_tab: true },
    });
    expect(rows[1]).toMatchObject({ contents: true });
    expect(rows[2]).toMatchObject({ title: "FAQ", items: [{ question: "Why?" }] });
    expect(await loadDraft("page_article", "D1")).toMatchObject({
      locale: "fr",
      published_on: "2026-01-31T00:00:00.000Z",
    });
    expect(await loadDraft("module_rating", "E1")).toMatchObject({
      label: "Stars",
      value: 4.5,
      best: 5,
    });
  });

  it("reports what was not mapped, with its place", () => {
    function kinds(source: string) {
      return find(report, source)
        .unmapped.map(({ kind, path, detail }) => `${kind} ${path} ${detail}`)
        .toSorted();
    }
    expect(kinds("A1")).toEqual(
      [
        "field tracking x",
        `image body[0].image ${picture.url}`,
        "label body[1].body red",
        "block body[1].body preformatted",
        `image body[1].body ${picture.url}`,
        "embed body[1].body https://video.example/1",
        "target body[1].body nowhere",
        "slice body[3] carousel",
      ].toSorted(),
    );
    expect(kinds("C1")).toEqual(["option page_type Sideways"]);
    expect(kinds("D1")).toEqual([
      'field place {"latitude":1,"longitude":2}',
      "long lead 400 > 340",
    ]);
    expect(kinds("E1")).toEqual(["value count many"]);
  });

  it("refuses what it cannot place, with the reason in every language", () => {
    const refused = report.documents.filter(({ outcome }) => outcome === "refused");
    expect(refused.map(({ refusal }) => refusal?.kind).toSorted()).toEqual([
      "double",
      "json",
      "language",
      "type",
    ]);
    for (const locale of LOCALES) {
      const text = writeReport(getAdminMessages(locale), report);
      for (const { source } of report.documents) expect(text).toContain(source);
      expect(text).not.toContain("bundle.prismic");
    }
  });

  it("creates no second copy, and keeps what an editor changed", async () => {
    const id = createDraftId("B1");
    await service.payload.update({
      collection: "page_generic",
      id,
      data: { title: "Geändert" },
      draft: true,
    });
    const again = await run(join(folder, "export"));
    expect(again.counts).toMatchObject({ created: 0, kept: 5 });
    const { totalDocs } = await service.payload.count({ collection: "page_generic" });
    expect(totalDocs).toBe(3);
    expect((await loadDraft("page_generic", "B1"))["title"]).toBe("Geändert");
  });

  it("refuses an archive without documents", async () => {
    await writeEntries(join(folder, "none.zip"), [["readme.txt", "x"]]);
    await expect(run(join(folder, "none.zip"))).rejects.toMatchObject({
      problem: { kind: "noPrismic" },
    });
  });
});

describe("rich text", () => {
  it("splits texts at overlapping formats, and joins the parts of a link", () => {
    const spans = [
      { start: 0, end: 6, type: "strong" },
      { start: 3, end: 9, type: "em" },
      { start: 3, end: 9, type: "hyperlink", data: web },
    ];
    const { root } = convertRichText(
      [paragraph("abcdefghi", spans)],
      () => null,
      () => undefined,
    );
    const [first] = record(root)["children"] as readonly Stored[];
    expect(record(first)["children"]).toMatchObject([
      { type: "text", text: "abc", format: 1 },
      {
        type: "link",
        children: [
          { text: "def", format: 3 },
          { text: "ghi", format: 2 },
        ],
      },
    ]);
  });

  it("joins entries of a list, and reads the form of older exports", () => {
    const item = (text: string) => ({ type: "o-list-item", content: { text, spans: [] } });
    const { root } = convertRichText(
      [item("a"), item("b"), paragraph("c")],
      () => null,
      () => undefined,
    );
    expect(record(root)["children"]).toMatchObject([
      { type: "list", tag: "ol", children: [{ value: 1 }, { value: 2 }] },
      { type: "paragraph" },
    ]);
  });
});

it("gives the languages of a document one group, in whichever order they are read", () => {
  const base = { type: "page_generic", lang: "en-gb", uid: "", tags: [], data: {} };
  expect(createGroupId({ ...base, source: "A", others: ["B", "C"] })).toBe(
    createGroupId({ ...base, source: "C", others: ["A", "B"] }),
  );
});
