/**
 * The one door to the content service. Pages ask for a site's documents with `at`; what is left is for the process: what
 * was published and taken down, previews, leads, and loading everything in advance.
 */
import { LEAD_STATUS, servicePath } from "@orlaya/contract";
import { isLocale, LOCALES, type Locale } from "@orlaya/locales";
import { addQuery } from "@orlaya/routes";
import type { PreviewGrant, ProductPageFilters, RouteRow } from "./answers.ts";
import { isRecord, readText } from "./json.ts";
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
import { createSiteContent, type SiteContent } from "./site-content.ts";
import { createTransport, type Transport, type TransportOptions } from "./transport.ts";

export interface ContentOptions extends TransportOptions {
  readonly remember: RememberOptions;
  /** Headers that prove a body is the site's, for the one thing it writes: leads. */
  readonly sign?: (body: string) => Readonly<Record<string, string>>;
}

export interface Content {
  readonly remember: Remember;
  /** The content of one page. @param site `isPreview`: documents are read as they are in preparation, and never remembered */
  at(site: Site & { readonly isPreview?: boolean }): SiteContent;
  /** Every row of the route index of a language. @throws ContentUnavailable */
  routes(locale: Locale): Promise<readonly RouteRow[]>;
  /** Withdraws what was remembered of addresses at which nothing is published any more, and asks what stands there now. Never throws. */
  takeDown(paths: readonly string[]): Promise<void>;
  /** Remembers every published document with its row and its translations, many with one question. Gives their number. */
  prime(): Promise<number>;
  /** Groups that contain a country, as ids (spec §7 country groups). */
  countryGroups(country: string): Promise<readonly string[]>;
  /** Ids of one of the four filtered queries of the product search, page 1 (spec §7 product pages). Not remembered: the oracle of the bit masks. */
  productPages(filters: ProductPageFilters): Promise<readonly string[]>;
  /** Rises with every change of content: for a site that cannot be called (content-service §3). Not remembered. */
  changeCounter(): Promise<number>;
  /** What a preview token opens; null when it is forged, expired or for another document. Not remembered (spec §7 preview). */
  preview(token: string, documentId: string): Promise<PreviewGrant | null>;
  /**
   * Hands over what a visitor sent with a form. True when it is stored, false when the service will never take it.
   * @throws when it must be tried again: unreachable, slow, or its database is down
   */
  lead(body: string): Promise<boolean>;
}

/** Problems that are reported once. */
const MOST_PROBLEMS = 10_000;

/** Reports each malformed field once in the life of the process. */
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

async function readChangeCounter(transport: Transport): Promise<number> {
  const answer = await transport.get(servicePath("changes"));
  const value: unknown = answer.ok ? await answer.json() : null;
  if (!isRecord(value) || typeof value["counter"] !== "number")
    throw new Error(`The content service answered the change counter with ${answer.status}.`);
  return value["counter"];
}

/** The newest version of a document with its relations as they are in preparation. */
function createDraftReader(transport: Transport, options: ParseOptions) {
  return async <T extends CollectionName>(type: T, id: string) => {
    const where = { id: { equals: id } };
    const query = { collection: type, where, draft: true, depth: 2, populate: POPULATE };
    const found = await transport.findOne(query);
    return found && parseDocument(type, found, { ...options, isDraft: true });
  };
}

/** Opens the door. Nothing is asked of the content service before the first call. */
export function createContent(options: ContentOptions): Content {
  const { warn } = options.remember;
  const remember = createRemember(options.remember);
  const transport = createTransport(options);
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
    changeCounter: () => readChangeCounter(transport),
    preview,
    lead: (body) => sendLead(transport, body, options.sign?.(body)),
  };
}
