/** The languages and sites with which the form of a new account begins. */
import { LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, type Audience } from "@orlaya/routes";
import type { Actor } from "../access/roles.ts";

export interface Market {
  readonly edit_locales: readonly Locale[];
  readonly edit_audiences: readonly Audience[];
}

/**
 * Returns the market of the person who invites. Somebody who edits every language, or none, begins
 * with the language in which they work, because most people edit one.
 * @param language the language of the admin
 */
export function chooseMarket(
  inviter: Pick<Actor, "edit_locales" | "edit_audiences"> | null,
  language: Locale,
): Market {
  const { edit_locales: locales = [], edit_audiences: audiences = [] } = inviter ?? {};
  const isMarket = locales.length > 0 && locales.length < LOCALES.length;
  return {
    edit_locales: isMarket ? locales : [language],
    edit_audiences: audiences.length > 0 ? audiences : AUDIENCES,
  };
}
