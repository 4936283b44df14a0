import {
  FIELDS,
  NO_ANSWERS,
  NOT_LISTED,
  PARAMS,
  asksNationality,
  optionsFor,
  searchEntries,
  type Answers,
  type Field,
  type Finder,
  type Option,
} from "@orlaya/finder/eligibility";
import { narrowIndex, type CountryIndex } from "@orlaya/finder/search";
import { listFormat } from "@orlaya/messages";
import {
  Button,
  ClearButton,
  ClearLink,
  Icon,
  Picture,
  Select,
  type PictureData,
} from "@orlaya/ui";
import { useCallback, useEffect, useMemo, useState, type ReactNode, type SubmitEvent } from "react";
import { answerName, answersBefore, finderHref, hasNoDestination } from "./answers.ts";
import { CountryField, type CountryFieldProps } from "./country-field.tsx";
import { useCountryIndex } from "./country-index.ts";
import type {
  EligibilityGo,
  EligibilityModel,
  EligibilityModule,
  EligibilityVariant,
} from "./eligibility-model.ts";
import {
  choicesAfter,
  choose,
  emptyState,
  missingAnswers,
  stepOf,
  suggest,
  type EligibilityState,
  type Suggestions,
} from "./eligibility-state.ts";
import { ErrorSummary, useErrorSummary } from "./error-summary.tsx";
import css from "./finder.module.css";
import { useLateFile } from "./late-file.ts";
import { useLatestState } from "./latest-state.ts";
import type { EligibilityServices } from "./model.ts";
import { OfflineNotice, useOffline } from "./offline.tsx";
import { RadioCards } from "./radio-cards.tsx";
import { readEligibilityAnswer } from "./read-answer.ts";
import { LiveRegion, useSpeech } from "./speech.tsx";
import { atLeastLoading, useTakeOver } from "./take-over.ts";
import type { FormTexts } from "./texts.ts";

export interface EligibilityFormProps {
  /** Unique on the page: all ids of the form start with it. */
  readonly id: string;
  /** The release in the page's locale; the server and the browser draw from the same one. */
  readonly finder: Finder;
  readonly model: EligibilityModel;
  readonly module: EligibilityModule;
  readonly variant: EligibilityVariant;
  readonly t: FormTexts;
  /** The browser. Without it, on the server, this is a plain GET form. */
  readonly services?: EligibilityServices;
  /** What was answered before scripts took over. */
  readonly drafts?: Partial<Answers>;
  /** The autofill of the panel (spec §4). */
  readonly suggestions?: Suggestions;
}

/** The first state: what the address says, which is what the server drew. */
function initial(model: EligibilityModel): EligibilityState {
  return {
    ...emptyState,
    answers: model.answers,
    problems: model.problems,
    wish: model.wish === null ? null : { value: model.wish, source: "link" },
  };
}

/**
 * The eligibility form (spec §4; finder.md §2, §6). The first render in the browser equals the server's; the country
 * fields become comboboxes in an effect right after. Between steps nothing is asked of the network.
 */
export function EligibilityForm({
  id,
  finder,
  model,
  module,
  variant,
  t,
  services,
  drafts,
  suggestions,
}: EligibilityFormProps) {
  const [state, setState, now] = useLatestState(() => initial(model));
  const [dropped, setDropped] = useState(model.dropped);
  const [summed, setSummed] = useState(() => Object.values(model.problems).includes("missing"));
  /** Counts fresh starts, so that the country fields forget what was typed. */
  const [round, setRound] = useState(0);
  const [typed, setTyped] = useState<{ readonly [F in Field]?: string }>({});
  const [go, setGo] = useState<EligibilityGo>("quote");
  // Without the search file names and codes are still found.
  const [search, askForSearch] = useLateFile(services?.search);
  const { summary, leadToSummary } = useErrorSummary();
  const offline = useOffline();
  const speech = useSpeech();
  const { sayNow } = speech;

  const { answers, problems } = state;
  const loading = state.status === "loading";
  const asks = asksNationality(finder, answers);
  const missing = missingAnswers(finder, state);
  const inactive = missing.length > 0;
  const notListed = t.formsFields("nationality.notListed");
  const idOf = (field: Field): string => `${id}-${PARAMS[field]}`;
  const nameOf = (field: Field): string => t.formsFields(`${field}.name`);
  const focusField = (field: Field): void => document.getElementById(idOf(field))?.focus();
  const fieldList = (fields: readonly Field[]): string =>
    listFormat(t.lisa.locale, fields.map(nameOf));

  const startOver = useCallback(() => {
    setState(() => emptyState);
    setDropped([]);
    setTyped({});
    setSummed(false);
    setRound((count) => count + 1);
    services?.showAnswers(NO_ANSWERS);
  }, [services, setState]);
  const begin = useCallback(
    () =>
      setState((current) => {
        const drafted = FIELDS.reduce(
          (earlier, field) =>
            drafts?.[field] ? choose(finder, earlier, field, drafts[field]).state : earlier,
          current,
        );
        return suggestions ? suggest(finder, drafted, suggestions) : drafted;
      }),
    [finder, drafts, suggestions, setState],
  );
  const enhanced = useTakeOver(services ? begin : null, startOver);

  const index = useCountryIndex(
    enhanced,
    useCallback(
      () => [...searchEntries(finder, search), { code: NOT_LISTED, name: notListed, aliases: [] }],
      [finder, search, notListed],
    ),
  );

  /** One answer, or none; everything that follows from it is said in one sentence. */
  function pick(field: Field, value: string | null, text = ""): void {
    const before = now();
    const { state: next, cleared } = choose(finder, before, field, value);
    setTyped((current) => ({ ...current, [field]: text }));
    setState(() => next);
    if (next.answers === before.answers) return;
    setDropped([]);
    services?.showAnswers(next.answers);
    const words =
      cleared.length > 0 ? [t.lisa("live.cleared", { fields: fieldList(cleared) })] : [];
    const choices = choicesAfter(finder, next.answers, field);
    if (choices?.field === "destination")
      words.push(t.lisa("live.destinations", { count: choices.count }));
    if (choices?.field === "profile") words.push(t.lisa("live.profiles", { count: choices.count }));
    if (choices?.field === "nationality") words.push(t.lisa("live.nationality"));
    if (missingAnswers(finder, next).length === 0) words.push(t.lisa("live.complete"));
    if (words.length > 0) sayNow(words.join(" "));
  }
  function empty(field: Field): void {
    const before = now().answers;
    const later = FIELDS.slice(FIELDS.indexOf(field)).filter(
      (each) => each === field || before[each] !== null,
    );
    pick(field, null);
    sayNow(t.lisa("live.cleared", { fields: fieldList(later) }));
    focusField(field);
  }

  function messageOf(field: Field): string | undefined {
    if (!problems[field]) return undefined;
    const text = typed[field]?.trim();
    if (problems[field] === "unknown")
      return text
        ? t.formsFields("country.unmatched", { text })
        : t.formsFields("option.unavailable");
    return t.formsFields(`${field}.required`);
  }
  const report = useCallback(
    (found: EligibilityState["problems"]): void => {
      setState((current) => ({ ...current, problems: found, status: "editing" }));
      setSummed(true);
      leadToSummary();
    },
    [setState, leadToSummary],
  );

  const send = useCallback(
    async (chosen: EligibilityGo, given: Answers): Promise<void> => {
      if (!services || given.destination === null) return;
      setState((current) => ({ ...current, problems: {}, status: "loading" }));
      setSummed(false);
      services.rememberDestination(given.destination);
      services.track({ name: "lisa_search", finder: "eligibility", go: chosen });
      sayNow(t.lisa("submit.loading"));
      try {
        const answer = readEligibilityAnswer(
          await atLeastLoading(
            services.resolve({ answers: given, go: chosen, version: model.version }),
          ),
          model.hosts,
        );
        if (answer === null) throw new Error("The answer of the finder cannot be read.");
        if (answer.kind === "invalid") {
          report(answer.problems);
        } else {
          startOver();
          services.leave(answer.url, answer.external);
        }
      } catch {
        setState((current) => ({ ...current, status: "failed" }));
      } finally {
        // The search is over: its end is said by the page it led to, the summary or the alert.
        sayNow("");
      }
    },
    [services, model.version, model.hosts, report, startOver, sayNow, t, setState],
  );

  // What was submitted offline goes on by itself, unless an answer changed meanwhile.
  useEffect(() => {
    if (state.status === "waiting" && !offline) void send(go, answers);
  }, [state.status, offline, go, answers, send]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    if (!services) return;
    event.preventDefault();
    const given = now();
    if (given.status === "loading") return;
    const open = missingAnswers(finder, given);
    if (open.length > 0) {
      report(
        Object.fromEntries(
          open.map((field) => [field, typed[field]?.trim() ? "unknown" : "missing"]),
        ),
      );
      return;
    }
    const { submitter } = event.nativeEvent;
    const chosen =
      buttons.find(
        (button) => submitter instanceof HTMLButtonElement && submitter.value === button.go,
      )?.go ?? buttons[0].go;
    setGo(chosen);
    if (offline) setState((current) => ({ ...current, status: "waiting" }));
    else void send(chosen, given.answers);
  }

  const buttons =
    variant === "page"
      ? ([
          { go: "rate", label: t.lisa("submit.rate") },
          { go: "quote", label: module.submitLabel || t.lisa("submit.quote") },
        ] as const)
      : ([
          { go: "quote", label: module.submitLabel || t.lisa("submit.quote") },
          { go: "product", label: t.lisa("submit.product") },
        ] as const);
  const { n, total } = stepOf(finder, answers);
  /** While a field waits its hint says for what; the definition keeps its room, so that nothing moves (finder.md §6.9). */
  function hintOf(field: Field, waiting?: string): ReactNode {
    const source = state.suggested[field];
    if (source !== undefined) {
      const text =
        source === "connection"
          ? t.lisa("suggested.hint")
          : source === "last"
            ? t.lisa("suggested.last")
            : t.formsFields(`${field}.definition`);
      return (
        <>
          <b className={css.tag}>{t.lisa("suggested.tag")}</b> <span>{text}</span>
        </>
      );
    }
    return (
      <span className={css.stack}>
        <span hidden={waiting !== undefined}>{t.formsFields(`${field}.definition`)}</span>
        {waiting !== undefined && <span>{waiting}</span>}
      </span>
    );
  }
  /** Without scripts a link empties a field, with the ones after it. */
  function clearLink(field: Field): ReactNode {
    return (
      !enhanced &&
      answers[field] !== null && (
        <ClearLink
          href={`${finderHref(model.action, answersBefore(answers, field))}#${id}`}
          label={t.common("clear")}
          name={t.formsFields(`${field}.reset`)}
        />
      )
    );
  }
  const noDestination = hasNoDestination(finder, answers);
  function shared(field: Field, waiting?: string) {
    return {
      id: idOf(field),
      name: PARAMS[field],
      label: t.formsFields(`${field}.label`),
      hint: hintOf(field, waiting),
      error: messageOf(field),
    };
  }
  function country(field: Exclude<Field, "profile">, waiting?: string) {
    return {
      ...shared(field, waiting),
      served: services !== undefined && !enhanced,
      resetLabel: t.formsFields(`${field}.reset`),
      clear: clearLink(field),
      options: optionsFor(finder, answers, field),
      index,
      disabled: waiting !== undefined,
      value: answers[field],
      t,
      speech,
      onReset: () => empty(field),
      onChange: (value: string | null, text: string) => pick(field, value, text),
    };
  }
  const profiles = optionsFor(finder, answers, "profile");
  const profileWaits = profiles.length === 0 ? t.formsFields("profile.waiting") : undefined;
  const profile = {
    ...shared("profile", variant === "page" ? profileWaits : undefined),
    clear:
      enhanced && answers.profile !== null ? (
        <ClearButton
          label={t.common("clear")}
          name={t.formsFields("profile.reset")}
          onClick={() => empty("profile")}
        />
      ) : (
        clearLink("profile")
      ),
    value: answers.profile ?? "",
  };
  const stateOf = (field: Field) =>
    answers[field] !== null ? "done" : missing[0] === field ? "now" : "later";
  const wrong = FIELDS.filter((field) => problems[field]);
  /** A step leads back to the finder, an end to somewhere else: a fragment would follow it through the redirect. */
  const submitProps = {
    type: "submit",
    name: "go",
    formAction: model.action,
    "aria-describedby": `${id}-hint`,
    "aria-disabled": inactive || loading || undefined,
  } as const;

  return (
    <div className={css.finder} data-variant={variant}>
      <form
        className={css.form}
        data-variant={variant}
        data-enhanced={enhanced || undefined}
        action={`${model.action}#${id}`}
        method="get"
        noValidate
        aria-busy={loading || undefined}
        onFocus={askForSearch}
        onSubmit={onSubmit}
      >
        <div className={css.steps}>
          <p>{t.lisa("step", { n, total })}</p>
          <div aria-hidden="true">
            {FIELDS.slice(0, total).map((field) => (
              <i key={field} data-state={stateOf(field)} />
            ))}
          </div>
        </div>
        {dropped.length > 0 && (
          <p className={css.notice} role="status">
            <Icon name="info" size={18} />
            <span>{t.lisa("deepLink.dropped", { fields: fieldList(dropped) })}</span>
          </p>
        )}
        {summed && wrong.length > 0 && (
          <ErrorSummary
            ref={summary}
            autoFocus={!enhanced}
            id={`${id}-summary`}
            title={t.lisa("errorSummary", { count: wrong.length })}
            errors={wrong.map((field) => ({
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
          <div className={css.q} data-state={stateOf("residence")}>
            <CascadeCountry key={round} {...country("residence")} icon="map-pin" />
          </div>
          <div className={css.q} data-state={stateOf("destination")}>
            <CascadeCountry
              key={`${round} ${answers.residence ?? ""}`}
              {...country(
                "destination",
                answers.residence === null
                  ? t.formsFields("destination.waiting")
                  : noDestination
                    ? t.lisa("live.destinations", { count: 0 })
                    : undefined,
              )}
              icon="globe"
            />
            {noDestination && (
              <p className={css.notice}>
                <Icon name="info" size={18} />
                <span>
                  <span>
                    {t.lisa("noDestination.text", {
                      residence: answerName(finder, "residence", answers.residence),
                    })}
                  </span>{" "}
                  <a href={finderHref(model.noResultUrl, answers)}>
                    {t.lisa("noDestination.link")}
                  </a>
                </span>
              </p>
            )}
            {!enhanced && state.wish !== null && (
              <input type="hidden" name={PARAMS.destination} value={state.wish.value} />
            )}
          </div>
          <div className={css.q} data-state={stateOf("profile")}>
            {variant === "page" ? (
              <Select
                {...profile}
                icon="briefcase"
                disabled={profiles.length === 0}
                options={profiles}
                placeholder={t.formsFields("profile.placeholder")}
                onChange={(event) => pick("profile", event.target.value || null)}
              />
            ) : (
              <>
                <RadioCards
                  {...profile}
                  options={profiles.map(({ value, label }) => ({ value, title: label }))}
                  empty={profileWaits}
                  onChoose={(value) => pick("profile", value)}
                />
                {/* A group without a choice sends nothing: this says that it was asked. The first value of a name counts, and alone stays in the address. */}
                {!enhanced && profiles.length > 0 && (
                  <input type="hidden" name={PARAMS.profile} value="" />
                )}
              </>
            )}
          </div>
          <div className={css.ask} hidden={!asks}>
            <div className={css.q} data-state={stateOf("nationality")}>
              <CascadeCountry
                key={`${round} ${answers.residence ?? ""} ${answers.destination ?? ""} ${answers.profile ?? ""}`}
                {...country("nationality")}
                disabled={!asks}
                hint={
                  <>
                    <span>{t.formsFields("nationality.definition")}</span>{" "}
                    <span>{t.lisa("nationality.why")}</span>
                  </>
                }
                notListed={asks ? notListed : undefined}
                placeholder={t.formsFields("nationality.placeholder")}
                icon="user"
              />
              {enhanced && answers.nationality !== NOT_LISTED && (
                <button
                  type="button"
                  className={css.unlisted}
                  onClick={() => {
                    pick("nationality", NOT_LISTED);
                    focusField("nationality");
                  }}
                >
                  {notListed}
                </button>
              )}
            </div>
          </div>
        </div>
        <div className={css.actions}>
          {/* Shown where scripts do not run. No noscript element: the router drops those, and React would miss it. */}
          {!enhanced && (
            <Button type="submit" className={css.next}>
              {t.common("continue")}
            </Button>
          )}
          {buttons.map((button, place) => (
            <Button
              key={button.go}
              {...submitProps}
              value={button.go}
              variant={place === 0 ? "primary" : "secondary"}
              icon={place === 0 ? "arrow-right" : undefined}
              busy={loading && go === button.go}
              className={place === 0 ? css.submit : css.second}
            >
              {state.status === "failed" && go === button.go ? t.common("tryAgain") : button.label}
            </Button>
          ))}
          <p className={css.hint} id={`${id}-hint`}>
            {inactive
              ? t.lisa("submit.missing", { fields: fieldList(missing) })
              : t.lisa("live.complete")}
          </p>
          {offline && <OfflineNotice waiting={state.status === "waiting"} t={t} />}
        </div>
        <LiveRegion speech={speech} />
      </form>
      {variant === "page" && (
        <Recap
          image={module.image ?? null}
          finder={finder}
          answers={answers}
          asks={asks}
          t={t}
          notListed={notListed}
        />
      )}
    </div>
  );
}

type CascadeCountryProps = Omit<CountryFieldProps, "countries"> & {
  readonly options: readonly Option[];
  readonly notListed?: string | undefined;
};
/** A country field over the options of one step. */
function CascadeCountry({ options, notListed, index: whole, ...field }: CascadeCountryProps) {
  const countries = useMemo(
    () => [
      ...options.map(({ value, label }) => ({ code: value, name: label })),
      ...(notListed === undefined ? [] : [{ code: NOT_LISTED, name: notListed }]),
    ],
    [options, notListed],
  );
  const index = useMemo(
    (): CountryIndex | null =>
      whole && narrowIndex(whole, new Set(countries.map(({ code }) => code))),
    [whole, countries],
  );
  return <CountryField {...field} countries={countries} index={index} />;
}

/** What is answered so far, beside the form on wide screens (design brief §8). */
function Recap({
  image,
  finder,
  answers,
  asks,
  t,
  notListed,
}: Pick<EligibilityFormProps, "finder" | "t"> & {
  readonly image: PictureData | null;
  readonly answers: Answers;
  readonly asks: boolean;
  readonly notListed: string;
}) {
  const wordsOf = (field: Field): string =>
    answers[field] === NOT_LISTED ? notListed : answerName(finder, field, answers[field]);
  return (
    <aside className={css.recap} data-tone="pine" aria-label={t.lisa("answers.title")}>
      {image && <Picture picture={image} ratio="16/10" sizes="22.5rem" />}
      <p className={css.recapTitle} aria-hidden="true">
        {t.lisa("answers.title")}
      </p>
      <dl>
        {FIELDS.filter((field) => field !== "nationality" || asks).map((field) => (
          <div key={field}>
            <dt>{t.formsFields(`${field}.label`)}</dt>
            <dd data-open={answers[field] === null || undefined}>
              {wordsOf(field) || t.lisa("answers.open")}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
