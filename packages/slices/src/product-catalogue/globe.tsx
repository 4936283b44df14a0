import { Picture, type PictureData } from "@orlaya/ui";
import { makeDecorative } from "../shared.ts";

/** Renders a globe as decoration; nothing without one. */
export function Globe({
  globe,
  className,
}: {
  readonly globe: PictureData | null;
  readonly className: string | undefined;
}) {
  return (
    globe && (
      <Picture
        picture={makeDecorative(globe)}
        className={className}
        sizes="(min-width: 64rem) 46rem, 34rem"
      />
    )
  );
}
