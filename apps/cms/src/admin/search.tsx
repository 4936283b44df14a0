/** Provides the search of the whole admin. Keeps the dialog mounted on every page. */
import { getVisibleEntities } from "@payloadcms/ui/shared";
import type { Payload, PayloadRequest } from "payload";
import type { ReactNode } from "react";
import { SearchDialogProvider } from "./search-dialog.tsx";

/** Provider of the search. Reads on the server which lists the menu shows. */
export function Search({
  children,
  payload,
  user,
}: {
  readonly children: ReactNode;
  readonly payload: Payload;
  readonly user?: PayloadRequest["user"];
}) {
  // Only these two properties are read.
  const request = { payload, user } as PayloadRequest;
  const { collections, globals } = getVisibleEntities({ req: request });
  return <SearchDialogProvider visible={{ collections, globals }}>{children}</SearchDialogProvider>;
}
