/** Longest wait for an idle moment (spec §9). */
const IDLE_TIMEOUT_MS = 2000;

/** Runs `task` when the browser has nothing better to do, after two seconds at the latest. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(task, 1);
}
