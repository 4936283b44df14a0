"use client";
/** Beside a new password or address: the password of the person who changes it. */
import { PasswordField, useDocumentInfo, useFormFields } from "@payloadcms/ui";

export function CurrentPassword() {
  const { id } = useDocumentInfo();
  const changing = useFormFields(
    ([fields]) =>
      fields["password"] !== undefined || fields["email"]?.value !== fields["email"]?.initialValue,
  );
  return id !== undefined && changing ? (
    <PasswordField
      autoComplete="current-password"
      field={{ name: "current_password", label: "Your own current password", required: true }}
      path="current_password"
    />
  ) : null;
}
