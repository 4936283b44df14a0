/** Computes what the facts of a document change in the others of its group. */
import type { Locale } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import { hashValue } from "../edits/merge.ts";
import { readString, type Stored } from "../fields/record.ts";
import { getShape } from "../texts/text-pairs.ts";
import {
  listFactFields,
  listPriceTexts,
  readAt,
  type FactField,
  type PriceText,
} from "./fields.ts";
import type { Group, Member } from "./group.ts";
import { loadRelated, normalise, pointTo, type RelatedDocuments } from "./related.ts";

/** A group with its facts. */
export interface GroupFacts extends Group {
  readonly facts: readonly FactField[];
  readonly priceTexts: readonly PriceText[];
  readonly related: RelatedDocuments;
}

/** A fact of a document. */
export interface Fact extends FactField {
  /** Relations lead to groups of documents, which are the same in every language. */
  readonly value: unknown;
}

/** Lists the facts of a document, with comparable values. */
export const listFacts = (
  { facts, related }: Pick<GroupFacts, "facts" | "related">,
  document: Stored,
): readonly Fact[] =>
  facts.map((fact) => ({ ...fact, value: normalise(fact, readAt(document, fact.path), related) }));

/** Returns whether two values of a fact are the same. No value and `false` are the same. */
export const isSameFact = (one: unknown, other: unknown): boolean =>
  hashValue(one) === hashValue(other);

/** Loads the facts of a group. @param paths the facts that are wanted; absent: all */
export async function loadFacts(
  req: PayloadRequest,
  group: Group,
  paths?: readonly string[],
): Promise<GroupFacts> {
  const { fields } = getShape(req.payload.config, group.collection);
  const facts = listFactFields(fields).filter(({ path }) => paths?.includes(path) ?? true);
  return {
    ...group,
    facts,
    priceTexts: listPriceTexts(fields),
    related: await loadRelated(req, facts, group.members),
  };
}

/** A related document that does not exist in a language. */
export interface Missing {
  readonly fact: FactField;
  readonly locale: Locale;
  readonly title: string;
}
/** New values of a document by their path. */
export interface NewFacts {
  readonly values: ReadonlyMap<string, unknown>;
  readonly missing: readonly Missing[];
}

/**
 * Returns the facts of the source that a version of a document does not have. A relation leads to
 * the document of the same group in the language of the version.
 */
export function findNewFacts(group: GroupFacts, { locale }: Member, version: Stored): NewFacts {
  const values = new Map<string, unknown>();
  const missing: Missing[] = [];
  const wanted = listFacts(group, group.source.newest);
  const present = listFacts(group, version);
  wanted.forEach((fact, at) => {
    if (isSameFact(fact.value, present[at]?.value)) return;
    const own = readAt(group.source.newest, fact.path);
    const pointed = pointTo(own, locale, group.related);
    values.set(fact.path, pointed.value);
    missing.push(...pointed.missing.map((title) => ({ fact, locale, title })));
  });
  return { values, missing };
}

/** Returns the versions of a document that get facts: the live one, and the draft. */
export function listVersions({ live, newest }: Member): readonly Stored[] {
  return [...(live ? [live] : []), ...(live && newest["_status"] === "published" ? [] : [newest])];
}

/** Returns the texts of prices whose price changes in any language. */
export function listChangedPriceTexts(group: GroupFacts): readonly PriceText[] {
  const changed = new Set(
    group.members.flatMap((member) =>
      listVersions(member).flatMap((version) => [
        ...findNewFacts(group, member, version).values.keys(),
      ]),
    ),
  );
  return group.priceTexts.filter(({ facts }) => facts.some((path) => changed.has(path)));
}

/** Returns the text of a price in the newest version of a document. */
export const readPriceText = ({ newest }: Member, { path }: PriceText): string =>
  readString(readAt(newest, path));
