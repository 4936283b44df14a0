/**
 * Validation of form answers. Browser, site server and tests use the same function, so that they
 * agree. It never throws: any input becomes values that can be stored, or a list of named problems.
 */
import { FIELD_KINDS, type FieldInput, type FieldKind } from "./kinds.ts";

/** A question of a form, as far as validation needs it. */
export interface Question {
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Allowed values; empty for kinds without a list of options. */
  readonly options: readonly string[];
}
/** Reason why an answer is invalid. `problemText` returns the message for the visitor. */
export type Problem =
  | { readonly name: "required" | "choose" | "consent" | "email" | "phone" | "date" }
  | { readonly name: "tooLong"; readonly max: number }
  | { readonly name: "number"; readonly min: number; readonly max: number };
/** Answers by kind; a question without an answer has no entry. */
export type Answers = { readonly [K in FieldKind]?: string };
/** Result of the validation, with the normalised values. */
export type Checked =
  | { readonly kind: "valid"; readonly values: Answers }
  | {
      readonly kind: "invalid";
      readonly values: Answers;
      readonly problems: readonly { readonly kind: FieldKind; readonly problem: Problem }[];
    };

/** Invisible characters, including those that change the direction of text. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/**
 * Local part with single dots, and a domain with at least two labels, in letters of any script (RFC
 * 5321 §4.1.2, RFC 5890).
 */
const EMAIL =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;
/**
 * Whether the text is exactly one e-mail address. Its domain may be written in any script; e-mails
 * are sent to the ASCII form.
 */
export const isEmail = (text: string): boolean =>
  text.length <= FIELD_KINDS.email.max && EMAIL.test(text);
const PHONE = /^(?:\+|00)[\d\s().\u00a0/-]+$/;
const DAY_MS = 86_400_000;

/**
 * Normalises an answer: removes control characters, and line breaks unless it is a long text, so
 * that it is safe in any e-mail header (quality §2).
 */
export function tidy(input: FieldInput, given: string): string {
  const lines = given
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\t/g, " ").replace(CONTROL, ""));
  return (input.as === "long" ? lines.join("\n") : lines.join(" ").replace(/ +/g, " "))
    .trim()
    .normalize("NFC");
}

function checkTyped(input: FieldInput & { readonly as: "text" }, value: string): Problem | null {
  if (value.length > input.max) return { name: "tooLong", max: input.max };
  switch (input.type) {
    case "email":
      return isEmail(value) ? null : { name: "email" };
    case "tel": {
      const digits = value.replace(/\D/g, "").replace(/^00/, "").length;
      return PHONE.test(value) && digits >= 7 && digits <= 15 ? null : { name: "phone" };
    }
    default:
      return null;
  }
}
function checkNumber(
  { min, max }: FieldInput & { readonly as: "number" },
  value: string,
): Problem | null {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
  return number >= min && number <= max ? null : { name: "number", min, max };
}
function checkDate(
  { days }: FieldInput & { readonly as: "date" },
  value: string,
  now: number,
): Problem | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN;
  const real = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  // Yesterday in UTC may still be today in the time zone of the visitor.
  return real && time > now - 2 * DAY_MS && time <= now + days * DAY_MS ? null : { name: "date" };
}

/** Returns the problem of a value that is not empty; null when it is valid. */
function checkValue(
  input: FieldInput,
  value: string,
  options: readonly string[],
  now: number,
): Problem | null {
  switch (input.as) {
    case "text":
      return checkTyped(input, value);
    case "long":
      return value.length > input.max ? { name: "tooLong", max: input.max } : null;
    case "number":
      return checkNumber(input, value);
    case "date":
      return checkDate(input, value, now);
    case "choice":
      return options.includes(value) ? null : { name: "choose" };
    case "tick":
      return null;
  }
}
function missing(input: FieldInput): Problem {
  return {
    name: input.as === "tick" ? "consent" : input.as === "choice" ? "choose" : "required",
  };
}

/**
 * Checks the answers to a form at the time `now` (ms). Names that are not questions of the form are
 * ignored.
 */
export function checkForm(
  questions: readonly Question[],
  given: Readonly<Record<string, unknown>>,
  now: number,
): Checked {
  const values: Partial<Record<FieldKind, string>> = {};
  const problems: { readonly kind: FieldKind; readonly problem: Problem }[] = [];
  for (const { kind, required, options } of questions) {
    const input: FieldInput = FIELD_KINDS[kind];
    const raw = Object.hasOwn(given, kind) ? given[kind] : undefined;
    const text = typeof raw === "string" ? tidy(input, raw) : "";
    const value = input.as === "tick" && text !== "" ? "yes" : text;
    const problem =
      value === "" ? (required ? missing(input) : null) : checkValue(input, value, options, now);
    if (value !== "") values[kind] = value;
    if (problem) problems.push({ kind, problem });
  }
  return problems.length === 0 ? { kind: "valid", values } : { kind: "invalid", values, problems };
}
