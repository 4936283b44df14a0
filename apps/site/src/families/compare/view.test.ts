import { parseDocument, type Plan, type ProductPage, type SiteContent } from "@orlaya/content";
import { getDocumentTag } from "@orlaya/contract";
import { getMessages } from "@orlaya/messages/server";
import type { Site } from "@orlaya/routes";
import type { PlanComparisonProps } from "@orlaya/slices/views";
import { describe, expect, it } from "vitest";
import { createTestInput, findProps, showTestDocument } from "../testing.ts";
import { loadCompare } from "./load.ts";

const PATH = "/en/plans/compare";
const page = parseDocument("page_single", { id: "p", type: "offers_compare", path: PATH });
/** A table with one row for each label. */
function createTable(rows: Readonly<Record<string, string>>): object {
  return {
    blockType: "comparison_table",
    title: "Cover",
    corner: "What we pay",
    columns: [{ label: "Level" }],
    groups: [
      {
        label: "",
        rows: Object.entries(rows).map(([label, text]) => ({
          label,
          cells: [{ kind: "text", text }],
        })),
      },
    ],
  };
}
function createPlan(uid: string, rows: Readonly<Record<string, string>>): ProductPage {
  return parseDocument("product_page", {
    id: uid,
    uid,
    group: `g-${uid}`,
    title: uid.toUpperCase(),
    path: `/en/offer/${uid}`,
    locale: "en",
    audience: "individual",
    _status: "published",
    slices: [createTable(rows)],
  });
}
const documents = [
  createPlan("a", { Limit: "1 €", Excess: "None", Alone: "x" }),
  createPlan("b", { Limit: "2 €", Excess: "None" }),
  createPlan("c", { Limit: "3 €", Excess: "None" }),
  createPlan("d", { Limit: "4 €" }),
  createPlan("e", { Limit: "5 €" }),
];
const plans = documents as readonly unknown[] as readonly Plan[];
const answers: Partial<SiteContent> = {
  plans: () => Promise.resolve(plans),
  document: (_, id) => Promise.resolve((documents.find((each) => each.id === id) ?? null) as never),
};
const show = (query: string, more: Partial<SiteContent> = {}) =>
  showTestDocument("page_single", page, { query, answers: { ...answers, ...more } });
const read = async (query: string) =>
  findProps(await show(query), "plan_comparison") as PlanComparisonProps;

describe("the comparison of an address", () => {
  it("has the plans in their order, differing rows first, and no row of one plan", async () => {
    const { plans: shown, rows, notes, form } = await read("plan=b&plan=a&utm_source=x");
    expect(shown.map(({ title, remove }) => [title, remove])).toEqual([
      ["B", null],
      ["A", null],
    ]);
    expect(rows?.differing.map(({ label }) => label)).toEqual(["Limit"]);
    expect(rows?.same.map(({ label }) => label)).toEqual(["Excess"]);
    expect([notes, form.values]).toEqual([[], ["b", "a", ""]]);
  });
  it("has an address for each plan that is removed from three", async () => {
    const { plans: shown } = await read("plan=a&plan=b&plan=c");
    expect(shown.map(({ remove }) => remove?.href)).toEqual([
      `${PATH}?plan=b&plan=c`,
      `${PATH}?plan=a&plan=c`,
      `${PATH}?plan=a&plan=b`,
    ]);
  });
  it.each(["", "plan=", "plan=a", "plan=no&plan=a&plan=a"])("asks to choose: %s", async (query) => {
    const { rows, form } = await read(query);
    expect(rows).toBeNull();
    expect(form.options.map(({ value }) => value)).toEqual(["a", "b", "c", "d", "e"]);
  });
  it("says what is left out", async () => {
    const { common: t } = getMessages("en");
    expect((await read("plan=a&plan=b&plan=c&plan=d&plan=a&plan=zz")).notes).toEqual([
      t("compare.repeated", { plan: "A" }),
      t("compare.tooMany", { plans: "D" }),
      t("compare.unknown", { count: 1 }),
    ]);
    expect((await read("plan=a")).notes).toEqual([t("compare.oneMore", { plan: "A" })]);
  });
  it("names the plans in the title of the tab, and stays in the list", async () => {
    const view = await show("plan=a&plan=b");
    expect(view.state).toBe(getMessages("en").common("compare.shown", { plans: "A · B" }));
    expect(findProps(view, "plan_comparison")).toMatchObject({
      list: { href: "/en/plans?plan=a&plan=b" },
    });
    expect((await show("")).state).toBeNull();
  });
  it("says in one sentence which plans are too many, and which cannot be shown", async () => {
    const { common: t } = getMessages("en");
    expect((await read("plan=a&plan=b&plan=c&plan=d&plan=e")).notes).toEqual([
      t("compare.tooMany", { plans: "D and E" }),
    ]);
    const broken = await show("plan=a&plan=b&plan=c", {
      document: (type, id) =>
        id === "b" ? Promise.resolve(null) : (answers.document?.(type, id) as never),
    });
    expect(findProps(broken, "plan_comparison")).toMatchObject({
      plans: [{ title: "A" }, { title: "C" }],
      notes: [t("compare.unavailable", { plan: "B" })],
    });
  });

  describe("on the other site", () => {
    const OTHER = "/en/corporate/plans";
    const published: Partial<SiteContent> = {
      rowAt: (path) => Promise.resolve({ path, document: `row ${path}` } as never),
    };
    const others = ["a-group", "b-group"].map((uid, at) => ({
      ...documents[at],
      ...{ id: uid, uid, title: uid.toUpperCase(), private_plan: { id: "ab".charAt(at) } },
    }));
    async function find(
      query: string,
      more: Partial<SiteContent> = published,
    ): Promise<string | null> {
      const input = createTestInput(page, { query, answers: { ...answers, ...more } });
      function at({ audience }: Site): SiteContent {
        const own =
          audience === "corporate" ? (others as readonly unknown[] as typeof plans) : plans;
        const replaced = { ...answers, ...more, plans: () => Promise.resolve(own) };
        return createTestInput(page, { answers: replaced }).site;
      }
      const runtime = { ...input.runtime, content: { ...input.runtime.content, at } };
      return (await loadCompare({ ...input, runtime })).elsewhere.otherSite;
    }
    it.each([
      ["", `${OTHER}/compare`],
      ["plan=a&plan=b", `${OTHER}/compare?plan=a-group&plan=b-group`],
      ["plan=b-group&plan=a-group", `${OTHER}/compare?plan=b-group&plan=a-group`],
      ["plan=a&plan=b-group&plan=a-group", `${OTHER}/compare?plan=a-group&plan=b-group`],
      ["plan=a&plan=c", `${OTHER}?plan=a-group`],
      ["plan=c&plan=d", OTHER],
    ])("the switch from %s leads to %s", async (query, path) => {
      expect(await find(query)).toBe(path);
    });
    it("the switch leads to the plan list while the comparison is not published there", async () => {
      expect(await find("", {})).toBe(OTHER);
      expect(await find("plan=a&plan=b", {})).toBe(OTHER);
    });
  });
  it("has the tags of its plans and of the page on the other site", async () => {
    const { tags } = await show("plan=a&plan=b", {
      rowAt: (path) => Promise.resolve({ path, document: `row ${path}` } as never),
    });
    expect(tags).toContain(getDocumentTag("row /en/corporate/plans/compare"));
  });
  it("throws without plans", async () => {
    const input = createTestInput(page, { query: "plan=a" });
    await expect(loadCompare(input)).rejects.toMatchObject({ name: "ContentUnavailable" });
  });
});
