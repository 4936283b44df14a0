"use client";
/** Sentences of a translation beside those of its source. */
import { appendQuery } from "@orlaya/finder/url";
import { LOCALE_TABLE, isLocale } from "@orlaya/locales";
import { Button, Gutter, SetStepNav, toast, useDocumentTitle } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { SentenceAnswer, ShownSentence } from "../endpoints/sentences.ts";
import { adminPaths } from "../names/paths.ts";
import { SentenceRow } from "./sentence-row.tsx";
import {
  getSentenceKey,
  useSentences,
  type SentencesState,
  type Settled,
} from "./use-sentences.ts";
import { useReview } from "./use-review.ts";
import { useWords, writeNumber } from "./words.tsx";
import "./languages.css";
import "./sentences.css";

interface Properties {
  readonly collection: string;
  readonly plural: string;
  readonly id: string;
  readonly title: string;
  /** Name of the field whose text is the title. */
  readonly titleField: string;
  /** Name of the language of the document. */
  readonly language: string;
}

/** Which sentences the list shows. */
type List = "open" | "check" | "all";
const BELONGS: Readonly<Record<List, (sentence: ShownSentence) => boolean>> = {
  open: ({ state }) => state !== "done",
  check: ({ findings }) => findings.length > 0,
  all: () => true,
};

/** Shows the saved title in the heading of the page. @returns the title */
function useTitle(answer: SentenceAnswer | null, { title, titleField }: Properties): string {
  const { setDocumentTitle } = useDocumentTitle();
  const saved = answer?.sentences.find(({ sourcePath }) => sourcePath === titleField)?.target;
  useEffect(() => {
    if (saved) setDocumentTitle(saved);
  }, [saved, setDocumentTitle]);
  return saved || title;
}

export function TranslateSentences(properties: Properties) {
  const { collection, plural, id, language } = properties;
  const say = useWords();
  const state = useSentences(collection, id);
  const { answer, problem } = state;
  const title = useTitle(answer, properties);
  return (
    <Gutter>
      <SetStepNav
        nav={[
          { label: plural, url: adminPaths.collection(collection) },
          { label: title, url: adminPaths.document(collection, id) },
          { label: say("translation.tab") },
        ]}
      />
      <main className="sentences" aria-busy={answer === null && problem === ""}>
        <h2>{answer ? <Direction answer={answer} /> : language}</h2>
        {problem === "" ? null : (
          <p className="sentences-problem" role="alert">
            {problem}
          </p>
        )}
        {answer ? (
          <Sentences
            state={state}
            answer={answer}
            askHref={appendQuery(adminPaths.document(collection, id), "review=ask")}
          />
        ) : null}
      </main>
    </Gutter>
  );
}

const getLabel = (locale: string): string =>
  isLocale(locale) ? LOCALE_TABLE[locale].label : locale;

/** Names both languages, with a link to the source. */
function Direction({ answer }: { readonly answer: SentenceAnswer }) {
  const { collection, source, sourceLocale, locale } = answer;
  return (
    <>
      <a href={adminPaths.document(collection, source)} lang={sourceLocale}>
        {getLabel(sourceLocale)}
      </a>
      {" › "}
      <span lang={locale}>{getLabel(locale)}</span>
    </>
  );
}

/** Saves with Ctrl S or ⌘ S as the button does, and warns before typed texts are left. */
function useSaving(hasTyped: boolean, save: () => void): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (hasTyped) save();
    }
    function warn(event: BeforeUnloadEvent): void {
      if (hasTyped) event.preventDefault();
    }
    addEventListener("keydown", handleKey);
    addEventListener("beforeunload", warn);
    return () => {
      removeEventListener("keydown", handleKey);
      removeEventListener("beforeunload", warn);
    };
  }, [hasTyped, save]);
}

/**
 * Returns the listed sentences. A sentence stays in the list after it was saved, until the person
 * chooses a list again.
 */
function useList(sentences: readonly ShownSentence[]) {
  const count = (list: List): number => sentences.filter(BELONGS[list]).length;
  const [list, setList] = useState<List>(count("open") > 0 ? "open" : "all");
  const [kept, setKept] = useState<ReadonlySet<string>>(() => listKeys(list));
  function listKeys(chosen: List): ReadonlySet<string> {
    return new Set(sentences.filter(BELONGS[chosen]).map(getSentenceKey));
  }
  function choose(chosen: List): void {
    setList(chosen);
    setKept(listKeys(chosen));
  }
  const listed = sentences.filter(
    (sentence) => BELONGS[list](sentence) || kept.has(getSentenceKey(sentence)),
  );
  return { list, listed, count, choose };
}

function Sentences({
  state,
  answer,
  askHref,
}: {
  readonly state: SentencesState;
  readonly answer: SentenceAnswer;
  /** Address of the form that asks for a review. */
  readonly askHref: string;
}) {
  const say = useWords();
  const { sentences, canWrite } = answer;
  const choice = useList(sentences);
  async function settle(done: readonly Settled[]): Promise<void> {
    if (await state.save(done)) toast.success(say("translation.saved"));
  }
  function save(): void {
    void settle(listSeenChanges(sentences, state.typed));
  }
  useSaving(state.typed.size > 0, save);
  return (
    <>
      <ListChoice {...choice} />
      {canWrite ? <Structure {...{ state, answer, settle }} /> : null}
      {choice.listed.length === 0 ? <p>{say("translation.nothingOpen")}</p> : null}
      <ol className="sentences-list">
        {choice.listed.map((sentence) => (
          <SentenceRow key={getSentenceKey(sentence)} {...{ sentence, state, answer, settle }} />
        ))}
      </ol>
      {canWrite ? <SaveBar {...{ state, save, askHref }} /> : null}
    </>
  );
}

const LIST_NAMES = {
  open: "translation.showOpen",
  check: "translation.showCheck",
  all: "translation.showAll",
} as const;

/** The choice between the sentences that are left to do, those to check, and all of them. */
function ListChoice({
  list,
  count,
  choose,
}: Pick<ReturnType<typeof useList>, "list" | "count" | "choose">) {
  const say = useWords();
  return (
    <div className="sentences-choice" role="group" aria-label={say("translation.show")}>
      {(["open", "check", "all"] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === list}
          onClick={() => {
            choose(each);
          }}
        >
          {say(LIST_NAMES[each], { count: count(each) })}
        </button>
      ))}
    </div>
  );
}

/** Parts that the source has and the translation lacks, and sentences that the source lost. */
function Structure({
  state: { addRows, isSaving },
  answer: { lacksRows, removed, sourceLocale },
  settle,
}: {
  readonly state: SentencesState;
  readonly answer: SentenceAnswer;
  readonly settle: (done: readonly Settled[]) => Promise<void>;
}) {
  const say = useWords();
  const button = { buttonStyle: "secondary", size: "small", margin: false } as const;
  return (
    <>
      {lacksRows ? (
        <div className="languages-created">
          <p>{say("translation.lacksRows")}</p>
          <Button {...button} disabled={isSaving} onClick={() => void addRows()}>
            {say("translation.addRows")}
          </Button>
        </div>
      ) : null}
      {removed.map(({ path, was }) => (
        <div key={`${path} ${was}`} className="languages-created">
          <p>
            {say("translation.removed")} <del lang={sourceLocale}>{was}</del>
          </p>
          <Button
            {...button}
            disabled={isSaving}
            onClick={() => void settle([{ path, was, is: "" }])}
          >
            {say("translation.done")}
          </Button>
        </div>
      ))}
    </>
  );
}

/** The changed sentences whose translation was typed: the person has seen the change. */
function listSeenChanges(
  sentences: readonly ShownSentence[],
  typed: ReadonlyMap<string, string>,
): readonly Settled[] {
  return sentences.flatMap((sentence) => {
    const { was, source, sourcePath } = sentence;
    const isTyped = (typed.get(getSentenceKey(sentence)) ?? "") !== "";
    return was !== null && isTyped ? [{ path: sourcePath, was, is: source }] : [];
  });
}

function SaveBar({
  state: { typed, isSaving },
  save,
  askHref,
}: {
  readonly state: SentencesState;
  readonly save: () => void;
  readonly askHref: string;
}) {
  const say = useWords();
  const { panel } = useReview();
  const canAsk = typed.size === 0 && panel?.actions.includes("ask") === true;
  return (
    <div className="sentences-save">
      <span className="languages-quiet" aria-live="polite">
        {typed.size === 0
          ? say("translation.allSaved")
          : say("translation.unsaved", { count: writeNumber(say, typed.size) })}
      </span>
      {canAsk ? <a href={askHref}>{say("review.ask")}</a> : null}
      <Button margin={false} disabled={isSaving || typed.size === 0} onClick={save}>
        {say("translation.save")}
      </Button>
    </div>
  );
}
