import { buildAbsoluteUrl } from "@orlaya/routes";
import type { PictureData } from "@orlaya/ui";

/** Absolute address of the crop of a picture for social networks; null where it has none. */
export const findSocialImage = (image: PictureData | null, origin: string): string | null =>
  image?.social ? buildAbsoluteUrl(origin, image.social) : null;
