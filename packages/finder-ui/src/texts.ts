import type { Translator } from "@orlaya/messages";

/**
 * Keys of the bundle `common` that the forms use. The page contains these few words next to the
 * form, so that the browser does not load the bundle (2.3 kB).
 */
export const COMMON_WORDS = ["clear", "continue", "tryAgain"] as const;
export type CommonWord = (typeof COMMON_WORDS)[number];

/**
 * Texts of a finder's form. The browser loads the same bundles as the server before it hydrates, so
 * that both render the same markup.
 */
export interface FormTexts {
  readonly common: (word: CommonWord) => string;
  readonly formsFields: Translator<"formsFields">;
  readonly lisa: Translator<"lisa">;
}
/** Texts of a finder with its heading, price and result, which the server renders. */
export interface NeedTexts extends FormTexts {
  readonly common: Translator<"common">;
}

export type CommonWords = { readonly [W in CommonWord]: string };
/** Returns the words of the bundle `common` that the page contains next to a form. */
export function pickCommonWords({ common }: FormTexts): CommonWords {
  return {
    clear: common("clear"),
    continue: common("continue"),
    tryAgain: common("tryAgain"),
  };
}
