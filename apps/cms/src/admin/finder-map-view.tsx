/** View of the admin: the map of the rules. */
import type { AdminViewServerProps } from "payload";
import { readString } from "../fields/record.ts";
import { RuleMap } from "./rule-map.tsx";
import { ViewFrame } from "./view-frame.tsx";

export function FinderMapView(view: AdminViewServerProps) {
  const read = (name: string): string => readString(view.searchParams?.[name]);
  const first = { of: read("of"), with: read("with"), as: read("as"), nat: read("nat") };
  return <ViewFrame view={view} render={() => <RuleMap first={first} />} />;
}
