import { AUDIENCES, type Audience } from "@orlaya/routes";
import { Anchor } from "@orlaya/ui";
import type { HeaderModel } from "./model.ts";

/** A link to each of the two sites; the one that is shown is marked. */
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
