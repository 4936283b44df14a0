"use client";
/** Form of the board that assigns the chosen groups to a person and a day. */
import { LOCALE_TABLE, type Locale } from "@orlaya/locales";
import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { useWords } from "./words.tsx";

interface Properties {
  readonly groups: readonly string[];
  /** Language that is chosen at first; empty for the first of the account. */
  readonly language: Locale | "";
  readonly writable: readonly Locale[];
  readonly people: readonly string[];
  readonly onAssigned: () => void;
}

/** Assigns groups, and loads the page again. */
function useAssigning(groups: readonly string[], onAssigned: () => void) {
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
  return { assign, isAsking };
}

export function AssignForm({ groups, language, writable, people, onAssigned }: Properties) {
  const say = useWords();
  const { assign, isAsking } = useAssigning(groups, onAssigned);
  return (
    <form
      className="board-filter board-assign"
      aria-label={say("board.assign")}
      onSubmit={(event) => {
        event.preventDefault();
        void assign(new FormData(event.currentTarget));
      }}
    >
      <p aria-live="polite">{say("board.chosen", { count: groups.length })}</p>
      <label>
        {say("board.language")}
        <select name="language" defaultValue={language || writable[0]}>
          {writable.map((locale) => (
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
            <option key={person}>{person}</option>
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
