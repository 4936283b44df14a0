import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { pictures, plans, createPrice } from "../sample-data.ts";
import { ProductHero } from "./view.tsx";

const plan = plans[0];
const base = {
  tag: "Studies",
  title: "MyStudies Cover",
  lead: "",
  image: pictures.staircase,
  price: createPrice(29.9),
  primary: plan?.primary ?? null,
  secondary: null,
  points: [],
  ticks: [],
  facts: [{ value: "100 €", label: "Excess" }],
} as const;
it("links the mark of the price to its note", () => {
  expect(html(<ProductHero {...base} noteHref="#price-note" context={testContext(0)} />)).toContain(
    '<a href="#price-note" aria-label="See note 1">1</a>',
  );
});
it("shows the legal reference itself without a note", () => {
  expect(html(<ProductHero {...base} context={testContext(0)} />)).toContain(
    "Sample price for a person",
  );
});
it("renders the buy card without a picture", () => {
  const out = html(<ProductHero {...base} image={null} context={testContext(0)} />);
  expect(out).toContain("Get a quote");
  expect(out).not.toContain("<picture");
});

it("has the actions below the text, and no card on the picture, without a price", () => {
  const out = html(<ProductHero {...base} price={null} context={testContext(0)} />);
  expect(out.match(/Get a quote/g)).toHaveLength(1);
  expect(out.indexOf("Get a quote")).toBeLessThan(out.indexOf("<picture"));
  expect(out).not.toContain('data-tone="white"');
});
