"use client";
/** A filter above a list that is filtered in the browser, and the button that shows more of it. */
import { Button } from "@payloadcms/ui";
import { useWords } from "./words.tsx";

/** Renders a filter. Its first option chooses all. */
export function ChoiceFilter({
  label,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}) {
  const say = useWords();
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        <option value="">{say("scenario.filter.all")}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Rows that are shown at first, and with each click. */
export const ROWS_SHOWN = 40;

/** Renders the button that shows more rows; nothing when all are shown. */
export function MoreRows({
  left,
  onMore,
}: {
  /** Number of rows that are not shown. */
  readonly left: number;
  readonly onMore: () => void;
}) {
  const say = useWords();
  return left <= 0 ? null : (
    <div className="finder-actions">
      <Button buttonStyle="secondary" size="small" onClick={onMore}>
        {say("scenario.more", { count: Math.min(left, ROWS_SHOWN) })}
      </Button>
    </div>
  );
}
