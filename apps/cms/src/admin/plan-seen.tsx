"use client";
/**
 * Client components of the list of failed publications: the button that marks an entry as seen, and
 * the time in the reader's time zone.
 */
import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { useWords, writeMoment } from "./words.tsx";

export function PlanSeen({ id, label }: { readonly id: string; readonly label: string }) {
  const ask = useAsk();
  const [asking, setAsking] = useState(false);
  const router = useRouter();
  async function settle(): Promise<void> {
    setAsking(true);
    const answer = await ask(endpointPaths.settlePlan(id), { method: "POST" });
    setAsking(false);
    // 404: another user has marked it already. The refreshed list does not contain it.
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

export function PlanTime({ at }: { readonly at: string }) {
  return (
    // The reader's time zone is not available on the server.
    <time dateTime={at} suppressHydrationWarning>
      {writeMoment(useWords(), at)}
    </time>
  );
}
