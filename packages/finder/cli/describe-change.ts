/** Describes the changes of a comparison for the command line, one line each (finder §5.2). */
import type { ChangeBox, JourneyEnd } from "../src/eligibility/index.ts";

function joinNames(items: readonly string[], most = 8): string {
  return items.length > most
    ? `${items.slice(0, most).join(", ")} and ${items.length - most} more`
    : items.join(", ");
}

/**
 * Describes one change in a sentence: `residents of CH, FR → VN, expat: A → B, 1,240 journeys`.
 * Prints ids unless `name` returns something else.
 */
export function describeChange(box: ChangeBox, name: (id: string) => string = (id) => id): string {
  const end = (one: JourneyEnd) =>
    `${one.product === null ? "no plan" : name(one.product)}${one.funnel === null ? "" : ` via ${name(one.funnel)}`}${one.asked ? " (nationality asked)" : ""}`;
  const nationals =
    box.nationalities === null ? "" : `, nationals of ${joinNames(box.nationalities)}`;
  const to = box.within ? "their own country" : joinNames(box.destinations);
  return `residents of ${joinNames(box.residences)} → ${to}, ${joinNames(box.profiles.map(name))}${nationals}: ${end(box.before)} → ${end(box.after)}, ${box.journeys.toLocaleString("en")} journeys`;
}
