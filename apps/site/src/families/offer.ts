/** An offer's page: the editor's slices, then the guides that belong to the offer. */
import type { PageOffer } from "@orlaya/content";
import { buildPath } from "@orlaya/routes";
import { guideBand } from "./lists.ts";
import { pageLink } from "../load/page-link.ts";
import type { FamilyView } from "./view.ts";

export const offerView: FamilyView<PageOffer> = async (input) => {
  const { document, site, slices, words, locale, audience } = input;
  const { offer } = document;
  if (!offer) return { slices };
  const path = buildPath("offer-guides", {
    locale,
    audience,
    params: { offer: offer.document?.uid ?? "" },
  });
  const list = path === null ? null : await site.rowAt(path);
  const guides = await guideBand(input, {
    where: { offer: offer.id },
    title: words.common("guides.ofOffer"),
    most: 3,
    link: list && pageLink(words.common("viewAll", { title: list.breadcrumb }), list.path),
  });
  return { slices: [...slices, ...guides] };
};
