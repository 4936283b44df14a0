import type { Translator } from '@orlaya/messages';
import type { Audience, Locale } from '@orlaya/routes';
import type { NeedFormModel } from '@orlaya/finder-ui';

/** What every view of a slice receives besides its own props. */
export interface SliceContext {
  readonly locale: Locale;
  readonly audience: Audience;
  /** Texts of the interface in the page's language. */
  readonly t: Translator;
  /** Place on the page, from 0. The first slice carries the h1 and the eager picture. */
  readonly position: number;
  /** What the finder forms of this page need; the same for every finder on the page. */
  readonly needForm: NeedFormModel;
}
