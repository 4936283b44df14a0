import { AUDIENCES, type Audience } from "@orlaya/routes";
import { Anchor } from "@orlaya/ui";
import type { HeaderModel } from "./model.ts";

/** Renders a link to each of the two sites and marks the current site. */
export function AudienceLinks({
  links,
  audience,
}: {
  readonly links: NonNullable<HeaderModel["audiences"]>;
  readonly audience: Audience;
}) {
  return AUDIENCES.map((site) => (
    <Anchor key={site} link={links[site]} aria-current={site === audience ? "true" : undefined} />
  ));
}
