/** The cookie dialog: markup of the server (chrome/consent-dialog.tsx), fetched once a language, and what its buttons mean. */
import { CATEGORIES, type Category } from "../../stored-values.ts";

/** How the dialog stands there; see the component. */
export type Mode = "ask" | "settings" | "signal" | "nothing";

/** What a closed dialog means: the categories agreed to, or null when nothing was answered. Total. */
export function answerOf(button: string, checked: readonly string[]): readonly Category[] | null {
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
export const card = (): HTMLDialogElement | null =>
  document.querySelector<HTMLDialogElement>("dialog#cookie-dialog");

/** To where the visitor was, and otherwise to where reading begins. */
function giveFocusBack(before: HTMLElement | null | undefined): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading && heading.tabIndex < 0) heading.tabIndex = -1;
  (before?.isConnected ? before : heading)?.focus({ preventScroll: true });
}

/**
 * Shows the dialog in the page's language; one that stands there already is replaced.
 * @param granted what is ticked.
 * @param answered called with the answer, once; never for a dialog that is closed without one.
 */
export async function showDialog(
  mode: Mode,
  granted: ReadonlySet<Category>,
  answered: (categories: readonly Category[]) => void,
  opener?: HTMLElement,
): Promise<void> {
  const turn = (latest += 1);
  const template = document.createElement("template");
  const address = (): string => document.documentElement.dataset["consent"] ?? "";
  const url = address();
  template.innerHTML = await piece(url);
  // Somebody opened it another way meanwhile, or went on to another language, which asks in its own words.
  if (turn !== latest || address() !== url) return;
  const dialog = template.content.querySelector("dialog");
  const styles = template.content.querySelector("link");
  if (!dialog || !styles) throw new Error("The cookie dialog is not what it should be.");
  card()?.remove();
  dialog.dataset["mode"] = mode;
  const boxes = [...dialog.querySelectorAll<HTMLInputElement>("input:enabled")];
  for (const box of boxes) box.checked = granted.has(box.value as Category);
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
  let before = opener;
  dialog.addEventListener("focusin", ({ relatedTarget }) => {
    if (
      relatedTarget instanceof HTMLElement &&
      relatedTarget !== document.body &&
      !dialog.contains(relatedTarget)
    )
      before ??= relatedTarget;
  });
  // The end of the page can be scrolled out from under the card.
  const size = new ResizeObserver(() => {
    document.documentElement.style.setProperty("--card", `${dialog.offsetHeight}px`);
  });
  dialog.addEventListener("close", () => {
    size.disconnect();
    dialog.remove();
    const answer = answerOf(
      dialog.returnValue,
      boxes.filter((box) => box.checked).map((box) => box.value),
    );
    // A card that goes by itself, with its page or for an answer in another tab, takes no focus along.
    if (answer || opener) giveFocusBack(before);
    if (answer) answered(answer);
  });
  const styled = new Promise<void>((resolve) => {
    for (const end of ["load", "error"]) styles.addEventListener(end, () => resolve());
    // Styles of a dialog that went with its page never load.
    document.addEventListener("astro:after-swap", () => resolve(), { once: true });
  });
  // First in the page, so that it is the first stop of the keyboard although nothing takes the focus away.
  document.body.prepend(dialog);
  await styled;
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
