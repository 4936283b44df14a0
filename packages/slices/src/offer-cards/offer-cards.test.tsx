import { expect, it } from "vitest";
import { html, testContext, words } from "../testing.tsx";
import { offerCardsSample } from "./sample.ts";
import { OfferCardsView } from "./view.tsx";

it("links each family to its page and gives its lowest price", () => {
  const out = html(<OfferCardsView {...offerCardsSample} context={testContext()} />);
  expect(out).toContain('<a href="/en/travel-insurance">Travel insurance</a>');
  expect(words(out)).toContain("31 euros per trip");
});
it("shows the tag and the actions of its card, like a plan", () => {
  const out = html(<OfferCardsView {...offerCardsSample} context={testContext()} />);
  expect(words(out)).toContain("From 12 months");
  expect(out).toContain('href="/en/expatriate-insurance#plans"');
});
