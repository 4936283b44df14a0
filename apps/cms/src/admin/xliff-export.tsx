"use client";
/** Downloads documents of the board as an XLIFF file. */
import { LOCALES, LOCALE_TABLE, type Locale } from "@orlaya/locales";
import { toast } from "@payloadcms/ui";
import { useId, useState } from "react";
import { apiPath, endpointPaths } from "../names/paths.ts";
import type { Say } from "../labels/request-words.ts";
import { saveFile } from "./save-file.ts";
import { useWords } from "./words.tsx";

/** A group of the board. */
export interface GroupName {
  readonly collection: string;
  readonly group: string;
}
interface Properties {
  readonly chosen: readonly GroupName[];
  /** All groups of the filter; null when they are too many for one file. */
  readonly found: readonly GroupName[] | null;
  readonly language: Locale | "";
  readonly writable: readonly Locale[];
}

/** @returns why there is no file; null when it was downloaded */
async function download(say: Say, body: object, name: string): Promise<string | null> {
  try {
    const answer = await fetch(apiPath(endpointPaths.xliffExport), {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (answer.ok) {
      saveFile(await answer.blob(), name);
      return null;
    }
    const { errors } = (await answer.json()) as { errors?: readonly { message?: string }[] };
    return errors?.[0]?.message ?? say("service.status", { status: answer.status });
  } catch {
    return say("service.unreachable");
  }
}

export function XliffExport({ chosen, found, language, writable }: Properties) {
  const say = useWords();
  const title = useId();
  const [isAsking, setAsking] = useState(false);
  const [source, setSource] = useState<Locale>(language === "en" ? "fr" : "en");
  const [target, setTarget] = useState<Locale>(
    (language === "" ? writable.find((locale) => locale !== source) : language) ?? LOCALES[0],
  );
  async function exportAll(documents: readonly GroupName[]): Promise<void> {
    setAsking(true);
    const body = { documents, source, target };
    const problem = await download(say, body, `${source}-${target}.xlf`);
    setAsking(false);
    if (problem === null) toast.success(say("board.exported"));
    else toast.error(problem);
  }
  return (
    <section className="board-part" aria-labelledby={title}>
      <h3 id={title}>{say("board.export")}</h3>
      <p className="start-quiet">{say("board.exportHelp")}</p>
      <div className="board-filter">
        <Language label={say("board.from")} value={source} choices={LOCALES} choose={setSource} />
        <Language label={say("board.to")} value={target} choices={writable} choose={setTarget} />
        <div className="board-buttons">
          <button
            type="button"
            disabled={isAsking || chosen.length === 0}
            onClick={() => void exportAll(chosen)}
          >
            {say("board.exportChosen", { count: chosen.length })}
          </button>
          {found === null ? null : (
            <button
              type="button"
              disabled={isAsking || found.length === 0}
              onClick={() => void exportAll(found)}
            >
              {say("board.exportFound", { count: found.length })}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function Language({
  label,
  value,
  choices,
  choose,
}: {
  readonly label: string;
  readonly value: Locale;
  readonly choices: readonly Locale[];
  readonly choose: (locale: Locale) => void;
}) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={(event) => {
          choose(LOCALES.find((locale) => locale === event.target.value) ?? value);
        }}
      >
        {choices.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {LOCALE_TABLE[locale].label}
          </option>
        ))}
      </select>
    </label>
  );
}
