/** The call by which the site gives a lead to the content service: `POST` to `SERVICE_PATHS.leads`, as JSON, signed. */
import type { Locale } from "@orlaya/locales";

/** One lead: the answers of a form that a visitor sent. */
export interface Lead {
  /** The same in every call for one lead, so that the content service stores the lead once. */
  readonly key: string;
  /** Key of the form. */
  readonly form: string;
  /** Topic of the form; decides the recipient of the mail. */
  readonly topic: string;
  /** Language of the page with the form. */
  readonly locale: Locale;
  /** `individual` or `corporate`. */
  readonly audience: string;
  /** Path of the page with the form. */
  readonly path: string;
  /** When the visitor sent the form, as an ISO date with time. Earlier than the call if the content service was unavailable. */
  readonly at: string;
  /** Answers by kind of field. */
  readonly values: Readonly<Record<string, string>>;
}

/** What the content service did with a lead. `known`: an earlier call stored it. */
export type LeadResult = "stored" | "known";

/** HTTP status of each final answer to a lead. The site tries the call again after every other status. */
export const LEAD_STATUS = {
  stored: 201,
  known: 200,
  /** The call is not a lead, and another try has the same result. */
  refused: 400,
} as const satisfies Readonly<Record<LeadResult | "refused", number>>;
