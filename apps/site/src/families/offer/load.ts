import type { PageOffer } from "@orlaya/content";
import { buildPath } from "@orlaya/routes";
import type { TeaserData } from "@orlaya/slices";
import { loadGuideCards } from "../../load/lists.ts";
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import type { LoadInput } from "../family.ts";

const GUIDES_OF_OFFER = 3;

/** Data of the page of an offer: its first guides. */
export interface OfferData {
  readonly slices: readonly ResolvedSlice[];
  readonly guides: readonly TeaserData[];
  /** The page that lists all guides of the offer; null when the site has no such page. */
  readonly list: { readonly title: string; readonly path: string } | null;
}

/** Loads the page of an offer. */
export async function loadOffer({
  site,
  document: { offer },
  slices,
  context,
}: LoadInput<PageOffer>): Promise<OfferData> {
  if (!offer) return { slices, guides: [], list: null };
  const path = buildPath("offer-guides", {
    locale: site.locale,
    audience: site.audience,
    params: { offer: offer.document?.uid ?? "" },
  });
  const row = path === null ? null : await site.rowAt(path);
  return {
    slices,
    guides: await loadGuideCards(site, context, {
      where: { offer: offer.id },
      most: GUIDES_OF_OFFER,
    }),
    list: row && { title: row.breadcrumb, path: row.path },
  };
}
