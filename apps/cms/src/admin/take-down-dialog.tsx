"use client";
/**
 * Dialog before a document is taken down, moved to the bin or deleted: what refers to it, what
 * visitors will see, and to which page they are sent.
 */
import { Button, toast, useDocumentInfo, useDocumentTitle, useForm } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { adminPaths, endpointPaths } from "../names/paths.ts";
import type { TakeDownAct, TakeDownOrder, Uses } from "../uses/shapes.ts";
import { useAsk } from "./ask.ts";
import { TargetChoice } from "./target-choice.tsx";
import { UseList } from "./use-list.tsx";
import { useWords } from "./words.tsx";
import "./finder.css";
import "./facts-panel.css";

/** Uses that the dialog shows at once. */
const SHOWN = 4;

interface Props {
  /** The usual act first. */
  readonly acts: readonly TakeDownAct[];
  readonly load: () => Promise<Uses | null>;
  readonly onClose: () => void;
}

/** Returns a function that shows the state of the document after the act. */
function useShowDone(): (act: TakeDownAct) => void {
  const info = useDocumentInfo();
  const { reset, setModified } = useForm();
  const router = useRouter();
  return (act) => {
    if (act === "unpublish") {
      void reset({ ...info.data, _status: "draft" });
      info.incrementVersionCount();
      info.setUnpublishedVersionCount(1);
      info.setMostRecentVersionIsAutosaved(false);
      info.setHasPublishedDoc(false);
    } else {
      setModified(false);
      router.push(adminPaths.collection(info.collectionSlug ?? ""));
    }
  };
}

/** Loads the uses when the dialog opens, and sends the order. */
function useOrder({ load, onClose }: Props) {
  const say = useWords();
  const ask = useAsk();
  const showDone = useShowDone();
  const { collectionSlug, id } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const [uses, setUses] = useState<Uses | null>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void load().then(setUses);
  }, [load]);
  async function send(act: TakeDownAct, to: string): Promise<void> {
    setSending(true);
    setProblem(null);
    const body: TakeDownOrder = { act, seen: uses?.live ?? 0, to };
    const path = endpointPaths.takeDown(collectionSlug ?? "", id ?? "");
    const answer = await ask<object>(path, { method: "POST", body });
    setSending(false);
    if (answer.ok) {
      toast.success(say(`uses.done.${act}`, { title }));
      onClose();
      showDone(act);
      return;
    }
    const newest = await load();
    const hasGrown = newest !== null && newest.live > (uses?.live ?? 0);
    setUses(newest ?? uses);
    setProblem(hasGrown ? say("uses.grew") : answer.message);
  }
  return { uses, isSending, problem, send, title };
}

function Question({
  uses,
  to,
  onChoose,
}: {
  readonly uses: Uses;
  readonly to: string;
  readonly onChoose: (to: string) => void;
}) {
  const say = useWords();
  const { canRedirect, live, path, refusal, total } = uses;
  const seen = uses.uses.filter(({ isLive }) => isLive);
  if (refusal !== null) return <p className="finder-card finder-card--note">{refusal}</p>;
  return (
    <>
      {live === 0 ? (
        <p>{total === 0 ? say("uses.none") : say("uses.leadNone")}</p>
      ) : (
        <div className="finder-part">
          <p>{say("uses.lead", { count: live })}</p>
          <UseList uses={seen} total={live} shown={SHOWN} newTab />
          <p className="finder-quiet">{say("uses.effect")}</p>
        </div>
      )}
      {canRedirect ? <TargetChoice {...{ uses, to, onChoose }} /> : null}
      {!canRedirect && path !== "" ? <p>{say("uses.notFound", { path })}</p> : null}
    </>
  );
}

function Content(props: Props & { readonly heading: string; readonly close: () => void }) {
  const say = useWords();
  const { acts, close, heading } = props;
  const { uses, isSending, problem, send, title } = useOrder(props);
  const [to, setTo] = useState("");
  const [isForGood, setForGood] = useState(false);
  const [usual = "unpublish", other] = acts;
  const act = isForGood && other ? other : usual;
  const canAct = uses !== null && uses.refusal === null;
  return (
    <div className="finder facts-dialog__content">
      <h2 id={heading} tabIndex={-1}>
        {say(`uses.ask.${act}`, { title })}
      </h2>
      {uses === null ? (
        <p role="status">{say("uses.loading")}</p>
      ) : (
        <Question uses={uses} to={to} onChoose={setTo} />
      )}
      {canAct && other ? (
        <label className="uses-choice">
          <input
            type="checkbox"
            checked={isForGood}
            onChange={({ target }) => {
              setForGood(target.checked);
            }}
          />
          <span>{say("uses.forGood")}</span>
        </label>
      ) : null}
      <div role="alert">
        {problem === null ? null : <p className="finder-card finder-card--bad">{problem}</p>}
      </div>
      <div className="finder-actions">
        {canAct ? (
          <Button margin={false} disabled={isSending} onClick={() => void send(act, to)}>
            {say(isSending ? "uses.sending" : `uses.do.${act}`)}
          </Button>
        ) : null}
        <Button buttonStyle="secondary" margin={false} disabled={isSending} onClick={close}>
          {say(canAct ? "uses.cancel" : "uses.close")}
        </Button>
      </div>
    </div>
  );
}

/** Is open from its first render until `onClose`. */
export function TakeDownDialog(props: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className="facts-dialog uses-dialog"
      aria-labelledby={heading}
      onClose={props.onClose}
    >
      <Content
        {...props}
        heading={heading}
        close={() => {
          dialog.current?.close();
        }}
      />
    </dialog>,
    document.body,
  );
}
