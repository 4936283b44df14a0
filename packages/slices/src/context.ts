import type { Translator } from "@orlaya/messages";
import type { Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";

/** The context that every slice view receives in addition to its own props. */
export interface SliceContext {
  readonly locale: Locale;
  readonly audience: Audience;
  /** Translator of interface texts in the language of the page. */
  readonly t: Translator<"common">;
  /**
   * Position on the page, from 0. The first slice contains the h1 and the picture that is loaded
   * eagerly.
   */
  readonly position: number;
}
