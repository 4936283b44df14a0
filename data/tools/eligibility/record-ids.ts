/** Opaque identifiers of the records of the eligibility data, made from their keys and so stable. */
import { createOpaqueId } from "../ids.ts";
import type { NationalityKey, ZoneKey, ZoneRole } from "./country-lists.ts";

/** By ISO code. */
export const getCountryId = (code: string): string => createOpaqueId("country", code);

/** A list has one record per role. */
export const getListId = (key: ZoneKey | NationalityKey, role: ZoneRole | "nationality"): string =>
  createOpaqueId("list", `${key}/${role}`);

/** By key in data/products.json. */
export const getProductId = (key: string): string => createOpaqueId("product", key);

/** The first funnel of a product has the product's key. */
export const getFunnelId = (key: string): string => createOpaqueId("funnel", key);

/** By the rule's `ID`. */
export const getRuleId = (key: string): string => createOpaqueId("rule", key);
