"use client";
/** Table of the board of translations, with the form that assigns the chosen groups. */
import { LOCALES, LOCALE_TABLE, isLocale, type Locale } from "@orlaya/locales";
import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState, type SubmitEvent } from "react";
import { adminPaths, endpointPaths } from "../names/paths.ts";
import type { BoardCell, BoardRow } from "../translation/board.ts";
import { useAsk } from "./ask.ts";
import { useWords } from "./words.tsx";

interface Properties {
  readonly rows: readonly BoardRow[];
  /** Name of each kind of document. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Language of the filter; empty for all. */
  readonly language: Locale | "";
  /** Languages that the account may assign. */
  readonly writable: readonly Locale[];
  readonly people: readonly string[];
}

export function BoardTable({ rows, kinds, language, writable, people }: Properties) {
  const say = useWords();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const canAssign = writable.length > 0;
  if (rows.length === 0) return <p className="start-quiet">{say("board.none")}</p>;
  const isAll = rows.every(({ group }) => chosen.has(group));
  function toggle(groups: readonly string[], isOn: boolean): void {
    const next = new Set(chosen);
    for (const group of groups) {
      if (isOn) next.add(group);
      else next.delete(group);
    }
    setChosen(next);
  }
  return (
    <>
      <div className="board-scroll">
        <table className="board-table">
          <thead>
            <tr>
              {canAssign ? (
                <th scope="col">
                  <input
                    type="checkbox"
                    checked={isAll}
                    aria-label={say("board.chooseAll")}
                    onChange={() => {
                      toggle(
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
          <tbody>
            {rows.map((row) => (
              <tr key={row.group}>
                {canAssign ? (
                  <td>
                    <input
                      type="checkbox"
                      checked={chosen.has(row.group)}
                      aria-label={say("board.choose", { title: row.title })}
                      onChange={(event) => {
                        toggle([row.group], event.target.checked);
                      }}
                    />
                  </td>
                ) : null}
                <th scope="row">
                  <span lang={row.locale}>{row.title || say("start.untitled")}</span>
                  <span className="start-quiet">
                    {[
                      kinds[row.collection],
                      ...(row.audience ? [say(`site.${row.audience}`)] : []),
                    ].join(" · ")}
                  </span>
                </th>
                {row.cells.map((cell) => (
                  <Cell key={cell.locale} cell={cell} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {canAssign ? (
        <AssignForm
          groups={[...chosen]}
          language={language !== "" && writable.includes(language) ? language : ""}
          writable={writable}
          people={people}
          onAssigned={() => {
            setChosen(new Set());
          }}
        />
      ) : null}
    </>
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
  const other = row.cells.find((each) => each.document !== null)?.document ?? null;
  const href =
    document === null
      ? other === null
        ? undefined
        : adminPaths.document(other.collection, other.id)
      : outdated > 0
        ? adminPaths.translate(document.collection, document.id)
        : adminPaths.document(document.collection, document.id);
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

/** Assigns the chosen groups to a person and a day. */
function AssignForm({
  groups,
  language,
  writable,
  people,
  onAssigned,
}: {
  readonly groups: readonly string[];
  readonly language: Locale | "";
  readonly writable: readonly Locale[];
  readonly people: readonly string[];
  readonly onAssigned: () => void;
}) {
  const say = useWords();
  const ask = useAsk();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  async function assign(data: FormData): Promise<void> {
    const locale = data.get("language");
    setAsking(true);
    const answer = await ask<{ readonly assigned: number }>(endpointPaths.assignTranslations, {
      method: "POST",
      body: { groups, locale, assignee: data.get("person"), due: data.get("due") },
    });
    setAsking(false);
    if (!answer.ok) {
      toast.error(answer.message);
      return;
    }
    toast.success(say("board.assigned", { count: answer.body.assigned }));
    onAssigned();
    router.refresh();
  }
  return (
    <form
      className="board-filter board-assign"
      aria-label={say("board.assign")}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void assign(new FormData(event.currentTarget));
      }}
    >
      <p aria-live="polite">{say("board.chosen", { count: groups.length })}</p>
      <label>
        {say("board.language")}
        <select name="language" required defaultValue={language || writable[0]}>
          {writable.filter(isLocale).map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {LOCALE_TABLE[locale].label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say("board.person")}
        <select name="person">
          <option value="">{say("board.nobody")}</option>
          {people.map((person) => (
            <option key={person} value={person}>
              {person}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say("board.due")}
        <input type="date" name="due" />
      </label>
      <div className="board-buttons">
        <button type="submit" disabled={isAsking || groups.length === 0}>
          {say("board.assign")}
        </button>
      </div>
    </form>
  );
}
