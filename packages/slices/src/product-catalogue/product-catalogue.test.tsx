import { describe, expect, it } from "vitest";
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
