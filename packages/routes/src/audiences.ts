/** The two sites (spec §2): private individuals, and professionals. */
export const AUDIENCES = ["individual", "corporate"] as const;
export type Audience = (typeof AUDIENCES)[number];

/**
 * The audience of anything that carries an audience or tags: tagged pro or corporate means
 * corporate, whatever the audience field says (spec §2, content-service model: tags come from import).
 */
export function audienceOf(item: {
  readonly audience?: Audience | null;
  readonly tags?: readonly string[] | null;
}): Audience {
  const tagged =
    Array.isArray(item.tags) && item.tags.some((tag) => tag === "pro" || tag === "corporate");
  return tagged || item.audience === "corporate" ? "corporate" : "individual";
}
