/** The not-found page: the editor's heading and finder on one dark band, with the way home of the visitor's own site (design brief §5.5). */
import { buildPath } from '@orlaya/routes';
import { pageLink } from './page-link.ts';
import type { FamilyView } from './view.ts';

export const errorView: FamilyView = ({ slices, words, locale, audience, status, list }) => {
  const head = slices.find((slice) => slice.slug === 'page_head');
  if (!head) return Promise.resolve({ slices });
  const finder = slices.find((slice) => slice.slug === 'finder');
  const { title, lead, primary, secondary, image } = head.props;
  // One error page serves both audiences (content-service §2): a link to the other site's home becomes this one's.
  const home = pageLink(primary?.label ?? words.common('error.home'), buildPath('home', { locale, audience }));
  return Promise.resolve({
    slices: [
      { slug: 'message_page', id: head.id, props: { status: words.common('error.status', { status: String(status) }), title, text: lead, home, links: [list, secondary].filter((link) => link !== null), globe: image, finder: finder?.props.module ?? null } },
      ...slices.filter((slice) => slice !== head && slice !== finder),
    ],
    description: lead,
  });
};
