import { describe, expect, it } from "vitest";
import { headings, html, testContext, words } from "../testing.tsx";
import { PREMIUM_PARAMS } from "./params.ts";
import { PlanPrice, type PlanPriceProps } from "./view.tsx";

const option = (value: string, label = value) => ({ value, label });
const props: Omit<PlanPriceProps, "context"> = {
  title: "Your price",
  lead: "Enter your age.",
  action: "/en/plan#price",
  ages: { from: 0, to: 69 },
  options: {
    area: [option("asia", "Asia"), option("world", "Worldwide")],
    excess: [option("0", "0 €"), option("500", "500 €")],
    level: [option("1", "Essential"), option("2", "Comfort")],
  },
  values: { age: "34", area: "world", excess: "500", level: "2" },
  errors: {},
  answer: {
    price: { amount: 92.4, currency: "EUR", frequency: "month" },
    other: "1 108,80 € per year",
    basis: "34 years old · Worldwide",
  },
  table: {
    caption: "Premium per month by age",
    basis: "Worldwide",
    columns: ["Essential", "Comfort"],
    rows: [
      { age: 25, premiums: ["80 €", "120 €"] },
      { age: 65, premiums: ["240 €", "360 €"] },
    ],
  },
  note: "Sample premium as at 1 November 2026.",
  tone: "mist",
  anchor: "price",
};
const render = (more: Partial<typeof props> = {}): string =>
  html(<PlanPrice {...props} {...more} context={testContext(3, "en")} />);

describe("PlanPrice", () => {
  it("asks in a form that leads to the same place of the same page", () => {
    const out = render();
    expect(out).toMatch(/<form[^>]* action="\/en\/plan#price" method="get"/);
    const names = [...out.matchAll(/<(?:input|select)[^>]* name="([^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect([...new Set(names)].sort()).toEqual([...PREMIUM_PARAMS].sort());
    expect(out).toMatch(/<input[^>]*name="age"[^>]*value="34"/);
    expect(out).toMatch(/<option[^>]*value="world"[^>]*selected/);
    expect(out).toMatch(/<input[^>]*name="excess"[^>]*checked=""[^>]*value="500"/);
    expect(out).toMatch(/<input[^>]*name="level"[^>]*checked=""[^>]*value="2"/);
    expect(headings(out)).toEqual([2, 3]);
  });

  it("does not ask what the plan has no choice of", () => {
    const one = { area: [option("SG")], excess: [option("700")], level: [option("1")] };
    const out = render({ options: one });
    expect(out).not.toMatch(/<select|type="radio"/);
    expect(out).toContain('name="age"');
  });

  it("shows the premium for both periods, with its basis, only with an answer", () => {
    expect(words(render())).toContain(
      "Sample premium 92,40 € /month Sample premium 92.40 euros per month 1 108,80 € per year 34 years old · Worldwide",
    );
    expect(words(render({ answer: null }))).not.toContain("92,40");
  });

  it("has a table of ages and levels with headers and a name", () => {
    const out = render();
    expect(out).toContain('aria-labelledby="slice-3-ages">');
    expect(out).toContain('<th scope="row">65</th><td>240 €</td><td>360 €</td>');
    expect(words(out)).toContain("Age Essential Comfort");
  });

  it("connects each error with its field, and keeps what was typed", () => {
    const errors = { age: "Enter an age.", area: "Choose an area.", level: "Choose a level." };
    const out = render({ errors, values: { ...props.values, age: "old" }, answer: null });
    expect(out).toMatch(
      /<input[^>]*aria-describedby="premium-age-hint premium-age-error"[^>]*aria-invalid="true"/,
    );
    expect(out).toMatch(/<input[^>]*value="old"/);
    expect(out).toMatch(/<select[^>]*aria-invalid="true"/);
    expect(out).toMatch(/<fieldset[^>]*aria-invalid="true" aria-describedby="premium-level-error"/);
    for (const error of Object.values(errors)) expect(out).toContain(error);
  });
});
