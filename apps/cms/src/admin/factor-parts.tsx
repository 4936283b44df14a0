"use client";
/** Parts of the dialogs about second factors: the key, the field for a code, the recovery codes. */
import { Button } from "@payloadcms/ui";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import type { ShownSetup } from "./intercept-fetch.ts";
import { useWords } from "./words.tsx";
import "./facts-panel.css";
import "./factor.css";

/** A dialog that is open as long as it is rendered. */
export function FactorDialog({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="facts-dialog factor-dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        // Escape closes it through the state of the caller.
        event.preventDefault();
        onClose();
      }}
    >
      <div className="finder facts-dialog__content">
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

/** The key as a picture and as text. */
export function SetupKey({ setup }: { readonly setup: ShownSetup }) {
  const say = useWords();
  return (
    <div className="factor-setup">
      <p>{say("door.scan")}</p>
      <img src={setup.picture} alt={say("door.picture")} width={200} height={200} />
      <p>
        <a href={setup.uri}>{say("door.key")}</a> <code>{setup.key}</code>
      </p>
      <p>{say("door.typeCode")}</p>
    </div>
  );
}

interface ProofProperties {
  readonly kind: "code" | "password";
  readonly help?: string;
  readonly problem: string;
  readonly button: string;
  readonly isSending: boolean;
  readonly onSend: (typed: string) => Promise<void>;
  readonly onCancel: () => void;
}
/** Field for a code or a password, with its buttons. */
export function ProofForm(properties: ProofProperties) {
  const { kind, help, problem, button, isSending, onSend, onCancel } = properties;
  const say = useWords();
  const [typed, setTyped] = useState("");
  const [field, hint] = [useId(), useId()];
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem !== "") input.current?.select();
  }, [problem]);
  return (
    <form
      className="factor-form"
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog of a form of a document must not save the document.
        event.stopPropagation();
        if (typed.trim() !== "") void onSend(typed);
      }}
    >
      <label htmlFor={field}>{say(kind === "code" ? "door.code" : "door.password")}</label>
      <input
        ref={input}
        id={field}
        value={typed}
        type={kind === "code" ? "text" : "password"}
        autoComplete={kind === "code" ? "one-time-code" : "current-password"}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        aria-describedby={hint}
        aria-invalid={problem !== ""}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <p id={hint} className="finder-quiet">
        {help}
      </p>
      <div role="alert">
        {problem === "" ? null : <p className="finder-card finder-card--bad">{problem}</p>}
      </div>
      <div className="finder-actions">
        <Button type="submit" margin={false} disabled={isSending}>
          {isSending ? say("door.sending") : button}
        </Button>
        <Button buttonStyle="secondary" margin={false} disabled={isSending} onClick={onCancel}>
          {say("door.cancel")}
        </Button>
      </div>
    </form>
  );
}

/** The recovery codes, which are shown once. */
export function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  const say = useWords();
  const [isCopied, setIsCopied] = useState(false);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(codes.join("\n"));
    setIsCopied(true);
  }
  return (
    <>
      <p>{say("door.recoveryHelp")}</p>
      <ul className="factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="finder-actions" aria-live="polite">
        <Button margin={false} onClick={onDone}>
          {say("door.kept")}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
          {say(isCopied ? "door.copied" : "door.copy")}
        </Button>
      </div>
    </>
  );
}
