import type { Translator } from "@orlaya/messages";

/** What the forms say out of the bundle `common`: so little that it travels with the form instead of a bundle (2.3 kB). */
export const COMMON_WORDS = ["clear", "continue", "tryAgain"] as const;
export type CommonWord = (typeof COMMON_WORDS)[number];

/**
 * The words a finder's form speaks. The server has them at hand; the browser loads the same bundles before it hydrates,
 * so that both draw the same markup.
 */
export interface FormTexts {
  readonly common: (word: CommonWord) => string;
  readonly formsFields: Translator<"formsFields">;
  readonly lisa: Translator<"lisa">;
}
/** The words of a finder with its heading, price and result: drawn on the server. */
export interface NeedTexts extends FormTexts {
  readonly common: Translator<"common">;
}

export type CommonWords = { readonly [W in CommonWord]: string };
/** The words as they travel. */
export function pickCommonWords({ common }: FormTexts): CommonWords {
  return {
    clear: common("clear"),
    continue: common("continue"),
    tryAgain: common("tryAgain"),
  };
}
