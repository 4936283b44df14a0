/** Joins class names, leaving out what is absent. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(" ") || undefined;
