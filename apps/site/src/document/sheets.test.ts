import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { SHEETS as MODULES } from "../../style-sheets.ts";
import { listSheets, type StyleSheet } from "./sheets.ts";

const SHEETS: readonly StyleSheet[] = [
  { name: "shared", href: "/shared.css", modules: ["page-head"] },
  { name: "finder", href: "/finder.css", modules: ["finder", "country-field"] },
  { name: "cards", href: "/cards.css", modules: ["card"] },
];

describe("listSheets", () => {
  it.each([
    [
      "returns only the shared sheet without a class of the others",
      '<main class="wrap below"><p>card_card class="card_card</p></main>',
      ["/shared.css"],
    ],
    [
      "finds a class among others",
      '<main><p class="wrap country-field_field sr"></p></main>',
      ["/shared.css", "/finder.css"],
    ],
    [
      "keeps the order of the sheets, not that of the page",
      '<i class="card_card"></i><i class="finder_card"></i><i class="card_x"></i>',
      ["/shared.css", "/finder.css", "/cards.css"],
    ],
    [
      "ignores a class name that only has the same beginning",
      '<i class="card-list_card"></i><i class="_card"></i>',
      ["/shared.css"],
    ],
  ])("%s", (_, html, sheets) => {
    expect(listSheets(html, SHEETS)).toEqual(sheets);
  });
  it("returns none in development, where Astro links all styles", () => {
    expect(listSheets('<i class="card_card"></i>', [])).toEqual([]);
  });
});

describe("the table of the build", () => {
  const named = Object.values(MODULES).flat();
  function stylesIn(folder: string): readonly string[] {
    return readdirSync(join(import.meta.dirname, "../../../..", folder), {
      recursive: true,
      encoding: "utf8",
    })
      .filter((file) => file.endsWith(".module.css"))
      .map((file) => basename(file, ".module.css"));
  }
  it.each(["packages/slices/src", "packages/finder-ui/src"])(
    "names every style module of %s",
    (folder) => {
      const modules = stylesIn(folder);
      expect(modules.length).toBeGreaterThan(2);
      expect(modules.filter((name) => !named.includes(name))).toEqual([]);
    },
  );
  it("names each module once, and no module that does not exist", () => {
    expect(new Set(named).size).toBe(named.length);
    const all = [
      ...stylesIn("packages/slices/src"),
      ...stylesIn("packages/finder-ui/src"),
      ...stylesIn("packages/ui/src").map((name) => `ui-${name}`),
    ];
    expect(named.filter((name) => !all.includes(name))).toEqual([]);
  });
});
