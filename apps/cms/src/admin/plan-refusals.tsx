"use client";
/** Lets the drawer for planned publications say why something was not planned. On its own it calls every answer a success. */
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
        // The drawer shows the message of an error that is thrown, and forgets one that is given back.
        const { error } = answer as { readonly error?: string };
        if (error) throw new Error(error);
        return answer;
      },
    }),
    [functions],
  );
  return <ServerFunctionsContext value={telling}>{children}</ServerFunctionsContext>;
}
