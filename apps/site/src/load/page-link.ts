import type { LinkData } from "@orlaya/ui";

/** Creates a link to a page of this site. */
export function createPageLink(label: string, href: string): LinkData {
  return {
    label,
    href,
    external: false,
    newTab: false,
  };
}
