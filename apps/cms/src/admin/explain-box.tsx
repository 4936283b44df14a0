"use client";
/**
 * Explains which rules decide for a visitor's four answers. It uses the saved rules, published or
 * not.
 */
import { NOT_LISTED } from "@orlaya/finder/eligibility";
import { Button, Link, SelectInput } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { ShownExplanation, ShownRule } from "../eligibility/shapes.ts";
import { adminPaths, endpointPaths } from "../names/paths.ts";
import { ask, formatCount, type Asked } from "./ask.ts";
import "./finder.css";

interface Choices {
  readonly countries: readonly { readonly value: string; readonly label: string }[];
  readonly profiles: readonly { readonly value: string; readonly label: string }[];
}
const FIELDS = [
  ["from", "Residence", "countries"],
  ["to", "Destination", "countries"],
  ["as", "Profile", "profiles"],
  ["nat", "Nationality", "countries"],
] as const;
type Field = (typeof FIELDS)[number][0];

const REASONS: Readonly<Record<ShownExplanation["because"], string>> = {
  neutral: "A rule without nationality applies.",
  "single-restricted":
    "One rule applies. It names nationalities, but as it is alone nobody is asked.",
  nationality: "Several rules apply, and nationality decides between them.",
  ask: "Several rules apply: nationality has to be answered.",
  "nationality-not-listed": "No rule that applies lists this nationality.",
  "no-flow": "No rule covers these answers.",
  "unknown-answer": "One of these answers is unknown to the finder.",
};
const FAILED: Readonly<Record<string, string>> = {
  residence: "the residence",
  destination: "the destination",
  profile: "the profile",
  nationality: "the nationality",
};

function Rule({ rule }: { readonly rule: ShownRule }) {
  return (
    <>
      {rule.document ? (
        <Link href={adminPaths.document("rules", rule.document)} prefetch={false}>
          {rule.ID}
        </Link>
      ) : (
        rule.ID
      )}{" "}
      <span className="finder-quiet">{rule.name}</span>
    </>
  );
}

function Explanation({ answer }: { readonly answer: ShownExplanation }) {
  return (
    <div className={`finder-card finder-card--${answer.winner ? "good" : "note"}`}>
      <p>
        <strong>
          {answer.winner
            ? `${answer.winner.product ?? "A plan"}${answer.winner.funnel ? ", quoted by its funnel" : ""}`
            : answer.because === "ask"
              ? "Nationality is asked"
              : "No plan"}
        </strong>
      </p>
      <p>{REASONS[answer.because]}</p>
      {answer.matching.length > 0 ? (
        <>
          <h3>{formatCount(answer.matching.length, "rule matches", "rules match")}</h3>
          <ul className="finder-list">
            {answer.matching.map((rule) => (
              <li key={rule.ID}>
                {rule.ID === answer.winner?.ID ? (
                  <span className="finder-tag finder-tag--live">decides</span>
                ) : (
                  <span className="finder-tag">matches</span>
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
            {formatCount(answer.near.length + answer.more, "rule")} would match but for one answer
          </summary>
          <ul className="finder-list">
            {answer.near.map((rule) => (
              <li key={`${rule.ID} ${rule.failed}`}>
                <span className="finder-tag">not {FAILED[rule.failed] ?? rule.failed}</span>{" "}
                <Rule rule={rule} />
              </li>
            ))}
          </ul>
          {answer.more > 0 ? <p className="finder-quiet">and {answer.more} more</p> : null}
        </details>
      ) : null}
    </div>
  );
}

/** Loads the countries and profiles to choose from. Null while loading. */
function useChoices(): Choices | null {
  const [choices, setChoices] = useState<Choices | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void ask<Choices>("/finder/answers", { signal: leaving.signal }).then((asked) => {
      if (asked.ok && !leaving.signal.aborted) setChoices(asked.body);
    });
    return () => {
      leaving.abort();
    };
  }, []);
  return choices;
}

function AnswerField({
  field: [name, label, source],
  choices,
  value,
  onChange,
}: {
  readonly field: (typeof FIELDS)[number];
  readonly choices: Choices | null;
  readonly value: string;
  /** Undefined: nothing is chosen. */
  readonly onChange: (value: string | undefined) => void;
}) {
  return (
    <SelectInput
      path={`explain-${name}`}
      name={`explain-${name}`}
      label={name === "nat" ? `${label} (if asked)` : label}
      options={[
        ...(choices?.[source] ?? []).map(({ value, label: text }) => ({
          value,
          label: source === "countries" ? `${text} (${value})` : text,
        })),
        ...(name === "nat" ? [{ value: NOT_LISTED, label: "My nationality is not listed" }] : []),
      ]}
      value={value}
      readOnly={choices === null}
      onChange={(option) => {
        const value: unknown = Array.isArray(option) ? undefined : option.value;
        onChange(typeof value === "string" && value !== "" ? value : undefined);
      }}
    />
  );
}

export function ExplainBox() {
  const choices = useChoices();
  const [given, setGiven] = useState<Partial<Record<Field, string>>>({});
  const [answer, setAnswer] = useState<Asked<ShownExplanation> | null>(null);
  const complete = given.from !== undefined && given.to !== undefined && given.as !== undefined;
  async function explain(): Promise<void> {
    setAnswer(await ask<ShownExplanation>(endpointPaths.explanation(given)));
  }
  function give(name: Field, value: string | undefined): void {
    setAnswer(null);
    const { [name]: _old, ...rest } = given;
    setGiven(value === undefined ? rest : { ...rest, [name]: value });
  }
  return (
    <div className="finder-part">
      <p className="finder-quiet">
        Give a visitor’s answers and see which rule decides. This reads the rules as they are saved,
        published or not.
      </p>
      <div className="finder-answers">
        {FIELDS.map((field) => (
          <AnswerField
            key={field[0]}
            field={field}
            choices={choices}
            value={given[field[0]] ?? ""}
            onChange={(value) => {
              give(field[0], value);
            }}
          />
        ))}
      </div>
      <div className="finder-actions">
        <Button
          buttonStyle="secondary"
          size="small"
          disabled={!complete}
          onClick={() => {
            void explain();
          }}
        >
          Explain
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
