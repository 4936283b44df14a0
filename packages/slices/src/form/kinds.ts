/**
 * The closed table of what a form may ask for. An editor chooses kinds; what a kind is called, how it is entered and what
 * it accepts stands here and in the bundle `formsFields`, once for the page, the browser, the server and the mail. There
 * is no kind for health data (words §1.4).
 */

/** How a kind is entered, and its limits. Lengths in UTF-16 units, as `maxlength` counts them. */
export type FieldInput =
  | {
      readonly as: "text";
      readonly max: number;
      readonly type: "text" | "email" | "tel";
      readonly autocomplete?: string;
      readonly mode?: "email" | "tel";
    }
  | { readonly as: "long"; readonly max: number }
  | { readonly as: "number"; readonly min: number; readonly max: number }
  /** A day from today on, up to so many days ahead. */
  | { readonly as: "date"; readonly days: number }
  /** One of the editor's options, of the site's countries, or of its languages. */
  | {
      readonly as: "choice";
      readonly of: "options" | "countries" | "languages";
      readonly autocomplete?: string;
    }
  | { readonly as: "tick" };

export const FIELD_KINDS = {
  first_name: { as: "text", type: "text", max: 80, autocomplete: "given-name" },
  last_name: { as: "text", type: "text", max: 80, autocomplete: "family-name" },
  email: { as: "text", type: "email", max: 254, autocomplete: "email", mode: "email" },
  phone: { as: "text", type: "tel", max: 30, autocomplete: "tel", mode: "tel" },
  company: { as: "text", type: "text", max: 120, autocomplete: "organization" },
  role: { as: "text", type: "text", max: 120, autocomplete: "organization-title" },
  country: { as: "choice", of: "countries", autocomplete: "country" },
  destination: { as: "choice", of: "countries" },
  language: { as: "choice", of: "languages" },
  people: { as: "number", min: 1, max: 99_999 },
  start_date: { as: "date", days: 730 },
  subject: { as: "choice", of: "options" },
  callback_time: { as: "choice", of: "options" },
  policy_number: { as: "text", type: "text", max: 40 },
  message: { as: "long", max: 3000 },
  consent: { as: "tick" },
} as const satisfies { readonly [name: string]: FieldInput };

export type FieldKind = keyof typeof FIELD_KINDS;
export const FIELD_KIND_NAMES = Object.keys(FIELD_KINDS) as readonly FieldKind[];
export const isFieldKind = (value: unknown): value is FieldKind =>
  typeof value === "string" && Object.hasOwn(FIELD_KINDS, value);

/** Names of the fields that are no questions: the token, and the one that people leave empty. */
export const TOKEN_FIELD = "token";
export const TRAP_FIELD = "website";

/** Who reads what a form brings in; the content service knows the address of each. */
export const FORM_TOPICS = ["advice", "service", "business"] as const;
export type FormTopic = (typeof FORM_TOPICS)[number];
