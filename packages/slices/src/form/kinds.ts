/**
 * The complete list of question kinds. Editors choose from these kinds. This table and the message
 * bundle `formsFields` define label, input and validation of each kind for the page, the browser,
 * the server and the e-mail. There is no kind for health data (words §1.4).
 */

/** Input of a kind, with its limits. Lengths are in UTF-16 units, as `maxlength` counts them. */
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
  /** A date from today up to `days` days ahead. */
  | { readonly as: "date"; readonly days: number }
  /**
   * One of the options of the editor, the countries of the site, the profiles of its finder or its
   * languages.
   */
  | {
      readonly as: "choice";
      readonly of: "options" | "countries" | "profiles" | "languages";
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
  profile: { as: "choice", of: "profiles" },
  nationality: { as: "choice", of: "countries" },
  language: { as: "choice", of: "languages" },
  people: { as: "number", min: 1, max: 99_999 },
  ages: { as: "text", type: "text", max: 200 },
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

/** Names of the form fields that are not questions: the token and the honeypot. */
export const TOKEN_FIELD = "token";
export const TRAP_FIELD = "website";

/**
 * Topic of a form, which selects the team that receives its leads. The content service configures
 * the e-mail address of each team.
 */
export const FORM_TOPICS = ["advice", "service", "business"] as const;
export type FormTopic = (typeof FORM_TOPICS)[number];
