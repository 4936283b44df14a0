"use client";
/**
 * Explains which rules decide for a visitor's four answers: the saved rules, published or not, those
 * of a release, or those of a change set.
 */
import { NOT_LISTED, type Field as Failed } from "@orlaya/finder/eligibility";
import { Button, Link } from "@payloadcms/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ShownExplanation, ShownRule } from "../eligibility/shapes.ts";
import { EXPLANATION_ID, adminPaths, endpointPaths } from "../names/paths.ts";
import { readSetVersion } from "../sets/shapes.ts";
import { useAsk, type Asked } from "./ask.ts";
import { readAddress, type AnswerName, type GivenAnswers } from "./given-answers.ts";
import type { Say } from "../labels/request-words.ts";
import { useWords } from "./words.tsx";
import "./finder.css";

/** The countries and the profiles to choose from. */
interface Choices {
  readonly countries: readonly { readonly value: string; readonly label: string }[];
  readonly profiles: readonly { readonly value: string; readonly label: string }[];
}
/** The answers, and where their choices come from. */
const ANSWER_FIELDS = [
  ["from", "countries"],
  ["to", "countries"],
  ["as", "profiles"],
  ["nat", "countries"],
] as const satisfies readonly (readonly [AnswerName, keyof Choices])[];

/** Renders the name of a rule, with a link to its form. */
export function Rule({ rule }: { readonly rule: ShownRule }) {
  return (
    <>
      {rule.document ? (
        <Link href={adminPaths.document("rules", rule.document)} prefetch={false}>
          {rule.name}
        </Link>
      ) : (
        rule.name
      )}{" "}
      <span className="finder-quiet">{rule.ID}</span>
    </>
  );
}

/** States the plan, or why there is none. */
function sayResult(say: Say, { because, winner }: ShownExplanation): string {
  if (!winner) return say(because === "ask" ? "finder.explain.ask" : "finder.explain.noPlan");
  const { funnel, product } = winner;
  if (product === null) return say(funnel ? "finder.explain.planByFunnel" : "finder.explain.plan");
  return funnel ? say("finder.explain.productByFunnel", { product }) : product;
}

function Explanation({ answer }: { readonly answer: ShownExplanation }) {
  const say = useWords();
  return (
    <div className={`finder-card finder-card--${answer.winner ? "good" : "note"}`}>
      <p>
        <strong>{sayResult(say, answer)}</strong>
      </p>
      <p>{say(`finder.because.${answer.because}`)}</p>
      {answer.matching.length > 0 ? (
        <>
          <h3>{say("finder.explain.matching", { count: answer.matching.length })}</h3>
          <ul className="finder-list">
            {answer.matching.map((rule) => (
              <li key={rule.ID}>
                {rule.ID === answer.winner?.ID ? (
                  <span className="finder-tag finder-tag--live">
                    {say("finder.explain.decides")}
                  </span>
                ) : (
                  <span className="finder-tag">{say("finder.explain.matches")}</span>
                )}{" "}
                <Rule rule={rule} />
                {rule.product ? ` → ${rule.product}` : ""}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {answer.near.length > 0 ? (
        <details>
          <summary>
            {say("finder.explain.near", { count: answer.near.length + answer.more })}
          </summary>
          <ul className="finder-list">
            {answer.near.map((rule) => (
              <li key={`${rule.ID} ${rule.failed}`}>
                <span className="finder-tag">
                  {say(`finder.explain.not.${rule.failed as Failed}`)}
                </span>{" "}
                <Rule rule={rule} />
              </li>
            ))}
          </ul>
          {answer.more > 0 ? (
            <p className="finder-quiet">{say("finder.explain.more", { count: answer.more })}</p>
          ) : null}
        </details>
      ) : null}
    </div>
  );
}

/** Loads the countries and profiles to choose from. Null while loading. */
function useChoices(): Choices | null {
  const ask = useAsk();
  const [choices, setChoices] = useState<Choices | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void ask<Choices>("/finder/answers", { signal: leaving.signal }).then((asked) => {
      if (asked.ok && !leaving.signal.aborted) setChoices(asked.body);
    });
    return () => {
      leaving.abort();
    };
  }, [ask]);
  return choices;
}

/** Renders the choice of one answer. */
function AnswerField({
  field: [name, source],
  choices,
  value,
  onChange,
}: {
  readonly field: (typeof ANSWER_FIELDS)[number];
  readonly choices: Choices | null;
  readonly value: string;
  /** Undefined: nothing is chosen. */
  readonly onChange: (value: string | undefined) => void;
}) {
  const say = useWords();
  return (
    <label>
      {say(`finder.explain.${name}`)}
      <select
        value={value}
        disabled={choices === null}
        onChange={({ target }) => {
          onChange(target.value === "" ? undefined : target.value);
        }}
      >
        <option value="">{say("finder.explain.choose")}</option>
        {(choices?.[source] ?? []).map(({ value: code, label }) => (
          <option key={code} value={code}>
            {source === "countries" ? `${label} (${code})` : label}
          </option>
        ))}
        {name === "nat" ? (
          <option value={NOT_LISTED}>{say("finder.explain.notListed")}</option>
        ) : null}
      </select>
    </label>
  );
}

/** Renders the choices of the four answers. */
export function AnswerFields({
  given,
  onGive,
}: {
  readonly given: GivenAnswers;
  readonly onGive: (given: GivenAnswers) => void;
}) {
  const choices = useChoices();
  return (
    <div className="finder-answers">
      {ANSWER_FIELDS.map((field) => (
        <AnswerField
          key={field[0]}
          field={field}
          choices={choices}
          value={given[field[0]] ?? ""}
          onChange={(value) => {
            const { [field[0]]: _old, ...rest } = given;
            onGive(value === undefined ? rest : { ...rest, [field[0]]: value });
          }}
        />
      ))}
    </div>
  );
}

/** Whether the answers are enough for a result: only the nationality may be missing. */
const isComplete = ({ from, to, as }: GivenAnswers): boolean => Boolean(from && to && as);

/** Reads the version of the rules of an address; empty for the saved rules. */
const readAddressVersion = (query: string): string =>
  new URLSearchParams(query).get("version") ?? "";

/**
 * Explains answers on demand; the first ones at once, when they are enough.
 * @param answers the first answers; without them those of the address, because another view may lead
 * here
 */
function useExplanation(answers: GivenAnswers | undefined, wanted: string) {
  const ask = useAsk();
  const [version, setVersion] = useState(wanted);
  const [given, setGiven] = useState<GivenAnswers>(answers ?? {});
  const [answer, setAnswer] = useState<Asked<ShownExplanation> | null>(null);
  const explain = useCallback(
    async (asked: GivenAnswers, of: string): Promise<void> => {
      const path = endpointPaths.explanation({ ...asked, ...(of ? { version: of } : {}) });
      setAnswer(await ask<ShownExplanation>(path));
    },
    [ask],
  );
  const initial = useRef(answers);
  useEffect(() => {
    const first = initial.current ?? readAddress(window.location.search);
    const of = initial.current ? wanted : readAddressVersion(window.location.search);
    if (!isComplete(first)) return;
    setVersion(of);
    setGiven(first);
    void explain(first, of);
    if (!initial.current) document.getElementById(EXPLANATION_ID)?.scrollIntoView();
  }, [explain, wanted]);
  function give(next: GivenAnswers): void {
    setAnswer(null);
    setGiven(next);
  }
  return { version, given, answer, give, explain };
}

/**
 * Renders the answers and what decides for them.
 * @param answers the first answers, which are explained at once when they are enough
 * @param version release or change set whose rules decide; the saved rules without it
 */
export function ExplainBox({
  answers,
  version: wanted = "",
}: {
  readonly answers?: GivenAnswers;
  readonly version?: string;
}) {
  const { version, given, answer, give, explain } = useExplanation(answers, wanted);
  const say = useWords();
  const complete = isComplete(given);
  return (
    <div className="finder-part" id={EXPLANATION_ID}>
      <p className="finder-quiet">
        {version === ""
          ? say("finder.explain.intro")
          : readSetVersion(version) === null
            ? say("map.explained", { version })
            : say("map.explainedSet")}
      </p>
      <AnswerFields given={given} onGive={give} />
      <div className="finder-actions">
        <Button
          buttonStyle="secondary"
          size="small"
          disabled={!complete}
          onClick={() => {
            void explain(given, version);
          }}
        >
          {say("finder.explain.explain")}
        </Button>
      </div>
      <div role="status" aria-live="polite">
        {answer === null ? null : answer.ok ? (
          <Explanation answer={answer.body} />
        ) : (
          <p>{answer.message}</p>
        )}
      </div>
    </div>
  );
}
