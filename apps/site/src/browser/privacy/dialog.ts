/** The cookie dialog: markup of the server (chrome/consent-dialog.tsx), fetched once a language, and what its buttons mean. */
import { CATEGORIES, type Category } from '../../stored-values.ts';

/** How the dialog stands there; see the component. */
export type Mode = 'ask' | 'settings' | 'signal' | 'nothing';

/** What a closed dialog means: the categories agreed to, or null when nothing was answered. Total. */
export function answerOf(button: string, checked: readonly string[]): readonly Category[] | null {
  if (button === 'accept') return CATEGORIES;
  if (button === 'refuse') return [];
  return button === 'save' ? CATEGORIES.filter((category) => checked.includes(category)) : null;
}

const pieces = new Map<string, Promise<string>>();
function piece(url: string): Promise<string> {
  const known = pieces.get(url) ?? fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.text();
  });
  pieces.set(url, known);
  known.catch(() => pieces.delete(url));
  return known;
}

let latest = 0;

/**
 * Shows the dialog in the page's language; one that stands there already is replaced.
 * @param granted what is ticked.
 * @param answered called with the answer, once; never for a dialog that is closed without one.
 */
export async function showDialog(mode: Mode, granted: ReadonlySet<Category>, answered: (categories: readonly Category[]) => void, opener?: HTMLElement): Promise<void> {
  const turn = (latest += 1);
  const template = document.createElement('template');
  template.innerHTML = await piece(document.documentElement.dataset['consent'] ?? '');
  // Somebody went on, or opened it another way, meanwhile.
  if (turn !== latest) return;
  const dialog = template.content.querySelector('dialog');
  const styles = template.content.querySelector('link');
  if (!dialog || !styles) throw new Error('The cookie dialog is not what it should be.');
  document.getElementById(dialog.id)?.remove();
  dialog.dataset['mode'] = mode;
  const boxes = [...dialog.querySelectorAll<HTMLInputElement>('input:enabled')];
  for (const box of boxes) box.checked = granted.has(box.value as Category);
  dialog.querySelector('[data-choose]')?.addEventListener('click', () => {
    dialog.dataset['mode'] = 'choose';
    boxes[0]?.focus();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    opener?.focus();
    const answer = answerOf(dialog.returnValue, boxes.filter((box) => box.checked).map((box) => box.value));
    if (answer) answered(answer);
  });
  const styled = new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) styles.addEventListener(end, () => resolve());
  });
  // First in the page, so that it is the first stop of the keyboard although nothing takes the focus away.
  document.body.prepend(dialog);
  await styled;
  if (!dialog.isConnected) return;
  // Asking must not interrupt: no focus is taken, and the page stays usable.
  if (mode === 'ask') dialog.open = true;
  else {
    dialog.showModal();
    dialog.querySelector('h2')?.focus();
  }
}
