"use client";
/** Stores the unsaved changes of a form before the service does something with the document. */
import { useDocumentInfo, useForm, useFormModified } from "@payloadcms/ui";
import { apiPath, endpointPaths } from "../names/paths.ts";

/** Returns a function that stores unsaved changes of the form as a draft. */
export function useSaveForm(): () => Promise<boolean> {
  const { collectionSlug, id } = useDocumentInfo();
  const { submit } = useForm();
  const isModified = useFormModified();
  return async () => {
    if (!isModified) return true;
    const path = endpointPaths.document(collectionSlug ?? "", id ?? "", "depth=0&draft=true");
    const saved = await submit({
      acceptValues: { overrideLocalChanges: false },
      action: apiPath(path),
      disableSuccessStatus: true,
      method: "PATCH",
      overrides: { _status: "draft" },
      skipValidation: true,
    });
    return saved?.res.ok === true;
  };
}
