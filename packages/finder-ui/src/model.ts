/**
 * Data of the quote-by-need finder (spec §3, §4; finder §3, §6), and the services that both finders
 * receive from the site.
 */
import type { FieldProblem, NeedFormField, NeedQuery, NeedState } from "@orlaya/finder/need";
import type { Answers, SearchPayload } from "@orlaya/finder/eligibility";
import type { IconName, LinkData } from "@orlaya/ui";
import type { EligibilityGo, EligibilityModel, EligibilityModule } from "./eligibility-model.ts";

export interface NeedOption {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly icon?: IconName | null;
  /** Language of the texts, set when it is not the page's. */
  readonly lang?: string;
}
/** The fields of the document module_lisa that the form shows. */
export interface NeedModule {
  readonly title: string;
  readonly description: string;
  readonly submitLabel: string;
  readonly ctaLabel: string;
  readonly ctaLink: LinkData | null;
  readonly needs: readonly NeedOption[];
  /** An empty text means no tooltip. */
  readonly tooltips: {
    readonly need: string;
    readonly destination: string;
    readonly language: string;
  };
}

export interface Country {
  /** Upper-case ISO code. */
  readonly code: string;
  /** Name in the page's language. */
  readonly name: string;
}

export interface NeedFormModel {
  readonly locale: string;
  readonly audience: "individual" | "corporate";
  /**
   * Path of the search. A form receives a redirect or this form again, a script receives
   * `NeedAnswer` as JSON.
   */
  readonly action: string;
  /** All countries in the locale's order. The browser never sorts them (finder §4). */
  readonly countries: readonly Country[];
  /** Answers so far; an empty string is no answer. They are kept when the server finds an error. */
  readonly values: { readonly [F in NeedFormField]: string };
  readonly errors: Partial<Record<NeedFormField, FieldProblem>>;
  /** Hosts that a search may lead to, in addition to this site. */
  readonly hosts: readonly string[];
  /** Path of `CountryAliases` in this locale. Without it the search finds only names and codes. */
  readonly aliases: string | null;
}

/** All data of the quote-by-need finder, as JSON. The side panel loads it when it opens. */
export interface NeedFinderData {
  readonly module: NeedModule;
  readonly model: NeedFormModel;
}

/**
 * Aliases and names in the other languages by ISO code, in the order in which they were written.
 */
export interface CountryAliases {
  readonly [code: string]: readonly string[];
}

/**
 * Response of the search to a script. `url` leads to the outcome (spec §2 Finder result routes).
 */
export type NeedAnswer =
  | {
      readonly kind: "product" | "quote" | "noResult" | "error";
      readonly url: string;
      readonly external: boolean;
    }
  | { readonly kind: "invalid"; readonly errors: Partial<Record<NeedFormField, FieldProblem>> };

/**
 * Browser functions that the quote-by-need finder uses. finder-ui itself never fetches, stores or
 * navigates.
 */
export interface NeedServices {
  /**
   * Returns the response of the server unchecked; the form parses it as `NeedAnswer`. Rejects when
   * the server cannot be reached; the form then keeps the answers and offers a retry (finder §3.5).
   */
  readonly search: (query: NeedQuery) => Promise<unknown>;
  readonly aliases: () => Promise<CountryAliases>;
  /** Writes the answers into the current address, in place (finder §6.17, §6.20). */
  readonly showAnswers: (answers: Pick<NeedState, NeedFormField>) => void;
  /** Navigates to an outcome; external addresses by a full page load (spec §4). */
  readonly leave: (url: string, external: boolean) => void;
  /** Writes lastResearchOption. */
  readonly rememberDestination: (code: string) => void;
  /** Returns country-code, or null when it is unknown. */
  readonly visitorCountry: () => string | null;
}

/**
 * All data of the eligibility finder for the side panel, as JSON. `kind` distinguishes it from
 * `NeedFinderData` (content flag new_lisa).
 */
export interface EligibilityFinderData {
  readonly kind: "eligibility";
  readonly module: EligibilityModule;
  readonly model: EligibilityModel;
}

/** Analytics event of a finder. It contains no answer (finder §6.19). */
export interface FinderEvent {
  /** spec §7: the lisa search event. */
  readonly name: "lisa_search";
  readonly finder: "eligibility" | "need";
  readonly go: EligibilityGo | NeedQuery["go"];
}

/** Browser functions that the eligibility finder uses. */
export interface EligibilityServices {
  /**
   * Sends a submit to the server, which resolves the answers again on its current release. Returns
   * the response unchecked; the form parses it as `EligibilityAnswer`. Rejects when the server
   * cannot be reached.
   */
  readonly resolve: (submission: {
    readonly answers: Answers;
    readonly go: EligibilityGo;
    readonly version: number;
  }) => Promise<unknown>;
  /** Loads the search file of the release; null when there is none. */
  readonly search: () => Promise<SearchPayload | null>;
  /** Writes the answers into the current address, in place (finder §6.17). */
  readonly showAnswers: (answers: Answers) => void;
  /** Navigates to an outcome; external addresses by a full page load (spec §4). */
  readonly leave: (url: string, external: boolean) => void;
  /** Writes lastResearchOption. */
  readonly rememberDestination: (code: string) => void;
  readonly track: (event: FinderEvent) => void;
}
