/** What resolution of stored content needs to know about a page. */
import { messages } from '@orlaya/messages/server';
import { buildPath, withQuery, type Audience, type Locale } from '@orlaya/routes';
import type { ResolveContext } from '@orlaya/slices/resolve';

/** The context of a page of one site. A finder link leads to the finder of the home page, a cookie link to the legal pages, where there is no script. */
export const resolveContext = (locale: Locale, audience: Audience): ResolveContext => ({
  locale,
  actionHref: {
    finder: `${buildPath('home', { locale, audience })}#finder`,
    cookies: buildPath('legal', { locale, audience }),
  },
  destinationHref: (code) => `${withQuery(buildPath('home', { locale, audience }), { to: code })}#finder`,
  words: { submitLabel: messages(locale).lisa('submit.quote') },
});
