"use client";
/** Scenarios with their outcomes, failing ones first; filters, pins, agreements and the import. */
import { Gutter, Link } from "@payloadcms/ui";
import { useState } from "react";
import type { ShownScenario, ShownScenarios } from "../scenarios/shapes.ts";
import type { Say } from "../labels/request-words.ts";
import { adminPaths, endpointPaths } from "../names/paths.ts";
import { ChoiceFilter, MoreRows, ROWS_SHOWN } from "./choice-filter.tsx";
import { ScenarioCard } from "./scenario-card.tsx";
import { ScenarioImport } from "./scenario-import.tsx";
import { useLoaded } from "./use-loaded.ts";
import { useWords } from "./words.tsx";
import "./finder.css";
import "./scenarios.css";

interface Filters {
  readonly plan: string;
  readonly country: string;
  readonly person: string;
}

/** Stand for scenarios of the rules, and of the supplied data, among the people. */
const RULE = "rule:";
const SEED = "seed:";

const getPerson = ({ person }: ShownScenario): string =>
  person === null ? SEED : person === "" ? RULE : person;

function isChosen({ plan, country, person }: Filters, scenario: ShownScenario): boolean {
  return (
    (plan === "" || scenario.plan === plan) &&
    (country === "" || scenario.countries.includes(country)) &&
    (person === "" || getPerson(scenario) === person)
  );
}

export function ScenarioList() {
  const say = useWords();
  const { answer, again } = useLoaded<ShownScenarios>(endpointPaths.scenarios);
  return (
    <Gutter>
      <main className="finder">
        <div>
          <div className="finder-head">
            <h1>{say("scenario.title")}</h1>
            {answer?.ok && answer.body.canEdit ? (
              <Link href={`${adminPaths.collection("finder_journeys")}/create`} prefetch={false}>
                {say("scenario.write")}
              </Link>
            ) : null}
          </div>
          <p className="finder-lead">{say("scenario.intro")}</p>
        </div>
        {answer?.ok && answer.body.canEdit ? <ScenarioImport onDone={again} /> : null}
        <div role="status" aria-live="polite">
          {answer === null ? <p>{say("scenario.loading")}</p> : null}
          {answer !== null && !answer.ok ? <p>{answer.message}</p> : null}
        </div>
        {answer?.ok ? <Scenarios list={answer.body} onDone={again} /> : null}
      </main>
    </Gutter>
  );
}

/** Lists who wrote scenarios: people, then the supplied data and the rules. */
function listPeople(say: Say, scenarios: readonly ShownScenario[]) {
  const labels: Readonly<Record<string, string>> = {
    [RULE]: say("scenario.person.rule"),
    [SEED]: say("scenario.person.seed"),
  };
  return [...new Set(scenarios.map(getPerson))]
    .map((value) => ({ value, label: labels[value] ?? value }))
    .sort((a, b) => Number(a.value in labels) - Number(b.value in labels));
}

function Scenarios({
  list,
  onDone,
}: {
  readonly list: ShownScenarios;
  readonly onDone: () => void;
}) {
  const say = useWords();
  const { scenarios, plans, countries } = list;
  const [filters, setFilters] = useState<Filters>({ plan: "", country: "", person: "" });
  const [shown, setShown] = useState(ROWS_SHOWN);
  const chosen = scenarios.filter((scenario) => isChosen(filters, scenario));
  const failing = chosen.filter(({ holdsSaved }) => !holdsSaved).length;
  const fields = [
    ["plan", plans],
    ["country", countries],
    ["person", listPeople(say, scenarios)],
  ] as const;
  return (
    <section className="finder-part">
      <div className="scenario-filters">
        {fields.map(([name, choices]) => (
          <ChoiceFilter
            key={name}
            label={say(`scenario.filter.${name}`)}
            value={filters[name]}
            choices={choices}
            onChange={(value) => {
              setFilters({ ...filters, [name]: value });
              setShown(ROWS_SHOWN);
            }}
          />
        ))}
      </div>
      <div aria-live="polite">
        <h2>{say("scenario.found", { count: chosen.length })}</h2>
        <p className="finder-quiet">
          {chosen.length === 0 ? say("scenario.none") : say("scenario.failing", { count: failing })}
        </p>
      </div>
      <ul className="finder-list">
        {chosen.slice(0, shown).map((scenario) => (
          <ScenarioCard key={scenario.key} scenario={scenario} list={list} onDone={onDone} />
        ))}
      </ul>
      <MoreRows
        left={chosen.length - shown}
        onMore={() => {
          setShown(shown + ROWS_SHOWN);
        }}
      />
    </section>
  );
}
