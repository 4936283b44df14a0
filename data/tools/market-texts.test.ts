/** Compares data/market-texts.json with the documents and plans that it names. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const DATA = join(import.meta.dirname, "..");
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(DATA, path), "utf8"));
const texts = Object.entries(readJson("market-texts.json") as Record<string, string[]>);
const plans = readJson("products.json") as readonly { key: string; dataName: string }[];
const names = plans.map(({ dataName }) => dataName);

describe("the texts that state the market of a plan", () => {
  it("are documents of data/content", () => {
    const missing = texts
      .map(([document]) => document)
      .filter(
        (document) => !existsSync(join(DATA, `content/en/${document.replace(":", "/")}.json`)),
      );
    expect(missing).toEqual([]);
  });

  it("name plans, each once; a page of a plan does not name its own", () => {
    for (const [document, stated] of texts) {
      const own = plans.find(({ key }) => document.split(".")[0] === `product_page:${key}`);
      expect(stated, document).toEqual([...new Set(stated)]);
      expect(names, document).toEqual(expect.arrayContaining(stated));
      expect(stated, document).not.toContain(own?.dataName);
    }
  });

  it("state the market of every plan", () => {
    expect([...new Set(texts.flatMap(([, stated]) => stated))].sort()).toEqual(names.toSorted());
  });
});
