/**
 * The finder's side panel (spec §1, §4): opened by anything with the action `finder`. Without scripts, and where the
 * panel is turned off, those links simply lead to the finder's page.
 */
import { loadFinder } from './finder.ts';
import { isPlainClick } from './overlays.ts';

export function startPanel(geolocation: string | undefined): void {
  document.addEventListener(
    'click',
    (event) => {
      const opener = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action=finder]') : null;
      const panel = document.getElementById('finder-panel');
      if (!opener || !(panel instanceof HTMLDialogElement) || !isPlainClick(event)) return;
      event.preventDefault();
      const href = opener.getAttribute('href') ?? '';
      // An opener inside the mobile menu closes it first: one overlay at a time.
      opener.closest('dialog')?.close();
      if (!panel.open) panel.showModal();
      loadFinder()
        .then(({ fillPanel, askForCountry }) => {
          void askForCountry(geolocation);
          return fillPanel(panel, href);
        })
        // The link's own page has the same finder.
        .catch(() => location.assign(href));
    },
    { capture: true },
  );
}
