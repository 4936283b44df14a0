/**
 * The only part of consent and analytics that every page carries: two lines that fetch the rest. It is fetched after the
 * page has loaded where a tool is configured, and otherwise when somebody opens the cookie settings.
 */
import { handleChunkFailure } from "../chunk-guard.ts";
import { runWhenIdle } from "../idle.ts";
import { isPlainClick } from "../overlays.ts";

const load = () => import("./privacy.ts");

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
    // The script of the page runs before that: the browser waits for it.
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
      // Without scripts, and where they cannot be had, the link leads to the legal pages.
      load()
        .then(({ openSettings }) => openSettings(opener))
        .catch(handleChunkFailure(() => location.assign(opener.href)));
    },
    { capture: true },
  );
}
