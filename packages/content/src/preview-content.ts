/** Puts the drafts of a preview in place of the live content of a site. */
import type { Documents } from "../generated/documents.ts";
import type { HeaderAnswer, ListedType, Listing, ListRequest } from "./answers.ts";
import { createPlannedContent } from "./planned-content.ts";
import { isRecord, type Stored } from "./json.ts";
import type { CollectionName } from "./parse.ts";
import type { PreviewDraft, PreviewGrant } from "./preview-grant.ts";
import { getModuleUid } from "./questions/query.ts";
import type { SiteContent } from "./site-content.ts";
import type { LoadTrial } from "./trials.ts";

/** Whether a value of a document is the one of a filter. A related document counts by its id. */
function hasValue(value: unknown, wanted: string | null): boolean {
  const own = isRecord(value) && "document" in value ? value["id"] : value;
  return wanted === null ? own == null || own === "" : own === wanted;
}

/** Replaces documents in parsed answers. */
class Drafts {
  readonly #drafts: ReadonlyMap<string, PreviewDraft>;
  readonly #site: Pick<SiteContent, "locale" | "audience">;
  isShown = false;

  constructor(drafts: readonly PreviewDraft[], site: Pick<SiteContent, "locale" | "audience">) {
    this.#drafts = new Map(drafts.map((draft) => [draft.id, draft]));
    this.#site = site;
  }

  #show({ document }: PreviewDraft): Documents[CollectionName] {
    this.isShown = true;
    return document;
  }

  /** Returns a draft by its id. */
  get<T extends CollectionName>(type: T, id: string): Documents[T] | null {
    const draft = this.#drafts.get(id);
    return draft?.type === type ? (this.#show(draft) as Documents[T]) : null;
  }

  /** Returns a draft that is not live, by values of its fields, for the language and the site. */
  #isNew(draft: PreviewDraft, type: CollectionName, where: ListRequest["where"] = {}): boolean {
    const stored = draft.document as unknown as Stored;
    const site: Stored = { ...this.#site };
    return (
      draft.type === type &&
      !draft.isLive &&
      ["locale", "audience"].every((name) => stored[name] == null || stored[name] === site[name]) &&
      Object.entries(where).every(([field, wanted]) => hasValue(stored[field], wanted))
    );
  }

  /** Returns a draft that is not live, for a module of the site that has none yet. */
  findNew<T extends CollectionName>(
    type: T,
    where: Readonly<Record<string, string>>,
  ): Documents[T] | null {
    const draft = [...this.#drafts.values()].find((each) => this.#isNew(each, type, where));
    return draft ? (this.#show(draft) as Documents[T]) : null;
  }

  /** Lists the drafts of a collection that are not live. */
  listNew(type: CollectionName, where: ListRequest["where"] = {}): readonly unknown[] {
    return [...this.#drafts.values()]
      .filter((each) => this.#isNew(each, type, where))
      .map((each) => this.#show(each));
  }

  /** Adds the drafts of a collection that are not live. */
  addNew<T>(type: CollectionName, documents: readonly T[]): readonly T[] {
    return [...documents, ...(this.listNew(type) as readonly T[])];
  }

  /** Whether a live document of a list still belongs there in the version of the preview. */
  staysIn(id: string, where: ListRequest["where"] = {}): boolean {
    const draft = this.#drafts.get(id);
    if (!draft) return true;
    const stored = draft.document as unknown as Stored;
    return Object.entries(where).every(([field, wanted]) => hasValue(stored[field], wanted));
  }

  /** Returns one page of a list with the drafts that belong there. New ones are on its first page. */
  putIntoList<T extends ListedType>(request: ListRequest<T>, live: Listing<T>): Listing<T> {
    const kept = live.documents.filter(({ id }) => this.staysIn(id, request.where));
    const total = live.total - (live.documents.length - kept.length);
    const documents = this.putInto(kept);
    if (request.page > 1) return { documents, total };
    const added = this.listNew(request.type, request.where) as Listing<T>["documents"];
    return { documents: [...added, ...documents], total: total + added.length };
  }

  /** Returns a value in which each document of the preview is replaced, with its present fields. */
  putInto<T>(value: T): T {
    return this.#replace(value) as T;
  }

  #replace(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((entry) => this.#replace(entry));
    if (!isRecord(value)) return value;
    const { id } = value;
    const draft = typeof id === "string" ? this.#drafts.get(id) : undefined;
    if (!draft)
      return Object.fromEntries(
        Object.entries(value).map(([name, entry]) => [name, this.#replace(entry)]),
      );
    const document = this.#show(draft) as unknown as Stored;
    const isReference = Object.keys(value).every((name) => name === "id" || name === "document");
    if (isReference) return { id, document };
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [
        name,
        name in document ? document[name] : entry,
      ]),
    );
  }
}

/** Returns a header with the menus that its newest version contains. */
function findMenus({ header, navigation }: HeaderAnswer): HeaderAnswer {
  const known = new Map(navigation.map((menu) => [menu.id, menu]));
  const references = header.slices.flatMap((slice) =>
    slice.blockType === "nav_item" ? [slice] : slice.items,
  );
  for (const { navigation_module: reference } of references)
    if (reference?.document && !known.has(reference.id))
      known.set(reference.id, reference.document);
  return { header, navigation: [...known.values()] };
}

/**
 * Creates the content of a preview: drafts in place of the live versions of the same documents, the
 * rules of a trial in place of the live ones, and the addresses of a planned state in place of the present
 * ones.
 */
export function createPreviewContent(
  present: SiteContent,
  { drafts, trial, plannedState }: PreviewGrant,
  loadTrial: LoadTrial,
): SiteContent {
  const live = plannedState ? createPlannedContent(present, plannedState, drafts) : present;
  const { locale, audience } = live;
  const own = new Drafts(drafts, { locale, audience });
  const put = async <T>(answer: Promise<T>): Promise<T> => own.putInto(await answer);
  async function putModule<T extends CollectionName>(
    type: T,
    where: Readonly<Record<string, string>>,
    answer: Promise<Documents[T] | null>,
  ): Promise<Documents[T] | null> {
    return (await put(answer)) ?? own.findNew(type, where);
  }
  async function putAll<T>(
    type: CollectionName,
    answer: Promise<readonly T[] | null>,
  ): Promise<readonly T[] | null> {
    const found = await put(answer);
    return found && own.addNew(type, found);
  }
  async function list<T extends ListedType>(request: ListRequest<T>): Promise<Listing<T> | null> {
    const answer = await live.list(request);
    return answer && own.putIntoList(request, answer);
  }
  async function header(): Promise<HeaderAnswer | null> {
    const found = await put(live.header());
    if (found) return findMenus(found);
    const added = own.findNew("header_module", {});
    return added?.is_pro === (audience === "corporate")
      ? findMenus({ header: added, navigation: [] })
      : null;
  }
  function withUid(name: Parameters<typeof getModuleUid>[1]) {
    return { uid: getModuleUid(audience, name) };
  }
  return {
    ...live,
    document: async (type, id) => own.get(type, id) ?? put(live.document(type, id)),
    header,
    company: () => put(live.company()),
    clauses: async () => own.addNew("clause", await put(live.clauses())),
    footer: () => putModule("footer_module", withUid("footer"), live.footer()),
    finderModule: (uidOrId) =>
      putModule("module_lisa", { uid: uidOrId }, live.finderModule(uidOrId)),
    eligibilityModule: () =>
      putModule("module_eligibility", withUid("eligibility"), live.eligibilityModule()),
    contact: () => putModule("module_contact", withUid("team"), live.contact()),
    errorPage: () => putModule("page_error", {}, live.errorPage()),
    plans: () => putAll("product_page", live.plans()),
    planForms: () => putAll("page_form", live.planForms()),
    regions: () => putAll("page_region", live.regions()),
    list,
    release: (version) => (trial && version === "live" ? loadTrial(trial) : live.release(version)),
    hasShownDraft: () => own.isShown || trial !== null || plannedState !== null,
  };
}
