"use client";
/**
 * Makes the drawer for planned publications show why a plan was refused. Without this provider it
 * reports every response as a success.
 */
import {
  ServerFunctionsContext,
  useServerFunctions,
  type ServerFunctionsContextType,
} from "@payloadcms/ui";
import { useMemo, type ReactNode } from "react";

export function PlanRefusals({ children }: { readonly children: ReactNode }) {
  const functions = useServerFunctions();
  const telling = useMemo(
    (): ServerFunctionsContextType => ({
      ...functions,
      schedulePublish: async (asked) => {
        const answer = await functions.schedulePublish(asked);
        // The drawer shows the message of a thrown error and ignores a returned error.
        const { error } = answer as { readonly error?: string };
        if (error) throw new Error(error);
        return answer;
      },
    }),
    [functions],
  );
  return <ServerFunctionsContext value={telling}>{children}</ServerFunctionsContext>;
}
