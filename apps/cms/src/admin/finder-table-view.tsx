/** View of the admin: the table of the rules. */
import type { AdminViewServerProps } from "payload";
import { canWrite } from "../access/roles.ts";
import { readString } from "../fields/record.ts";
import { RuleTable } from "./rule-table.tsx";
import { ViewFrame } from "./view-frame.tsx";

export function FinderTableView(view: AdminViewServerProps) {
  const set = readString(view.searchParams?.["set"]);
  return (
    <ViewFrame
      view={view}
      render={(_req, actor) => (
        <RuleTable firstSet={set} mayEdit={canWrite(actor, "eligibility")} />
      )}
    />
  );
}
