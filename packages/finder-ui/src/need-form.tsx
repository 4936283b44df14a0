import {
  EMPTY_NEED,
  NEED_LANGUAGES,
  canSubmit,
  fail,
  hold,
  missingFields,
  reset,
  setField,
  submit,
  type FieldProblem,
  type Go,
  type NeedFormField,
  type NeedState,
} from "@orlaya/finder/need";
import { listFormat } from "@orlaya/messages";
import { Button, ClearButton, Icon, Select } from "@orlaya/ui";
import { useCallback, useEffect, useState, type SubmitEvent } from "react";
import { CountryField } from "./country-field.tsx";
import { useCountryIndex } from "./country-index.ts";
import { ErrorSummary, useErrorSummary } from "./error-summary.tsx";
import css from "./finder.module.css";
import { useLateFile } from "./late-file.ts";
import { useLatestState } from "./latest-state.ts";
import type { NeedFormModel, NeedModule, NeedServices } from "./model.ts";
import { OfflineNotice, useOffline } from "./offline.tsx";
import { RadioCards } from "./radio-cards.tsx";
import { readNeedAnswer } from "./read-answer.ts";
import { LiveRegion, useSpeech } from "./speech.tsx";
import { atLeastLoading, useTakeOver } from "./take-over.ts";
import type { FormTexts } from "./texts.ts";

export type NeedFormVariant = "card" | "panel";

export interface NeedFormProps {
  /** Unique on the page: all ids of the form start with it. */
  readonly id: string;
  readonly module: NeedModule;
  readonly model: NeedFormModel;
  readonly variant: NeedFormVariant;
  readonly t: FormTexts;
  /** The browser. Without it, on the server, this is a plain GET form. */
  readonly services?: NeedServices;
  /** What was answered before scripts took over, or is suggested when the panel opens. */
  readonly drafts?: Partial<Record<NeedFormField, string>>;
  /** The draft of the destination is a suggestion, of the opener or the last search: marked as one while it stands. */
  readonly suggested?: "link" | "last";
}

function stateOf(values: Partial<Record<NeedFormField, string>>, start: NeedState): NeedState {
  return (["need", "to", "language"] as const).reduce(
    (state, field) => (values[field] ? setField(state, field, values[field]) : state),
    start,
  );
}

/**
 * The quote-by-need form (spec §4; finder.md §3, §6). The first render in the browser equals the server's; the country
 * field and the inactive buttons come in an effect right after.
 */
export function NeedForm({
  id,
  module,
  model,
  variant,
  t,
  services,
  drafts,
  suggested,
}: NeedFormProps) {
  const [state, setState, now] = useLatestState(() => stateOf(model.values, EMPTY_NEED));
  const [errors, setErrors] = useState(model.errors);
  /** Counts resets, so that the country field starts afresh. */
  const [round, setRound] = useState(0);
  const [typed, setTyped] = useState("");
  const [go, setGo] = useState<Go>("quote");
  // Without aliases names and codes are still found.
  const [aliases, askForAliases] = useLateFile(services?.aliases);
  const { summary, leadToSummary } = useErrorSummary();
  const offline = useOffline();
  const speech = useSpeech();
  const { sayNow } = speech;

  const startOver = useCallback(() => {
    setState(reset);
    setErrors({});
    setTyped("");
    setRound((count) => count + 1);
    services?.showAnswers(EMPTY_NEED);
  }, [services, setState]);
  const begin = useCallback(() => {
    if (!drafts || Object.keys(drafts).length === 0) return;
    const drafted = stateOf(drafts, stateOf(model.values, EMPTY_NEED));
    setState(() => drafted);
    services?.showAnswers(drafted);
  }, [drafts, model.values, services, setState]);
  const enhanced = useTakeOver(services ? begin : null, startOver);

  const index = useCountryIndex(
    enhanced,
    useCallback(
      () =>
        model.countries.map((country) => ({ ...country, aliases: aliases?.[country.code] ?? [] })),
      [model.countries, aliases],
    ),
  );

  const names: Record<NeedFormField, string> = {
    need: t.formsFields("need.name"),
    to: t.formsFields("destination.name"),
    language: t.formsFields("language.name"),
  };
  const required: Record<NeedFormField, string> = {
    need: t.formsFields("need.required"),
    to: t.formsFields("destination.required"),
    language: t.formsFields("language.required"),
  };
  function messageOf(field: NeedFormField): string | undefined {
    if (!errors[field]) return undefined;
    if (errors[field] === "unknown")
      return field === "to" && typed.trim()
        ? t.formsFields("country.unmatched", { text: typed.trim() })
        : t.formsFields("option.unavailable");
    return required[field];
  }

  const missing = missingFields(state);
  const searching = state.status === "searching";
  const inactive = enhanced && missing.length > 0;
  const hint =
    missing.length > 0
      ? t.lisa("submit.missing", {
          fields: listFormat(
            t.lisa.locale,
            missing.map((field) => names[field]),
          ),
        })
      : t.lisa("live.complete");
  const idOf = (field: NeedFormField): string => `${id}-${field}`;

  function choose(field: NeedFormField, value: string | null): void {
    const before = now();
    const next = setField(before, field, value);
    setState(() => next);
    if (next[field] !== before[field]) {
      services?.showAnswers(next);
      if (missingFields(next).length === 0) sayNow(t.lisa("live.complete"));
    }
    setErrors((current) => {
      const { [field]: _, ...others } = current;
      return others;
    });
  }
  function clear(field: NeedFormField): void {
    choose(field, null);
    sayNow(t.lisa("live.cleared", { fields: names[field] }));
    document.getElementById(idOf(field))?.focus();
  }
  const clearSign =
    variant === "card" ? (
      <span className={css.sign}>
        <Icon name="x" size={18} />
      </span>
    ) : (
      t.common("clear")
    );
  const noClear = variant === "card" && <span className={css.room} />;
  function clearButton(field: "need" | "language", name: string) {
    return enhanced && state[field] !== null ? (
      <ClearButton label={clearSign} name={name} onClick={() => clear(field)} />
    ) : (
      noClear
    );
  }

  const report = useCallback(
    (problems: Partial<Record<NeedFormField, FieldProblem>>): void => {
      setErrors(problems);
      leadToSummary();
    },
    [leadToSummary],
  );

  const send = useCallback(
    async (chosen: Go, given: NeedState): Promise<void> => {
      const { need, to, language } = given;
      if (!services || need === null || to === null || language === null) return;
      setErrors({});
      setState(() => submit(given));
      services.rememberDestination(to);
      sayNow(t.lisa("submit.loading"));
      try {
        const query = { need, to, language, go: chosen, from: services.visitorCountry() };
        const answer = readNeedAnswer(await atLeastLoading(services.search(query)), model.hosts);
        if (answer === null) throw new Error("The answer of the search cannot be read.");
        if (answer.kind === "invalid") {
          setState((current) => ({ ...current, status: "editing" }));
          report(answer.errors);
          return;
        }
        startOver();
        services.leave(answer.url, answer.external);
      } catch {
        setState(fail);
      } finally {
        // The search is over: its end is said by the page it led to, the summary or the alert.
        sayNow("");
      }
    },
    [services, model.hosts, report, startOver, sayNow, t, setState],
  );

  // What was submitted offline goes on by itself, unless an answer changed meanwhile.
  useEffect(() => {
    if (state.status === "waiting" && !offline) void send(go, state);
  }, [state, offline, go, send]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    if (!services) return;
    event.preventDefault();
    const given = now();
    if (given.status === "searching") return;
    if (!canSubmit(given)) {
      report(
        Object.fromEntries(
          missingFields(given).map((field) => [
            field,
            field === "to" && typed.trim() ? "unknown" : "missing",
          ]),
        ),
      );
      return;
    }
    const { submitter } = event.nativeEvent;
    const chosen: Go =
      submitter instanceof HTMLButtonElement && submitter.value === "product" ? "product" : "quote";
    setGo(chosen);
    if (offline) setState(hold);
    else void send(chosen, given);
  }

  const problems = (["need", "to", "language"] as const).filter((field) => errors[field]);
  /** In the card, one row high on wide screens, a remark opens from a “?”. */
  function tooltip(text: string, label: string) {
    return {
      hint: text || undefined,
      help: variant === "card" && text ? t.lisa("help", { field: label }) : undefined,
    };
  }
  const suggestion =
    suggested && state.to !== null && state.to === drafts?.to
      ? {
          hint: (
            <>
              <b className={css.tag}>{t.lisa("suggested.tag")}</b>{" "}
              <span>
                {suggested === "last" ? t.lisa("suggested.last") : module.tooltips.destination}
              </span>
            </>
          ),
        }
      : {};
  /** Said of a cover type that nobody described in the page's language (spec §3, travel). */
  const notes = module.needs.map(({ lang }) =>
    lang !== undefined && lang !== t.lisa.locale ? t.lisa("need.inEnglish") : "",
  );
  const needProps = {
    id: idOf("need"),
    label: t.formsFields("need.label"),
    ...tooltip(module.tooltips.need, t.formsFields("need.label")),
    error: messageOf("need"),
    clear: clearButton("need", t.formsFields("need.reset")),
    value: state.need ?? "",
  };
  const submitProps = {
    "aria-describedby": enhanced ? `${id}-hint` : undefined,
    "aria-disabled": inactive || searching || undefined,
  } as const;

  return (
    <form
      className={css.form}
      data-variant={variant === "card" ? "need" : variant}
      data-enhanced={enhanced || undefined}
      action={model.action}
      method="get"
      noValidate={enhanced}
      aria-busy={searching || undefined}
      onFocus={askForAliases}
      onSubmit={onSubmit}
    >
      {problems.length > 0 && (
        <ErrorSummary
          ref={summary}
          autoFocus={!enhanced}
          id={`${id}-summary`}
          title={t.lisa("errorSummary", { count: problems.length })}
          errors={problems.map((field) => ({
            fieldId: idOf(field),
            message: messageOf(field) ?? "",
          }))}
        />
      )}
      {state.status === "failed" && (
        <p className={css.failed} role="alert">
          <Icon name="alert" size={18} />
          {t.lisa("submit.transportError")}
        </p>
      )}
      <div className={css.fields}>
        {variant === "panel" ? (
          <RadioCards
            {...needProps}
            name="need"
            required
            options={module.needs.map(({ key, title, description, icon, lang }, place) => ({
              value: key,
              title,
              description,
              icon,
              lang,
              note: notes[place] ?? "",
            }))}
            onChoose={(key) => choose("need", key)}
          />
        ) : (
          <Select
            {...needProps}
            name="need"
            required
            placeholder={t.formsFields("need.placeholder")}
            options={module.needs.map((need, place) => ({
              value: need.key,
              label: [[need.title, need.description].filter(Boolean).join(": "), notes[place]]
                .filter(Boolean)
                .join(" "),
              lang: need.lang,
            }))}
            onChange={(event) => choose("need", event.target.value || null)}
          />
        )}
        <CountryField
          key={round}
          id={idOf("to")}
          name="to"
          label={t.formsFields("needDestination.label")}
          resetLabel={t.formsFields("destination.reset")}
          clear={noClear}
          clearSign={clearSign}
          required
          {...tooltip(module.tooltips.destination, t.formsFields("needDestination.label"))}
          {...suggestion}
          error={messageOf("to")}
          icon="map-pin"
          served={services !== undefined && !enhanced}
          countries={model.countries}
          index={index}
          value={state.to}
          t={t}
          speech={speech}
          onReset={() => clear("to")}
          onChange={(code, text) => {
            setTyped(text);
            choose("to", code);
          }}
        />
        <Select
          id={idOf("language")}
          name="language"
          label={t.formsFields("language.label")}
          {...tooltip(module.tooltips.language, t.formsFields("language.label"))}
          error={messageOf("language")}
          clear={clearButton("language", t.formsFields("language.reset"))}
          required
          placeholder={t.formsFields("language.placeholder")}
          options={NEED_LANGUAGES.map((language) => ({
            value: language,
            label: t.formsFields(`language.${language}`),
          }))}
          value={state.language ?? ""}
          onChange={(event) => choose("language", event.target.value || null)}
        />
      </div>
      <div className={css.actions}>
        <Button
          {...submitProps}
          type="submit"
          name="go"
          value="quote"
          icon="arrow-right"
          busy={searching && go === "quote"}
          className={css.submit}
        >
          {state.status === "failed" && go === "quote"
            ? t.common("tryAgain")
            : module.submitLabel || t.lisa("submit.quote")}
        </Button>
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
        <Button
          {...submitProps}
          type="submit"
          name="go"
          value="product"
          variant="secondary"
          size="sm"
          busy={searching && go === "product"}
          className={css.second}
        >
          {t.lisa("submit.product")}
        </Button>
        {offline && <OfflineNotice waiting={state.status === "waiting"} t={t} />}
      </div>
      <LiveRegion speech={speech} />
    </form>
  );
}
