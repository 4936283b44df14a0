"use client";
/** Opens the rows around a field of the form, scrolls to it and focuses it. */
import { useDocumentInfo, useForm } from "@payloadcms/ui";
import { useCallback } from "react";
import { listRowsAround, type FormRow } from "./form-rows.ts";

/** Controls of a form that take the focus. */
const CONTROLS =
  "input:not([type=hidden], :disabled), textarea:not(:disabled), [contenteditable=true], button";
/** Number of frames to wait for an element that React renders. */
const MAX_FRAMES = 120;
/** Number of frames to wait for a field of a tab that was opened. */
const TAB_FRAMES = 30;

type Find = () => HTMLElement | null;
/** Returns an element as soon as `find` does; null when it does not appear. */
async function waitFor(find: Find, frames = MAX_FRAMES): Promise<HTMLElement | null> {
  for (let frame = 0; frame < frames; frame += 1) {
    const found = find();
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
  return null;
}

const findRow = ({ list, index }: FormRow): HTMLElement | null =>
  document.getElementById(`${list.replaceAll(".", "-")}-row-${index}`);
/** Finds the element of a field. Rich text has no id. */
function findField(path: string): HTMLElement | null {
  return (
    document.getElementById(`field-${path.replaceAll(".", "__")}`) ??
    document.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`)
  );
}

/** Focuses an element or the first control in it. @returns what has the focus; null for nothing */
function focusIn(element: HTMLElement | null): HTMLElement | null {
  if (!element) return null;
  // A read-only field has a button for comments beside it.
  const box = element.matches(":disabled") ? element.closest(".field-type") : element;
  const control = element.matches(CONTROLS)
    ? element
    : box?.querySelector<HTMLElement>(`:is(${CONTROLS})`);
  control?.focus({ preventScroll: true });
  return control && control === document.activeElement ? control : null;
}

/** Opens the tab that contains an element. Only the form of the open tab is in the page. */
async function openTabOf(find: Find): Promise<void> {
  if (find()) return;
  for (const tab of document.querySelectorAll<HTMLElement>(".tabs-field__tab-button")) {
    tab.click();
    if (await waitFor(find, TAB_FRAMES)) return;
  }
}

/** Scrolls to the first field of a row and focuses it. */
async function showRow(row: FormRow): Promise<void> {
  await openTabOf(() => findRow(row));
  const element = await waitFor(() => findRow(row));
  // Fields far from the visible part of the page are rendered when it reaches them.
  element?.scrollIntoView({ block: "center" });
  const content = (): HTMLElement | null =>
    element?.querySelector<HTMLElement>(".collapsible__content") ?? null;
  const field = element && (await waitFor(() => focusIn(content())));
  field?.scrollIntoView({ block: "center" });
}

async function showField(path: string): Promise<void> {
  const rows = listRowsAround(path);
  const [outer] = rows;
  await openTabOf(() => (outer ? findRow(outer) : findField(path)));
  for (const row of rows) (await waitFor(() => findRow(row)))?.scrollIntoView({ block: "center" });
  const element = await waitFor(() => findField(path));
  element?.scrollIntoView({ block: "center" });
  const focused = await waitFor(() => focusIn(element), TAB_FRAMES);
  focused?.scrollIntoView({ block: "center" });
}

/** Returns functions that open a field, and a row of a list, wherever they are in the form. */
export function useReveal(): {
  readonly revealField: (path: string) => void;
  readonly revealRow: (row: FormRow) => void;
} {
  const { dispatchFields, getFields } = useForm();
  const { setDocFieldPreferences } = useDocumentInfo();
  const open = useCallback(
    ({ list, index }: FormRow): void => {
      const rows = getFields()[list]?.rows ?? [];
      const updatedRows = rows.map((row, at) =>
        at === index ? { ...row, collapsed: false } : row,
      );
      dispatchFields({ type: "SET_ROW_COLLAPSED", path: list, updatedRows });
      setDocFieldPreferences(list, {
        collapsed: updatedRows.filter(({ collapsed }) => collapsed).map(({ id }) => id),
      });
    },
    [dispatchFields, getFields, setDocFieldPreferences],
  );
  const revealField = useCallback(
    (path: string): void => {
      listRowsAround(path).forEach(open);
      void showField(path);
    },
    [open],
  );
  const revealRow = useCallback(
    (row: FormRow): void => {
      open(row);
      void showRow(row);
    },
    [open],
  );
  return { revealField, revealRow };
}
