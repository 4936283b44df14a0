/** Opaque identifiers of the records of the eligibility data, made from their keys and so stable. */
import { opaqueId } from "../ids.ts";
import type { NationalityKey, ZoneKey, ZoneRole } from "./country-lists.ts";

/** By ISO code. */
export const getCountryId = (code: string): string => opaqueId("country", code);

/** A list has one record per role. */
export const getListId = (key: ZoneKey | NationalityKey, role: ZoneRole | "nationality"): string =>
  opaqueId("list", `${key}/${role}`);

/** By key in data/products.json. */
export const getProductId = (key: string): string => opaqueId("product", key);

/** The first funnel of a product has the product's key. */
export const getFunnelId = (key: string): string => opaqueId("funnel", key);

/** By the rule's `ID`. */
export const getRuleId = (key: string): string => opaqueId("rule", key);
