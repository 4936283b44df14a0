import type { EligibilityGo, FinderEvent } from "@orlaya/finder-ui";

/** Heard by analytics, where there is any and the visitor agreed to it. No answer is part of an event (finder §6.19). */
export function track(event: FinderEvent): void {
  document.dispatchEvent(new CustomEvent("finder:track", { detail: event }));
}

/** The buttons of a result that the server drew are a plain form: its submit is recorded too (spec §4). */
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
