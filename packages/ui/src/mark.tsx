const PETAL = "M20 18.5C14.5 14 13.5 6.5 17.8 2.5c1.3-1.2 3.1-1.2 4.4 0C26.5 6.5 25.5 14 20 18.5Z";
const PETALS = [0, 72, 144, 216, 288] as const;

/**
 * Renders the flower of the brand, with five petals, as decoration. `size` is in pixels. `filled`
 * is the number of petals in the brand colour; the others have the border colour, so that the
 * flower can also show a rating.
 */
export function Mark({
  size = 34,
  filled = 5,
}: {
  readonly size?: number;
  readonly filled?: number;
}) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      {PETALS.map((angle, i) => (
        <path
          key={angle}
          transform={`rotate(${angle} 20 20)`}
          fill={i < filled ? "var(--ember-500)" : "var(--border)"}
          d={PETAL}
        />
      ))}
    </svg>
  );
}
