/** View of the admin: the releases of the rules, and what changes between two versions. */
import type { AdminViewServerProps } from "payload";
import { canWrite, getRights } from "../access/roles.ts";
import { readString } from "../fields/record.ts";
import { RuleHistory } from "./rule-history.tsx";
import { ViewFrame } from "./view-frame.tsx";

export function FinderHistoryView(view: AdminViewServerProps) {
  const read = (name: string): string => readString(view.searchParams?.[name]);
  return (
    <ViewFrame
      view={view}
      render={(_req, actor) => (
        <RuleHistory
          first={{ from: read("from"), to: read("to") }}
          canActivate={canWrite(actor, "eligibility") && getRights(actor).publish}
        />
      )}
    />
  );
}
