/**
 * Menus are popovers and dialogs: the browser opens and stacks them, traps the focus, closes them
 * on Escape and restores the focus. This file adds `aria-expanded`, opens dialogs, and closes all
 * overlays before a navigation. hover.ts opens menus on hover.
 */

/** Closes every open popover and dialog (spec §2 "Navigation clears any open overlay"). */
export function closeOverlays(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(":popover-open"))
    popover.hidePopover();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
}

/**
 * Whether a click follows a link in this tab: primary button, no modifier key for a new tab or a
 * download, and not prevented by another handler.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.altKey &&
    !event.shiftKey &&
    !event.defaultPrevented
  );
}

const elementOf = (event: Event): Element | null =>
  event.target instanceof Element ? event.target : null;

/** Starts the overlays of this page and of all later pages of the visit. */
export function startOverlays(): void {
  document.addEventListener("click", openDialog, { capture: true });
  document.addEventListener("keydown", (event) => {
    // A link with the role button is also activated by the space bar.
    if (event.key !== " " || !elementOf(event)?.matches("a[role=button]")) return;
    event.preventDefault();
    (event.target as HTMLElement).click();
  });
  document.addEventListener("click", (event) => {
    const target = elementOf(event);
    // A link inside an overlay closes it, even when its target is on the same page.
    if (target?.closest("a[href]")?.closest("dialog, [popover]") && isPlainClick(event))
      closeOverlays();
    // For browsers without closedby: a click whose target is the dialog itself is on its backdrop.
    if (
      target instanceof HTMLDialogElement &&
      target.getAttribute("closedby") === "any" &&
      !("closedBy" in HTMLDialogElement.prototype)
    )
      target.close();
  });
  document.addEventListener(
    "toggle",
    (event) => {
      const target = elementOf(event);
      if (!target?.hasAttribute("popover")) return;
      for (const button of buttonsOf(target))
        button.setAttribute("aria-expanded", String(event.newState === "open"));
    },
    { capture: true },
  );
  document.addEventListener("beforetoggle", placeBelowHeader, { capture: true });
  const wide = matchMedia("(min-width: 64rem)");
  function openGroups(): void {
    for (const group of document.querySelectorAll<HTMLDetailsElement>("details[data-open-wide]"))
      group.open = wide.matches;
  }
  function prepare(): void {
    announceButtons();
    openGroups();
  }
  prepare();
  wide.addEventListener("change", openGroups);
  document.addEventListener("astro:after-swap", prepare);
}

const buttonsOf = (popover: Element): NodeListOf<HTMLElement> =>
  document.querySelectorAll(`[popovertarget="${CSS.escape(popover.id)}"]`);

/**
 * Gives links that open a dialog the role of a button. Without scripts they are plain links to the
 * same content elsewhere.
 */
function announceButtons(): void {
  for (const link of document.querySelectorAll("a[data-dialog], a[data-action=cookies]")) {
    link.setAttribute("role", "button");
    link.setAttribute("aria-haspopup", "dialog");
  }
}

function openDialog(event: MouseEvent): void {
  const link = elementOf(event)?.closest<HTMLElement>("[data-dialog]");
  const dialog = link && document.getElementById(link.dataset["dialog"] ?? "");
  if (!(dialog instanceof HTMLDialogElement) || !isPlainClick(event)) return;
  event.preventDefault();
  dialog.showModal();
}

/**
 * Places the menu below the header in browsers without anchor positioning, at any scroll position.
 */
function placeBelowHeader(event: Event): void {
  const popover = elementOf(event);
  if (
    !(popover instanceof HTMLElement) ||
    !popover.matches("[data-mega]") ||
    CSS.supports("anchor-name: --a")
  )
    return;
  const header = document.querySelector("[data-header]");
  if (header) popover.style.top = `${header.getBoundingClientRect().bottom}px`;
}
