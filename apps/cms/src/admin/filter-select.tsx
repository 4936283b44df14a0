/** Choice of a filter above a table. */

/** An option of a filter: value and name. */
export type Choice = readonly [value: string, name: string];

/** Renders a filter. Its first option chooses all. */
export function Select({
  name,
  label,
  value,
  none,
  choices,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly none: string;
  readonly choices: readonly Choice[];
}) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        <option value="">{none}</option>
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
