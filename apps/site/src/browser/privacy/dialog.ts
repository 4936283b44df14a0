/**
 * The cookie dialog. Its markup comes from the server (chrome/consent-dialog.tsx) and is fetched
 * once per language. This file shows it and reads its answer.
 */
import { CATEGORIES, type Category } from "../../cookies-and-storage.ts";

/** Mode of the dialog, described at the component (chrome/consent-dialog.tsx). */
export type Mode = "ask" | "settings" | "signal" | "nothing";

/**
 * Returns the categories that the visitor agreed to, or null when the dialog was closed without an
 * answer.
 * @param button value of the button that closed the dialog
 * @param checked values of the ticked categories; other values are ignored
 * @param offered values of all categories in the dialog
 */
export function readAnswer(
  button: string,
  checked: readonly string[],
  offered: readonly string[],
): readonly Category[] | null {
  if (button === "refuse") return [];
  const agreed = button === "accept" ? offered : button === "save" ? checked : null;
  return agreed && CATEGORIES.filter((category) => agreed.includes(category));
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

/** Returns the dialog that is in the page, in any of its modes. */
export const getCard = (): HTMLDialogElement | null =>
  document.querySelector<HTMLDialogElement>("dialog#cookie-dialog");

/**
 * Moves the focus to the given element, or to the page's heading when the element is not in the
 * page.
 */
function giveFocusBack(before: HTMLElement | null | undefined): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading && heading.tabIndex < 0) heading.tabIndex = -1;
  (before?.isConnected ? before : heading)?.focus({ preventScroll: true });
}

/**
 * Loads the dialog in the language of the page.
 * @returns null when another call was made, or the language changed, in the meantime
 * @throws when it cannot be loaded
 */
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
  if (!dialog || !styles)
    throw new Error("The response contains no cookie dialog or no style sheet.");
  return { dialog, styles };
}

/** Connects the button that shows the choices, and the Escape key that hides them again. */
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

/**
 * Records the element that had the focus before the dialog.
 * @returns a function that restores the focus
 */
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

/**
 * Inserts the dialog into the page. Resolves when its styles have loaded or failed, or the page was
 * swapped.
 */
function insertDialog(dialog: HTMLDialogElement, styles: HTMLLinkElement): Promise<void> {
  const styled = new Promise<void>((resolve) => {
    for (const end of ["load", "error"]) styles.addEventListener(end, () => resolve());
    // The styles of a dialog that was removed with its page never load.
    document.addEventListener("astro:after-swap", () => resolve(), { once: true });
  });
  // First in the body, so that it is the first stop of the Tab key although it does not take the
  // focus.
  document.body.prepend(dialog);
  return styled;
}

/**
 * Shows the dialog in the language of the page, in place of one that is shown already.
 * @param granted categories that are ticked at first
 * @param answered called once with the answer; not called when the dialog is closed without an
 * answer
 * @throws when the dialog cannot be loaded
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
  const boxes = [...dialog.querySelectorAll<HTMLInputElement>("input:not([disabled])")];
  for (const box of boxes) box.checked = granted.has(box.value as Category);
  connectChoices(dialog, boxes);
  const restoreFocus = rememberFocus(dialog, opener);
  // The style sheet needs the height of the card, so that the end of the page can be scrolled above
  // it.
  const size = new ResizeObserver(() => {
    document.documentElement.style.setProperty("--card", `${dialog.offsetHeight}px`);
  });
  dialog.addEventListener("close", () => {
    size.disconnect();
    dialog.remove();
    const [checked, offered] = [boxes.filter((box) => box.checked), boxes].map((each) =>
      each.map(({ value }) => value),
    );
    const answer = readAnswer(dialog.returnValue, checked ?? [], offered ?? []);
    // A card that is removed with its page, or because of an answer in another tab, does not move
    // the focus.
    if (answer || opener) restoreFocus();
    if (answer) answered(answer);
  });
  await insertDialog(dialog, styles);
  if (!dialog.isConnected) return;
  // The question must not interrupt: it does not take the focus, and the page stays usable.
  if (mode === "ask") {
    dialog.open = true;
    size.observe(dialog);
  } else {
    dialog.showModal();
    dialog.querySelector("h2")?.focus();
  }
}
