"use client";
/** Dialog that shows what a publication of facts changes, asks for its texts, and shows its result. */
import { Button, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type {
  FactsMode,
  FactsResult,
  ShownChange,
  ShownFacts,
  ShownText,
} from "../facts/shapes.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { useWords } from "./words.tsx";

type Texts = Readonly<Record<string, string>>;
const keyOf = ({ locale, path }: Pick<ShownText, "locale" | "path">): string => `${locale} ${path}`;

/** Leaves out the languages that the account does not edit, when it stores drafts. */
function limitFacts(facts: ShownFacts, mode: FactsMode): ShownFacts {
  if (mode === "publish") return facts;
  const own = new Set(facts.members.filter(({ isOwn }) => isOwn).map(({ locale }) => locale));
  const changes = facts.changes.map((change) => ({
    ...change,
    languages: change.languages.filter(({ locale }) => own.has(locale)),
  }));
  return {
    ...facts,
    changes: changes.filter(({ languages }) => languages.length > 0),
    texts: facts.texts.filter(({ locale }) => own.has(locale)),
  };
}

function Changes({ changes }: { readonly changes: readonly ShownChange[] }) {
  const say = useWords();
  return changes.map(({ label, languages, path }) => (
    <table key={path}>
      <caption className="finder-change">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{say("facts.language")}</th>
          <th scope="col">{say("facts.before")}</th>
          <th scope="col">{say("facts.after")}</th>
        </tr>
      </thead>
      <tbody>
        {languages.map(({ after, before, language, locale }) => (
          <tr key={locale}>
            <th scope="row" lang={locale}>
              {language}
            </th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

function PriceTexts({
  texts,
  written,
  onWrite,
}: {
  readonly texts: readonly ShownText[];
  readonly written: Texts;
  readonly onWrite: (texts: Texts) => void;
}) {
  const say = useWords();
  if (texts.length === 0) return null;
  return (
    <>
      <p>{say("facts.texts")}</p>
      {texts.map((text) => (
        <label key={keyOf(text)}>
          <span>
            {text.label} · <span lang={text.locale}>{text.language}</span>
          </span>
          <textarea
            lang={text.locale}
            value={written[keyOf(text)] ?? text.value}
            {...(text.maxLength === null ? {} : { maxLength: text.maxLength })}
            onChange={({ target }) => {
              onWrite({ ...written, [keyOf(text)]: target.value });
            }}
          />
        </label>
      ))}
    </>
  );
}

function Result({ results }: FactsResult) {
  return (
    <dl className="finder-facts" role="status">
      {results.map(({ language, locale, sentence }) => (
        <div key={locale} style={{ display: "contents" }}>
          <dt lang={locale}>{language}</dt>
          <dd>{sentence}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  readonly facts: ShownFacts;
  readonly mode: FactsMode;
  /** Language of the document in the form. */
  readonly source: string | null;
  readonly reload: () => Promise<unknown>;
  /** @param hasOwnText whether the dialog changed a text of the form */
  readonly onDone: (result: FactsResult, hasOwnText: boolean) => void;
  readonly onClose: () => void;
}

/** Sends the order, and keeps its state. */
function useOrder({ facts, mode, source, reload, onDone }: Props) {
  const ask = useAsk();
  const { collectionSlug, id } = useDocumentInfo();
  const [written, setWritten] = useState<Texts>({});
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [result, setResult] = useState<FactsResult | null>(null);
  async function send(): Promise<void> {
    setSending(true);
    setProblem(null);
    const texts: Record<string, Record<string, string>> = {};
    for (const text of facts.texts)
      texts[text.locale] = {
        ...texts[text.locale],
        [text.path]: written[keyOf(text)] ?? text.value,
      };
    const body = { mode, expected: facts.expected, texts };
    const path = endpointPaths.facts(collectionSlug ?? "", id ?? "");
    const answer = await ask<FactsResult>(path, { method: "POST", body });
    if (answer.ok) {
      setResult(answer.body);
      const isWritten = (text: ShownText): boolean =>
        text.locale === source && (written[keyOf(text)] ?? text.value) !== text.value;
      onDone(answer.body, facts.texts.some(isWritten));
    } else {
      setProblem(answer.message);
      if (answer.status === 409) await reload();
    }
    setSending(false);
  }
  return { written, setWritten, isSending, problem, result, send };
}

function Content(props: Props & { readonly heading: string; readonly close: () => void }) {
  const say = useWords();
  const { close, facts, heading, mode } = props;
  const { written, setWritten, isSending, problem, result, send } = useOrder(props);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, [result]);
  const problems = [...facts.problems, ...(problem === null ? [] : [problem])];
  const canSend = result === null && facts.problems.length === 0 && facts.changes.length > 0;
  return (
    <div className="finder facts-dialog__content">
      <h2 id={heading} ref={title} tabIndex={-1}>
        {say(result ? "facts.result" : "facts.changes")}
      </h2>
      {result ? (
        <Result {...result} />
      ) : facts.changes.length === 0 ? (
        <p>{say("facts.none")}</p>
      ) : (
        <>
          <Changes changes={facts.changes} />
          <PriceTexts texts={facts.texts} written={written} onWrite={setWritten} />
          <p className="finder-quiet">{say("facts.drafts")}</p>
        </>
      )}
      <div role="alert">
        {problems.map((sentence) => (
          <p key={sentence} className="finder-card finder-card--bad">
            {sentence}
          </p>
        ))}
      </div>
      <div className="finder-actions">
        {canSend ? (
          <Button disabled={isSending} onClick={() => void send()}>
            {say(isSending ? "facts.sending" : `facts.confirm.${mode}`)}
          </Button>
        ) : null}
        <Button buttonStyle="secondary" disabled={isSending} onClick={close}>
          {say(canSend ? "facts.cancel" : "facts.close")}
        </Button>
      </div>
    </div>
  );
}

/** Is open from its first render until `onClose`. */
export function FactsDialog(props: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return createPortal(
    <dialog ref={dialog} className="facts-dialog" aria-labelledby={heading} onClose={props.onClose}>
      <Content
        {...props}
        facts={limitFacts(props.facts, props.mode)}
        heading={heading}
        close={() => {
          dialog.current?.close();
        }}
      />
    </dialog>,
    document.body,
  );
}
