/** A page for a failure, for an address without a page, or for a preview that nobody may see; needs nothing from the content service (spec §8). */
import type { Translators } from '@orlaya/messages/server';
import { buildPath } from '@orlaya/routes';
import { pageLink } from './page-link.ts';
import type { FamilyView } from './view.ts';

/** What a page with this status says. */
export const failureWords = ({ common }: Translators, status: number): { readonly title: string; readonly text: string } => {
  switch (status) {
    case 403: return { title: common('preview.refused.title'), text: common('preview.refused.text') };
    case 404: return { title: common('notFound.title'), text: common('notFound.text') };
    default: return { title: common('error.title'), text: common('error.text') };
  }
};

export const failureView: FamilyView = ({ words, locale, audience, status, list }) => {
  const { title, text } = failureWords(words, status);
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
