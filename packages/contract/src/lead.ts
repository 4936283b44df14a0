/**
 * The request with which the site sends a lead to the content service: a signed `POST` with JSON to
 * `SERVICE_PATHS.leads`.
 */
import type { Locale } from "@orlaya/locales";

/** A lead: the answers of a form that a visitor sent. */
export interface Lead {
  /** The same in every request for one lead, so that the content service stores the lead once. */
  readonly key: string;
  /** Key of the form. */
  readonly form: string;
  /** Topic of the form; decides the recipient of the mail. */
  readonly topic: string;
  /** Language of the page with the form. */
  readonly locale: Locale;
  /** `individual` or `corporate`. */
  readonly audience: string;
  /** Path of the page with the form; with the mark of a funnel as `?parcours=mark`. */
  readonly path: string;
  /**
   * Time at which the visitor sent the form, as an ISO date with time. Earlier than the request
   * when the content service was unavailable.
   */
  readonly at: string;
  /** Answers by kind of field. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Result of a lead request. `stored`: the lead was stored. `known`: an earlier request stored it.
 */
export type LeadResult = "stored" | "known";

/**
 * HTTP status of each final response to a lead. The site retries the request after every other
 * status.
 */
export const LEAD_STATUS = {
  stored: 201,
  known: 200,
  /** The body is not a lead. A retry has the same result. */
  refused: 400,
} as const satisfies Readonly<Record<LeadResult | "refused", number>>;
