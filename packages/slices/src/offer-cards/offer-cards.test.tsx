import { expect, it } from "vitest";
import { html, testContext, words } from "../testing.tsx";
import { offerCardsSample } from "./sample.ts";
import { OfferCardsView } from "./view.tsx";

it("links each offer to its page and shows its lowest price", () => {
  const out = html(<OfferCardsView {...offerCardsSample} context={testContext()} />);
  expect(out).toContain('<a href="/en/travel-insurance">Travel insurance</a>');
  expect(words(out)).toContain("31 euros per trip");
});
it("shows the tag and the actions of a card, as for a plan", () => {
  const out = html(<OfferCardsView {...offerCardsSample} context={testContext()} />);
  expect(words(out)).toContain("From 12 months");
  expect(out).toContain('href="/en/expatriate-insurance#plans"');
});
