import { IDLE_TIMEOUT_MS } from "../constants.ts";

/** Runs `task` when the browser is idle, after two seconds at the latest. */
export function runWhenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(task, 1);
}
