import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { findBrokenCitations, readCitations, readSections } from "./citations.ts";
import { ROOT } from "./steps.ts";

/** Files of the project that may contain citations, as git lists them. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(ts|tsx|astro|css|md|js|cjs|mjs|json|tsv)$/.test(file))
  .filter((file) => existsSync(join(ROOT, file)))
  .filter((file) => !/^data\/content\/|package-lock\.json$|spec-map\.md$/.test(file));
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

describe("citations", () => {
  it("reads citations of one or several sections, also across comment lines", () => {
    const text = "/** As said (spec §4.3, §8).\n * More: finder §6.18 and §2, words\n * §1.2 */";
    expect(readCitations(text, "a.ts").map(({ document, section }) => [document, section])).toEqual(
      [
        ["spec", "4.3"],
        ["spec", "8"],
        ["finder", "6.18"],
        ["finder", "2"],
        ["words", "1.2"],
      ],
    );
  });
  it("reads the section numbers of headings of levels 2 to 4", () => {
    const markdown =
      "## 2. Screens\n\n### 6.18 Answers\n\n#### 4.3 Outcomes\n\n# 9. No\n\n## Words\n";
    expect([...readSections(markdown)]).toEqual(["2", "6.18", "4.3"]);
  });
  it("reports citations whose document or section does not exist", () => {
    const text = "spec §99, rules §1, RFC 9110 §14.2, spec §2";
    expect(findBrokenCitations(readCitations(text, "a.ts"))).toEqual([
      "a.ts:1: spec §99",
      "a.ts:1: rules §1",
    ]);
  });
  it("resolves every citation in the project", () => {
    const citations = files
      // The table of sources cites laws.
      .filter((file) => !["scripts/lib/citations.test.ts", "data/sources.tsv"].includes(file))
      .flatMap((file) => readCitations(read(file), file));
    expect(citations.length).toBeGreaterThan(400);
    expect(findBrokenCitations(citations)).toEqual([]);
  });
});

describe("links between documents", () => {
  it("all point to existing files", () => {
    const broken = files
      .filter((file) => file.endsWith(".md"))
      .flatMap((file) =>
        [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
          .map(([, target = ""]) => target)
          .filter((target) => !existsSync(join(ROOT, dirname(file), decodeURI(target))))
          .map((target) => `${file}: ${target}`),
      );
    expect(broken).toEqual([]);
  });
});
