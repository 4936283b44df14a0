"use client";
/** Dialog that shows what a publication would change, and approves exactly that. */
import { Button, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { ShownChanges, ShownFieldChange } from "../approval/shapes.ts";
import { endpointPaths } from "../names/paths.ts";
import { readString } from "../fields/record.ts";
import { useAsk } from "./ask.ts";
import { useWords } from "./words.tsx";
import "./facts-panel.css";

/** Loads the changes. @returns null while they load, or the sentence of a failure */
function useChanges(): ShownChanges | string | null {
  const ask = useAsk();
  const { collectionSlug, id } = useDocumentInfo();
  const [changes, setChanges] = useState<ShownChanges | string | null>(null);
  useEffect(() => {
    const path = endpointPaths.reviewChanges(collectionSlug ?? "", id ?? "");
    void ask<ShownChanges>(path).then((answer) => {
      setChanges(answer.ok ? answer.body : answer.message);
    });
  }, [ask, collectionSlug, id]);
  return changes;
}

function Value({ text, isNew }: { readonly text: string; readonly isNew: boolean }) {
  const say = useWords();
  const locale = useFormFields(([fields]) => fields["locale"]?.value);
  if (text === "") return <p className="languages-quiet">{say("review.empty")}</p>;
  return (
    <p lang={readString(locale)} className="review-value">
      {isNew ? <ins>{text}</ins> : <del>{text}</del>}
    </p>
  );
}

function Change({
  change: { after, before, place },
  isLive,
}: {
  readonly change: ShownFieldChange;
  readonly isLive: boolean;
}) {
  const say = useWords();
  return (
    <li className="review-change">
      <h3>{place}</h3>
      {isLive ? (
        <dl>
          <div>
            <dt>{say("review.before")}</dt>
            <dd>
              <Value text={before} isNew={false} />
            </dd>
          </div>
          <div>
            <dt>{say("review.after")}</dt>
            <dd>
              <Value text={after} isNew />
            </dd>
          </div>
        </dl>
      ) : (
        <Value text={after} isNew />
      )}
    </li>
  );
}

function List({ changes: { changes, isLive } }: { readonly changes: ShownChanges }) {
  const say = useWords();
  if (changes.length === 0) return <p>{say("review.changesNone")}</p>;
  return (
    <>
      <p>{say(isLive ? "review.changesLive" : "review.changesNew")}</p>
      {isLive ? (
        <p className="languages-quiet">{say("review.changesCount", { count: changes.length })}</p>
      ) : null}
      <ul className="review-changes">
        {changes.map((change) => (
          <Change key={change.path} change={change} isLive={isLive} />
        ))}
      </ul>
    </>
  );
}

export function ReviewChanges({
  onApprove,
  onClose,
}: {
  /** Approves the content with this fingerprint; null when the account may not. */
  readonly onApprove: ((fingerprint: string) => Promise<boolean>) | null;
  readonly onClose: () => void;
}) {
  const say = useWords();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const changes = useChanges();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const shown = typeof changes === "object" ? changes : null;
  async function approve(): Promise<void> {
    if (shown && onApprove) await onApprove(shown.fingerprint);
    dialog.current?.close();
  }
  return createPortal(
    <dialog ref={dialog} className="facts-dialog" aria-labelledby={heading} onClose={onClose}>
      <div className="finder facts-dialog__content">
        <h2 id={heading} tabIndex={-1}>
          {say("review.showChanges")}
        </h2>
        <div aria-live="polite">
          {changes === null ? <p>{say("review.loading")}</p> : null}
          {typeof changes === "string" ? <p>{changes}</p> : null}
          {shown ? <List changes={shown} /> : null}
        </div>
        <div className="review-actions review-actions--end">
          {onApprove && shown ? (
            <Button size="small" margin={false} onClick={() => void approve()}>
              {say("review.approve")}
            </Button>
          ) : null}
          <Button
            size="small"
            margin={false}
            buttonStyle="secondary"
            onClick={() => dialog.current?.close()}
          >
            {say("review.close")}
          </Button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
