import type { Translators } from "@orlaya/messages/server";
import { buildPath, type Site } from "@orlaya/routes";
import type { LinkData } from "@orlaya/ui";
import { createPageLink } from "../../load/page-link.ts";

/** Creates a link to the contact page of a site. */
export const createContactLink = (site: Site, words: Pick<Translators, "common">): LinkData =>
  createPageLink(words.common("talkToTeam"), buildPath("contact", site));
