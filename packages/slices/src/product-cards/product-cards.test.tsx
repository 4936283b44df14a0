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
it("names each action with its plan", () => {
  expect(html(<ProductCardsView {...productCardsSample} context={testContext()} />)).toContain(
    'aria-label="Get a quote: MyStudies Cover"',
  );
});
it("[3-096] says the prefix of the price in the page’s language", () => {
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
it("is not there without plans", () =>
  expect(
    html(<ProductCardsView {...productCardsSample} products={[]} context={testContext()} />),
  ).toBe(""));
it("shows a plan without price, picture or link as a plain card", () => {
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
