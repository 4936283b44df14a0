"use client";
/** Table of the board of translations, with the form that assigns the chosen groups. */
import { LOCALES, LOCALE_TABLE, type Locale } from "@orlaya/locales";
import { useState, type ReactNode } from "react";
import { adminPaths } from "../names/paths.ts";
import type { BoardCell, BoardRow } from "../translation/board.ts";
import { AssignForm } from "./assign-form.tsx";
import { useWords } from "./words.tsx";
import { XliffExport, type GroupName } from "./xliff-export.tsx";

interface Properties {
  readonly rows: readonly BoardRow[];
  /** Name of each kind of document. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Language of the filter; empty for all. */
  readonly language: Locale | "";
  /** Languages that the account may assign. */
  readonly writable: readonly Locale[];
  readonly people: readonly string[];
  /** All groups of the filter; null when they are too many for one file. */
  readonly found: readonly GroupName[] | null;
  /** Links to the other pages of the table. */
  readonly pages: ReactNode;
}

/** Returns the groups that the person chose, and how to choose others. */
function useChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  function toggle(groups: readonly string[], isOn: boolean): void {
    const next = new Set(chosen);
    for (const group of groups) {
      if (isOn) next.add(group);
      else next.delete(group);
    }
    setChosen(next);
  }
  function clear(): void {
    setChosen(new Set());
  }
  return { chosen, toggle, clear };
}

function nameGroup({ collection, group }: BoardRow): GroupName {
  return { collection, group };
}

export function BoardTable({ rows, kinds, language, writable, people, found, pages }: Properties) {
  const say = useWords();
  const { chosen, toggle, clear } = useChoice();
  const choice = writable.length > 0 ? { chosen, toggle } : null;
  const own = language !== "" && writable.includes(language) ? language : "";
  if (rows.length === 0) return <p className="start-quiet">{say("board.none")}</p>;
  return (
    <>
      <div className="board-scroll">
        <table className="board-table">
          <Head rows={rows} choice={choice} />
          <tbody>
            {rows.map((row) => (
              <Row key={row.group} row={row} kind={kinds[row.collection] ?? ""} choice={choice} />
            ))}
          </tbody>
        </table>
      </div>
      {pages}
      {choice ? (
        <>
          <AssignForm
            groups={[...chosen]}
            people={people}
            onAssigned={clear}
            {...{ language: own, writable }}
          />
          <XliffExport
            chosen={rows.filter(({ group }) => chosen.has(group)).map(nameGroup)}
            found={found}
            {...{ language: own, writable }}
          />
        </>
      ) : null}
    </>
  );
}

/** The chosen groups; null for an account that may not assign. */
type Choice = Pick<ReturnType<typeof useChoice>, "chosen" | "toggle"> | null;

function Head({ rows, choice }: { readonly rows: readonly BoardRow[]; readonly choice: Choice }) {
  const say = useWords();
  const isAll = rows.every(({ group }) => choice?.chosen.has(group));
  return (
    <thead>
      <tr>
        {choice ? (
          <th scope="col">
            <input
              type="checkbox"
              checked={isAll}
              aria-label={say("board.chooseAll")}
              onChange={() => {
                choice.toggle(
                  rows.map(({ group }) => group),
                  !isAll,
                );
              }}
            />
          </th>
        ) : null}
        <th scope="col">{say("board.document")}</th>
        {LOCALES.map((locale) => (
          <th key={locale} scope="col" lang={locale}>
            {LOCALE_TABLE[locale].label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({
  row,
  kind,
  choice,
}: {
  readonly row: BoardRow;
  readonly kind: string;
  readonly choice: Choice;
}) {
  const say = useWords();
  const { group, title, locale, audience, cells } = row;
  return (
    <tr>
      {choice ? (
        <td>
          <input
            type="checkbox"
            checked={choice.chosen.has(group)}
            aria-label={say("board.choose", { title })}
            onChange={(event) => {
              choice.toggle([group], event.target.checked);
            }}
          />
        </td>
      ) : null}
      <th scope="row">
        <span lang={locale}>{title || say("start.untitled")}</span>
        <span className="start-quiet">
          {[kind, ...(audience ? [say(`site.${audience}`)] : [])].join(" · ")}
        </span>
      </th>
      {cells.map((cell) => (
        <Cell key={cell.locale} cell={cell} row={row} />
      ))}
    </tr>
  );
}

function Cell({ cell, row }: { readonly cell: BoardCell; readonly row: BoardRow }) {
  const say = useWords();
  const { state, document, outdated, assignee, due, locale } = cell;
  const label = (
    <span className={`language-state language-state--${state}`}>
      {say(`translationState.${state}`)}
      {outdated > 0 ? ` · ${outdated}` : ""}
    </span>
  );
  // A missing document leads to the one from which it can be created.
  const shown = document ?? row.cells.find((each) => each.document !== null)?.document;
  const path = outdated > 0 ? adminPaths.translate : adminPaths.document;
  const href = shown ? path(shown.collection, shown.id) : undefined;
  return (
    <td>
      {href === undefined ? (
        label
      ) : (
        <a
          href={href}
          aria-label={`${LOCALE_TABLE[locale].label}: ${say(`translationState.${state}`)}`}
        >
          {label}
        </a>
      )}
      {assignee === "" && due === "" ? null : (
        <span className="start-quiet">{[assignee, due].filter(Boolean).join(" · ")}</span>
      )}
    </td>
  );
}
