import type { Translator } from "@orlaya/messages";
import type { Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";

/** What every view of a slice receives besides its own props. */
export interface SliceContext {
  readonly locale: Locale;
  readonly audience: Audience;
  /** Texts of the interface in the page's language. */
  readonly t: Translator<"common">;
  /** Place on the page, from 0. The first slice carries the h1 and the eager picture. */
  readonly position: number;
}
