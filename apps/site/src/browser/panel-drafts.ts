import type { Suggestions } from "@orlaya/finder-ui";
import { NEED_FIELDS, parseCode, type NeedFormField } from "@orlaya/finder/need";

type Drafts = Partial<Record<NeedFormField, string>>;

/**
 * Returns the URL of the panel's opener. On the page of a country, the country is added as
 * destination unless the URL contains one.
 */
export function addDestination(href: string, country: string | undefined): string {
  const url = new URL(href, "https://here.invalid");
  if (country && !url.searchParams.has("to")) url.searchParams.set("to", country);
  return url.href;
}

/**
 * Returns the autofill of spec §4: the answers in the opener's URL (`?to=TH`), and otherwise the
 * last destination.
 */
export function readDrafts(href: string, lastDestination: string | null): Drafts {
  const query = new URL(href, "https://here.invalid").searchParams;
  const drafts: Drafts = lastDestination === null ? {} : { to: lastDestination };
  for (const field of NEED_FIELDS) {
    const value = query.get(field);
    if (value) drafts[field] = value;
  }
  return drafts;
}

/**
 * Returns the autofill of the eligibility panel: the country of the connection as residence, and
 * the destination of the opener's URL or of the last search. `country` is never the fallback of a
 * failed lookup, because the fallback is not stored (finder §2.15).
 */
export function readSuggestions(
  href: string,
  lastDestination: string | null,
  country: string | null,
): Suggestions {
  const named = parseCode(new URL(href, "https://here.invalid").searchParams.get("to"));
  return {
    ...(country !== null && { residence: { value: country, source: "connection" } }),
    ...(named !== null
      ? { destination: { value: named, source: "link" } }
      : lastDestination !== null && { destination: { value: lastDestination, source: "last" } }),
  };
}
