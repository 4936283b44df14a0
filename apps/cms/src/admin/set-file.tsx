"use client";
/** Form that puts a file of a table into a change set. */
import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import { readString } from "../fields/record.ts";
import type { SetState } from "./use-set.ts";
import { useWords } from "./words.tsx";

/** Tables of the finder with the keys of their names. */
const TABLES = [
  ["rules", "place.rules"],
  ["lists", "place.countryLists"],
  ["products", "place.finderPlans"],
  ["countries", "place.countries"],
] as const;

export function SetFile({ state }: { readonly state: SetState }) {
  const say = useWords();
  const help = useId();
  const [hasFile, setHasFile] = useState(false);
  async function send(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const file = data.get("file");
    if (!(file instanceof File)) return;
    const format = file.name.toLowerCase().endsWith(".csv") ? "csv" : "json";
    if (await state.sendFile(readString(data.get("table")), format, await file.text()))
      form.reset();
  }
  return (
    <details>
      <summary id={help}>{say("set.file")}</summary>
      <form
        className="set-form"
        aria-labelledby={help}
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <label>
          {say("set.file.table")}
          <select name="table">
            {TABLES.map(([table, key]) => (
              <option key={table} value={table}>
                {say(key)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say("set.file.file")}
          <input
            type="file"
            name="file"
            accept=".csv,.json,text/csv,application/json"
            onChange={(event) => {
              setHasFile(event.currentTarget.files?.length === 1);
            }}
          />
        </label>
        <div>
          <Button
            type="submit"
            size="small"
            buttonStyle="secondary"
            margin={false}
            disabled={state.isBusy || !hasFile}
          >
            {say("set.file.add")}
          </Button>
        </div>
      </form>
    </details>
  );
}
