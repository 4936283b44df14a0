import type { PageGuide, Site } from "@orlaya/content";
import type { TeaserData } from "@orlaya/slices";
import type { LinkData, PictureData } from "@orlaya/ui";
import { loadGuideCards } from "../../load/lists.ts";
import {
  linkToPage,
  resolveLink,
  resolvePicture,
  type ResolvedSlice,
} from "../../load/resolve/index.ts";
import { findSocialImage } from "../../load/social-image.ts";
import type { LoadInput } from "../family.ts";

const RELATED_GUIDES = 3;

/** Data of the page of a guide, with related guides. */
export interface GuideData {
  readonly site: Site;
  readonly slices: readonly ResolvedSlice[];
  readonly title: string;
  readonly lead: string;
  readonly image: PictureData | null;
  /** Absolute URL of the picture for social networks. */
  readonly socialImage: string | null;
  /** Link to the theme of the guide. */
  readonly theme: LinkData | null;
  /** Role of the author; empty without one. */
  readonly author: string;
  /** Stored date; empty without one. */
  readonly checkedOn: string;
  readonly minutes: number | null;
  readonly sources: readonly LinkData[];
  readonly related: readonly TeaserData[];
}

/** Loads the page of a guide. Related guides are first those of the same theme, then any others. */
export async function loadGuide({
  runtime,
  site,
  document,
  slices,
  context,
}: LoadInput<PageGuide>): Promise<GuideData> {
  const { theme } = document;
  const image = resolvePicture(document.image, context);
  return {
    site: { locale: site.locale, audience: site.audience },
    slices,
    title: document.title,
    lead: document.lead,
    image,
    socialImage: findSocialImage(image, runtime.env.siteOrigin),
    theme: theme?.document ? linkToPage(theme.document, "", context) : null,
    author: document.author_role,
    checkedOn: document.checked_on,
    minutes: document.reading_minutes,
    sources: document.sources.flatMap(({ link }) => resolveLink(link, context) ?? []),
    related: await loadGuideCards(site, context, {
      where: theme ? { theme: theme.id } : {},
      most: RELATED_GUIDES,
      except: document.id,
    }),
  };
}
