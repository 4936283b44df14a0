// The 5000 ms in which the bar fills are a transition of the style sheet (spec §9).
import { PROGRESS_HIDE_MS, PROGRESS_THROTTLE_MS } from "../constants.ts";

/** `idle`: not there; `running`: fills slowly; `done`: full, about to go. */
export type ProgressState = "idle" | "running" | "done";

/**
 * The progress bar as a clock: a navigation shorter than the throttle never shows it.
 * @param show draws a state; called on changes only.
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
      // A second navigation takes over the bar of the first.
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
