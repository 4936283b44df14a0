/** Finds the preview with other rules that a browser holds. */
import type { Content, PreviewGrant, PreviewTrial } from "@orlaya/content";
import { readPreviewCookie } from "./preview-cookie.ts";

/** What a token opens, with the rules that are tried. */
export type OpenTrial = PreviewGrant & { readonly trial: PreviewTrial };

/**
 * Returns the trial that the cookies of a request open; null without one.
 * @throws when the content service cannot be asked
 */
export async function findTrial(
  { content }: { readonly content: Pick<Content, "readPreview"> },
  cookie: string | null,
): Promise<OpenTrial | null> {
  const key = readPreviewCookie(cookie);
  const answer = key && (await content.readPreview(key));
  return answer?.kind === "open" && answer.trial ? { ...answer, trial: answer.trial } : null;
}

/**
 * Returns the preview of a trial, a campaign or a moment that the cookies of a request open, where
 * nothing real happens; null without one.
 * @throws when the content service cannot be asked
 */
export async function findState(
  { content }: { readonly content: Pick<Content, "readPreview"> },
  cookie: string | null,
): Promise<PreviewGrant | null> {
  const key = readPreviewCookie(cookie);
  const answer = key && (await content.readPreview(key));
  return answer?.kind === "open" && (answer.trial || answer.plannedState) ? answer : null;
}
