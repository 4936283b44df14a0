/** A page for a failure or for an address without a page, where the content service has no error page to give; needs nothing from it (spec §8). */
import type { Translators } from '@orlaya/messages/server';
import { buildPath } from '@orlaya/routes';
import { pageLink } from './page-link.ts';
import type { FailureWords, FamilyView } from './view.ts';

/** What a page with this status says. */
export const failureWords = ({ common }: Translators, status: number): FailureWords =>
  (status === 404 ? { title: common('notFound.title'), text: common('notFound.text') } : { title: common('error.title'), text: common('error.text') });

export const failureView: FamilyView = ({ words, locale, audience, status, failure: { title, text }, list }) => {
  return Promise.resolve({
    slices: [{
      slug: 'message_page', id: 'failure',
      props: {
        status: words.common('error.status', { status: String(status) }), title, text,
        home: pageLink(words.common('error.home'), buildPath('home', { locale, audience })), links: list ? [list] : [], globe: null, finder: null,
      },
    }],
    description: text,
  });
};
