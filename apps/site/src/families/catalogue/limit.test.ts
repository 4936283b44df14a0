import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "@orlaya/locales";
import { describe, expect, it } from "vitest";
import { findLimit } from "./limit.ts";

const content = join(import.meta.dirname, "../../../../../data/content");
interface PlanFile {
  readonly product_data: Parameters<typeof findLimit>[0]["product_data"];
}

describe("the main limit of a plan", () => {
  it.each([
    ["3 000 000 €", "3\u00a0000\u00a0000\u00a0€"],
    ["10 000 000 HKD", "10 000 000 HKD"],
  ])("is its first amount of money: %s", (_, value) => {
    const facts = [
      { value: "3 levels", label: "levels" },
      { value: "10%", label: "co-payment" },
      { value, label: "annual limit" },
      { value: "1 €", label: "other" },
    ];
    expect(findLimit({ product_data: { lead: "", image: null, facts } })).toBe(facts[2]);
  });
  it("is missing without an amount", () =>
    expect(
      findLimit({
        product_data: { lead: "", image: null, facts: [{ value: "Up to 200", label: "" }] },
      }),
    ).toBeNull());
  it.each(LOCALES)("is shown for each of the 21 plans for individuals in %s", (locale) => {
    const folder = join(content, locale, "product_page");
    const files = readdirSync(folder).filter((name) => !name.endsWith(".group.json"));
    expect(files).toHaveLength(21);
    for (const name of files) {
      const plan = JSON.parse(readFileSync(join(folder, name), "utf8")) as PlanFile;
      expect(findLimit(plan)?.value, name).toMatch(/\d{2,3}\s000\s/);
    }
  });
});
