"use client";
/** Opens the form of a slice that the person clicks in the live preview. */
import { readSliceClick } from "@orlaya/contract/slice-click";
import { useDocumentInfo, useForm, useLivePreviewContext } from "@payloadcms/ui";
import { useEffect } from "react";
import { waitFor } from "./show-field.ts";

const PATH = "slices";
/** Controls of a form that take the focus. */
const CONTROLS = "input:not([type=hidden], :disabled), textarea, [contenteditable=true], button";
/** Focuses the first field of a row. @returns the field; null while the row is still closed */
function focusField(row: HTMLElement): HTMLElement | null {
  const field = row.querySelector<HTMLElement>(`.collapsible__content :is(${CONTROLS})`);
  field?.focus({ preventScroll: true });
  return field === document.activeElement ? field : null;
}

/** Scrolls to the first field of a slice and focuses it. */
async function showRow(index: number): Promise<void> {
  const findRow = () => document.getElementById(`${PATH}-row-${index}`);
  // Only the form of the open tab is in the page. The slices are in the first one.
  if (!findRow()) document.querySelector<HTMLElement>(".tabs-field__tab-button")?.click();
  const row = await waitFor(findRow);
  // Fields far from the visible part of the page are rendered when it reaches them.
  row?.scrollIntoView({ block: "center" });
  const field = row && (await waitFor(() => focusField(row)));
  field?.scrollIntoView({ block: "center" });
}

/** Listens to the live preview of a document. Renders nothing. */
export function SliceClicks() {
  const { iframeRef } = useLivePreviewContext();
  const { dispatchFields, getFields } = useForm();
  const { setDocFieldPreferences } = useDocumentInfo();
  useEffect(() => {
    function onMessage({ data, origin, source }: MessageEvent<unknown>): void {
      const frame = iframeRef.current;
      if (!frame || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
      const slice = readSliceClick(data);
      const rows = getFields()[PATH]?.rows ?? [];
      const index = rows.findIndex(({ id }) => id === slice);
      if (index === -1) return;
      const updatedRows = rows.map((row) =>
        row.id === slice ? { ...row, collapsed: false } : row,
      );
      dispatchFields({ type: "SET_ROW_COLLAPSED", path: PATH, updatedRows });
      setDocFieldPreferences(PATH, {
        collapsed: updatedRows.filter(({ collapsed }) => collapsed).map(({ id }) => id),
      });
      void showRow(index);
    }
    window.addEventListener("message", onMessage);
    return () => {
      window.removeEventListener("message", onMessage);
    };
  }, [dispatchFields, getFields, iframeRef, setDocFieldPreferences]);
  return null;
}
