"use client";
/** Shows a field of a form: opens the rows and the tab around it, and focuses it. */
import { useDocumentInfo, useForm } from "@payloadcms/ui";
import { useCallback } from "react";
import { toFormPlace, type FormRow } from "./field-paths.ts";

/** Number of frames to wait for an element that React renders. */
const MAX_FRAMES = 120;

/** Returns an element as soon as `find` does; null when it does not appear. */
export async function waitFor(
  find: () => HTMLElement | null,
  frames = MAX_FRAMES,
): Promise<HTMLElement | null> {
  for (let frame = 0; frame < frames; frame += 1) {
    const found = find();
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
  return null;
}

const LABEL = "label[for^='field-']";
/** Returns the label of the field that an element belongs to; null outside of fields. */
export function findLabel(element: Element): HTMLLabelElement | null {
  const field = element.closest(".field-type");
  const label = field?.querySelector<HTMLLabelElement>(LABEL);
  return label && label.closest(".field-type") === field ? label : null;
}
/** Returns the path of the field of a label, with numbers of rows. */
export const readPath = (label: HTMLLabelElement): string =>
  label.htmlFor.replace(/^field-/, "").replaceAll("__", ".");
/** Lists the labels of all fields that the page contains. */
export function listLabels(): readonly HTMLLabelElement[] {
  return [...document.querySelectorAll<HTMLLabelElement>(`.document-fields ${LABEL}`)].filter(
    (label) => findLabel(label) === label,
  );
}

const findByPath = (path: string): HTMLLabelElement | null =>
  document.querySelector(`.document-fields label[for="field-${path.replaceAll(".", "__")}"]`);

const CONTROLS =
  "input:not([type=hidden], :disabled), textarea:not(:disabled), [contenteditable=true]";
/** Scrolls to a field and focuses it, or the button for comments when it is read only. */
function focusField(label: HTMLLabelElement): void {
  const field = label.closest(".field-type");
  field?.scrollIntoView({ block: "center" });
  const control =
    field?.querySelector<HTMLElement>(CONTROLS) ??
    field?.querySelector<HTMLElement>(".field-comment");
  control?.focus({ preventScroll: true });
}

/** Opens the tabs of the form one after the other until a field is in the page. */
async function findInTabs(path: string): Promise<HTMLLabelElement | null> {
  const find = (): HTMLLabelElement | null => findByPath(path);
  const tabs = document.querySelectorAll<HTMLElement>(".tabs-field__tab-button");
  for (const tab of tabs) {
    tab.click();
    const label = await waitFor(find, 10);
    if (label) return label as HTMLLabelElement;
  }
  return null;
}

/** Returns a function that shows the field at a stored path. It returns false when there is none. */
export function useShowField(): (stored: string) => Promise<boolean> {
  const { dispatchFields, getFields } = useForm();
  const { setDocFieldPreferences } = useDocumentInfo();
  return useCallback(
    async (stored: string) => {
      const place = toFormPlace(getFields(), stored);
      if (!place) return false;
      async function open({ list, index }: FormRow): Promise<void> {
        const rows = getFields()[list]?.rows ?? [];
        const updatedRows = rows.map((row, at) =>
          at === index ? { ...row, collapsed: false } : row,
        );
        dispatchFields({ type: "SET_ROW_COLLAPSED", path: list, updatedRows });
        const collapsed = updatedRows.filter((row) => row.collapsed).map(({ id }) => id);
        setDocFieldPreferences(list, { collapsed });
        const name = `${list.replaceAll(".", "-")}-row-${index}`;
        const row = await waitFor(() => document.getElementById(name), 30);
        // Fields far from the visible part of the page are rendered when it reaches them.
        row?.scrollIntoView({ block: "center" });
      }
      if (place.rows.length > 0 && !document.getElementById(`${place.rows[0]?.list ?? ""}-row-0`))
        document.querySelector<HTMLElement>(".tabs-field__tab-button")?.click();
      for (const row of place.rows) await open(row);
      const find = (): HTMLElement | null => findByPath(place.path);
      const label = (await waitFor(find, 30)) ?? (await findInTabs(place.path));
      if (!label) return false;
      focusField(label as HTMLLabelElement);
      return true;
    },
    [dispatchFields, getFields, setDocFieldPreferences],
  );
}
