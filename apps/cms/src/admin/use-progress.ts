"use client";
/** Sends long work to the service, and reads its progress. */
import { useState } from "react";
import type { ProgressLine } from "../bundle/progress.ts";
import type { Say } from "../labels/request-words.ts";
import { apiPath } from "../names/paths.ts";
import { readError } from "./intercept-fetch.ts";
import { useWords } from "./words.tsx";

/** State of the work: not begun, running, done, or failed with a sentence. */
export type Progress<T> =
  | { readonly kind: "idle" }
  /** `all` is 0 while the file is sent and checked. */
  | { readonly kind: "running"; readonly done: number; readonly all: number }
  | { readonly kind: "done"; readonly result: T }
  | { readonly kind: "failed"; readonly problem: string };

/** Reads the lines of an answer one by one. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>;
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

/** Sends the request. @returns the result or the sentence of a problem */
async function run<T>(
  say: Say,
  path: string,
  file: File | null,
  tell: (done: number, all: number) => void,
): Promise<Progress<T>> {
  const answer = await fetch(apiPath(path), {
    method: "POST",
    credentials: "same-origin",
    ...(file ? { body: file, headers: { "content-type": "application/zip" } } : {}),
  }).catch(() => null);
  if (!answer) return { kind: "failed", problem: say("service.unreachable") };
  if (!answer.ok || !answer.body) {
    const { message } = readError(await answer.json().catch(() => null));
    return { kind: "failed", problem: message || say("service.status", { status: answer.status }) };
  }
  try {
    for await (const text of readLines(answer.body)) {
      const line = JSON.parse(text) as ProgressLine<T>;
      if ("result" in line) return { kind: "done", result: line.result };
      if ("problem" in line) return { kind: "failed", problem: line.problem };
      tell(line.done, line.all);
    }
  } catch {
    // The answer broke off.
  }
  return { kind: "failed", problem: say("transfer.interrupted") };
}

/**
 * Returns the state of long work and a function that starts it.
 * @param path endpoint that answers with its progress
 */
export function useProgress<T>(path: string) {
  const say = useWords();
  const [state, setState] = useState<Progress<T>>({ kind: "idle" });
  async function start(file: File | null): Promise<Progress<T>> {
    setState({ kind: "running", done: 0, all: 0 });
    const ended = await run<T>(say, path, file, (done, all) => {
      setState({ kind: "running", done, all });
    });
    setState(ended);
    return ended;
  }
  function fail(problem: string): void {
    setState({ kind: "failed", problem });
  }
  return { state, start, fail };
}
