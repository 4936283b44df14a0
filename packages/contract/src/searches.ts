/**
 * The request with which the site sends numbers of searches without a result to the content
 * service: a signed `POST` with JSON to `SERVICE_PATHS.searches`. It contains no nationality, time,
 * address or language.
 */

/** Searches with the same answers. */
export interface SearchCount {
  /** ISO code in upper case. */
  readonly residence: string;
  /** ISO code in upper case. */
  readonly destination: string;
  /** Id of a profile. */
  readonly profile: string;
  /** Number of searches since the last request, at least 1. */
  readonly count: number;
}

/** Body of the request. */
export interface SearchCounts {
  readonly searches: readonly SearchCount[];
}

/** Largest number of rows in a request. */
export const MOST_SEARCHES = 300;
