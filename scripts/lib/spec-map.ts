/**
 * Maps the items of the specification to the tests that prove them. The tests are read from the
 * reports of a test run, not from the source.
 */
import { readBrowserTests } from "./browser-report.ts";
import { readUnitTests } from "./unit-report.ts";

/** An item of the specification. */
export interface SpecItem {
  readonly id: string;
  readonly section: string;
  readonly item: string;
  /** How this project interprets an ambiguous item; empty for most items. */
  readonly note: string;
}
/**
 * What a test runs: code in its own process, the built site by HTTP, or the built site in a
 * browser.
 */
export type ProofKind = "unit" | "HTTP" | "browser";
/** A test that passed. */
export interface Proof {
  readonly title: string;
  readonly file: string;
  readonly kind: ProofKind;
}

/**
 * Reads the items of data/spec-items.tsv. Columns: id, section, kind, item, how to see it, optional
 * note. @throws when a line has no valid id or no text
 */
export function readItems(tsv: string): readonly SpecItem[] {
  return tsv
    .trim()
    .split("\n")
    .slice(1)
    .map((line, at) => {
      const [id = "", section = "", , item = "", , note = ""] = line.split("\t");
      if (!/^\d-\d{3}$/.test(id) || !item)
        throw new Error(`Line ${at + 2} of data/spec-items.tsv has no valid id or no text.`);
      return { id, section, item, note: note.trim() };
    });
}

/**
 * Reads data/spec-unused.tsv, the items that the product does not use.
 * @returns the reason by id
 * @throws when a line has no valid id or no reason
 */
export function readUnused(tsv: string): ReadonlyMap<string, string> {
  const lines = tsv.trim().split("\n").slice(1);
  return new Map(
    lines.map((line, at) => {
      const [id = "", reason = ""] = line.split("\t").map((value) => value.trim());
      if (!/^\d-\d{3}$/.test(id) || !reason)
        throw new Error(`Line ${at + 2} of data/spec-unused.tsv has no valid id or no reason.`);
      return [id, reason] as const;
    }),
  );
}

/** Returns the ids in a title: `[2-006]`, `[3-092 4-054]`, or `[2-011–2-013]` for a range. */
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

/** Returns the passed tests of a Vitest report (JSON reporter). */
export function readUnitProofs(report: unknown, root: string): readonly Proof[] {
  return readUnitTests(report, root)
    .filter(({ status }) => status === "passed")
    .map(({ title, file }) => ({ title, file, kind: "unit" }));
}

/** Returns the passed tests of a Playwright report (JSON reporter), including unsteady tests. */
export function readBrowserProofs(report: unknown): readonly Proof[] {
  return readBrowserTests(report)
    .filter(({ result }) => result === "passed" || result === "unsteady")
    .map(({ title, file, kind }) => ({
      title,
      file,
      kind: kind === "http" ? ("HTTP" as const) : kind,
    }));
}

/** A row of the map. */
export interface SpecRow {
  readonly item: SpecItem;
  readonly proofs: readonly Proof[];
  /** Why the product does not use the item; null when it does. */
  readonly unused: string | null;
}
/**
 * Builds the map.
 * @returns `rows`: every item with the tests that have its id in their title; `unknown`: ids in
 * titles and in `unused` that no item has
 */
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
/** Number of tests that are listed per item; further tests are only counted. */
const SHOWN = 2;
/** Formats a text as a table cell, without ids in brackets. */
function cell(value: string): string {
  return value
    .replaceAll("|", "\\|")
    .replaceAll("\n", " ")
    .replaceAll(/\s*\[[^\]]*\]\s*/g, " ")
    .trim();
}
/** Returns the notes of a section, which follow its table. */
function notesOf(rows: readonly SpecRow[]): readonly string[] {
  const notes = rows
    .filter(({ item }) => item.note)
    .map(({ item }) => `- ${item.id}: ${item.note}`);
  return notes.length > 0 ? ["How these items are read here:", "", ...notes, ""] : [];
}
/** Returns the count as `3 of 4 items, 1 not used`. Unused items are not among the four. */
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
/** Returns the text of docs/spec-map.md. */
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
