import { expect, it } from 'vitest';
import { html, testContext, words } from '../testing.tsx';
import { offerCardsSample } from './sample.ts';
import { OfferCardsView } from './view.tsx';

it('links each family to its page and gives its lowest price', () => {
  const out = html(<OfferCardsView {...offerCardsSample} context={testContext()} />);
  expect(out).toContain('<a href="/en/travel-insurance">Travel insurance</a>');
  expect(words(out)).toContain('31 euros per trip');
});
