"use client";
/** One sentence of a source with the field for its translation. */
import { Button } from "@payloadcms/ui";
import { Fragment, useId } from "react";
import type { SentenceAnswer, ShownSentence } from "../endpoints/sentences.ts";
import { pairVersions } from "../texts/list-diff.ts";
import { getSentenceKey, type SentencesState, type Settled } from "./use-sentences.ts";
import { useWords, writeNumber } from "./words.tsx";

/** Part of the words that two versions must share, so that single words are marked. */
const LEAST_SHARED = 0.4;
interface Part {
  readonly was: string;
  readonly is: string;
}
/** Splits two versions of a sentence into parts that are equal and parts that differ. */
function joinWords(was: string, is: string): readonly Part[] {
  const words = pairVersions(was.split(/(?<=\s)/), is.split(/(?<=\s)/));
  const shared = words.filter((word) => word.was === word.is).length;
  if (shared < words.length * LEAST_SHARED) return [{ was, is }];
  const parts: Part[] = [];
  for (const word of words) {
    const [isSame, last] = [word.was === word.is, parts.at(-1)];
    const next = { was: word.was ?? "", is: word.is ?? "" };
    if (last && isSame === (last.was === last.is))
      parts.splice(-1, 1, { was: last.was + next.was, is: last.is + next.is });
    else parts.push(next);
  }
  return parts;
}

/** Marks what changed between two versions of a sentence, word by word. */
function ChangedSentence({ was, is }: { readonly was: string; readonly is: string }) {
  return joinWords(was, is).map(({ was: old, is: now }, index) =>
    old === now ? (
      <Fragment key={index}>{now}</Fragment>
    ) : (
      <Fragment key={index}>
        {old === "" ? null : <del>{old}</del>}
        {now === "" ? null : <ins>{now}</ins>}
      </Fragment>
    ),
  );
}

interface Properties {
  readonly sentence: ShownSentence;
  readonly state: SentencesState;
  readonly answer: SentenceAnswer;
  readonly settle: (done: readonly Settled[]) => Promise<void>;
}

export function SentenceRow({ sentence, state, answer, settle }: Properties) {
  const say = useWords();
  const place = useId();
  const { source, was, sourcePath } = sentence;
  return (
    <li className={`sentence sentence--${sentence.state}`}>
      <div className="sentence-head">
        <span id={place} className="languages-quiet">
          {sentence.place}
        </span>
        {sentence.state === "done" ? null : (
          <span className={`language-state language-state--sentence-${sentence.state}`}>
            {say(`sentenceState.${sentence.state}`)}
          </span>
        )}
      </div>
      <div className="sentence-pair">
        <p lang={answer.sourceLocale} className="sentence-source">
          {was === null ? source : <ChangedSentence was={was} is={source} />}
        </p>
        <Target {...{ sentence, state, answer, place }} />
      </div>
      {was !== null && answer.canWrite ? (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={state.isSaving}
          extraButtonProps={{ "aria-describedby": place }}
          onClick={() => {
            void settle([{ path: sourcePath, was, is: source }]);
          }}
        >
          {say("translation.done")}
        </Button>
      ) : null}
    </li>
  );
}

/** The translation of a sentence: a field, or its text when it cannot be edited here. */
function Target({
  sentence,
  state,
  answer: { locale, canWrite },
  place,
}: Omit<Properties, "settle"> & { readonly place: string }) {
  const hint = useId();
  const { source, target, maxLength, path, isUnpaired } = sentence;
  const text = state.typed.get(getSentenceKey(sentence)) ?? target;
  const canType = canWrite && path !== null && !isUnpaired;
  return (
    <div>
      {canType ? (
        <textarea
          lang={locale}
          aria-labelledby={place}
          aria-describedby={hint}
          aria-invalid={maxLength !== null && text.length > maxLength}
          value={text}
          rows={Math.max(1, Math.ceil(Math.max(source.length, text.length) / 60))}
          onChange={(event) => {
            state.type(sentence, event.target.value);
          }}
        />
      ) : (
        <p lang={locale} className="sentence-source">
          {target}
        </p>
      )}
      <Hints id={hint} sentence={sentence} length={text.length} />
    </div>
  );
}

/** Says what a person has to know about a sentence: its length, its codes, why it is fixed. */
function Hints({
  id,
  sentence: { path, isUnpaired, maxLength, codes, findings },
  length,
}: {
  readonly id: string;
  readonly sentence: ShownSentence;
  readonly length: number;
}) {
  const say = useWords();
  return (
    <div id={id} className="languages-quiet">
      {path === null ? <p>{say("translation.noRow")}</p> : null}
      {isUnpaired ? <p>{say("translation.unpaired")}</p> : null}
      {maxLength !== null && length > maxLength ? (
        <p className="sentence-bad">
          {say("translation.tooLong", {
            length: writeNumber(say, length),
            most: writeNumber(say, maxLength),
          })}
        </p>
      ) : null}
      {codes.length > 0 ? <Codes codes={codes} /> : null}
      {findings.map((finding) => (
        <p key={finding} className="sentence-finding">
          {finding}
        </p>
      ))}
    </div>
  );
}

/** Says what the codes of a sentence stand for. */
function Codes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <ul className="sentence-codes">
      {codes.map((code, index) => (
        <li key={index}>
          <code>{`<${index + 1}>`}</code> {code}
        </li>
      ))}
    </ul>
  );
}
