/**
 * The client of the content service. Pages read the documents of a site with `at`. The other
 * methods are for the process: takedowns, previews, leads, the change counter, and loading all
 * content in advance.
 */
import { LEAD_STATUS, servicePath } from "@orlaya/contract";
import { LOCALES, type Locale } from "@orlaya/locales";
import { addQuery } from "@orlaya/routes";
import type { ProductPageFilters, RouteRow } from "./answers.ts";
import { isRecord, type Stored } from "./json.ts";
import { loadEverything } from "./load-everything.ts";
import type { Malformed } from "./parse.ts";
import { createPreviewContent } from "./preview-content.ts";
import {
  readPreviewGrant,
  type PreviewAnswer,
  type PreviewGrant,
  type PreviewQuery,
} from "./preview-grant.ts";
import { createQuestions } from "./questions/index.ts";
import { buildProductFilter } from "./questions/lists.ts";
import { buildPublishedQuery, type Site } from "./questions/query.ts";
import { createReferenceContent } from "./reference-content.ts";
import { createRemember, type Remember, type RememberOptions } from "./remember.ts";
import { createRevisions, type RevisionChange } from "./revisions.ts";
import { createSiteContent, type SiteContent } from "./site-content.ts";
import { createLoadTrial } from "./trials.ts";
import { createGet, createTransport, type Transport, type TransportOptions } from "./transport.ts";

/** Settings of the client. */
export interface ContentOptions extends TransportOptions {
  readonly remember: RememberOptions;
  /** Called when a campaign changed content with these tags; null: any content. */
  readonly onRevision?: (tags: readonly string[] | null) => void;
  /**
   * Returns headers that authenticate a body as sent by the site. Used for leads and numbers of
   * searches, the only data that the site writes.
   */
  readonly sign?: (body: string) => Readonly<Record<string, string>>;
}

/** The client of the content service. */
export interface Content {
  readonly remember: Remember;
  /** Returns the content of one page. */
  at(site: Site): SiteContent;
  /** Returns the content of one page in a preview: its drafts, and everything else live. */
  preview(site: Site, grant: PreviewGrant): SiteContent;
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
   * Returns what a preview token opens; null when it is forged, expired or for another document. Not
   * cached (spec §7 preview).
   */
  readPreview(query: PreviewQuery): Promise<PreviewAnswer | null>;
  /**
   * Sends a lead to the content service.
   * @returns true when it is stored, false when the service refuses it permanently
   * @throws when the call must be tried again: the service is unreachable or slow, or its database
   * is down
   */
  lead(body: string): Promise<boolean>;
  /**
   * Sends numbers of searches without a result to the content service, once: a second call would
   * count them again.
   * @throws when they were not counted, or may not have been
   */
  searches(body: string): Promise<void>;
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

async function sendSearches(
  transport: Transport,
  body: string,
  headers: Readonly<Record<string, string>> | undefined,
): Promise<void> {
  const answer = await transport.post(servicePath("searches"), body, headers);
  await answer.body?.cancel();
  if (!answer.ok)
    throw new Error(`The content service answered numbers of searches with ${answer.status}.`);
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
  const loadTrial = createLoadTrial(transport, warn);
  const readGrant: Content["readPreview"] = (query) => readPreviewGrant(transport, reading, query);
  function at({ locale, audience }: Site): SiteContent {
    return createSiteContent({ locale, audience }, { questions, remember, readGrant, warn });
  }
  return {
    remember,
    at: (site) => createReferenceContent(at(site)),
    preview: (site, grant) =>
      createReferenceContent(createPreviewContent(at(site), grant, loadTrial)),
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
    readPreview: readGrant,
    lead: (body) => sendLead(transport, body, options.sign?.(body)),
    searches: (body) => sendSearches(transport, body, options.sign?.(body)),
  };
}
