"use client";
/** Button beside a lead that was not mailed. It queues the mail for an immediate retry. */
import { Button, toast, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { endpointPaths } from "../names/paths.ts";
import { ask } from "./ask.ts";
import "./finder.css";

export function SendAgain() {
  const { id } = useDocumentInfo();
  const state = useFormFields(([fields]) => fields["mail_state"]?.value);
  const error = useFormFields(([fields]) => fields["last_error"]?.value);
  const [asking, setAsking] = useState(false);
  const router = useRouter();
  if (state === "sent" || state === "sending") return null;
  async function send(): Promise<void> {
    setAsking(true);
    const answer = await ask(endpointPaths.resendLead(String(id)), { method: "POST" });
    setAsking(false);
    if (answer.ok) toast.success("It will be mailed in a moment.");
    else toast.error(answer.message);
    router.refresh();
  }
  return (
    <div className="finder finder--bar">
      <div className={`finder-card${state === "dead" ? " finder-card--bad" : ""}`}>
        <p>
          {state === "dead" ? (
            <>
              <strong>This message was not mailed.</strong> Ten tries failed
              {typeof error === "string" && error ? `, the last one with: ${error}` : ""}.
            </>
          ) : (
            "This message waits for its next try."
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
          {asking ? "Asking…" : "Send again now"}
        </Button>
      </div>
    </div>
  );
}
