/** Converts keys and links of seed files to ids of documents and to values of link fields. */
import { readUrlLink } from "@orlaya/routes";
import { isPageCollection } from "../names/slugs.ts";
import { isRecord, type Stored } from "../fields/record.ts";
import { MAY_FALL_BACK } from "./document.ts";
import { createDocumentId, createRecordId } from "../names/ids.ts";
import type { LinkFields } from "./markdown.ts";
import { getFieldPlace, report, type Place } from "./place.ts";

/**
 * Collections whose records are the same in every language: where their keys are, and the message
 * for an unknown key.
 */
const NEUTRAL = {
  media: {
    known: "media",
    missing: (key: string) => `there is no picture "${key}" in data/media/manifest.json`,
  },
  countries: { known: "countries", missing: (key: string) => `there is no country "${key}"` },
  group_of_countries: {
    known: "groups",
    missing: (key: string) => `there is no group of countries "${key}"`,
  },
  products: {
    known: "products",
    missing: (key: string) => `there is no product "${key}" in data/eligibility/products.json`,
  },
} as const;
const isNeutral = (collection: string): collection is keyof typeof NEUTRAL =>
  Object.hasOwn(NEUTRAL, collection);

/**
 * Converts a key to the id of its record. Reports a problem and returns null for an unknown key.
 */
export function convertRelation(collection: string, key: unknown, place: Place): string | null {
  if (typeof key !== "string") return report(place, "must be a key");
  if (!isNeutral(collection)) return convertDocumentKey(collection, key, place);
  const { known, missing } = NEUTRAL[collection];
  return place.conversion.known[known].has(key)
    ? createRecordId(collection, key)
    : report(place, missing(key));
}

/**
 * Returns the id of the document in the same language, or of the English document where a fallback
 * is allowed.
 */
function convertDocumentKey(collection: string, key: string, place: Place): string | null {
  const { document, known } = place.conversion;
  const locales = known.documents.get(`${collection}:${key}`);
  if (!locales)
    return report(place, `there is no ${collection} "${key}" in data/content`, "unwritten");
  if (locales.has(document.locale))
    return noteNeed(createDocumentId(collection, key, document.locale), place);
  if (MAY_FALL_BACK.includes(collection) && locales.has("en"))
    return noteNeed(createDocumentId(collection, key, "en"), place);
  return report(place, `${collection} "${key}" does not exist in ${document.locale}`, "unwritten");
}

/** Records that a document must be written before this one, and returns its id. */
function noteNeed(id: string, { conversion, loose }: Place): string {
  const { collection, key, locale } = conversion.document;
  if (!loose && id !== createDocumentId(collection, key, locale)) conversion.needs.add(id);
  return id;
}

type Target =
  | { readonly kind: "action"; readonly action: string }
  | {
      readonly kind: "document";
      readonly document: { readonly relationTo: string; readonly value: string };
    }
  | { readonly kind: "url"; readonly url: string };

function convertTarget(to: unknown, place: Place): Target | null {
  if (typeof to !== "string") return report(place, 'a link needs "to"');
  const [scheme = "", ...rest] = to.split(":");
  if (scheme === "action") {
    const action = rest.join(":");
    return action === "finder" || action === "cookies"
      ? { kind: "action", action }
      : report(place, `there is no action "${action}"`);
  }
  if (isPageCollection(scheme)) {
    const id = convertRelation(scheme, rest.join(":"), place);
    return id === null ? null : { kind: "document", document: { relationTo: scheme, value: id } };
  }
  return readUrlLink(to)
    ? { kind: "url", url: to }
    : report(
        place,
        `"${to}" is no target of a link: write collection:key, an address or action:finder`,
      );
}

/**
 * Converts `{"label", "to", "new_tab", "anchor"}` to the value of a link field. Reports problems;
 * returns null when the target is invalid.
 */
export function convertLink(value: unknown, place: Place): Stored | null {
  if (!isRecord(value)) return report(place, 'must be a link {"label", "to"}');
  for (const name of Object.keys(value))
    if (!["label", "to", "new_tab", "anchor"].includes(name))
      report(getFieldPlace(place, name), "a link has no such field");
  const target = convertTarget(value["to"], getFieldPlace(place, "to"));
  const label = value["label"];
  if (typeof label === "string" && label.length > 90)
    report(getFieldPlace(place, "label"), `${label.length} characters, at most 90`);
  return (
    target && {
      label: label ?? null,
      new_tab: value["new_tab"] === true,
      anchor: value["anchor"] ?? null,
      ...target,
    }
  );
}

/**
 * Converts the target of a link in running text. Reports a problem and returns null when it is
 * invalid.
 */
export function convertRichLink(to: string, place: Place): LinkFields | null {
  const target = convertTarget(to, { ...place, loose: true });
  switch (target?.kind) {
    case "action":
      return report(place, "running text cannot start an action");
    case "url":
      return { linkType: "custom", url: target.url, newTab: false };
    case "document":
      return { linkType: "internal", doc: target.document, newTab: false };
    default:
      return null;
  }
}
