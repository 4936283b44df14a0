/**
 * Runs the saves of one document one after another, so that each is merged with the result of the
 * one before.
 */

interface Running {
  readonly key: string;
  readonly ended: Promise<unknown>;
}
const running = new Set<Running>();
/** Whether two keys concern the same document. `pages` includes every `pages/…`. */
const overlap = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/**
 * Runs the work after all earlier work on the same document has ended.
 *
 * @param key `collection/id`, or `collection` for work on many of its documents
 */
export async function runInTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const earlier = [...running].filter((entry) => overlap(entry.key, key)).map(({ ended }) => ended);
  const result = Promise.allSettled(earlier).then(work);
  const entry: Running = { key, ended: result };
  running.add(entry);
  try {
    return await result;
  } finally {
    running.delete(entry);
  }
}

const merged = new Set<string>();
/** Makes the saves of each document of a collection run one after another. */
export function orderSaves(collection: string): void {
  merged.add(collection);
}

/**
 * Returns the key of `runInTurn` for the document that a request saves; null for a request that
 * saves none.
 */
export function readSaveKey({
  method,
  url,
}: {
  readonly method: string;
  readonly url: string;
}): string | null {
  const [collection, id] = new URL(url).pathname.replace(/^\/api\//, "").split("/");
  if (!collection || !merged.has(collection)) return null;
  if (method === "PATCH" || method === "DELETE") return id ? `${collection}/${id}` : collection;
  // A request that restores a version does not contain the id of its document.
  return method === "POST" && id === "versions" ? collection : null;
}
