/** The site that a view shows first. */
import type { PayloadRequest } from "payload";
import { findUsualSite, getRights, isInScope, type Actor } from "../access/roles.ts";
import { readLanguage } from "../labels/request-words.ts";
import type { TrialSite } from "../trials/site.ts";

/**
 * Returns the site in the language of the admin for an account that edits that language, or that is
 * limited to none; else in the first language that the account edits.
 */
export function findFirstSite(req: PayloadRequest, actor: Actor): TrialSite {
  const usual = findUsualSite(req.user);
  const locale = readLanguage(req);
  const isFree = getRights(actor).scoped && actor.edit_locales.length === 0;
  return isFree || isInScope(actor, { locale }) ? { ...usual, locale } : usual;
}
