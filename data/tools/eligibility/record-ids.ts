/** Opaque ids of the records of the eligibility data. They are made from keys and stable. */
import { createOpaqueId } from "../ids.ts";
import type { NationalityKey, ZoneKey, ZoneRole } from "./country-lists.ts";

/** Returns the id of a country by its ISO code. */
export const getCountryId = (code: string): string => createOpaqueId("country", code);

/** Returns the id of a list. A zone has one list per role. */
export const getListId = (key: ZoneKey | NationalityKey, role: ZoneRole | "nationality"): string =>
  createOpaqueId("list", `${key}/${role}`);

/** Returns the id of a product by its key in data/products.json. */
export const getProductId = (key: string): string => createOpaqueId("product", key);

/** Returns the id of a funnel. The first funnel of a product has the key of the product. */
export const getFunnelId = (key: string): string => createOpaqueId("funnel", key);

/** Returns the id of a rule by its `ID`. */
export const getRuleId = (key: string): string => createOpaqueId("rule", key);
