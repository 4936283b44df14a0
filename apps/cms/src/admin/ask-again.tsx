"use client";
/** Asks for a code or the password where a request needs it, and sends the request again. */
import { useEffect, useState, type ReactNode } from "react";
import { readString, record } from "../fields/record.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { FactorDialog, ProofForm, RecoveryCodes, SetupKey } from "./factor-parts.tsx";
import { interceptFetch, readError, readNeed, type Need, type Send } from "./intercept-fetch.ts";
import { useWords } from "./words.tsx";

interface Question {
  /** Differs for each question, so that another question does not clear what is typed. */
  readonly number: number;
  readonly need: Need;
  readonly send: Send;
  /** The response to the first request, for a person who cancels. */
  readonly response: Response;
  readonly resolve: (response: Response) => void;
}

async function readRecovery(response: Response): Promise<readonly string[]> {
  const { recovery } = record(await response.clone().json());
  return Array.isArray(recovery) ? recovery.map(readString) : [];
}

/** The state of a question, until it has a response. */
function useQuestion({ need, send, resolve }: Question) {
  const ask = useAsk();
  const [setup, setSetup] = useState(need.setup);
  const [problem, setProblem] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [shown, setShown] = useState<{
    readonly codes: readonly string[];
    readonly response: Response;
  } | null>(null);

  async function logIn(code: string): Promise<void> {
    const response = await send({ code, ...(setup ? { setup: setup.ticket } : {}) });
    const missing = await readNeed(response);
    if (missing) {
      setProblem(missing.message);
      if (missing.setup) setSetup(missing.setup);
      return;
    }
    const codes = response.ok ? await readRecovery(response) : [];
    if (codes.length > 0) setShown({ codes, response });
    else resolve(response);
  }
  async function confirm(typed: string): Promise<void> {
    const answer = await ask(endpointPaths.confirm, {
      method: "POST",
      body: need.enter === "code" ? { code: typed } : { password: typed },
    });
    if (answer.ok) resolve(await send({}));
    else setProblem(readError(answer.body).message || answer.message);
  }
  async function enter(typed: string): Promise<void> {
    setIsSending(true);
    setProblem("");
    await (need.isLogin ? logIn(typed) : confirm(typed));
    setIsSending(false);
  }
  return { setup, problem, isSending, shown, enter };
}

function QuestionDialog({ question }: { readonly question: Question }) {
  const say = useWords();
  const { need, resolve, response } = question;
  const { setup, problem, isSending, shown, enter } = useQuestion(question);
  function cancel(): void {
    // The login is done when its recovery codes are shown.
    resolve(shown?.response ?? response);
  }
  if (shown)
    return (
      <FactorDialog title={say("door.recovery")} onClose={cancel}>
        <RecoveryCodes codes={shown.codes} onDone={cancel} />
      </FactorDialog>
    );
  const title = {
    code: "door.enterCode",
    setup: "door.setUp",
    again: "door.confirmTitle",
  } as const;
  const kind = need.isLogin && need.enter !== "password" ? need.enter : "again";
  return (
    <FactorDialog title={say(title[kind])} onClose={cancel}>
      <p>{need.message}</p>
      {kind === "again" ? <p className="finder-quiet">{say("door.confirmWhy")}</p> : null}
      {setup ? <SetupKey setup={setup} /> : null}
      <ProofForm
        kind={need.enter === "password" ? "password" : "code"}
        help={need.enter === "code" ? say("door.codeHelp") : ""}
        problem={problem}
        button={say(kind === "code" ? "door.logIn" : "door.confirmSetup")}
        isSending={isSending}
        onSend={enter}
        onCancel={cancel}
      />
    </FactorDialog>
  );
}

/** Provider that asks. The form that sent the request keeps what was typed, and waits. */
export function AskAgain({ children }: { readonly children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  useEffect(() => {
    let count = 0;
    return interceptFetch((need, send, response) => {
      count += 1;
      const number = count;
      return new Promise((resolve) => {
        function settle(final: Response): void {
          setQuestions((all) => all.filter((each) => each.number !== number));
          resolve(final);
        }
        setQuestions((all) => [...all, { number, need, send, response, resolve: settle }]);
      });
    });
  }, []);
  const [first] = questions;
  return (
    <>
      {children}
      {first ? <QuestionDialog key={first.number} question={first} /> : null}
    </>
  );
}
