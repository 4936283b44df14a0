"use client";
/** One sentence of a source with the field for its translation. */
import { Button } from "@payloadcms/ui";
import { Fragment, useId } from "react";
import type { SentenceAnswer, ShownSentence } from "../endpoints/sentences.ts";
import { pairVersions } from "../translation/list-diff.ts";
import { getSentenceKey, type SentencesState, type Settled } from "./use-sentences.ts";
import { useWords, writeNumber } from "./words.tsx";

/** Marks what changed between two versions of a sentence, word by word. */
function ChangedSentence({ was, is }: { readonly was: string; readonly is: string }) {
  const words = pairVersions(was.split(/(?<=\s)/), is.split(/(?<=\s)/));
  return words.map(({ was: old, is: now }, index) =>
    old === now ? (
      <Fragment key={index}>{now}</Fragment>
    ) : (
      <Fragment key={index}>
        {old === null ? null : <del>{old}</del>}
        {now === null ? null : <ins>{now}</ins>}
      </Fragment>
    ),
  );
}

export function SentenceRow({
  sentence,
  state,
  answer: { sourceLocale, locale, canWrite },
  settle,
}: {
  readonly sentence: ShownSentence;
  readonly state: SentencesState;
  readonly answer: SentenceAnswer;
  readonly settle: (done: readonly Settled[]) => Promise<void>;
}) {
  const say = useWords();
  const [place, hint] = [useId(), useId()];
  const { source, target, was, maxLength, codes, path, isUnpaired } = sentence;
  const text = state.typed.get(getSentenceKey(sentence)) ?? target;
  const canType = canWrite && path !== null && !isUnpaired;
  const isTooLong = maxLength !== null && text.length > maxLength;
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
        <p lang={sourceLocale} className="sentence-source">
          {was === null ? source : <ChangedSentence was={was} is={source} />}
        </p>
        <div>
          {canType ? (
            <textarea
              lang={locale}
              aria-labelledby={place}
              aria-describedby={hint}
              aria-invalid={isTooLong}
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
          <div id={hint} className="languages-quiet">
            {path === null ? <p>{say("translation.noRow")}</p> : null}
            {isUnpaired ? <p>{say("translation.unpaired")}</p> : null}
            {isTooLong ? (
              <p className="sentence-bad">
                {say("translation.tooLong", {
                  length: writeNumber(say, text.length),
                  most: writeNumber(say, maxLength),
                })}
              </p>
            ) : null}
            {canType && codes.length > 0 ? <Codes codes={codes} /> : null}
          </div>
        </div>
      </div>
      {was !== null && canWrite ? (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={state.isSaving}
          aria-describedby={place}
          onClick={() => {
            void settle([{ path: sentence.sourcePath, was, is: source }]);
          }}
        >
          {say("translation.done")}
        </Button>
      ) : null}
    </li>
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
