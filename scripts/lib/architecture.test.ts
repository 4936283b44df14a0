import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./steps.ts";

const [, section = ""] = readFileSync(join(ROOT, "docs/architecture.md"), "utf8").split(
  "**The content service**, `apps/cms/src`:",
);
const table = section.split("\n\n", 2).join("\n");

it("docs/architecture.md names exactly the folders of the content service", () => {
  const folders = readdirSync(join(ROOT, "apps/cms/src"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const named = [...table.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(folders.toSorted());
});
