// The 5000 ms in which the bar fills are a transition in chrome/progress-bar.module.css (spec §9).
import { PROGRESS_HIDE_MS, PROGRESS_THROTTLE_MS } from "../constants.ts";

/** `idle`: hidden; `running`: fills slowly; `done`: full, fades out. */
export type ProgressState = "idle" | "running" | "done";

/**
 * Creates the timing of the progress bar. A navigation shorter than the throttle never shows it.
 * @param show renders a state; called on changes only
 */
export function createProgress(show: (state: ProgressState) => void): {
  readonly start: () => void;
  readonly finish: () => void;
} {
  let state: ProgressState = "idle";
  let timer: ReturnType<typeof setTimeout> | undefined;
  function to(next: ProgressState): void {
    state = next;
    show(next);
  }
  function after(delay: number, next: ProgressState): void {
    clearTimeout(timer);
    timer = setTimeout(() => to(next), delay);
  }
  return {
    start: () => {
      // A second navigation continues the bar of the first.
      if (state === "running") return;
      after(PROGRESS_THROTTLE_MS, "running");
    },
    finish: () => {
      clearTimeout(timer);
      if (state !== "running") return;
      to("done");
      after(PROGRESS_HIDE_MS, "idle");
    },
  };
}
