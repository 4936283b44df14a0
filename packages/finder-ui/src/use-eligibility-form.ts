import {
  FIELDS,
  NOT_LISTED,
  PARAMS,
  asksNationality,
  searchEntries,
  type Answers,
  type Field,
  type OptionsFinder,
} from "@orlaya/finder/eligibility";
import type { SearchPayload } from "@orlaya/finder/eligibility";
import { useMemo } from "react";
import { hasNoDestination } from "./answers.ts";
import type {
  EligibilityGo,
  EligibilityModel,
  EligibilityModule,
  EligibilityVariant,
} from "./eligibility-model.ts";
import {
  choose,
  emptyState,
  findMissingAnswers,
  suggest,
  type EligibilityState,
  type Suggestions,
} from "./eligibility-state.ts";
import { describeChoice } from "./eligibility-words.ts";
import type { FinderRules } from "./finder-rules.ts";
import type { EligibilityServices } from "./model.ts";
import { readEligibilityAnswer } from "./read-answer.ts";
import type { FormTexts } from "./texts.ts";
import { useFinderForm } from "./use-finder-form.ts";

export interface EligibilityFormProps {
  /** Unique on the page. All ids of the form start with it. */
  readonly id: string;
  /** The release in the page's locale. Server and browser render from the same release. */
  readonly finder: OptionsFinder;
  readonly model: EligibilityModel;
  readonly module: EligibilityModule;
  readonly variant: EligibilityVariant;
  readonly t: FormTexts;
  /** Browser functions. Without them, on the server, the form is a plain GET form. */
  readonly services?: EligibilityServices;
  /** Answers given before hydration. */
  readonly drafts?: Partial<Answers>;
  /** The autofill of the panel (spec §4). */
  readonly suggestions?: Suggestions;
}

/** The props of the form, with its state and behaviour. */
export type EligibilityFormParts = ReturnType<typeof useEligibilityForm>;

export interface EligibilityPartProps {
  readonly form: EligibilityFormParts;
}

/** Returns the props, state and behaviour of the eligibility form. */
export function useEligibilityForm(props: EligibilityFormProps) {
  const { finder, model, variant, t, services, drafts, suggestions } = props;
  const rules = useMemo(
    (): EligibilityRules => ({
      ...createSteps(finder, t),
      goes: variant === "page" ? ["rate", "quote"] : ["quote", "product"],
      initial: {
        ...emptyState,
        answers: model.answers,
        problems: model.problems,
        dropped: model.dropped,
        wish: model.wish === null ? null : { value: model.wish, source: "link" },
      },
      begin(state) {
        const drafted = FIELDS.reduce(
          (earlier, field) =>
            drafts?.[field] ? choose(finder, earlier, field, drafts[field]).state : earlier,
          state,
        );
        return suggestions ? suggest(finder, drafted, suggestions) : drafted;
      },
      show: ({ answers }) => services?.showAnswers(answers),
      ask(go, { answers }) {
        if (!services || answers.destination === null) return undefined;
        services.rememberDestination(answers.destination);
        services.track({ name: "lisa_search", finder: "eligibility", go });
        return services
          .resolve({ answers, go, version: model.version })
          .then((answer) => readEligibilityAnswer(answer, model.hosts));
      },
    }),
    [finder, model, variant, t, services, drafts, suggestions],
  );
  // A problem of a deep link is shown at its field, not in the summary.
  const summed = Object.values(model.problems).includes("missing");
  const form = useFinderForm(props, rules, summed, services?.search);
  const { answers } = form.state;
  return {
    ...form,
    answers,
    asks: asksNationality(finder, answers),
    noDestination: hasNoDestination(finder, answers),
    notListed: t.formsFields("nationality.notListed"),
  };
}

type EligibilityRules = FinderRules<EligibilityState, Field, EligibilityGo, SearchPayload | null>;

/** Returns the fields of the eligibility form and the transitions of its state. */
function createSteps(finder: OptionsFinder, t: FormTexts) {
  return {
    fields: FIELDS,
    paramOf: (field) => PARAMS[field],
    empty: emptyState,
    choose(state, field, value) {
      const { state: next, cleared } = choose(finder, state, field, value);
      return next.answers === state.answers
        ? { state: next, said: null }
        : {
            state: { ...next, dropped: [] },
            said: describeChoice(finder, next.answers, field, cleared, t),
          };
    },
    emptied: ({ answers }, field) =>
      FIELDS.slice(FIELDS.indexOf(field)).filter(
        (each) => each === field || answers[each] !== null,
      ),
    missing: (state) => findMissingAnswers(finder, state),
    submit: (state) => ({ ...state, status: "loading" }),
    hold: (state) => ({ ...state, status: "waiting" }),
    fail: (state) => ({ ...state, status: "failed" }),
    // The search finds names and codes without the search file too.
    entries: (search) => [
      ...searchEntries(finder, search),
      { code: NOT_LISTED, name: t.formsFields("nationality.notListed"), aliases: [] },
    ],
  } satisfies Partial<EligibilityRules>;
}
