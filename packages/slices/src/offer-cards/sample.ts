import type { SliceProps } from '../fields.ts';
import { pictures, priceOf, to } from '../sample-data.ts';
import type { offerCardsSchema } from './schema.ts';

export const offerCardsSample: SliceProps<typeof offerCardsSchema> = {
  tone: 'linen', anchor: '', title: 'Four families of insurance', lead: 'Each answers one kind of departure.', link: null,
  offers: [
    { id: 'expat', uid: 'expat', title: 'Expatriate insurance', description: 'You move abroad for a year or more.', image: pictures.singapore, link: to('Expatriate insurance', '/en/expatriate-insurance'), priceFrom: priceOf(34.5) },
    { id: 'study', uid: 'study', title: 'Study abroad insurance', description: 'You study at a school or university in another country.', image: pictures.staircase, link: to('Study abroad insurance', '/en/study-abroad-insurance'), priceFrom: priceOf(29.9) },
    { id: 'travel', uid: 'travel', title: 'Travel insurance', description: 'You are away for up to three months.', image: pictures.rome, link: to('Travel insurance', '/en/travel-insurance'), priceFrom: priceOf(31, 'trip') },
  ],
};
