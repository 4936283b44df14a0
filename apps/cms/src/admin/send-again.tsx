"use client";
/** Button beside a lead that was not mailed. It queues the mail for an immediate retry. */
import { Button, toast, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { useWords } from "./words.tsx";
import "./finder.css";

export function SendAgain() {
  const { id } = useDocumentInfo();
  const state = useFormFields(([fields]) => fields["mail_state"]?.value);
  const error = useFormFields(([fields]) => fields["last_error"]?.value);
  const ask = useAsk();
  const [asking, setAsking] = useState(false);
  const router = useRouter();
  const say = useWords();
  if (state === "sent" || state === "sending") return null;
  async function send(): Promise<void> {
    setAsking(true);
    const answer = await ask(endpointPaths.resendLead(String(id)), { method: "POST" });
    setAsking(false);
    if (answer.ok) toast.success(say("message.mailed"));
    else toast.error(answer.message);
    router.refresh();
  }
  return (
    <div className="finder finder--bar">
      <div className={`finder-card${state === "dead" ? " finder-card--bad" : ""}`}>
        <p>
          {state === "dead" ? (
            <>
              <strong>{say("message.dead")}</strong>{" "}
              {typeof error === "string" && error
                ? say("message.lastTry", { error })
                : say("message.tries")}
            </>
          ) : (
            say("message.waits")
          )}
        </p>
        <Button
          size="small"
          buttonStyle="secondary"
          disabled={asking}
          onClick={() => {
            void send();
          }}
        >
          {say(asking ? "message.sending" : "message.again")}
        </Button>
      </div>
    </div>
  );
}
