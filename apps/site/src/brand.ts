/** The brand's name as it is written in titles; the spelling in addresses is packages/routes' BRAND. */
import { BRAND } from "@orlaya/routes";

export const BRAND_NAME = BRAND.charAt(0).toUpperCase() + BRAND.slice(1);
