import type { Translator } from '@orlaya/messages';

/**
 * The words a finder speaks. The server has them at hand; the browser loads the same bundles before it hydrates, so
 * that both draw the same markup.
 */
export interface NeedTexts {
  readonly common: Translator<'common'>;
  readonly formsFields: Translator<'formsFields'>;
  readonly lisa: Translator<'lisa'>;
}
