"use client";
/**
 * Opens a row that the editor adds. Payload would close it, because the rows of a form are closed
 * at first.
 */
import { useAllFormFields } from "@payloadcms/ui";
import type { Row } from "payload";
import { useEffect } from "react";

/** Whether a row was added in this form and has not come back from the service yet. */
const isAdded = ({ collapsed, isLoading }: Row): boolean =>
  isLoading === true && collapsed === undefined;

export function OpenAddedRows() {
  const [fields, dispatch] = useAllFormFields();
  useEffect(() => {
    for (const [path, { rows = [] }] of Object.entries(fields)) {
      if (!rows.some(isAdded)) continue;
      const updatedRows = rows.map((row) => (isAdded(row) ? { ...row, collapsed: false } : row));
      dispatch({ type: "SET_ROW_COLLAPSED", path, updatedRows });
    }
  }, [dispatch, fields]);
  return null;
}
