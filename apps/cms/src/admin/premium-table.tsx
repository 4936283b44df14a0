"use client";
/** Shows the premiums of a plan as a table below the field in which they are pasted. */
import { readPremiums, type PremiumTable } from "@orlaya/contract/premiums";
import { useField } from "@payloadcms/ui";
import { useDeferredValue, useMemo } from "react";
import { writePremiumProblem } from "../fields/premium-words.ts";
import { readString } from "../fields/record.ts";
import { useWords } from "./words.tsx";
import "./premium-table.css";

/** Problems that are listed at once. */
const MOST_LISTED = 10;

/** Rows of a table, in its order. */
function listRows({ ageBands, areas, excesses, levels, premiums }: PremiumTable) {
  const keys = ageBands.flatMap(({ from, to }) =>
    areas.flatMap((area) => excesses.map((excess) => ({ age: `${from}–${to}`, area, excess }))),
  );
  return keys.map((key, at) => ({
    ...key,
    premiums: premiums.slice(at * levels.length, (at + 1) * levels.length),
  }));
}

function Rows({ table }: { readonly table: PremiumTable }) {
  const say = useWords();
  return (
    <div className="premium-table" role="group" tabIndex={0} aria-label={say("premiums.table")}>
      <table>
        <thead>
          <tr>
            {(["age", "area", "excess"] as const).map((column) => (
              <th key={column} scope="col">
                {say(`premiums.${column}`)}
              </th>
            ))}
            {table.levels.map((level) => (
              <th key={level} scope="col">
                {level}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listRows(table).map(({ age, area, excess, premiums }) => (
            <tr key={`${age} ${area} ${excess}`}>
              <th scope="row">{age}</th>
              <td>{area}</td>
              <td>{excess}</td>
              {premiums.map((premium, level) => (
                <td key={table.levels[level]}>{premium}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function PremiumTableView({ path }: { readonly path: string }) {
  const say = useWords();
  const text = useDeferredValue(readString(useField({ path }).value));
  const read = useMemo(() => (text.trim() === "" ? null : readPremiums(text)), [text]);
  if (read === null) return null;
  return read.ok ? (
    <details className="premium-details">
      <summary>{say("premiums.read", { count: read.table.premiums.length })}</summary>
      <Rows table={read.table} />
    </details>
  ) : (
    <ul className="premium-problems" role="status">
      {read.problems.slice(0, MOST_LISTED).map((problem) => (
        <li key={Object.values(problem).join(" ")}>{writePremiumProblem(say, problem)}</li>
      ))}
    </ul>
  );
}
