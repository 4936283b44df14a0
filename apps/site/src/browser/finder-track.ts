import type { EligibilityGo, FinderEvent } from "@orlaya/finder-ui";

/**
 * Dispatches an event of a finder. Analytics sends it when it is configured and the visitor has
 * consented. An event contains no answers (finder §6.19).
 */
export function track(event: FinderEvent): void {
  document.dispatchEvent(new CustomEvent("finder:track", { detail: event }));
}

/** Tracks the submit of a server-rendered result, whose buttons are a plain form (spec §4). */
export function trackResults(): void {
  document.addEventListener("submit", ({ target, submitter }) => {
    if (
      !(target instanceof Element) ||
      !target.closest("[data-eligibility-result]") ||
      !(submitter instanceof HTMLButtonElement)
    )
      return;
    track({ name: "lisa_search", finder: "eligibility", go: submitter.value as EligibilityGo });
  });
}
