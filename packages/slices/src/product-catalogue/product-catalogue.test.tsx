import { describe, expect, it } from "vitest";
import { LOCALES } from "@orlaya/locales";
import { formatAmount } from "@orlaya/ui";
import { plans, to } from "../sample-data.ts";
import { html, testContext, words } from "../testing.tsx";
import { ProductCatalogue, type ProductCatalogueProps } from "./view.tsx";

const base: Omit<ProductCatalogueProps, "context"> = {
  action: "/en/insurance",
  options: {
    "country-of-residence": [{ value: "FR", label: "France" }],
    "country-of-destination": [{ value: "TH", label: "Thailand" }],
    needs: [{ value: "expat", label: "Long-term / Expat" }],
  },
  values: { "country-of-residence": "FR", "country-of-destination": "TH", needs: "" },
  products: plans.map((plan) => ({ ...plan, limit: null })),
  blocked: "",
  compare: null,
  changes: [],
  talk: to("Talk to our team", "/en/contact"),
  promo: null,
};
describe("without a script", () => {
  const out = html(<ProductCatalogue {...base} context={testContext()} />);
  it("has a GET form with the selected values", () => {
    expect(out).toContain('action="/en/insurance" method="get"');
    expect(out).toContain('<option value="FR" selected="">France</option>');
  });
  it("has a link that clears one filter and keeps the others", () => {
    expect(out).toContain('href="/en/insurance?country-of-destination=TH"');
    expect(words(out)).toContain("Clear: Country of residence");
  });
  it("has no Clear link for a filter that is not set", () =>
    expect(words(out)).not.toContain("Clear: Type of cover"));
  it("shows the number of plans in a status region", () =>
    expect(out).toContain('<p role="status">4 plans</p>'));
});
describe.each(LOCALES)("the rows in %s", (locale) => {
  const context = testContext(1, locale);
  const { t } = context;
  const limited = plans.map((plan) => ({
    ...plan,
    limit: { value: "500 000 €", label: "limit" },
  }));
  const out = html(<ProductCatalogue {...base} products={limited} context={context} />);
  const text = words(out);

  it("have name, price with its unit and age, limit and link", () => {
    for (const { title, price, link } of plans) {
      if (!price?.frequency || !link) throw new Error(`${title}: no price or link`);
      const amount = formatAmount(price.amount, price.currency);
      const shown = `${t("price.from")} ${amount} ${price.mark} ${t(`price.${price.frequency}`)}`;
      expect(text).toContain(shown.replaceAll("\u00a0", " "));
      expect(out).toContain(`href="${link.href}">${title}</a>`);
    }
    const spoken = `${t("spoken.month")} ${t("spoken.age", { age: 25 })}`;
    expect(text.split(spoken.replaceAll("\u00a0", " "))).toHaveLength(plans.length + 1);
    const age = t("price.age", { age: 25 });
    expect(out.split(`data-age="" aria-hidden="true">${age}<`)).toHaveLength(plans.length + 1);
    expect(text.split("500 000 € limit")).toHaveLength(plans.length + 1);
  });
  it("have one basis of their prices, to which each mark leads", () => {
    expect(text.split(t("price.basis").replaceAll("\u00a0", " "))).toHaveLength(2);
    expect(out.split('id="price-basis"')).toHaveLength(2);
    expect(out.split('<a href="#price-basis"')).toHaveLength(plans.length + 1);
    expect(text).not.toContain("Sample price for a person aged 25");
  });
});
describe("the choice of plans for a comparison", () => {
  const [first] = plans;
  const compare = { action: "/en/plans/compare", chosen: [first?.uid ?? "", "hidden"] };
  const out = html(<ProductCatalogue {...base} compare={compare} context={testContext()} />);

  it("is a checkbox of the filter form for each plan, and a button of that form", () => {
    const boxes = [...out.matchAll(/<input type="checkbox"[^>]*>/g)].map(([tag]) => tag);
    expect(boxes).toHaveLength(plans.length);
    for (const box of boxes) expect(box).toMatch(/form="plan-filters".* name="plan"/);
    expect(boxes.filter((box) => box.includes("checked"))).toHaveLength(1);
    expect(out).toMatch(/<button[^>]*formAction="\/en\/plans\/compare"/);
    expect(words(out)).toContain("Your choice stays when you filter.");
    expect(out).toContain(`aria-label="Compare: ${first?.title}"`);
  });
  it("stays when a filter changes, also for a plan that the filters hide", () => {
    expect(out).toContain('<input type="hidden" name="plan" value="hidden"/>');
    expect(out).toContain(
      `href="/en/insurance?country-of-destination=TH&amp;plan=${first?.uid}&amp;plan=hidden"`,
    );
  });
  it("is missing without the page of the comparison", () => {
    const none = html(<ProductCatalogue {...base} context={testContext()} />);
    expect(none).not.toContain('type="checkbox"');
    expect(words(none)).not.toContain("Compare");
  });
});
it("has one list for neighbours with the same tag, with the tag as its heading", () => {
  const tagged = ["A", "A", "B", ""].map((tag, at) => ({
    ...plans[at % plans.length],
    ...{ id: `${at}`, uid: `${at}`, title: `Plan ${at}`, tag, description: "" },
    ...{ image: null, price: null, link: null, primary: null, secondary: null, limit: null },
  }));
  const out = html(<ProductCatalogue {...base} products={tagged} context={testContext()} />);
  const found = [...out.matchAll(/<(h[34])[^>]*>([^<]*)/g)].map(
    ([, name, text]) => `${name} ${text}`,
  );
  expect(found).toEqual(["h3 A", "h4 Plan 0", "h4 Plan 1", "h3 B", "h4 Plan 2", "h3 Plan 3"]);
  expect(out).not.toContain("price-basis");
});
it("suggests changes and a contact link when no plan matches", () => {
  const out = html(
    <ProductCatalogue
      {...base}
      products={[]}
      blocked="This answer alone rules out every plan: Destination: Thailand."
      changes={[to("Any destination: 3 plans", "/en/insurance?country-of-residence=FR")]}
      context={testContext()}
    />,
  );
  expect(words(out)).toContain("No plan matches these filters");
  expect(out).toContain("<p>This answer alone rules out every plan: Destination: Thailand.</p>");
  expect(out).toContain("Any destination: 3 plans");
  expect(out).toContain("Talk to our team");
});
