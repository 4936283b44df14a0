/**
 * Opens a menu while the mouse rests on its button. Fetched with the first movement (pointer.ts).
 */

/**
 * Time for which the mouse rests on a menu's button before the menu opens, and outside before it
 * closes.
 */
const INTENT_MS = 120;
const LEAVE_MS = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
/** The menu that was opened by hovering. A click right after must not close it; leaving it does. */
let hovered: HTMLElement | null = null;

const elementOf = (event: Event): Element | null =>
  event.target instanceof Element ? event.target : null;

function follow(event: PointerEvent): void {
  if (event.pointerType !== "mouse") return;
  const target = elementOf(event);
  const button = target?.closest<HTMLElement>("[data-hover] [popovertarget]");
  const menu = button && document.getElementById(button.getAttribute("popovertarget") ?? "");
  clearTimeout(timer);
  if (menu && !menu.matches(":popover-open")) {
    timer = setTimeout(() => {
      menu.showPopover({ source: button });
      hovered = menu;
    }, INTENT_MS);
  } else if (hovered && !menu && !hovered.contains(target)) {
    timer = setTimeout(() => {
      hovered?.hidePopover();
      hovered = null;
    }, LEAVE_MS);
  }
}

function keepOpen(event: MouseEvent): void {
  const button = elementOf(event)?.closest("[data-hover] [popovertarget]");
  if (!button) return;
  clearTimeout(timer);
  if (hovered?.matches(":popover-open") && hovered.id === button.getAttribute("popovertarget"))
    event.preventDefault();
  hovered = null;
}

/** Starts opening menus on hover. @param first event for which this script was fetched */
export function startHoverIntent(first: Event): void {
  document.addEventListener("pointerover", follow, { passive: true });
  document.addEventListener("click", keepOpen, { capture: true });
  if (first instanceof PointerEvent) follow(first);
}
