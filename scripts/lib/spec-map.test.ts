import { describe, expect, it } from "vitest";
import {
  readBrowserProofs,
  readIds,
  formatSpecMap,
  readItems,
  readUnused,
  buildSpecMap,
  readUnitProofs,
} from "./spec-map.ts";

const ITEMS = readItems(
  "id\tsection\tkind\titem\thow\n1-001\t1 What\tcontent\tSells | plans\tsee\n2-003\t2 Routes\troute\tLocalized segment\tsee",
);
const NONE = new Map<string, string>();
const unit = {
  testResults: [
    {
      name: "/root/a.test.ts",
      assertionResults: [
        { status: "passed", fullName: "routes [2-003] builds" },
        { status: "failed", fullName: "[1-001] sells" },
        { status: "pending", fullName: "[1-001] later" },
      ],
    },
  ],
};
const browser = {
  suites: [
    {
      title: "pages.spec.ts",
      file: "pages.spec.ts",
      specs: [{ title: "plain", ok: true, file: "pages.spec.ts", tests: [{ status: "expected" }] }],
      suites: [
        {
          title: "[1-001] home",
          file: "pages.spec.ts",
          specs: [
            {
              title: "answers",
              ok: true,
              file: "pages.spec.ts",
              tests: [{ status: "expected", projectName: "http" }],
            },
            { title: "skipped", ok: true, file: "pages.spec.ts", tests: [{ status: "skipped" }] },
          ],
        },
      ],
    },
  ],
};

describe("the specification map", () => {
  it.each([
    ["one id", "[2-006] route name", ["2-006"]],
    ["several ids", "[3-092 4-054, 9-027] several", ["3-092", "4-054", "9-027"]],
    ["a range", "[2-011–2-013] a row", ["2-011", "2-012", "2-013"]],
    ["no id", "no id", []],
    ["not the section of another document", "[2.3] a section", []],
    ["not an id without brackets", "2-006 route name", []],
    ["not a longer number", "[12-0061] a longer number", []],
    // These test titles contain no ids, because the map reads the titles of this file as well.
  ])("reads from a title: %s", (_name, title, ids) => {
    expect(readIds(title)).toEqual(ids);
  });
  it("counts passed tests only", () => {
    expect(readUnitProofs(unit, "/root")).toEqual([
      { title: "routes [2-003] builds", file: "a.test.ts", kind: "unit" },
    ]);
    expect(readBrowserProofs(browser)).toEqual([
      { title: "plain", file: "e2e/pages.spec.ts", kind: "browser" },
      { title: "[1-001] home answers", file: "e2e/pages.spec.ts", kind: "HTTP" },
    ]);
  });
  it("lists items without a test, and ids without an item", () => {
    const other = { title: "[9-999] no such item", file: "b.test.ts", kind: "unit" } as const;
    const { rows, unknown } = buildSpecMap(ITEMS, [...readUnitProofs(unit, "/root"), other], NONE);
    expect(rows.map(({ item, proofs }) => [item.id, proofs.length])).toEqual([
      ["1-001", 0],
      ["2-003", 1],
    ]);
    expect(unknown).toEqual(["9-999"]);
  });
  it("escapes vertical bars in the table", () => {
    const page = formatSpecMap(buildSpecMap(ITEMS, readBrowserProofs(browser), NONE).rows);
    expect(page).toContain("| 1-001 | Sells \\| plans | HTTP | home answers | e2e/pages.spec.ts |");
    expect(page).toContain("| 2-003 | Localized segment |  | **none** |  |");
    expect(page).toContain("Proved: 1 of 2 items.");
  });
  it("writes the note of an item below the table of its section", () => {
    const items = readItems(
      "id\tsection\tkind\titem\thow\tnote\n1-001\t1 What\tcontent\tSells\tsee\tThe plans of the seed.\n2-003\t2 Routes\troute\tSegment\tsee",
    );
    const page = formatSpecMap(buildSpecMap(items, [], NONE).rows);
    expect(page).toContain("How these items are read here:\n\n- 1-001: The plans of the seed.\n");
    expect(page.split("How these items")).toHaveLength(2);
  });
  it("writes why an item is not used, and counts it separately", () => {
    const unused = readUnused("id\treason\n2-003\tnobody | needs it\n9-998\tgone");
    const { rows, unknown } = buildSpecMap(ITEMS, readBrowserProofs(browser), unused);
    const page = formatSpecMap(rows);
    expect(page).toContain(
      "| 2-003 | Localized segment |  | not used, because nobody \\| needs it |",
    );
    expect(page).toContain("Proved: 1 of 1 items, 1 not used.");
    expect(page).toContain("## 1 What (1 of 1)\n");
    expect(page).toContain("## 2 Routes (0 of 0, 1 not used)\n");
    expect(unknown).toEqual(["9-998"]);
  });
  it("rejects an invalid list of unused items", () => {
    expect(() => readUnused("id\treason\n2-003\t")).toThrow("Line 2");
    expect(() => readUnused("id\treason\n2-003\ta\nx\ta")).toThrow("Line 3");
  });
  it("rejects an invalid list of items", () => {
    expect(() => readItems("id\n\tx")).toThrow("Line 2");
  });
});
