/** The views of the admin: the address and the message with the name of each. */
import type { Say } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import type { ViewSlug } from "./places.ts";

export const VIEW_TABLE = {
  audit: { path: adminPaths.audit(), name: "audit.title" },
  campaigns: { path: adminPaths.campaigns, name: "campaigns.title" },
  evidence: { path: adminPaths.evidence(), name: "evidence.title" },
  "finder-try": { path: adminPaths.tryOut(), name: "try.title" },
  "finder-history": { path: adminPaths.finderHistory(), name: "history.title" },
  "finder-map": { path: adminPaths.finderMap(), name: "map.title" },
  "finder-table": { path: adminPaths.finderTable(), name: "table.title" },
  links: { path: adminPaths.links(), name: "links.title" },
  slices: { path: adminPaths.slices, name: "simulator.title" },
  scenarios: { path: adminPaths.scenarios, name: "scenario.title" },
  findings: { path: adminPaths.findings(), name: "finding.title" },
  sets: { path: adminPaths.sets, name: "set.title" },
  transfer: { path: adminPaths.transfer, name: "transfer.title" },
  translations: { path: adminPaths.translations(), name: "place.languages" },
} as const satisfies Record<ViewSlug, { readonly path: string; readonly name: string }>;

/**
 * Returns the name of the view at the path, or of the view whose list it belongs to. Returns null
 * for a page that is none of these views.
 *
 * @param segments the parts of the path below the root of the admin
 */
export function nameView(segments: readonly string[], say: Say): string | null {
  const view = Object.values(VIEW_TABLE).find(({ path }) => path.split("/").at(-1) === segments[0]);
  return view === undefined ? null : say(view.name);
}
