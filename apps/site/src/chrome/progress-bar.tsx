import css from "./progress-bar.module.css";

/** The thin bar of a navigation in progress: seen only, silent for screen readers. It outlives the page it starts on. */
export function ProgressBar() {
  return (
    <div
      className={css.bar}
      data-progress="idle"
      data-astro-transition-persist="progress"
      aria-hidden="true"
    />
  );
}
