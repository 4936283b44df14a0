import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { withoutUnusedHooks } from "./lean-downshift.ts";

const folder = dirname(createRequire(import.meta.url).resolve("downshift"));
const code = readFileSync(join(folder, "downshift.esm.mjs"), "utf8");
const lean = withoutUnusedHooks(code);

it("removes the three unused hooks of the installed downshift and keeps useCombobox", () => {
  expect(code.split("\n").length).toBe(lean.split("\n").length);
  expect([...code.matchAll(/^\w+\.stateChangeTypes = /gm)]).toHaveLength(4);
  expect([...lean.matchAll(/^\w+\.stateChangeTypes = /gm)].map(([text]) => text)).toEqual([
    "useCombobox.stateChangeTypes = ",
  ]);
});

it("removes the option types, which only development checks, and the ids for React before 18", () => {
  const types = /^var (?:propTypes(?:\$\d)?|dropdownPropTypes) = /gm;
  expect([...code.matchAll(types)]).toHaveLength(6);
  expect([...lean.matchAll(types)]).toEqual([]);
  // Only the development checks still use prop types; a production build drops them.
  const guarded =
    /^(?:if \(process\.env\.NODE_ENV|process\.env\.NODE_ENV !== "production" \?)[^]*?^\}/gm;
  expect(lean.replace(guarded, "")).not.toContain("PropTypes.");
  expect(lean).not.toContain("from 'prop-types'");
  expect([...lean.matchAll(/^var useElementIds(?:\$1)? = (.*);$/gm)].map(([, ids]) => ids)).toEqual(
    ["useElementIdsR18$1", "useElementIdsR18"],
  );
});
