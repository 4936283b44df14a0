/** A page for a failure, or for an address without a page, that needs nothing from the content service (spec §8). */
import { buildPath } from '@orlaya/routes';
import type { FamilyView } from './view.ts';

export const failureView: FamilyView = ({ words, locale, audience, status }) => Promise.resolve({
  slices: [{
    slug: 'message_page', id: 'failure',
    props: {
      status: words.common('error.status', { status: String(status) }), title: words.common(status === 404 ? 'notFound.title' : 'error.title'), text: words.common(status === 404 ? 'notFound.text' : 'error.text'),
      home: { label: words.common('error.home'), href: buildPath('home', { locale, audience }), external: false, newTab: false }, links: [], globe: null, finder: null,
    },
  }],
  description: words.common(status === 404 ? 'notFound.text' : 'error.text'),
});
