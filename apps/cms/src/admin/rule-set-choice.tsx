"use client";
/** Asks into which change set the first edits of the table go: an open one, or a new one. */
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { endpointPaths } from "../names/paths.ts";
import type { TableSet } from "../rule-table/shapes.ts";
import type { ShownSet } from "../sets/shapes.ts";
import { useAsk } from "./ask.ts";
import { TableDialog } from "./table-dialog.tsx";
import { useWords, writeDay } from "./words.tsx";
import "./sets.css";

interface ChoiceProperties {
  readonly sets: readonly Pick<TableSet, "id" | "name">[];
  /** @param id null when the person gives the edit up */
  readonly onChoose: (id: string | null) => void;
}

/** The chosen set, or the name of a new one. */
function useChoice(onChoose: ChoiceProperties["onChoose"]) {
  const say = useWords();
  const ask = useAsk();
  const [chosen, setChosen] = useState("");
  const [name, setName] = useState(() =>
    say("table.set.suggestion", { day: writeDay(say, new Date().toISOString()) }),
  );
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  async function settle(): Promise<void> {
    if (chosen !== "") {
      onChoose(chosen);
      return;
    }
    setBusy(true);
    const body = { name, why: "" };
    const answer = await ask<ShownSet>(endpointPaths.sets, { method: "POST", body });
    setBusy(false);
    if (answer.ok) onChoose(answer.body.id);
    else setProblem(answer.message);
  }
  return { chosen, setChosen, name, setName, problem, isBusy, settle };
}

export function RuleSetChoice({ sets, onChoose }: ChoiceProperties) {
  const say = useWords();
  const { chosen, setChosen, name, setName, problem, isBusy, settle } = useChoice(onChoose);
  function giveUp(): void {
    onChoose(null);
  }
  return (
    <TableDialog title={say("table.set.where")} onClose={giveUp}>
      <form
        className="set-form"
        onSubmit={(event) => {
          event.preventDefault();
          void settle();
        }}
      >
        {sets.length > 0 ? (
          <SetSelect sets={sets} value={chosen} none={say("set.new")} onChange={setChosen} />
        ) : null}
        {chosen === "" ? (
          <label>
            {say("set.name")}
            <input
              autoFocus
              required
              value={name}
              maxLength={120}
              autoComplete="off"
              onChange={({ target }) => {
                setName(target.value);
              }}
            />
          </label>
        ) : null}
        <p role="status">{problem}</p>
        <div className="finder-actions">
          <Button type="submit" size="small" margin={false} disabled={isBusy}>
            {say("table.set.use")}
          </Button>
          <Button size="small" buttonStyle="secondary" margin={false} onClick={giveUp}>
            {say("table.editor.cancel")}
          </Button>
        </div>
      </form>
    </TableDialog>
  );
}

/** Renders the choice of a set. @param none name of the choice without one */
export function SetSelect({
  sets,
  value,
  none,
  onChange,
}: {
  readonly sets: readonly Pick<TableSet, "id" | "name">[];
  readonly value: string;
  readonly none: string;
  readonly onChange: (id: string) => void;
}) {
  const say = useWords();
  return (
    <label>
      {say("set.panel")}
      <select
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        <option value="">{none}</option>
        {sets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
