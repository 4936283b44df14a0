/** Finds the trial that a browser holds. */
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
