"use client";
/** The second factor in the part “Security” of an account. */
import { useState } from "react";
import { createPortal } from "react-dom";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { FactorDialog, ProofForm, RecoveryCodes, SetupKey } from "./factor-parts.tsx";
import type { ShownSetup } from "./intercept-fetch.ts";
import { SecurityButton, type Act } from "./security-button.tsx";
import { useWords, writeMoment } from "./words.tsx";

export interface ShownFactor {
  readonly since: string;
  /** Number of recovery codes that are left. */
  readonly codes: number;
}

function FactorState({ factor }: { readonly factor: ShownFactor | null }) {
  const say = useWords();
  return (
    <>
      <h3>{say("door.factor")}</h3>
      <p>
        {factor
          ? say("door.factorSince", {
              date: writeMoment(say, factor.since),
              count: String(factor.codes),
            })
          : say("door.factorNone")}
      </p>
    </>
  );
}

/** Button that removes a second factor when it is pressed a second time. */
function RemoveButton({ path, act }: { readonly path: string; readonly act: Act }) {
  const say = useWords();
  const [isSure, setIsSure] = useState(false);
  async function press(): Promise<void> {
    if (isSure) await act(path, {}, () => say("door.removed"));
    setIsSure(!isSure);
  }
  return (
    <SecurityButton onPress={press}>
      {say(isSure ? "door.removeSure" : "door.remove")}
    </SecurityButton>
  );
}

/** The second factor of another person, for administrators. */
export function OthersFactor({
  id,
  factor,
  act,
}: {
  readonly id: string;
  readonly factor: ShownFactor | null;
  readonly act: Act;
}) {
  return (
    <>
      <FactorState factor={factor} />
      {factor ? (
        <div className="account-security__actions">
          <RemoveButton path={endpointPaths.removeFactor(id)} act={act} />
        </div>
      ) : null}
    </>
  );
}

interface Recovery {
  readonly recovery: readonly string[];
}
/** Confirms a new key with a code. */
function SetupDialog({
  setup,
  onStored,
  onClose,
}: {
  readonly setup: ShownSetup;
  readonly onStored: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}) {
  const say = useWords();
  const ask = useAsk();
  const [problem, setProblem] = useState("");
  const [isSending, setIsSending] = useState(false);
  async function store(code: string): Promise<void> {
    setIsSending(true);
    setProblem("");
    const answer = await ask<Recovery>(endpointPaths.ownFactor("store"), {
      method: "POST",
      body: { ticket: setup.ticket, code },
    });
    setIsSending(false);
    if (answer.ok) onStored(answer.body.recovery);
    else setProblem(answer.message);
  }
  return (
    <FactorDialog title={say("door.setUp")} onClose={onClose}>
      <SetupKey setup={setup} />
      <ProofForm
        kind="code"
        problem={problem}
        button={say("door.confirmSetup")}
        isSending={isSending}
        onSend={store}
        onCancel={onClose}
      />
    </FactorDialog>
  );
}

/** The second factor of the signed-in person. */
export function OwnFactor({
  factor,
  isNeeded,
  act,
  onChange,
}: {
  readonly factor: ShownFactor | null;
  readonly isNeeded: boolean;
  readonly act: Act;
  readonly onChange: () => Promise<void>;
}) {
  const say = useWords();
  const [setup, setSetup] = useState<ShownSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  function begin(): Promise<boolean> {
    return act(endpointPaths.ownFactor("begin"), {}, (answer) => {
      setSetup(answer as ShownSetup);
      return "";
    });
  }
  function renew(): Promise<boolean> {
    return act(endpointPaths.ownFactor("recovery"), {}, (answer) => {
      setCodes((answer as Recovery).recovery);
      return "";
    });
  }
  function close(): void {
    setSetup(null);
    setCodes([]);
    void onChange();
  }
  return (
    <>
      <FactorState factor={factor} />
      <div className="account-security__actions">
        <SecurityButton onPress={begin}>
          {say(factor ? "door.replace" : "door.setUp")}
        </SecurityButton>
        {factor ? <SecurityButton onPress={renew}>{say("door.newCodes")}</SecurityButton> : null}
        {factor && !isNeeded ? (
          <RemoveButton path={endpointPaths.ownFactor("remove")} act={act} />
        ) : null}
      </div>
      {setup && codes.length === 0
        ? createPortal(
            <SetupDialog setup={setup} onStored={setCodes} onClose={close} />,
            document.body,
          )
        : null}
      {codes.length > 0
        ? createPortal(
            <FactorDialog title={say("door.recovery")} onClose={close}>
              <RecoveryCodes codes={codes} onDone={close} />
            </FactorDialog>,
            document.body,
          )
        : null}
    </>
  );
}
