import css from "./progress-bar.module.css";

/**
 * Renders the progress bar of a navigation. It is hidden from screen readers and stays in the
 * document when the router swaps the page.
 */
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
