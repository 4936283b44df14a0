import { ClearButton } from '@orlaya/ui';
import css from './country-field.module.css';

/** Empties one field: the word "Clear" to the eye, "Clear destination" to a screen reader, 44 px to a finger (finder.md §6.7, §6.10). */
export function ResetButton({ label, name, onReset }: { readonly label: string; readonly name: string; readonly onReset: () => void }) {
  return <ClearButton className={css.reset} label={label} name={name} onClick={onReset} />;
}
