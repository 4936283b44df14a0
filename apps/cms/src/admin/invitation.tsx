"use client";
/** Form of a new account: the person gets a mail and chooses the password. */
import { DEFAULT_LOCALE } from "@orlaya/locales";
import { useDocumentInfo, useForm, useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { useWords } from "./words.tsx";
import "./finder.css";
import "./factor.css";

export function Invitation() {
  const { id } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const say = useWords();
  const isNew = id === undefined;
  // The form of Payload needs a password. The service replaces it with one that nobody knows.
  const [unused] = useState(() => crypto.randomUUID());
  const fields = useFormFields(([all]) => all);
  const isSet =
    fields["invite"]?.value === true &&
    ["password", "confirm-password"].every((path) => fields[path]?.value === unused);
  useEffect(() => {
    // Again after each change, until it is set: the form replaces its fields when it opens.
    if (!isNew || isSet) return;
    const passwords = { password: unused, "confirm-password": unused };
    // One language instead of all: most people edit one.
    const values = { ...passwords, invite: true, edit_locales: [DEFAULT_LOCALE] };
    for (const [path, value] of Object.entries(values))
      dispatchFields({ type: "UPDATE", path, value, initialValue: value, valid: true });
  }, [dispatchFields, fields, isNew, isSet, unused]);
  return isNew ? <p className="invitation finder-card">{say("door.invitation")}</p> : null;
}
