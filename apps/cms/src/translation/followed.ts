/** Which texts of a source a translation follows, and which of them changed since. */
import { record, type Stored } from "../fields/record.ts";
import { isChange, pairVersions, type Change } from "../texts/list-diff.ts";
import { listTexts, type Shape } from "../texts/text-pairs.ts";

/** Texts by their path in the source: one for a plain field, one for each paragraph. */
export type Texts = ReadonlyMap<string, readonly string[]>;
/** The texts that a translation follows, when they differ from those of the source. */
export type Followed = Texts;

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index]);

/** Reads the texts of a document by their paths. */
export function readTexts(shape: Shape, document: Stored): Texts {
  return new Map(
    listTexts(shape, document)
      .filter(({ texts }) => texts.length > 0)
      .map(({ path, texts }) => [path, texts]),
  );
}

/** Reads stored texts; a value of another shape counts as no text. */
export function parseFollowed(value: unknown): Followed {
  return new Map(
    Object.entries(record(value)).map(([path, texts]) => [
      path,
      Array.isArray(texts) ? texts.filter((text) => typeof text === "string") : [],
    ]),
  );
}

/**
 * Returns what a translation follows after a change of its source. A text that has its followed
 * value again is no longer listed.
 */
export function followChange(followed: Followed, before: Texts, after: Texts): Followed {
  const result = new Map(followed);
  for (const path of new Set([...before.keys(), ...after.keys(), ...followed.keys()])) {
    const was = followed.get(path) ?? before.get(path) ?? [];
    if (isSame(was, after.get(path) ?? [])) result.delete(path);
    else result.set(path, was);
  }
  return result;
}

/** A sentence of the source that changed since the translation was made. */
export interface ChangedText extends Change<string> {
  readonly path: string;
  /** Number of the sentence among those of its text, old and new. */
  readonly index: number;
}

/** Lists the changed sentences of a source. */
export function listChanges(followed: Followed, current: Texts): readonly ChangedText[] {
  return [...followed].flatMap(([path, was]) =>
    pairVersions(was, current.get(path) ?? []).flatMap((change, index) =>
      isChange(change) ? [{ ...change, path, index }] : [],
    ),
  );
}

/** Returns what a translation follows after a person settled some of the changed sentences. */
export function settleChanges(
  followed: Followed,
  current: Texts,
  done: (change: ChangedText) => boolean,
): Followed {
  const result = new Map<string, readonly string[]>();
  for (const [path, was] of followed) {
    const now = current.get(path) ?? [];
    const kept = pairVersions(was, now).flatMap((change, index) => {
      const text = isChange(change) && !done({ ...change, path, index }) ? change.was : change.is;
      return text === null ? [] : [text];
    });
    if (!isSame(kept, now)) result.set(path, kept);
  }
  return result;
}
