import type { Translators } from "@orlaya/messages/server";
import { createPageLink } from "../../load/page-link.ts";
import type { FamilyView } from "../family.ts";
import { buildGuideBand } from "../shared/teasers.ts";
import type { OfferData } from "./load.ts";

/** Builds the view of an offer: the slices of the editor, then the guides of the offer. */
export function viewOffer({ slices, guides, list }: OfferData, words: Translators): FamilyView {
  const band = buildGuideBand({
    title: words.common("guides.ofOffer"),
    teasers: guides,
    link: list && createPageLink(words.common("viewAll", { title: list.title }), list.path),
  });
  return { slices: [...slices, ...band] };
}
