/** The cookie dialog: markup of the server (chrome/consent-dialog.tsx), fetched once a language, and what its buttons mean. */
import { CATEGORIES, type Category } from "../../cookies-and-storage.ts";

/** How the dialog stands there; see the component. */
export type Mode = "ask" | "settings" | "signal" | "nothing";

/** What a closed dialog means: the categories agreed to, or null when nothing was answered. Total. */
export function readAnswer(button: string, checked: readonly string[]): readonly Category[] | null {
  if (button === "accept") return CATEGORIES;
  if (button === "refuse") return [];
  return button === "save" ? CATEGORIES.filter((category) => checked.includes(category)) : null;
}

const pieces = new Map<string, Promise<string>>();
function piece(url: string): Promise<string> {
  const known =
    pieces.get(url) ??
    fetch(url).then(async (response) => {
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return response.text();
    });
  pieces.set(url, known);
  known.catch(() => pieces.delete(url));
  return known;
}

let latest = 0;

/** The dialog that stands there, in any of its modes. */
export const getCard = (): HTMLDialogElement | null =>
  document.querySelector<HTMLDialogElement>("dialog#cookie-dialog");

/** To where the visitor was, and otherwise to where reading begins. */
function giveFocusBack(before: HTMLElement | null | undefined): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading && heading.tabIndex < 0) heading.tabIndex = -1;
  (before?.isConnected ? before : heading)?.focus({ preventScroll: true });
}

/** The markup of the dialog in the language of the page; null when another call, or another language, came meanwhile. */
async function loadDialog(): Promise<{
  readonly dialog: HTMLDialogElement;
  readonly styles: HTMLLinkElement;
} | null> {
  const turn = (latest += 1);
  const template = document.createElement("template");
  const address = (): string => document.documentElement.dataset["consent"] ?? "";
  const url = address();
  template.innerHTML = await piece(url);
  if (turn !== latest || address() !== url) return null;
  const dialog = template.content.querySelector("dialog");
  const styles = template.content.querySelector("link");
  if (!dialog || !styles) throw new Error("The cookie dialog is not what it should be.");
  return { dialog, styles };
}

/** The button that shows the choices, and the Escape key that hides them again. */
function connectChoices(dialog: HTMLDialogElement, boxes: readonly HTMLInputElement[]): void {
  const choose = dialog.querySelector<HTMLElement>("[data-choose]");
  choose?.addEventListener("click", () => {
    dialog.dataset["mode"] = "choose";
    boxes[0]?.focus();
  });
  dialog.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || dialog.dataset["mode"] !== "choose") return;
    dialog.dataset["mode"] = "ask";
    choose?.focus();
  });
}

/** Remembers the element that had the focus before the dialog. @returns a function that gives it back */
function rememberFocus(dialog: HTMLDialogElement, opener: HTMLElement | undefined): () => void {
  let before = opener;
  dialog.addEventListener("focusin", ({ relatedTarget }) => {
    if (
      relatedTarget instanceof HTMLElement &&
      relatedTarget !== document.body &&
      !dialog.contains(relatedTarget)
    )
      before ??= relatedTarget;
  });
  return () => {
    giveFocusBack(before);
  };
}

/** Puts the dialog into the page. Settles once its styles have loaded or failed, or the page has gone. */
function insertDialog(dialog: HTMLDialogElement, styles: HTMLLinkElement): Promise<void> {
  const styled = new Promise<void>((resolve) => {
    for (const end of ["load", "error"]) styles.addEventListener(end, () => resolve());
    // Styles of a dialog that went with its page never load.
    document.addEventListener("astro:after-swap", () => resolve(), { once: true });
  });
  // First in the page, so that it is the first stop of the keyboard although nothing takes the focus away.
  document.body.prepend(dialog);
  return styled;
}

/**
 * Shows the dialog in the page's language; one that is shown already is replaced.
 * @param granted what is ticked.
 * @param answered called with the answer, once; never for a dialog that is closed without one.
 */
export async function showDialog(
  mode: Mode,
  granted: ReadonlySet<Category>,
  answered: (categories: readonly Category[]) => void,
  opener?: HTMLElement,
): Promise<void> {
  const loaded = await loadDialog();
  if (!loaded) return;
  const { dialog, styles } = loaded;
  getCard()?.remove();
  dialog.dataset["mode"] = mode;
  const boxes = [...dialog.querySelectorAll<HTMLInputElement>("input:enabled")];
  for (const box of boxes) box.checked = granted.has(box.value as Category);
  connectChoices(dialog, boxes);
  const restoreFocus = rememberFocus(dialog, opener);
  // The end of the page can be scrolled out from under the card.
  const size = new ResizeObserver(() => {
    document.documentElement.style.setProperty("--card", `${dialog.offsetHeight}px`);
  });
  dialog.addEventListener("close", () => {
    size.disconnect();
    dialog.remove();
    const checked = boxes.filter((box) => box.checked).map((box) => box.value);
    const answer = readAnswer(dialog.returnValue, checked);
    // A card that goes by itself, with its page or for an answer in another tab, takes no focus along.
    if (answer || opener) restoreFocus();
    if (answer) answered(answer);
  });
  await insertDialog(dialog, styles);
  if (!dialog.isConnected) return;
  // Asking must not interrupt: no focus is taken, and the page stays usable.
  if (mode === "ask") {
    dialog.open = true;
    size.observe(dialog);
  } else {
    dialog.showModal();
    dialog.querySelector("h2")?.focus();
  }
}
