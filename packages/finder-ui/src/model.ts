/** What the quote-by-need finder is drawn from (spec §3, §4; finder §3, §6), and what it asks of its surroundings. */
import type { FieldProblem, NeedFormField, NeedQuery, NeedState } from "@orlaya/finder/need";
import type { Answers, SearchPayload } from "@orlaya/finder/eligibility";
import type { IconName, LinkData } from "@orlaya/ui";
import type { EligibilityGo, EligibilityModel, EligibilityModule } from "./eligibility-model.ts";

export interface NeedOption {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly icon?: IconName | null;
  /** Set where the text is in another language than the page. */
  readonly lang?: string;
}
/** The part of module_lisa that the form shows. */
export interface NeedModule {
  readonly title: string;
  readonly description: string;
  readonly submitLabel: string;
  readonly ctaLabel: string;
  readonly ctaLink: LinkData | null;
  readonly needs: readonly NeedOption[];
  /** Empty: no tooltip. */
  readonly tooltips: {
    readonly need: string;
    readonly destination: string;
    readonly language: string;
  };
}

export interface Country {
  /** Upper-case ISO code. */
  readonly code: string;
  /** In the page's language. */
  readonly name: string;
}

export interface NeedFormModel {
  readonly locale: string;
  readonly audience: "individual" | "corporate";
  /** Path that answers the search: a redirect or this form again for a form, `NeedAnswer` as JSON for a script. */
  readonly action: string;
  /** Every country, in the locale's order: the browser never sorts (finder §4). */
  readonly countries: readonly Country[];
  /** Answers so far; empty string: none. Kept when the server found a mistake. */
  readonly values: { readonly [F in NeedFormField]: string };
  readonly errors: Partial<Record<NeedFormField, FieldProblem>>;
  /** Hosts, beside this site, that a search may lead to. */
  readonly hosts: readonly string[];
  /** Path of `CountryAliases` in this locale. Without it only names and codes are found. */
  readonly aliases: string | null;
}

/** All a finder needs, as JSON: what the side panel loads when it opens. */
export interface NeedFinderData {
  readonly module: NeedModule;
  readonly model: NeedFormModel;
}

/** ISO code → aliases and names in the other languages, in the order in which they were written. */
export interface CountryAliases {
  readonly [code: string]: readonly string[];
}

/** What the search answers to a script. `url` is where the outcome leads (spec §2 Finder result routes). */
export type NeedAnswer =
  | {
      readonly kind: "product" | "quote" | "noResult" | "error";
      readonly url: string;
      readonly external: boolean;
    }
  | { readonly kind: "invalid"; readonly errors: Partial<Record<NeedFormField, FieldProblem>> };

/** The browser, as far as the finder needs it; finder-ui itself never fetches, stores or navigates. */
export interface NeedServices {
  /** What the server says, which the form reads (`NeedAnswer`). Rejects when it could not be reached: the answers are kept and a retry is offered (finder §3.5). */
  readonly search: (query: NeedQuery) => Promise<unknown>;
  readonly aliases: () => Promise<CountryAliases>;
  /** Puts the answers into the address, in place (finder §6.17, §6.20). */
  readonly showAnswers: (answers: Pick<NeedState, NeedFormField>) => void;
  /** Follows an outcome; external addresses by a full page load (spec §4). */
  readonly leave: (url: string, external: boolean) => void;
  /** Writes lastResearchOption. */
  readonly rememberDestination: (code: string) => void;
  /** country-code, when it is known. */
  readonly visitorCountry: () => string | null;
}

/** The eligibility finder of the side panel, as JSON; `kind` tells it from the other one (content flag new_lisa). */
export interface EligibilityFinderData {
  readonly kind: "eligibility";
  readonly module: EligibilityModule;
  readonly model: EligibilityModel;
}

/** What analytics hears of a finder; no answer is part of it (finder §6.19). */
export interface FinderEvent {
  /** spec §7: the lisa search event. */
  readonly name: "lisa_search";
  readonly finder: "eligibility" | "need";
  readonly go: EligibilityGo | NeedQuery["go"];
}

/** The browser, as far as the eligibility finder needs it. */
export interface EligibilityServices {
  /** Asks the server, which resolves again on its current release; the form reads what it says (`EligibilityAnswer`). Rejects when it could not be reached. */
  readonly resolve: (submission: {
    readonly answers: Answers;
    readonly go: EligibilityGo;
    readonly version: number;
  }) => Promise<unknown>;
  /** The search file of the release; null when there is none. */
  readonly search: () => Promise<SearchPayload | null>;
  /** Puts the answers into the address, in place (finder §6.17). */
  readonly showAnswers: (answers: Answers) => void;
  /** Follows an outcome; external addresses by a full page load (spec §4). */
  readonly leave: (url: string, external: boolean) => void;
  /** Writes lastResearchOption. */
  readonly rememberDestination: (code: string) => void;
  readonly track: (event: FinderEvent) => void;
}
