"use client";
/** What a change set and the live release both changed, with a choice for each. */
import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import type { ShownConflict } from "../sets/shapes.ts";
import type { SetState } from "./use-set.ts";
import { useWords } from "./words.tsx";

const CHOICES = ["mine", "live"] as const;
type Choices = Readonly<Record<string, string>>;

export function SetConflicts({ state }: { readonly state: SetState }) {
  const say = useWords();
  const title = useId();
  const [choices, setChoices] = useState<Choices>({});
  const { conflicts } = state.set;
  const mayDecide = state.can("edit");
  return (
    <section className="finder-part" aria-labelledby={title}>
      <h2 id={title}>{say("set.conflicts", { count: conflicts.length })}</h2>
      <p className="finder-quiet">{say("set.conflict.intro")}</p>
      <ul className="finder-list">
        {conflicts.map((conflict) => (
          <Conflict
            key={conflict.key}
            conflict={conflict}
            chosen={choices[conflict.key] ?? ""}
            mayDecide={mayDecide}
            choose={(choice) => {
              setChoices({ ...choices, [conflict.key]: choice });
            }}
          />
        ))}
      </ul>
      {mayDecide ? (
        <div>
          <Button
            size="small"
            margin={false}
            disabled={state.isBusy || conflicts.some(({ key }) => choices[key] === undefined)}
            onClick={() => void state.run("decide", { choices }, say("set.conflict.applied"))}
          >
            {say("set.conflict.apply")}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Conflict({
  conflict,
  chosen,
  mayDecide,
  choose,
}: {
  readonly conflict: ShownConflict;
  readonly chosen: string;
  readonly mayDecide: boolean;
  readonly choose: (choice: string) => void;
}) {
  const say = useWords();
  const { key, type, name, label, before } = conflict;
  const title =
    label === null
      ? `${type} ${name}`
      : say("set.labelled", { label: `${type} ${name}`, text: label });
  return (
    <li className="finder-card finder-card--note">
      <fieldset className="set-choices" disabled={!mayDecide}>
        <legend>{title}</legend>
        <p className="finder-quiet">{say("set.conflict.before", { value: before })}</p>
        {CHOICES.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={key}
              value={choice}
              checked={chosen === choice}
              onChange={() => {
                choose(choice);
              }}
            />
            {say(`set.conflict.${choice}`, { value: conflict[choice] })}
          </label>
        ))}
      </fieldset>
    </li>
  );
}
