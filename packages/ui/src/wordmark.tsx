import { Mark } from "./mark.tsx";
import css from "./wordmark.module.css";

/** Renders the flower and the name of the brand. The surrounding link names its target. */
export function Wordmark() {
  return (
    <span className={css.wordmark}>
      <Mark />
      orlaya
    </span>
  );
}
