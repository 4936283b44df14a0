/** View of the admin: all findings of the rules. */
import type { AdminViewServerProps } from "payload";
import { FindingList } from "./finding-list.tsx";
import { ViewFrame } from "./view-frame.tsx";

export function FinderFindings(view: AdminViewServerProps) {
  const { state } = view.searchParams ?? {};
  return (
    <ViewFrame
      view={view}
      render={() => <FindingList state={typeof state === "string" ? state : ""} />}
    />
  );
}
