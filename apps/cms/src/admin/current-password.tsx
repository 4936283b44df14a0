"use client";
/**
 * Field for the current password of the user. It is shown when a password or an address is changed.
 */
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
