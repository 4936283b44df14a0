import type { FamilyView } from "../family.ts";
import type { LoginData } from "./load.ts";

/** Shows the log-in page: its action leads to the area that the configuration names, whatever address its text was written with. */
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
