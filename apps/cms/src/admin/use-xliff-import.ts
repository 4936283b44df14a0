"use client";
/** State of the import of an XLIFF file: compared at first, then stored in batches. */
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import type { ImportAnswer } from "../endpoints/xliff.ts";
import { endpointPaths } from "../names/paths.ts";
import type { DocumentDiff, SentenceDiff } from "../xliff/import.ts";
import { useAsk } from "./ask.ts";

/** Documents that one request stores. */
const BATCH = 20;

/** Whether a sentence is stored unless the person decides otherwise. */
const isUsual = ({ canStore, kind, isChangedHere }: SentenceDiff): boolean =>
  canStore && kind === "changed" && !isChangedHere;

export interface Import {
  readonly xliff: string;
  readonly answer: ImportAnswer;
  /** Keys of the sentences to store. */
  readonly wanted: ReadonlySet<string>;
}

const listSentences = (documents: readonly DocumentDiff[]): readonly SentenceDiff[] =>
  documents.flatMap(({ sentences }) => sentences);

/**
 * Stores the chosen sentences, some documents at a time.
 * @param report receives the number of documents that were sent
 * @returns the documents that were stored, and why the others were not; empty when all were
 */
async function storeBatches(
  ask: ReturnType<typeof useAsk>,
  { xliff, answer, wanted }: Import,
  report: (count: number) => void,
): Promise<{ readonly done: readonly DocumentDiff[]; readonly problem: string }> {
  const documents = answer.documents.filter(({ sentences }) =>
    sentences.some(({ key }) => wanted.has(key)),
  );
  const skip = listSentences(documents)
    .map(({ key }) => key)
    .filter((key) => !wanted.has(key));
  const done: DocumentDiff[] = [];
  for (let at = 0; at < documents.length; at += BATCH) {
    report(at);
    const batch = documents
      .slice(at, at + BATCH)
      .map(({ collection, group }) => ({ collection, group }));
    const saved = await ask<ImportAnswer>(endpointPaths.xliffImport(false), {
      method: "POST",
      body: { xliff, documents: batch, skip, accept: [...wanted] },
    });
    if (!saved.ok) return { done, problem: saved.message };
    done.push(...saved.body.documents);
  }
  return { done, problem: "" };
}

export function useXliffImport() {
  const ask = useAsk();
  const router = useRouter();
  const [opened, setOpened] = useState<Import | null>(null);
  const [problem, setProblem] = useState("");
  /** Documents that were sent, while the import runs; null otherwise. */
  const [sent, setSent] = useState<number | null>(null);
  const [stored, setStored] = useState<readonly DocumentDiff[] | null>(null);

  async function open(file: File): Promise<void> {
    setOpened(null);
    setStored(null);
    setProblem("");
    const xliff = await file.text();
    const compared = await ask<ImportAnswer>(endpointPaths.xliffImport(true), {
      method: "POST",
      body: { xliff },
    });
    if (!compared.ok) {
      setProblem(compared.message);
      return;
    }
    const usual = listSentences(compared.body.documents).filter(isUsual);
    setOpened({ xliff, answer: compared.body, wanted: new Set(usual.map(({ key }) => key)) });
  }

  function toggle(key: string): void {
    if (!opened) return;
    const wanted = new Set(opened.wanted);
    if (!wanted.delete(key)) wanted.add(key);
    setOpened({ ...opened, wanted });
  }

  async function store(): Promise<void> {
    if (!opened) return;
    setProblem("");
    const { done, problem: stopped } = await storeBatches(ask, opened, setSent);
    setSent(null);
    setStored(done);
    setProblem(stopped);
    if (stopped === "") setOpened(null);
    router.refresh();
  }
  return { opened, problem, sent, stored, open, toggle, store };
}
