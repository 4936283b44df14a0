"use client";
/** What is wrong with cells of the table of the rules, with names to choose from. */
import type { RuleCellProblem } from "@orlaya/finder/rule-table";
import { Button } from "@payloadcms/ui";
import type { Say } from "../labels/request-words.ts";
import { useWords } from "./words.tsx";

function writeProblem(say: Say, { kind, column, value }: RuleCellProblem): string {
  const words = { column: say(`table.column.${column}`), value };
  return kind === "several" || kind === "value"
    ? say(`table.problem.${kind}`, words)
    : say(`scenario.import.${kind}`, words);
}

export function CellProblems({
  problems,
  onUse,
}: {
  readonly problems: readonly RuleCellProblem[];
  readonly onUse: (problem: RuleCellProblem, name: string) => void;
}) {
  const say = useWords();
  return (
    <div role="status" className="rule-problems">
      {problems.map((problem) => (
        <div key={`${problem.column} ${problem.value}`} className="finder-part">
          <p>{writeProblem(say, problem)}</p>
          {problem.value === "" || problem.proposals.length === 0 ? null : (
            <div className="finder-actions">
              {problem.proposals.map((name) => (
                <Button
                  key={name}
                  buttonStyle="secondary"
                  size="small"
                  margin={false}
                  onClick={() => {
                    onUse(problem, name);
                  }}
                >
                  {say("scenario.import.use", { name })}
                </Button>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
