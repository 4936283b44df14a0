import { buildAbsoluteUrl } from "@orlaya/routes";
import type { PictureData } from "@orlaya/ui";

/** Returns the absolute URL of the social crop of a picture; null when it has none. */
export const findSocialImage = (image: PictureData | null, origin: string): string | null =>
  image?.social ? buildAbsoluteUrl(origin, image.social) : null;
