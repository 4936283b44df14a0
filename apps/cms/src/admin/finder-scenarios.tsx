/** View of the admin: scenarios with their outcomes. */
import type { AdminViewServerProps } from "payload";
import { ScenarioList } from "./scenario-list.tsx";
import { ViewFrame } from "./view-frame.tsx";

export function FinderScenarios(view: AdminViewServerProps) {
  return <ViewFrame view={view} render={() => <ScenarioList />} />;
}
