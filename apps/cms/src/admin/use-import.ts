"use client";
/**
 * Imports a table's file: the service checks it, the admin shows the result, and then it is
 * written.
 */
import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { useWords } from "./words.tsx";

export interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
}
export interface Mistake {
  readonly row: number | null;
  readonly line?: number;
  readonly column: string | null;
  readonly detail: string;
  readonly message: string;
}
/** A valid file, and the changes of its import. */
export interface CheckedFile {
  readonly kind: "confirm";
  readonly name: string;
  readonly format: string;
  readonly text: string;
  readonly counts: Counts;
}
/** A refused file. */
export interface RefusedFile {
  readonly kind: "refused";
  readonly name: string;
  readonly message: string;
  /** The first mistakes; `count` is the number of all. */
  readonly mistakes: readonly Mistake[];
  readonly count: number;
}
type State = { readonly kind: "idle" | "reading" | "writing" } | CheckedFile | RefusedFile;

export interface Import {
  readonly state: State;
  /** Checks a file; nothing is written. */
  readonly choose: (file: File) => void;
  /** Writes a file that was checked. */
  readonly confirm: (file: CheckedFile) => void;
  readonly dismiss: () => void;
}

export function useImport(table: string): Import {
  const ask = useAsk();
  const [state, setState] = useState<State>({ kind: "idle" });
  const router = useRouter();
  const say = useWords();
  async function send(name: string, format: string, text: string, dry: boolean): Promise<void> {
    const answer = await ask<Counts>(endpointPaths.table(table, format, dry), {
      method: "POST",
      body: text,
    });
    if (!answer.ok) {
      const { problems = [], count: mistakes = 0 } = (answer.body ?? {}) as {
        readonly problems?: readonly Mistake[];
        readonly count?: number;
      };
      setState({
        kind: "refused",
        name,
        message: answer.message,
        mistakes: problems,
        count: mistakes,
      });
    } else if (dry) setState({ kind: "confirm", name, format, text, counts: answer.body });
    else {
      setState({ kind: "idle" });
      toast.success(say("finder.import.done", answer.body));
      router.refresh();
    }
  }
  async function choose(file: File): Promise<void> {
    setState({ kind: "reading" });
    await send(
      file.name,
      file.name.toLowerCase().endsWith(".csv") ? "csv" : "json",
      await file.text(),
      true,
    );
  }
  function confirm(from: CheckedFile): void {
    setState({ kind: "writing" });
    void send(from.name, from.format, from.text, false);
  }
  return {
    state,
    choose: (file) => void choose(file),
    confirm,
    dismiss: () => {
      setState({ kind: "idle" });
    },
  };
}
