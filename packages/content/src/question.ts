/** What the cache of content responses is asked, and what it answers. */

/**
 * How a value is loaded and read. The result of `load` is stored on disk unparsed, so that a later
 * version of the site can parse it in its own way.
 */
export interface Question<Raw, T> {
  readonly key: string;
  readonly load: () => Promise<Raw>;
  /** Returns the tags of a loaded result. */
  readonly tagsOf: (raw: Raw) => readonly string[];
  /** Converts the loaded result to the value. Called once per load; a null result is not parsed. */
  readonly parse: (raw: Raw) => T;
  /** Whether a null creates a file. Not for keys that visitors choose, because each is a file. */
  readonly keepsNull?: boolean;
}

/** A value with the tags by which it is invalidated. */
export interface Answer<T> {
  readonly value: T;
  readonly tags: readonly string[];
}
