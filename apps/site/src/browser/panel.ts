/**
 * Opens the finder's side panel (spec §1, §4) from any link with the action `finder`. Without
 * scripts, and when the panel is turned off, these links lead to the finder's page.
 */
import { handleChunkFailure } from "./chunk-guard.ts";
import { isPlainClick } from "./overlays.ts";

/** Starts the panel. @param geolocation URL that returns the visitor's country */
export function startPanel(geolocation: string | undefined): void {
  document.addEventListener(
    "click",
    (event) => {
      const opener =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>("[data-action=finder]")
          : null;
      const panel = document.getElementById("finder-panel");
      if (!opener || !(panel instanceof HTMLDialogElement) || !isPlainClick(event)) return;
      event.preventDefault();
      const href = opener.getAttribute("href") ?? "";
      // Only one overlay is open at a time: an opener inside the mobile menu closes the menu first.
      opener.closest("dialog")?.close();
      if (!panel.open) panel.showModal();
      import("./finder.ts")
        .then(({ loadFinder }) => loadFinder())
        .then(({ fillPanel, askForCountry }) => {
          void askForCountry(geolocation);
          return fillPanel(panel, href);
        })
        .catch((error: unknown) => {
          panel.close();
          // The page that the link leads to has the same finder. It may be this page.
          handleChunkFailure(() => {
            const field =
              opener.pathname + opener.search === location.pathname + location.search &&
              document.querySelector<HTMLElement>("#finder select");
            if (field) field.focus();
            else location.assign(href);
          })(error);
        });
    },
    { capture: true },
  );
}
