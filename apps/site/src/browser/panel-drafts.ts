import type { Suggestions } from "@orlaya/finder-ui";
import { NEED_FIELDS, parseCode, type NeedFormField } from "@orlaya/finder/need";

type Drafts = Partial<Record<NeedFormField, string>>;

/** The address of what opened the panel, which on the page of a country asks for that country unless it names another one. */
export function addDestination(href: string, country: string | undefined): string {
  const url = new URL(href, "https://here.invalid");
  if (country && !url.searchParams.has("to")) url.searchParams.set("to", country);
  return url.href;
}

/** What the opener suggests in its address (`?to=TH`), and otherwise the last destination: the autofill of spec §4. */
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
 * The autofill of the eligibility panel: the country of the connection as residence, and as destination what the opener
 * names or what was searched last. `country` is never the fallback of a failed lookup: that is not stored (finder §2.15).
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
