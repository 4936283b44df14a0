import { useCallback, useEffect, type SubmitEvent } from "react";
import { useCountryIndex } from "./country-index.ts";
import { useErrorSummary } from "./error-summary.tsx";
import type { FinderRules, FinderState, FormState, Problems } from "./finder-rules.ts";
import {
  findProblems,
  getProblemMessage,
  getSubmitHint,
  isSubmitting,
  listFieldNames,
  type FormField,
} from "./form-words.ts";
import { useLateFile } from "./late-file.ts";
import { useLatestState, type LatestState } from "./latest-state.ts";
import { useOffline } from "./offline.tsx";
import { useSpeech } from "./speech.tsx";
import { settleAfterLoading, useTakeOver } from "./take-over.ts";
import type { FormTexts } from "./texts.ts";

interface FormProps {
  readonly id: string;
  readonly t: FormTexts;
  /** Browser functions; undefined on the server. */
  readonly services?: { readonly leave: (url: string, external: boolean) => void };
}

interface Context<S extends FinderState<F>, F extends FormField, G extends string, T> {
  readonly props: FormProps;
  readonly rules: FinderRules<S, F, G, T>;
  readonly store: LatestState<FormState<S, F, G>>;
  readonly sayNow: (text: string) => void;
}

/**
 * Returns the state and behaviour of a finder's form.
 * @param summed whether the error summary lists the problems of the first render
 * @param load loads an optional file for the search of countries
 */
export function useFinderForm<
  P extends FormProps,
  S extends FinderState<F>,
  F extends FormField,
  G extends string,
  T,
>(props: P, rules: FinderRules<S, F, G, T>, summed: boolean, load: (() => Promise<T>) | undefined) {
  const { services, t } = props;
  const store = useLatestState<FormState<S, F, G>>(() => ({
    state: rules.initial,
    summed,
    typed: {},
    round: 0,
    go: rules.goes[0],
  }));
  const [form, change, now] = store;
  const [file, askForFile] = useLateFile(load);
  const { summary, leadToSummary } = useErrorSummary();
  const offline = useOffline();
  const speech = useSpeech();

  const startOver = useCallback(() => {
    change({ state: rules.empty, summed: false, typed: {}, round: now().round + 1 });
    rules.show(rules.empty);
  }, [rules, change, now]);
  const begin = useCallback(
    () => change({ state: rules.begin(now().state) }),
    [rules, change, now],
  );
  const enhanced = useTakeOver(services ? begin : null, startOver);
  const index = useCountryIndex(
    enhanced,
    useCallback(() => rules.entries(file), [rules, file]),
  );

  const context = { props, rules, store, sayNow: speech.sayNow };
  const onSubmit = useSubmit(context, offline, startOver, leadToSummary);
  const missing = rules.missing(form.state);
  return {
    ...props,
    ...form,
    ...createFieldActions(context),
    goes: rules.goes,
    missing,
    hint: getSubmitHint(t, missing),
    enhanced,
    loading: isSubmitting(form.state),
    offline,
    speech,
    index,
    summary,
    askForFile,
    onSubmit,
  };
}

/** Returns the submit handler. A submit made offline is sent when the connection is back. */
function useSubmit<S extends FinderState<F>, F extends FormField, G extends string, T>(
  context: Context<S, F, G, T>,
  offline: boolean,
  startOver: () => void,
  leadToSummary: () => void,
) {
  const { props, rules, store } = context;
  const [{ state, go }, change, now] = store;
  const report = useCallback(
    (problems: Problems<F>) => {
      change({ state: { ...now().state, problems, status: "editing" }, summed: true });
      leadToSummary();
    },
    [change, now, leadToSummary],
  );
  const send = useSend(context, startOver, report);

  // Send a submit made offline, unless an answer has changed since then.
  useEffect(() => {
    if (state.status === "waiting" && !offline) void send(go, state);
  }, [state, offline, go, send]);

  return function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    if (!props.services) return;
    event.preventDefault();
    const { state: given, typed } = now();
    if (isSubmitting(given)) return;
    const missing = rules.missing(given);
    if (missing.length > 0) {
      report(findProblems(missing, typed));
      return;
    }
    const pressed = findPressed(event.nativeEvent.submitter, rules.goes);
    if (offline) change({ state: rules.hold(given), go: pressed });
    else void send(pressed, given);
  };
}

/** Returns the submit button that was pressed, or the first when none was. */
function findPressed<G extends string>(
  submitter: HTMLElement | null,
  goes: readonly [G, ...G[]],
): G {
  return (
    goes.find((go) => submitter instanceof HTMLButtonElement && submitter.value === go) ?? goes[0]
  );
}

/**
 * Returns a function that sends the answers to the server, then navigates to the outcome or shows
 * the problems.
 */
function useSend<S extends FinderState<F>, F extends FormField, G extends string, T>(
  { props: { services, t }, rules, store: [, change, now], sayNow }: Context<S, F, G, T>,
  startOver: () => void,
  report: (problems: Problems<F>) => void,
) {
  return useCallback(
    async (go: G, given: S): Promise<void> => {
      const asked = rules.ask(go, given);
      if (!asked) return;
      change({ state: { ...rules.submit(now().state), problems: {} }, summed: false, go });
      sayNow(t.lisa("submit.loading"));
      try {
        const answer = await settleAfterLoading(asked);
        if (answer.kind === "invalid") {
          report(answer.problems);
        } else {
          startOver();
          services?.leave(answer.url, answer.external);
        }
      } catch {
        change({ state: rules.fail(now().state) });
      } finally {
        // Clear the live region: the next page, the summary or the alert announces the outcome.
        sayNow("");
      }
    },
    [services, rules, t, report, startOver, sayNow, change, now],
  );
}

/** Returns the actions and errors of the fields of a form. */
function createFieldActions<S extends FinderState<F>, F extends FormField, G extends string, T>({
  props: { id, t },
  rules,
  store: [{ state, typed, summed }, change, now],
  sayNow,
}: Context<S, F, G, T>) {
  const idOf = (field: F): string => `${id}-${rules.paramOf(field)}`;
  const focus = (field: F): void => document.getElementById(idOf(field))?.focus();
  function messageOf(field: F): string | undefined {
    const problem = state.problems[field];
    return problem && getProblemMessage(t, field, problem, typed[field]);
  }
  /** Sets or empties one answer, and announces all consequences at once. */
  function choose(field: F, value: string | null, text = ""): void {
    const before = now();
    const { state: next, said } = rules.choose(before.state, field, value);
    change({ state: next, typed: { ...before.typed, [field]: text } });
    if (said === null) return;
    rules.show(next);
    if (said !== "") sayNow(said);
  }
  function clear(field: F): void {
    const fields = listFieldNames(t, rules.emptied(now().state, field));
    choose(field, null);
    sayNow(t.lisa("live.cleared", { fields }));
    focus(field);
  }
  const wrong = rules.fields.filter((field) => summed && state.problems[field]);
  return {
    idOf,
    focus,
    messageOf,
    choose,
    clear,
    errors: wrong.map((field) => ({ fieldId: idOf(field), message: messageOf(field) ?? "" })),
  };
}
