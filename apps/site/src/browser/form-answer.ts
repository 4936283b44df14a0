/** What the site answers to a form that a script sent. Pure. */

export interface Mistake {
  readonly kind: string;
  readonly message: string;
}
export interface Again {
  readonly kind: "again";
  readonly errors: readonly Mistake[];
  readonly notice: string | null;
  readonly token: string | null;
}
export type FormAnswer = { readonly kind: "sent"; readonly to: string } | Again;

/** A path of this site: thanks stand on the page of the form. Browsers read a backslash as a slash. */
const PATH = /^\/(?![/\\])[^\s\\]*$/;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isTextOrNull = (value: unknown): value is string | null =>
  value === null || typeof value === "string";
const isMistake = (value: unknown): value is Mistake =>
  isRecord(value) && typeof value["kind"] === "string" && typeof value["message"] === "string";

/** @returns null for anything else: it is treated as a form that was not sent, and every word stays. */
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
