/**
 * The client of the content service. Pages read the documents of a site with `at`. The other
 * methods are for the process: takedowns, previews, leads, the change counter, and loading all
 * content in advance.
 */
import { LEAD_STATUS, servicePath } from "@orlaya/contract";
import { isLocale, LOCALES, type Locale } from "@orlaya/locales";
import { addQuery } from "@orlaya/routes";
import type { PreviewGrant, ProductPageFilters, RouteRow } from "./answers.ts";
import { isRecord, readText, type Stored } from "./json.ts";
import { loadEverything } from "./load-everything.ts";
import {
  isCollection,
  parseDocument,
  type CollectionName,
  type Malformed,
  type ParseOptions,
} from "./parse.ts";
import { createQuestions } from "./questions/index.ts";
import { buildProductFilter } from "./questions/lists.ts";
import { buildPublishedQuery, type Site } from "./questions/query.ts";
import { createRemember, type Remember, type RememberOptions } from "./remember.ts";
import { POPULATE } from "./selections.ts";
import { createRevisions, type RevisionChange } from "./revisions.ts";
import { createSiteContent, type SiteContent } from "./site-content.ts";
import { createGet, createTransport, type Transport, type TransportOptions } from "./transport.ts";

/** Settings of the client. */
export interface ContentOptions extends TransportOptions {
  readonly remember: RememberOptions;
  /** Called when a campaign changed content with these tags; null: any content. */
  readonly onRevision?: (tags: readonly string[] | null) => void;
  /**
   * Returns headers that authenticate a body as sent by the site. Used for leads, the only data
   * that the site writes.
   */
  readonly sign?: (body: string) => Readonly<Record<string, string>>;
}

/** The client of the content service. */
export interface Content {
  readonly remember: Remember;
  /**
   * Returns the content of one page.
   * @param site `isPreview`: reads the newest versions of documents, drafts included, without the
   * cache
   */
  at(site: Site & { readonly isPreview?: boolean }): SiteContent;
  /** Returns every row of the route index of a language. @throws ContentUnavailable */
  routes(locale: Locale): Promise<readonly RouteRow[]>;
  /**
   * Withdraws the cached routes and redirects of paths that are no longer published, and requests
   * them again. Never throws.
   */
  takeDown(paths: readonly string[]): Promise<void>;
  /**
   * Caches every published document with its row and its translations. One query loads many
   * documents.
   * @returns the number of documents
   */
  prime(): Promise<number>;
  /** Returns the ids of the groups that contain a country (spec §7 country groups). */
  countryGroups(country: string): Promise<readonly string[]>;
  /**
   * Returns the ids of page 1 of one of the four filtered queries of the product search (spec §7
   * product pages). Not cached. Tests use it as the oracle of the bit masks.
   */
  productPages(filters: ProductPageFilters): Promise<readonly string[]>;
  /**
   * Returns the change counter, which rises with every change of content. For a site that the
   * content service cannot call (content-service §3). Not cached.
   */
  changeCounter(): Promise<number>;
  /**
   * Returns the document that a preview token grants access to; null when the token is forged,
   * expired or for another document. Not cached (spec §7 preview).
   */
  preview(token: string, documentId: string): Promise<PreviewGrant | null>;
  /**
   * Sends a lead to the content service.
   * @returns true when it is stored, false when the service refuses it permanently
   * @throws when the call must be tried again: the service is unreachable or slow, or its database
   * is down
   */
  lead(body: string): Promise<boolean>;
}

/** Maximum number of malformed fields that are reported. */
const MOST_PROBLEMS = 10_000;

/** Creates a function that reports each malformed field once per process. */
function createReport(warn: RememberOptions["warn"]): (problem: Malformed) => void {
  const known = new Set<string>();
  return ({ collection, id, field, reason }) => {
    const key = `${collection} ${id} ${field}`;
    if (known.has(key) || known.size >= MOST_PROBLEMS) return;
    known.add(key);
    warn("content malformed", { collection, id, field, reason });
  };
}

async function readPreviewGrant(
  transport: Transport,
  token: string,
  documentId: string,
): Promise<PreviewGrant | null> {
  const path = addQuery(servicePath("preview"), { token, documentId });
  const answer = await transport.getWithRetries(path);
  if (answer.status === 404) return null;
  const value: unknown = answer.ok ? await answer.json() : null;
  const type = isRecord(value) ? readText(value["collection"]) : "";
  if (!isRecord(value) || !isCollection(type) || !isLocale(value["locale"]))
    throw new Error(`The content service answered the preview with ${answer.status}.`);
  return {
    type,
    id: readText(value["id"]),
    path: readText(value["path"]) || null,
    locale: value["locale"],
    audience: value["audience"] === "corporate" ? "corporate" : "individual",
    edit: readText(value["edit"]),
  };
}

async function sendLead(
  transport: Transport,
  body: string,
  headers: Readonly<Record<string, string>> | undefined,
): Promise<boolean> {
  const answer = await transport.post(servicePath("leads"), body, headers);
  await answer.body?.cancel();
  if (answer.ok || answer.status === LEAD_STATUS.refused) return answer.ok;
  throw Object.assign(new Error(`The content service answered a lead with ${answer.status}.`), {
    status: answer.status,
  });
}

async function readChanges(answer: Response): Promise<Stored & { readonly counter: number }> {
  const value: unknown = answer.ok ? await answer.json() : null;
  if (!isRecord(value) || typeof value["counter"] !== "number")
    throw new Error(`The content service answered the change counter with ${answer.status}.`);
  return { ...value, counter: value["counter"] };
}

/** Loads what changed since a revision. The response itself is not compared with the revision. */
async function loadRevisionChange(
  options: TransportOptions,
  since: number,
): Promise<RevisionChange> {
  const path = addQuery(servicePath("changes"), { since: String(since) });
  const { revision, tags } = await readChanges(await createGet(options)(path));
  if (typeof revision !== "number")
    throw new Error("The content service answered the revision with a value that is no number.");
  const isList = Array.isArray(tags) && tags.every((tag) => typeof tag === "string");
  return { revision, tags: isList ? tags : null };
}

/**
 * Creates a function that reads the newest version of a document, with the newest versions of its
 * relations.
 */
function createDraftReader(transport: Transport, options: ParseOptions) {
  return async <T extends CollectionName>(type: T, id: string) => {
    const where = { id: { equals: id } };
    const query = { collection: type, where, draft: true, depth: 2, populate: POPULATE };
    const found = await transport.findOne(query);
    return found && parseDocument(type, found, { ...options, isDraft: true });
  };
}

/** Creates the client. It sends no request before the first call. */
export function createContent(options: ContentOptions): Content {
  const { warn } = options.remember;
  const remember = createRemember(options.remember);
  const transport = createTransport(
    options,
    createRevisions({
      load: (since) => loadRevisionChange(options, since),
      onChange: (tags) => options.onRevision?.(tags),
    }),
  );
  const reading = { onMalformed: createReport(warn) };
  const questions = createQuestions({ transport, options: reading });
  const readDraft = createDraftReader(transport, reading);
  const preview: Content["preview"] = (token, documentId) =>
    readPreviewGrant(transport, token, documentId);
  return {
    remember,
    at: ({ isPreview = false, locale, audience }) =>
      createSiteContent(
        { locale, audience },
        {
          questions,
          remember,
          readDraft: isPreview ? readDraft : null,
          readGrant: preview,
          warn,
        },
      ),
    routes: async (locale) => (await remember.read(questions.routes(locale))).value,
    takeDown: async (paths) => {
      await remember.withdraw(paths.flatMap((path) => [`route ${path}`, `redirect ${path}`]));
      await Promise.allSettled(
        paths.flatMap((path) => [
          remember.read(questions.route(path)),
          remember.read(questions.redirect(path)),
        ]),
      );
    },
    prime: () => loadEverything(transport, remember, questions, LOCALES),
    countryGroups: async (country) => (await remember.read(questions.groupsWith(country))).value,
    productPages: async (filters) => {
      const query = buildPublishedQuery("product_page", buildProductFilter(filters));
      const { documents } = await transport.findPage({ ...query, page: 1, limit: 100 });
      return documents.map(({ id }) => String(id));
    },
    changeCounter: async () =>
      (await readChanges(await transport.get(servicePath("changes")))).counter,
    preview,
    lead: (body) => sendLead(transport, body, options.sign?.(body)),
  };
}
