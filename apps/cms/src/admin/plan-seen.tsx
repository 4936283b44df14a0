"use client";
/** The parts of the list of failed publications that need a browser: the button that settles one, and the time where its reader is. */
import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { endpointPaths } from "../names/paths.ts";
import { ask } from "./ask.ts";

export function PlanSeen({ id, label }: { readonly id: string; readonly label: string }) {
  const [asking, setAsking] = useState(false);
  const router = useRouter();
  async function settle(): Promise<void> {
    setAsking(true);
    const answer = await ask(endpointPaths.settlePlan(id), { method: "POST" });
    setAsking(false);
    // Somebody else was faster: the list without it is the right answer, too.
    if (!answer.ok && answer.status !== 404) toast.error(answer.message);
    router.refresh();
  }
  return (
    <Button
      size="small"
      buttonStyle="secondary"
      disabled={asking}
      onClick={() => {
        void settle();
      }}
    >
      {label}
    </Button>
  );
}

export function PlanTime({ at, locale }: { readonly at: string; readonly locale: string }) {
  return (
    // The server does not know the reader's time zone.
    <time dateTime={at} suppressHydrationWarning>
      {new Date(at).toLocaleString(locale === "en" ? "en-GB" : locale, {
        dateStyle: "long",
        timeStyle: "short",
      })}
    </time>
  );
}
