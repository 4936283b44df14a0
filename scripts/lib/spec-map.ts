/** Which test proves which item of the specification: read from the reports of a test run, never from the source. */
import { record, readRecords, readString } from "@orlaya/slices/stored";
import { readBrowserTests } from "./browser-report.ts";

export interface SpecItem {
  readonly id: string;
  readonly section: string;
  readonly item: string;
  /** How the item is read here, where its words leave room; empty for most. */
  readonly note: string;
}
/** What a test drives: code in the runner's own process, the built site by HTTP, or the built site in a browser. */
export type ProofKind = "unit" | "HTTP" | "browser";
/** A test that passed. */
export interface Proof {
  readonly title: string;
  readonly file: string;
  readonly kind: ProofKind;
}

/** The items of data/spec-items.tsv: id, section, kind, item, how to see it, a note or nothing. @throws when a line has no id */
export function readItems(tsv: string): readonly SpecItem[] {
  return tsv
    .trim()
    .split("\n")
    .slice(1)
    .map((line, at) => {
      const [id = "", section = "", , item = "", , note = ""] = line.split("\t");
      if (!/^\d-\d{3}$/.test(id) || !item)
        throw new Error(`Line ${at + 2} of the specification's items has no id or no text.`);
      return { id, section, item, note: note.trim() };
    });
}

/** The items of data/spec-unused.tsv that the product does not use, each with the reason. @throws when a line has no id or no reason */
export function readUnused(tsv: string): ReadonlyMap<string, string> {
  const lines = tsv.trim().split("\n").slice(1);
  return new Map(
    lines.map((line, at) => {
      const [id = "", reason = ""] = line.split("\t").map((value) => value.trim());
      if (!/^\d-\d{3}$/.test(id) || !reason)
        throw new Error(`Line ${at + 2} of the unused items has no id or no reason.`);
      return [id, reason] as const;
    }),
  );
}

/** Ids that a title carries: `[2-006]`, `[3-092 4-054]`, `[2-011–2-013]` for a row of them. */
export function readIds(title: string): readonly string[] {
  return [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, inside = ""]) => {
    const rows = [...inside.matchAll(/(\d)-(\d{3})\s*[–…]\s*\1-(\d{3})/g)].flatMap(
      ([, section = "", from, to]) =>
        Array.from(
          { length: Math.max(0, Number(to) - Number(from) + 1) },
          (_, at) => `${section}-${String(Number(from) + at).padStart(3, "0")}`,
        ),
    );
    return [
      ...new Set([
        ...rows,
        ...[...inside.matchAll(/(?<![\d-])\d-\d{3}(?![\d-])/g)].map(([id]) => id),
      ]),
    ];
  });
}

/** Path from the repository's root, with forward slashes. */
const relative = (file: string, root: string): string =>
  file.replaceAll("\\", "/").replace(`${root.replaceAll("\\", "/")}/`, "");

/** Passed tests of a report of the unit runner (JSON reporter). */
export function readUnitProofs(report: unknown, root: string): readonly Proof[] {
  return readRecords(record(report)["testResults"]).flatMap((file) =>
    readRecords(file["assertionResults"])
      .filter((test) => test["status"] === "passed")
      .map((test) => ({
        title: readString(test["fullName"]),
        file: relative(readString(file["name"]), root),
        kind: "unit" as const,
      })),
  );
}

/** Passed tests of a report of Playwright (JSON reporter), unsteady ones included. */
export function readBrowserProofs(report: unknown): readonly Proof[] {
  return readBrowserTests(report)
    .filter(({ result }) => result === "passed" || result === "unsteady")
    .map(({ title, file, kind }) => ({
      title,
      file,
      kind: kind === "http" ? ("HTTP" as const) : kind,
    }));
}

export interface SpecRow {
  readonly item: SpecItem;
  readonly proofs: readonly Proof[];
  /** Why the product does not use it; null where it does. */
  readonly unused: string | null;
}
/** Every item with the tests that carry its id; ids in titles and in `unused` that no item has. */
export function buildSpecMap(
  items: readonly SpecItem[],
  proofs: readonly Proof[],
  unused: ReadonlyMap<string, string>,
): { readonly rows: readonly SpecRow[]; readonly unknown: readonly string[] } {
  const byId = new Map<string, Proof[]>(items.map(({ id }) => [id, []]));
  const unknown = new Set([...unused.keys()].filter((id) => !byId.has(id)));
  for (const proof of proofs) {
    for (const id of readIds(proof.title)) {
      const found = byId.get(id);
      if (found) found.push(proof);
      else unknown.add(id);
    }
  }
  return {
    rows: items.map((item) => ({
      item,
      proofs: byId.get(item.id) ?? [],
      unused: unused.get(item.id) ?? null,
    })),
    unknown: [...unknown].sort(),
  };
}

const KINDS: readonly ProofKind[] = ["unit", "HTTP", "browser"];
/** Tests shown of one item; the others are counted. */
const SHOWN = 2;
function cell(value: string): string {
  return value
    .replaceAll("|", "\\|")
    .replaceAll("\n", " ")
    .replaceAll(/\s*\[[^\]]*\]\s*/g, " ")
    .trim();
}
/** The notes of a section, below its table. */
function notesOf(rows: readonly SpecRow[]): readonly string[] {
  const notes = rows
    .filter(({ item }) => item.note)
    .map(({ item }) => `- ${item.id}: ${item.note}`);
  return notes.length > 0 ? ["How these items are read here:", "", ...notes, ""] : [];
}
/** `3 of 4 items`, with the number of unused items, which are not among the four. */
function countProved(rows: readonly SpecRow[], noun = ""): string {
  const used = rows.filter(({ unused }) => unused === null);
  const proved = used.filter(({ proofs }) => proofs.length > 0);
  const unused = rows.length - used.length;
  return `${proved.length} of ${used.length}${noun}${unused > 0 ? `, ${unused} not used` : ""}`;
}
function writeRow({ item, proofs, unused }: SpecRow): string {
  const shown = proofs.slice(0, SHOWN);
  const more = proofs.length - shown.length;
  const none = unused === null ? "**none**" : `not used, because ${cell(unused)}`;
  const kinds = KINDS.filter((kind) => proofs.some((proof) => proof.kind === kind)).join(", ");
  const titles = shown.map(({ title }) => cell(title)).join("<br>") || none;
  const files = [...new Set(shown.map(({ file }) => file))].join("<br>");
  return `| ${item.id} | ${cell(item.item)} | ${kinds} | ${titles}${more > 0 ? `<br>and ${more} more` : ""} | ${files} |`;
}
/** docs/spec-map.md. */
export function formatSpecMap(rows: readonly SpecRow[]): string {
  const sections = [...new Set(rows.map(({ item }) => item.section))];
  return [
    "# Specification → tests",
    "",
    "`npm run spec-map` writes this page from the reports of the last `npm test`: an item counts when a test that carries its id in its title passed. The column How says what its tests drive: code in the process of the test (unit), the built site by HTTP, or the built site in a browser.",
    "",
    `Proved: ${countProved(rows, " items")}.`,
    "",
    ...sections.flatMap((section) => {
      const own = rows.filter(({ item }) => item.section === section);
      return [
        `## ${section} (${countProved(own)})`,
        "",
        "| Id | Item | How | Test | File |",
        "|---|---|---|---|---|",
        ...own.map(writeRow),
        "",
        ...notesOf(own),
      ];
    }),
  ].join("\n");
}
