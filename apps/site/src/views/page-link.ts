import type { LinkData } from "@orlaya/ui";

/** A link to a page of this site. */
export const pageLink = (label: string, href: string): LinkData => ({
  label,
  href,
  external: false,
  newTab: false,
});
