/**
 * Detects that a campaign changed the content (packages/contract/src/revision.ts). The first
 * response of a new revision invalidates what the campaign changed, before any page uses it. A page
 * that is being rendered is then rendered again, so that no page shows two revisions.
 */

/** The tags that changed since a revision. */
export interface RevisionChange {
  readonly revision: number;
  /** Null when they are not known. */
  readonly tags: readonly string[] | null;
}

/** Settings of the detection. */
export interface RevisionOptions {
  /** Requests what changed since a revision. */
  readonly load: (since: number) => Promise<RevisionChange>;
  /** Called once for each new revision. `null`: any content may have changed. */
  readonly onChange: (tags: readonly string[] | null) => void;
}

/** The revision that a process shows. */
export interface Revisions {
  /** Returns the revision that pages show now; null before the first response. */
  current(): number | null;
  /**
   * Compares the revision of a response. Resolves when the process shows that revision.
   * @param asked result of `current()` when the response was requested
   * @throws when the changes cannot be loaded
   */
  note(revision: number, asked: number | null): Promise<void>;
}

/** Starts without a revision: content that is loaded after the start is current. */
export function createRevisions({ load, onChange }: RevisionOptions): Revisions {
  let current: number | null = null;
  let running: Promise<void> | null = null;

  async function catchUp(since: number): Promise<void> {
    const { revision, tags } = await load(since);
    current = revision;
    onChange(tags);
  }

  return {
    current: () => current,
    async note(revision, asked) {
      current ??= revision;
      // The database was replaced by an older one.
      if (asked !== null && revision < asked && revision < current) {
        current = revision;
        onChange(null);
      }
      while (current < revision) {
        running ??= catchUp(current).finally(() => {
          running = null;
        });
        await running;
      }
    },
  };
}
