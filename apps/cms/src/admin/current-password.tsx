"use client";
/**
 * Field for the current password of the user. It is shown when a password or an address is changed.
 */
import { PasswordField, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useWords } from "./words.tsx";

export function CurrentPassword() {
  const { id, data } = useDocumentInfo();
  // The form of the own account does not know the initial value of the address.
  const email: unknown = data?.["email"];
  const say = useWords();
  const changing = useFormFields(
    ([fields]) => fields["password"] !== undefined || fields["email"]?.value !== email,
  );
  return id !== undefined && changing ? (
    <PasswordField
      autoComplete="current-password"
      field={{ name: "current_password", label: say("account.current"), required: true }}
      path="current_password"
    />
  ) : null;
}
