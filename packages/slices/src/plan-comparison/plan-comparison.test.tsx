import { LOCALES } from "@orlaya/locales";
import { describe, expect, it } from "vitest";
import { plans as cards, to } from "../sample-data.ts";
import { headings, html, testContext, words } from "../testing.tsx";
import { compareRows } from "./rows.ts";
import { PlanComparison, type PlanComparisonProps } from "./view.tsx";

const LABELS = {
  price: "Price",
  basis: "About this price",
  terms: "Note",
  who: "In short",
  figures: "Key facts",
};
const options = cards.map(({ uid, title }) => ({ value: uid, label: title }));
function createProps(count: number, shared = false): Omit<PlanComparisonProps, "context"> {
  const chosen = cards.slice(0, count);
  return {
    plans: chosen.map(({ id, title, tag, link, primary: quote }) => ({
      ...{ id, title, tag, link, quote },
      remove: count > 2 ? to("Remove", `/en/plans/compare?without=${id}`) : null,
    })),
    rows:
      count < 2
        ? null
        : compareRows(
            chosen.map(({ price, title }, at) => ({
              price: price && { ...price, legalReference: shared ? "Basis" : `Basis ${at}` },
              who: title,
              facts: at === 0 ? [{ value: "3", label: "levels" }] : [],
              tables: [],
            })),
            LABELS,
          ),
    notes: count === 1 ? ["One more."] : [],
    form: {
      action: "/en/plans/compare",
      options,
      values: [0, 1, 2].map((at) => chosen[at]?.uid ?? ""),
    },
    list: to("Choose in the list", "/en/plans?plan=a"),
  };
}

describe.each(LOCALES)("the comparison in %s", (locale) => {
  const context = testContext(1, locale);
  const { t } = context;
  it("is a table with a caption, a heading for each plan and for each row", () => {
    const out = html(<PlanComparison {...createProps(2)} context={context} />);
    expect(out).toContain(`<caption class="sr">${t("compare.differs")}</caption>`);
    const columns = [...out.matchAll(/<th role="columnheader" scope="col">(.*?)<\/th>/g)].map(
      ([, text]) => words(text ?? ""),
    );
    expect(columns).toEqual([
      t("compare.feature"),
      ...cards.slice(0, 2).map(({ tag, title }) => words(`${tag} ${title}`)),
    ]);
    expect(out.match(/<th role="rowheader" scope="row">/g)?.length).toBeGreaterThanOrEqual(3);
    expect(words(out)).toContain(t("compare.notStated"));
    expect(headings(out)).toEqual([2, 2]);
  });
  it("links the mark of each price to the basis of that price", () => {
    const out = html(<PlanComparison {...createProps(2)} context={context} />);
    for (const id of ["basis-1", "basis-2"]) {
      expect(out).toContain(`href="#${id}"`);
      expect(out).toContain(`<td id="${id}" role="cell">`);
    }
  });
  it("links the marks to one basis that all prices share, which is beside them and not closed", () => {
    const out = html(<PlanComparison {...createProps(2, true)} context={context} />);
    expect(out.match(/href="#basis-1"/g)).toHaveLength(2);
    expect(out.match(/id="basis-1"/g)).toHaveLength(1);
    expect(out.replaceAll(/<details.*?<\/details>/gs, "")).toContain('id="basis-1"');
  });
  it("scrolls with three plans only, each of which can be removed", () => {
    const two = html(<PlanComparison {...createProps(2)} context={context} />);
    const three = html(<PlanComparison {...createProps(3)} context={context} />);
    expect([two.includes('role="group"'), three.includes('role="group"')]).toEqual([false, true]);
    expect(three.match(/without=/g)).toHaveLength(3);
  });
  it("has only the form with fewer than two plans", () => {
    const out = html(<PlanComparison {...createProps(1)} context={context} />);
    expect(out).not.toContain("<table");
    expect(out).toContain("<li>One more.</li>");
    expect(out.match(/<select[^>]*name="plan"/g)).toHaveLength(3);
    expect(out.match(/ selected=""/g)?.length).toBeGreaterThanOrEqual(1);
    expect(out).toContain('action="/en/plans/compare" method="get"');
  });
});
