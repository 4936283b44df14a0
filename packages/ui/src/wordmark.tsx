import { Mark } from "./mark.tsx";
import css from "./wordmark.module.css";

/** Flower and name. The link around it names its target. */
export function Wordmark() {
  return (
    <span className={css.wordmark}>
      <Mark />
      orlaya
    </span>
  );
}
