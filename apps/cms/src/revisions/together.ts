/** What becomes visible together with the document that a request saves. */
import type { PayloadRequest } from "payload";

/** The changes that a request makes visible in one transaction. */
export interface Together {
  /** Ids of the documents that are published. */
  readonly documents: ReadonlySet<string>;
  /** Paths of these documents, and of the redirects that are created. */
  readonly paths: ReadonlySet<string>;
  /** Whether visitors saw all of it before. */
  readonly isRollback: boolean;
  /** Whether it is only shown to people who preview it, and is not stored. */
  readonly isPreview: boolean;
}
type Requested = Pick<PayloadRequest, "context">;

const NOTHING: Together = {
  ...{ documents: new Set(), paths: new Set() },
  ...{ isRollback: false, isPreview: false },
};
const KEY = "publishedTogether";

/** Runs the work of a request that makes several changes visible. */
export async function publishTogether<T>(
  { context }: Requested,
  changes: Together,
  work: () => Promise<T>,
): Promise<T> {
  context[KEY] = changes;
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(context, KEY);
  }
}

/** Returns what the request makes visible in the same transaction. */
export const getPublishedTogether = ({ context }: Requested): Together =>
  (context[KEY] as Together | undefined) ?? NOTHING;
