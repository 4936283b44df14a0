"use client";
/**
 * Draws nothing: the title of the form is the name of its collection with the site of the document,
 * for documents whose own title is a technical word.
 */
import { AUDIENCES } from "@orlaya/routes";
import { getTranslation } from "@payloadcms/translations";
import {
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useFormFields,
  useTranslation,
} from "@payloadcms/ui";
import { useEffect } from "react";
import { useWords } from "./words.tsx";

export function CollectionTitle() {
  const say = useWords();
  const { collectionSlug = "" } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  const { title, setDocumentTitle } = useDocumentTitle();
  const stored = useFormFields(([fields]) => fields["audience"]?.value);
  const audience = AUDIENCES.find((each) => each === stored);
  const label = getEntityConfig({ collectionSlug }).labels.singular;
  const site = audience === undefined ? [] : [say(`site.${audience}`)];
  const name = [getTranslation(label, i18n), ...site].join(" · ");
  // The form sets its own title when it opens and after each save, in effects of the same render.
  useEffect(() => {
    if (title === name) return undefined;
    const timer = setTimeout(() => {
      setDocumentTitle(name);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [name, setDocumentTitle, title]);
  return null;
}
