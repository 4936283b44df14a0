/** An offer's page: the editor's slices, then the guides that belong to the offer. */
import { buildPath } from "@orlaya/routes";
import { record, string } from "@orlaya/slices/stored";
import { optional } from "../server/optional.ts";
import { guideBand } from "./lists.ts";
import { pageLink } from "./page-link.ts";
import type { FamilyView } from "./view.ts";

export const offerView: FamilyView = async (input) => {
  const { document, slices, words, runtime, locale, audience } = input;
  const offer = record(document?.["offer"]);
  if (!document || !string(offer["id"])) return { slices };
  const path = buildPath("offer-guides", {
    locale,
    audience,
    params: { offer: string(offer["uid"]) },
  });
  const list =
    path === null
      ? null
      : await optional(runtime, "guides of the offer", runtime.content.route(path));
  const guides = await guideBand(input, {
    where: { offer: string(offer["id"]) },
    title: words.common("guides.ofOffer"),
    most: 3,
    link: list && pageLink(words.common("viewAll", { title: list.breadcrumb }), list.path),
  });
  return { slices: [...slices, ...guides], tags: [`type:page_guide:${locale}`] };
};
