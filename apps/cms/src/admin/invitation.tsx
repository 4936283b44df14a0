"use client";
/** Form of a new account: the person gets a mail and chooses the password. */
import { useDocumentInfo, useForm } from "@payloadcms/ui";
import { useEffect } from "react";
import { useWords } from "./words.tsx";
import "./finder.css";
import "./factor.css";

export function Invitation() {
  const { id } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const say = useWords();
  const isNew = id === undefined;
  useEffect(() => {
    if (!isNew) return;
    // The form of Payload needs a password. The service replaces it with one that nobody knows.
    const unused = crypto.randomUUID();
    const values = { password: unused, "confirm-password": unused, invite: true };
    for (const [path, value] of Object.entries(values))
      dispatchFields({ type: "UPDATE", path, value, initialValue: value, valid: true });
  }, [dispatchFields, isNew]);
  return isNew ? <p className="invitation finder-card">{say("door.invitation")}</p> : null;
}
