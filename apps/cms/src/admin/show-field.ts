"use client";
/** Finds the labels of the fields of a form, and shows the field at a stored path. */
import { useForm } from "@payloadcms/ui";
import { useCallback } from "react";
import { toFormPath } from "./field-paths.ts";
import { useReveal } from "./reveal-field.ts";

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

/** Returns a function that shows the field at a stored path. It returns false when there is none. */
export function useShowField(): (stored: string) => boolean {
  const { getFields } = useForm();
  const { revealField } = useReveal();
  return useCallback(
    (stored: string) => {
      const path = toFormPath(getFields(), stored);
      if (path !== null) revealField(path);
      return path !== null;
    },
    [getFields, revealField],
  );
}
