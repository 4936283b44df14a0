import type { IconName } from "./data.ts";
import { ICON_PATHS } from "./icon-paths.ts";

/**
 * Renders a line icon in the colour of the surrounding text. It is hidden from screen readers, so
 * the text next to it has to state the meaning. `size` is in pixels.
 */
export function Icon({
  name,
  size = 20,
  className,
}: {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string | undefined;
}) {
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
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
