/**
 * Fetches privacy.ts. This is the only script of consent and analytics that every page loads.
 * privacy.ts is fetched after the page has loaded when a tool is configured, and otherwise when the
 * visitor opens the cookie settings.
 */
import { handleChunkFailure } from "../chunk-guard.ts";
import { runWhenIdle } from "../idle.ts";
import { isPlainClick } from "../overlays.ts";

const load = () => import("./privacy.ts");

/**
 * Starts consent and analytics, and opens the cookie settings from links with the action `cookies`.
 */
export function startPrivacy(): void {
  function begin(): void {
    runWhenIdle(
      () =>
        void load()
          .then(({ begin: ask }) => ask())
          .catch(() => undefined),
    );
  }
  // The tools are the same on every page of the site.
  if (document.documentElement.dataset["tools"]) {
    // The event has not fired yet: the browser waits for this script before it.
    addEventListener("load", begin);
  }
  document.addEventListener(
    "click",
    (event) => {
      const opener =
        event.target instanceof Element &&
        event.target.closest<HTMLAnchorElement>("[data-action=cookies]");
      if (!opener || !isPlainClick(event)) return;
      event.preventDefault();
      // Without scripts, and when they cannot be fetched, the link leads to the legal pages.
      load()
        .then(({ openSettings }) => openSettings(opener))
        .catch(handleChunkFailure(() => location.assign(opener.href)));
    },
    { capture: true },
  );
}
