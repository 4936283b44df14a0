/**
 * Revisions of the content. A campaign makes many changes at once and thereby begins a revision.
 * The content service states the revision in each response to the site, so that the site does not
 * mix two of them in one page.
 */

/** Header with the number of the revision that a response shows. */
export const REVISION_HEADER = "x-content-revision";

/** Reads the header. @returns null when it is missing or not a number */
export function readRevision(header: string | null): number | null {
  return header !== null && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
