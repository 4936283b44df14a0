/**
 * HTTP calls to the content service, authenticated with the site's API key, with a timeout and
 * retries.
 */
import { readRevision, REVISION_HEADER, SERVICE_ROOT } from "@orlaya/contract";
import { PayloadSDK, PayloadSDKError } from "@payloadcms/sdk";
import { isRecord, type Stored } from "./json.ts";
import type { Revisions } from "./revisions.ts";

/** Settings of the transport. */
export interface TransportOptions {
  /** Origin of the content service, without a path. */
  readonly url: string;
  /** API key of the site's user. */
  readonly apiKey: string;
  readonly timeoutMs: number;
  /** Number of retries after the first try, with jitter between them. */
  readonly retries: number;
  readonly fetch?: typeof fetch;
}

/** A query for documents of one collection. */
export interface Query {
  readonly collection: string;
  readonly where?: Stored;
  readonly depth?: number;
  readonly draft?: boolean;
  readonly select?: Stored;
  readonly populate?: Stored;
  readonly sort?: string;
  /** Page number, from 1. */
  readonly page?: number;
  readonly limit?: number;
}

/** Documents as received. */
export interface RawListing {
  readonly documents: readonly Stored[];
  /** Number of documents in all pages of the list. */
  readonly total: number;
}

/** The calls to the content service. */
export interface Transport {
  /** Returns one page of documents. @throws when the response is not a list of documents */
  readonly findPage: (query: Query) => Promise<RawListing>;
  /** Returns the first document; null when there is none. */
  readonly findOne: (query: Omit<Query, "limit" | "page">) => Promise<Stored | null>;
  /** Returns all documents, with one request per page. */
  readonly findAll: (query: Omit<Query, "limit" | "page">) => Promise<readonly Stored[]>;
  /** Requests an endpoint that is not a collection. */
  get(path: string): Promise<Response>;
  /** Like `get`, with retries after a network failure or a timeout. */
  getWithRetries(path: string): Promise<Response>;
  /** Sends a body once, without the site's API key. */
  post(
    path: string,
    body: string,
    headers: Readonly<Record<string, string>> | undefined,
  ): Promise<Response>;
}

const PAGE_SIZE = 200;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/**
 * Reads a list of documents.
 * @throws when an entry is not a document: leaving it out would look like "nothing is published
 * there"
 */
function readListing(answer: unknown, collection: string): RawListing {
  if (!isRecord(answer) || !Array.isArray(answer["docs"]))
    throw new Error(
      `The content service answered "${collection}" with a value that is not a list.`,
    );
  const documents: readonly unknown[] = answer["docs"];
  if (!documents.every((entry): entry is Stored => isRecord(entry) && entry["id"] !== undefined))
    throw new Error(
      `The content service answered "${collection}" with an entry that is not a document.`,
    );
  const total = answer["totalDocs"];
  return { documents, total: typeof total === "number" ? total : documents.length };
}

function authorize({ apiKey }: TransportOptions): Readonly<Record<string, string>> {
  return { Authorization: `users API-Key ${apiKey}` };
}

/** Creates a function that requests an endpoint that is not a collection. */
export function createGet(options: TransportOptions): (path: string) => Promise<Response> {
  const base = options.fetch ?? fetch;
  return (path) =>
    base(new URL(path, options.url), {
      headers: authorize(options),
      signal: AbortSignal.timeout(options.timeoutMs),
    });
}

/** Creates a fetch that resolves when the process shows the revision of the response. */
function followRevisions(base: typeof fetch, revisions: Revisions): typeof fetch {
  return async (input, init) => {
    const asked = revisions.current();
    const response = await base(input, init);
    const revision = readRevision(response.headers.get(REVISION_HEADER));
    if (revision !== null) await revisions.note(revision, asked);
    return response;
  };
}

/** Creates the transport. It sends no request before the first call. */
export function createTransport(options: TransportOptions, revisions: Revisions): Transport {
  const { url, timeoutMs, retries } = options;
  const base = followRevisions(options.fetch ?? fetch, revisions);
  const sdk = new PayloadSDK({
    baseURL: new URL(SERVICE_ROOT, url).href,
    baseInit: { headers: authorize(options) },
    fetch: (input, init) => base(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
  });
  async function retry<T>(call: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await call();
      } catch (error) {
        const isFinal = error instanceof PayloadSDKError && error.status < 500;
        if (isFinal || attempt >= retries) throw error;
        await wait(100 * 2 ** attempt * (0.5 + Math.random()));
      }
    }
  }
  async function findPage(query: Query): Promise<RawListing> {
    // The SDK's types are bound to the collections of one configuration. Here the collection name
    // is a variable.
    const asked = { draft: false, ...query } as unknown as Parameters<PayloadSDK["find"]>[0];
    return readListing(await retry(() => sdk.find(asked)), query.collection);
  }
  const get = createGet({ ...options, fetch: base });
  return {
    findPage,
    findOne: async (query) => (await findPage({ ...query, limit: 1 })).documents[0] ?? null,
    findAll: async (query) => {
      const all: Stored[] = [];
      for (let page = 1; ; page += 1) {
        const { documents } = await findPage({ ...query, page, limit: PAGE_SIZE });
        all.push(...documents);
        if (documents.length < PAGE_SIZE) return all;
      }
    },
    get,
    getWithRetries: (path) => retry(() => get(path)),
    post: (path, body, headers) =>
      base(new URL(path, url), {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      }),
  };
}
