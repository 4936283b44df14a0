/** Parses the site's response to a form that a script sent. No side effects. */

/** An error message for a field. */
export interface Mistake {
  readonly kind: string;
  readonly message: string;
}
/**
 * The form was not accepted: error messages, and a new token when the old one cannot be used again.
 */
export interface Again {
  readonly kind: "again";
  readonly errors: readonly Mistake[];
  readonly notice: string | null;
  readonly token: string | null;
}
export type FormAnswer = { readonly kind: "sent"; readonly to: string } | Again;

/**
 * A path of this site, because the thank-you message is shown on the page of the form. Backslashes
 * are excluded, because browsers read them as slashes.
 */
const PATH = /^\/(?![/\\])[^\s\\]*$/;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isTextOrNull = (value: unknown): value is string | null =>
  value === null || typeof value === "string";
const isMistake = (value: unknown): value is Mistake =>
  isRecord(value) && typeof value["kind"] === "string" && typeof value["message"] === "string";

/**
 * Parses a response.
 * @returns null for any other value; the caller then treats the form as not sent and keeps its
 * input
 */
export function readFormAnswer(value: unknown): FormAnswer | null {
  if (!isRecord(value)) return null;
  const { kind, errors, notice, token } = value;
  if (kind === "sent") {
    const { to } = value;
    return typeof to === "string" && PATH.test(to) ? { kind, to } : null;
  }
  return kind === "again" &&
    Array.isArray(errors) &&
    errors.every(isMistake) &&
    isTextOrNull(notice) &&
    isTextOrNull(token)
    ? { kind, errors, notice, token }
    : null;
}
