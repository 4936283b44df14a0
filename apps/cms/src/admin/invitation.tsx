"use client";
/** Form of a new account: the person gets a mail and chooses the password. */
import { useAuth, useDocumentInfo, useForm, useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { readActor } from "../access/roles.ts";
import { chooseMarket } from "./invited-market.ts";
import { useWords } from "./words.tsx";
import "./finder.css";
import "./factor.css";

export function Invitation() {
  const { id } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const say = useWords();
  const { user } = useAuth();
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
    const { edit_locales, edit_audiences } = chooseMarket(readActor(user), say.locale);
    const market = { edit_locales: [...edit_locales], edit_audiences: [...edit_audiences] };
    const values = { ...passwords, invite: true, ...market };
    for (const [path, value] of Object.entries(values))
      dispatchFields({ type: "UPDATE", path, value, initialValue: value, valid: true });
  }, [dispatchFields, fields, isNew, isSet, say.locale, unused, user]);
  return isNew ? <p className="invitation finder-card">{say("door.invitation")}</p> : null;
}
