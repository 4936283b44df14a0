/** The brand name as written in titles. BRAND in packages/routes is its spelling in URLs. */
import { BRAND } from "@orlaya/routes";

export const BRAND_NAME = BRAND.charAt(0).toUpperCase() + BRAND.slice(1);
