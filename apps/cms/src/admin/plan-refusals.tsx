"use client";
/**
 * Makes the drawer for planned publications show why a plan was refused, and store the time zone in
 * which its time is meant. Without this provider it reports every response as a success.
 */
import {
  ServerFunctionsContext,
  useServerFunctions,
  type ServerFunctionsContextType,
} from "@payloadcms/ui";
import { useMemo, type ReactNode } from "react";
import { announceChange } from "./document-changes.ts";
import { completeZone, readOwnZone } from "./own-zone.ts";

export function PlanRefusals({ children }: { readonly children: ReactNode }) {
  const functions = useServerFunctions();
  const telling = useMemo(
    (): ServerFunctionsContextType => ({
      ...functions,
      schedulePublish: async (asked) => {
        const answer = await functions.schedulePublish(completeZone(asked, readOwnZone()));
        // The drawer shows the message of a thrown error and ignores a returned error.
        const { error } = answer as { readonly error?: string };
        if (error) throw new Error(error);
        announceChange();
        return answer;
      },
    }),
    [functions],
  );
  return <ServerFunctionsContext value={telling}>{children}</ServerFunctionsContext>;
}
