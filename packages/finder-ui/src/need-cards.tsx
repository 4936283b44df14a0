import { Icon } from '@orlaya/ui';
import type { ReactNode } from 'react';
import type { NeedOption } from './model.ts';
import css from './need-finder.module.css';

export interface NeedCardsProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly clear?: ReactNode;
  readonly value: string;
  readonly options: readonly NeedOption[];
  /** A remark on an option in the page's language, or an empty text. */
  readonly noteOf: (need: NeedOption) => string;
  readonly onChoose: (key: string) => void;
}
/** The needs as radio cards in two columns: the same name and values as the select (design brief §5.5). */
export function NeedCards({ id, label, hint, error, clear, value, options, noteOf, onChoose }: NeedCardsProps) {
  return (
    <fieldset className={css.needs} aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}>
      <legend>{label}</legend>
      {clear && <div className={css.clear}>{clear}</div>}
      {hint && <p className={css.note} id={`${id}-hint`}>{hint}</p>}
      <div className={css.cards}>
        {options.map((need, place) => (
          <label key={need.key} className={css.need}>
            <input id={place === 0 ? id : undefined} type="radio" name="need" value={need.key} required checked={value === need.key} onChange={() => onChoose(need.key)} />
            <b lang={need.lang}>{need.title}</b>
            <span lang={need.lang}>{need.description}</span>
            {noteOf(need) && <span>{noteOf(need)}</span>}
          </label>
        ))}
      </div>
      {error && <p className={css.error} id={`${id}-error`}><Icon name="alert" size={18} />{error}</p>}
    </fieldset>
  );
}
