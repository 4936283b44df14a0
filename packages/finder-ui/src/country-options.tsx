import { useDeferredValue, type MouseEvent, type Ref } from "react";
import css from "./country-field.module.css";
import type { CountryList } from "./country-list.ts";
import { getFlag } from "./flag.ts";
import { MatchedName } from "./matched-name.tsx";
import type { FormTexts } from "./texts.ts";

/** Number of options in the first render of an opening list: more than a screen shows. */
const AT_ONCE = 40;

interface CountryOptionsProps {
  /** Ref of the box around list and notes. */
  readonly ref: Ref<HTMLDivElement>;
  readonly label: string;
  readonly list: CountryList;
  /** Whether the list is in its own dialog. It is then in the normal flow instead of a popup. */
  readonly sheet: boolean;
  readonly t: FormTexts;
}

/** Renders the options of a country list, and a note for no match or only a similar spelling. */
export function CountryOptions({ ref, label, list, sheet, t }: CountryOptionsProps) {
  const { isOpen, highlightedIndex, matches, query, getItemProps, getMenuProps } = list;
  // The other options follow in a deferred render.
  const whole = useDeferredValue(isOpen);
  const isTypo = matches[0]?.typo === true;
  return (
    <div ref={ref} className={css.popup} data-open={isOpen} data-sheet={sheet || undefined}>
      {isOpen && matches.length === 0 && <p className={css.note}>{t.lisa("list.none")}</p>}
      {isOpen && isTypo && <p className={css.note}>{t.lisa("list.closest")}</p>}
      <ul {...getMenuProps({ "aria-label": label })} className={css.list} role="listbox">
        {isOpen &&
          (whole ? matches : matches.slice(0, AT_ONCE)).map((match, place) => (
            <li
              key={match.code}
              {...getItemProps({ item: match, index: place, onMouseMove: ignoreUnmoved })}
              className={css.option}
              data-active={place === highlightedIndex || undefined}
            >
              <span aria-hidden="true">{getFlag(match.code)}</span>
              <span>
                {match.matchedBy === "alias" ? (
                  t.lisa("list.alias", { country: match.name, query: match.query })
                ) : (
                  <MatchedName name={match.name} query={query} />
                )}
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}

/**
 * Ignores mouse moves without movement, which the browser sends when a list scrolls or shrinks
 * under a pointer at rest: they must not highlight an option.
 */
function ignoreUnmoved({ nativeEvent }: MouseEvent): void {
  if (nativeEvent.movementX === 0 && nativeEvent.movementY === 0)
    Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
