import { expect, it } from "vitest";
import { html, testContext, words } from "../testing.tsx";
import { productCardsSample } from "./sample.ts";
import { ProductCardsView } from "./view.tsx";

it("[3-085] a card shows tag, title, text, price and both actions", () => {
  const out = words(html(<ProductCardsView {...productCardsSample} context={testContext()} />));
  expect(out).toContain("Long-term / Expat");
  expect(out).toContain("from 92.40 euros per month");
  expect(out).toContain("Sample price for a person aged 25");
});
it("includes the plan in the accessible name of each action", () => {
  expect(html(<ProductCardsView {...productCardsSample} context={testContext()} />)).toContain(
    'aria-label="Get a quote: MyStudies Cover"',
  );
});
it("[3-096] shows the prefix of the price in the language of the page", () => {
  for (const [locale, from] of [
    ["en", "from"],
    ["fr", "à partir de"],
    ["es", "desde"],
    ["de", "ab"],
    ["nl", "vanaf"],
  ] as const)
    expect(
      words(html(<ProductCardsView {...productCardsSample} context={testContext(1, locale)} />)),
    ).toContain(`${from} 92,40 €`);
});
it("renders nothing without plans", () =>
  expect(
    html(<ProductCardsView {...productCardsSample} products={[]} context={testContext()} />),
  ).toBe(""));
it("renders a plan without price, picture or link as a plain card", () => {
  const bare = productCardsSample.products.slice(0, 1).map((product) => ({
    ...product,
    price: null,
    image: null,
    link: null,
    primary: null,
    secondary: null,
  }));
  const out = html(
    <ProductCardsView
      {...productCardsSample}
      link={null}
      products={bare}
      context={testContext()}
    />,
  );
  expect(out).not.toContain("<a ");
  expect(out).not.toContain("€");
});
