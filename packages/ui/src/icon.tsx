import type { IconName } from "./data.ts";
import { ICON_PATHS } from "./icon-paths.ts";

interface Look {
  readonly size?: number;
  readonly className?: string | undefined;
}

/**
 * Renders a line icon in the colour of the surrounding text from a path on a grid of 24 × 24. It is
 * hidden from screen readers, so the text next to it has to state the meaning. `size` is in pixels.
 */
export function LineIcon({ path, size = 20, className }: Look & { readonly path: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}

/** Renders the line icon with a name. */
export function Icon({ name, ...look }: Look & { readonly name: IconName }) {
  return <LineIcon path={ICON_PATHS[name]} {...look} />;
}
