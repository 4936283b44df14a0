/** The two sites (spec §2): for private individuals and for professionals. */
export const AUDIENCES = ["individual", "corporate"] as const;
export type Audience = (typeof AUDIENCES)[number];

/**
 * Returns the audience of an item that has an audience field or tags. The tags pro and corporate
 * mean corporate, whatever the audience field says (spec §2, content-service model: tags come from
 * import).
 */
export function audienceOf(item: {
  readonly audience?: Audience | null;
  readonly tags?: readonly string[] | null;
}): Audience {
  const tagged =
    Array.isArray(item.tags) && item.tags.some((tag) => tag === "pro" || tag === "corporate");
  return tagged || item.audience === "corporate" ? "corporate" : "individual";
}
