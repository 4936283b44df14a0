import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { withoutUnusedHooks } from "./lean-downshift.ts";

it("finds the three hooks that nobody imports in the installed downshift, and leaves the combobox alone", () => {
  const folder = dirname(createRequire(import.meta.url).resolve("downshift"));
  const code = readFileSync(join(folder, "downshift.esm.mjs"), "utf8");
  const lean = withoutUnusedHooks(code);
  expect(code.split("\n").length).toBe(lean.split("\n").length);
  expect([...code.matchAll(/^\w+\.stateChangeTypes = /gm)]).toHaveLength(4);
  expect([...lean.matchAll(/^\w+\.stateChangeTypes = /gm)].map(([text]) => text)).toEqual([
    "useCombobox.stateChangeTypes = ",
  ]);
});
