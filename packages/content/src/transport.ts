/** Calls of the content service over HTTP, signed with the site's own key, with a time limit and retries. */
import { SERVICE_ROOT } from "@orlaya/contract";
import { PayloadSDK, PayloadSDKError } from "@payloadcms/sdk";
import { isRecord, type Stored } from "./json.ts";

export interface TransportOptions {
  /** Address of the content service, without a path. */
  readonly url: string;
  /** Key of the site's own user. */
  readonly apiKey: string;
  readonly timeoutMs: number;
  /** Tries after the first, with jitter between them. */
  readonly retries: number;
  readonly fetch?: typeof fetch;
}

export interface Query {
  readonly collection: string;
  readonly where?: Stored;
  readonly depth?: number;
  readonly draft?: boolean;
  readonly select?: Stored;
  readonly populate?: Stored;
  readonly sort?: string;
  /** From 1. */
  readonly page?: number;
  readonly limit?: number;
}

/** Documents as they were sent. */
export interface RawListing {
  readonly documents: readonly Stored[];
  /** Documents in all pages of the list. */
  readonly total: number;
}

export interface Transport {
  /** One page of documents. @throws on an answer that is no list of documents */
  readonly findPage: (query: Query) => Promise<RawListing>;
  /** The first document; null where there is none. */
  readonly findOne: (query: Omit<Query, "limit" | "page">) => Promise<Stored | null>;
  /** All documents, a page at a time. */
  readonly findAll: (query: Omit<Query, "limit" | "page">) => Promise<readonly Stored[]>;
  /** An endpoint that is no collection. */
  get(path: string): Promise<Response>;
  /** The same, tried again after a failure of the network. */
  getWithRetries(path: string): Promise<Response>;
  /** Sends a body once, without the site's key. */
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

/** @throws for an answer that is no list of documents: leaving out what is none would pass for "nothing is published there" */
function readListing(answer: unknown, collection: string): RawListing {
  if (!isRecord(answer) || !Array.isArray(answer["docs"]))
    throw new Error(
      `The content service answered "${collection}" with something that is not a list.`,
    );
  const documents: readonly unknown[] = answer["docs"];
  if (!documents.every((entry): entry is Stored => isRecord(entry) && entry["id"] !== undefined))
    throw new Error(
      `The content service answered "${collection}" with something that is no document.`,
    );
  const total = answer["totalDocs"];
  return { documents, total: typeof total === "number" ? total : documents.length };
}

/** Asks nothing before the first call. */
export function createTransport(options: TransportOptions): Transport {
  const { url, apiKey, timeoutMs, retries } = options;
  const base = options.fetch ?? fetch;
  const authorization = { Authorization: `users API-Key ${apiKey}` };
  const sdk = new PayloadSDK({
    baseURL: new URL(SERVICE_ROOT, url).href,
    baseInit: { headers: authorization },
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
    // The types of the client are those of one configuration; collections are named by data here.
    const asked = { draft: false, ...query } as unknown as Parameters<PayloadSDK["find"]>[0];
    return readListing(await retry(() => sdk.find(asked)), query.collection);
  }
  function get(path: string): Promise<Response> {
    return base(new URL(path, url), {
      headers: authorization,
      signal: AbortSignal.timeout(timeoutMs),
    });
  }
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
