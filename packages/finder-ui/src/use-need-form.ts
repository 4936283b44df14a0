import {
  EMPTY_NEED,
  NEED_FIELDS,
  fail,
  hold,
  listMissingFields,
  reset,
  setField,
  submit,
  type Go,
  type NeedFormField,
  type NeedState,
} from "@orlaya/finder/need";
import { useMemo } from "react";
import type { FinderRules } from "./finder-rules.ts";
import type { CountryAliases, NeedFormModel, NeedModule, NeedServices } from "./model.ts";
import { readNeedAnswer } from "./read-answer.ts";
import type { FormTexts } from "./texts.ts";
import { useFinderForm } from "./use-finder-form.ts";

export type NeedFormVariant = "card" | "panel";

export interface NeedFormProps {
  /** Unique on the page. All ids of the form start with it. */
  readonly id: string;
  readonly module: NeedModule;
  readonly model: NeedFormModel;
  readonly variant: NeedFormVariant;
  readonly t: FormTexts;
  /** Browser functions. Without them, on the server, the form is a plain GET form. */
  readonly services?: NeedServices;
  /** Answers given before hydration, or suggestions of the panel when it opens. */
  readonly drafts?: Partial<Record<NeedFormField, string>>;
  /**
   * Set when the draft of the destination is a suggestion, from the opening link or the last
   * search. It is marked until the visitor changes it.
   */
  readonly suggested?: "link" | "last";
}

/** The props of the form, with its state and behaviour. */
export type NeedFormParts = ReturnType<typeof useNeedForm>;

export interface NeedPartProps {
  readonly form: NeedFormParts;
}

/** State of the form: the answers and their problems. */
interface NeedFormState extends NeedState {
  readonly problems: NeedFormModel["errors"];
}

/** Returns the props, state and behaviour of the quote-by-need form. */
export function useNeedForm(props: NeedFormProps) {
  const { model, t, services, drafts } = props;
  const rules = useMemo(
    (): FinderRules<NeedFormState, NeedFormField, Go, CountryAliases> => ({
      fields: NEED_FIELDS,
      paramOf: (field) => field,
      goes: ["quote", "product"],
      initial: { ...setFields(EMPTY_NEED, model.values), problems: model.errors },
      empty: { ...reset(), problems: {} },
      begin(state) {
        if (!drafts || Object.keys(drafts).length === 0) return state;
        const drafted = setFields(state, drafts);
        services?.showAnswers(drafted);
        return { ...state, ...drafted };
      },
      choose(state, field, value) {
        const { [field]: _, ...problems } = state.problems;
        const next = { ...setField(state, field, value), problems };
        return {
          state: next,
          said:
            next[field] === state[field]
              ? null
              : listMissingFields(next).length > 0
                ? ""
                : t.lisa("live.complete"),
        };
      },
      emptied: (_, field) => [field],
      missing: listMissingFields,
      submit: (state) => ({ ...state, ...submit(state) }),
      hold: (state) => ({ ...state, ...hold(state) }),
      fail: (state) => ({ ...state, ...fail(state) }),
      // The search finds names and codes without aliases too.
      entries: (aliases) =>
        model.countries.map((country) => ({ ...country, aliases: aliases?.[country.code] ?? [] })),
      show: (state) => services?.showAnswers(state),
      ask(go, { need, to, language }) {
        if (!services || need === null || to === null || language === null) return undefined;
        services.rememberDestination(to);
        return services
          .search({ need, to, language, go, from: services.visitorCountry() })
          .then((answer) => readNeedAnswer(answer, model.hosts));
      },
    }),
    [model, t, services, drafts],
  );
  return useFinderForm(props, rules, true, services?.aliases);
}

/** Returns the state with the values of some fields. */
function setFields(start: NeedState, values: Partial<Record<NeedFormField, string>>): NeedState {
  return NEED_FIELDS.reduce(
    (state, field) => (values[field] ? setField(state, field, values[field]) : state),
    start,
  );
}
