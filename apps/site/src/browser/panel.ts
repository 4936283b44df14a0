/**
 * The finder's side panel (spec §1, §4): opened by anything with the action `finder`. Without scripts, and where the
 * panel is turned off, those links simply lead to the finder's page.
 */
import { handleChunkFailure } from "./chunk-guard.ts";
import { isPlainClick } from "./overlays.ts";

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
      // An opener inside the mobile menu closes it first: one overlay at a time.
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
          // The link's own page has the same finder; that may be this page.
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
