/**
 * Responses about texts that state a market. Types only, so that the browser bundle gets no other
 * code. Sentences of a document's checks are in the language of the account.
 */

/** Journeys that began or ceased to lead to a plan. */
export interface ShownMarketChange {
  readonly heading: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** A plan whose market a text states. */
export interface ShownPlanCheck {
  /** Id of the record of the plan. */
  readonly product: string;
  readonly name: string;
  /** Whether the text must be checked. */
  readonly open: boolean;
  /** When and by whom the text was checked. */
  readonly sentence: string;
  /** Address of the page of the plan; null when it has none in the language of the text. */
  readonly href: string | null;
  readonly changes: readonly ShownMarketChange[];
  /** States how many changes are left out; null when all are listed. */
  readonly more: string | null;
}

/** The checks of one document. */
export interface ShownTextChecks {
  /** Number of the live release, which is sent back with a check. */
  readonly version: number;
  readonly locale: string;
  readonly plans: readonly ShownPlanCheck[];
  /** Label of the link to the page of a plan. */
  readonly page: string;
  /** Label of the button; null when nothing is open, or when the account may not check. */
  readonly action: string | null;
  /** What the check applies to, where a draft is not published yet. */
  readonly hint: string | null;
}

/** The texts that state the market of a plan that a release changes. */
export interface ShownTexts {
  /** Names of the plans. */
  readonly plans: readonly string[];
  readonly count: number;
  readonly texts: readonly {
    readonly collection: string;
    readonly id: string;
    readonly title: string;
    /** The language, in that language. */
    readonly language: string;
    /** Names of its plans that change. */
    readonly plans: readonly string[];
  }[];
}
