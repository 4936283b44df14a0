import type { FamilyView } from "../family.ts";
import type { LoginData } from "./load.ts";

/**
 * Builds the view of the log-in page. The action of its heading leads to the configured area and
 * replaces the URL that the editor entered.
 */
export function viewLogin({ slices, area }: LoginData): FamilyView {
  return {
    slices: slices.map((slice) =>
      area && slice.slug === "page_head" && slice.props.primary
        ? {
            ...slice,
            props: {
              ...slice.props,
              primary: { ...slice.props.primary, href: area, external: true },
            },
          }
        : slice,
    ),
  };
}
