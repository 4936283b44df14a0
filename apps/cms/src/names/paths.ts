/** Paths of pages of the admin, and of endpoints that it calls. Also used in the browser. */
import { SERVICE_PATHS, SERVICE_ROOT } from "@orlaya/contract/service-paths";
import { appendQuery } from "@orlaya/finder/url";
import { VIEWS } from "./views.ts";

type Id = string | number;
/** The kind and the id of a preview (planned-states/shapes.ts). */
interface Subject {
  readonly of: string;
  readonly id: string;
}

const ADMIN_ROOT = "/admin";
const COLLECTIONS = `${ADMIN_ROOT}/collections`;
const GLOBALS = `${ADMIN_ROOT}/globals`;
/** Id of the box that explains answers. */
export const EXPLANATION_ID = "why";

/** Paths of pages of the admin. */
export const adminPaths = {
  root: ADMIN_ROOT,
  collection: (collection: string): string => `${COLLECTIONS}/${collection}`,
  /** @param filters query with conditions */
  filteredList: (collection: string, filters: string): string =>
    appendQuery(`${COLLECTIONS}/${collection}`, filters),
  global: (global: string): string => `${GLOBALS}/${global}`,
  document: (collection: string, id: Id): string => `${COLLECTIONS}/${collection}/${id}`,
  /** The sentences of a document beside those of its source. */
  translate: (collection: string, id: Id): string => `${COLLECTIONS}/${collection}/${id}/translate`,
  /** @param filters query of the board of translations */
  translations: (filters = ""): string =>
    appendQuery(`${ADMIN_ROOT}${VIEWS.translations}`, filters),
  /** @param filters query of the view of broken links */
  links: (filters = ""): string => appendQuery(`${ADMIN_ROOT}${VIEWS.links}`, filters),
  campaigns: ADMIN_ROOT + VIEWS.campaigns,
  campaign: (id: Id): string => `${ADMIN_ROOT}${VIEWS.campaigns}/${id}`,
  sets: ADMIN_ROOT + VIEWS.sets,
  set: (id: Id): string => `${ADMIN_ROOT}${VIEWS.sets}/${id}`,
  /** Tries a change set. @param chosen the set, the site, and answers from which it begins */
  tryOut: (chosen: Readonly<Record<string, string>> = {}): string =>
    appendQuery(ADMIN_ROOT + VIEWS.try, new URLSearchParams(chosen).toString()),
  /** What stood at an address at a moment. @param question address, moment and time zone */
  evidence: (question: Readonly<Record<string, string>> = {}): string =>
    appendQuery(`${ADMIN_ROOT}${VIEWS.evidence}`, new URLSearchParams(question).toString()),
  /** @param filters query of the view of the audit log */
  audit: (filters = ""): string => appendQuery(`${ADMIN_ROOT}${VIEWS.audit}`, filters),
  slices: `${ADMIN_ROOT}${VIEWS.slices}`,
  transfer: ADMIN_ROOT + VIEWS.transfer,
  scenarios: ADMIN_ROOT + VIEWS.scenarios,
  /** @param filters query of the view of findings */
  findings: (filters = ""): string => appendQuery(`${ADMIN_ROOT}${VIEWS.findings}`, filters),
  /**
   * Why some answers lead to a plan.
   * @param answers query with the answers
   * @param version release or change set whose rules decide; empty for the saved rules
   */
  explanation: (answers: string, version = ""): string => {
    const query = new URLSearchParams(answers);
    if (version !== "") query.set("version", version);
    return `${appendQuery(`${GLOBALS}/finder_live`, query.toString())}#${EXPLANATION_ID}`;
  },
  /** @param chosen versions and answers for which the map is drawn */
  finderMap: (chosen: Readonly<Record<string, string>> = {}): string =>
    appendQuery(`${ADMIN_ROOT}${VIEWS.map}`, new URLSearchParams(chosen).toString()),
  /** @param set the change set into which edits go; empty for none */
  finderTable: (set: Id = ""): string =>
    appendQuery(
      `${ADMIN_ROOT}${VIEWS.table}`,
      set === "" ? "" : new URLSearchParams({ set: String(set) }).toString(),
    ),
  /** @param chosen the two versions that are compared */
  finderHistory: (chosen: Readonly<Record<string, string>> = {}): string =>
    appendQuery(`${ADMIN_ROOT}${VIEWS.history}`, new URLSearchParams(chosen).toString()),
  trashed: (collection: string, id: Id): string => `${COLLECTIONS}/${collection}/trash/${id}`,
  account: `${ADMIN_ROOT}/account`,
  logOut: `${ADMIN_ROOT}/logout`,
  /** @param document path of the page of the document */
  version: (document: string, version: Id): string => `${document}/versions/${version}`,
  /** Another page of the current list. */
  listPage: (page: number): string => `?page=${page}`,
  /** @param back path of the page to return to */
  login: (back: string): string =>
    appendQuery(`${ADMIN_ROOT}/login`, new URLSearchParams({ redirect: back }).toString()),
  passwordReset: (token: string): string => `${ADMIN_ROOT}/reset/${token}`,
} as const;

/** Path of the endpoints of the audit log, below the root of the API. */
export const AUDIT_ROOT = "/audit";
/** Path of the endpoints of campaigns, below the root of the API. */
export const CAMPAIGNS_ROOT = "/campaign";
/** Path of the endpoints of previews of campaigns and of moments, below the root of the API. */
export const PLANNED_STATES_ROOT = "/planned-states";
/** What can be done with a campaign. */
export type CampaignAction = "check" | "plan" | "cancel" | "publish" | "undo" | "reopen";

/** Path of the endpoint of the map of the rules. */
export const FINDER_MAP = "/finder/map";
/** Path of the endpoint that compares two versions of the rules. */
export const FINDER_COMPARISON = "/finder/compare";
/** Path of the endpoint of the table of the rules. */
export const FINDER_TABLE = "/finder/rule-table";
/** Path of the endpoint that compares answers with a change set and with the live rules. */
export const FINDER_TRY = "/finder/try";
/** Path of the endpoints of change sets, below the root of the API. */
export const SETS_ROOT = "/finder/sets";
/** What can be done with a change set. */
export type SetAction =
  | "about"
  | "edits"
  | "remove"
  | "decide"
  | "send"
  | "approve"
  | "return"
  | "takeBack"
  | "withdraw"
  | "reopen"
  | "comment"
  | "accept"
  | "agree"
  | "publish"
  | "plan"
  | "cancel"
  | "undo";

/** Paths of endpoints, below the root of the API. */
export const endpointPaths = {
  document: (collection: string, id: Id, query: string): string =>
    appendQuery(`/${collection}/${id}`, query),
  indexing: (id: Id): string => appendQuery("/routes", `where[document][equals]=${id}`),
  rendition: (file: string): string => `/media/rendition/${encodeURIComponent(file)}`,
  explanation: (answers: Readonly<Record<string, string>>): string =>
    appendQuery("/finder/explain", new URLSearchParams(answers).toString()),
  findings: "/finder/findings",
  scenarios: "/finder/scenarios",
  scenarioPin: "/finder/scenarios/pin",
  scenarioAgreement: "/finder/scenarios/agree",
  /** @param dry whether the table is checked and not written */
  scenarioImport: (dry: boolean): string => appendQuery("/finder/scenarios/import", `dry=${dry}`),
  /** @param compared the version with which the map is compared */
  finderMap: (version: string, compared: string | null): string => {
    const query = new URLSearchParams({ of: version });
    if (compared !== null) query.set("with", compared);
    return appendQuery(FINDER_MAP, query.toString());
  },
  finderComparison: (from: string, to: string): string =>
    appendQuery(FINDER_COMPARISON, new URLSearchParams({ from, to }).toString()),
  /** @param set the change set whose edits are shown; empty for none */
  ruleTable: (set: string): string =>
    appendQuery(FINDER_TABLE, set === "" ? "" : new URLSearchParams({ set }).toString()),
  /** The number of the live release. */
  liveRelease: "/globals/finder_live?depth=0",
  /** The newest releases, without their data. */
  releases: (limit: number): string => {
    const query = new URLSearchParams({ limit: String(limit), sort: "-version", depth: "0" });
    for (const name of ["version", "time", "author", "confirmed_by", "note", "changed"])
      query.set(`select[${name}]`, "true");
    return appendQuery("/finder_releases", query.toString());
  },
  releaseFile: (version: Id): string => `${SERVICE_PATHS.releases}/${version}/file`,
  /** @param dry whether the table is checked and not written; only for imports */
  table: (table: string, format: string, dry?: boolean): string => {
    const query = new URLSearchParams({ format });
    if (dry !== undefined) query.set("dry", String(dry));
    return appendQuery(`/finder/table/${table}`, query.toString());
  },
  profilesOfType: (type: string): string =>
    appendQuery(
      "/profiles",
      new URLSearchParams({ "where[type][equals]": type, depth: "0", limit: "20" }).toString(),
    ),
  /** Checks of a text against the markets of plans. @param products ids of the records of the plans */
  textChecks: (collection: string, id: Id, products?: readonly string[]): string => {
    const path = `/finder/texts/${collection}/${id}`;
    return products === undefined ? path : appendQuery(path, `products=${products.join(",")}`);
  },
  /** @param question what the person typed into the search of the admin */
  search: (question: string): string =>
    appendQuery("/search", new URLSearchParams({ q: question }).toString()),
  translation: (collection: string, id: Id): string => `/translate/${collection}/${id}`,
  createTranslation: (collection: string, id: Id): string =>
    `/translate/${collection}/${id}/create`,
  sentences: (collection: string, id: Id): string => `/translate/${collection}/${id}/sentences`,
  translationRows: (collection: string, id: Id): string => `/translate/${collection}/${id}/rows`,
  assignTranslations: "/translate/assign",
  /** The review of a document: its state, and the comments at its fields. */
  review: (collection: string, id: Id): string => `/review/${collection}/${id}`,
  /** What a publication of a document would change. */
  reviewChanges: (collection: string, id: Id): string => `/review/${collection}/${id}/changes`,
  /** @param action what a person does with the review: ask, approve, comment and others */
  reviewAction: (collection: string, id: Id, action: string): string =>
    `/review/${collection}/${id}/${action}`,
  /** Facts of the group of a document. */
  facts: (collection: string, id: Id): string => `/facts/${collection}/${id}`,
  /** Where a document, record or file is used. */
  uses: (collection: string, id: Id): string => `/uses/${collection}/${id}`,
  /** Pages to which visitors of a document may be sent. @param question words of their title */
  usesTargets: (collection: string, id: Id, question: string): string =>
    appendQuery(`/uses/${collection}/${id}/targets`, `q=${encodeURIComponent(question)}`),
  /** How many documents visitors see uses of. @param ids ids, separated by commas */
  usesOfMany: (collection: string, ids: string): string =>
    appendQuery(`/used/${collection}`, new URLSearchParams({ ids }).toString()),
  takeDown: (collection: string, id: Id): string => `/uses/${collection}/${id}/take-down`,
  /** The previews of a document: the pages that show it, and its links. */
  previews: (collection: string, id: Id): string => `/previews/${collection}/${id}`,
  /** @param action share a link, end one, or keep values that are not saved */
  previewAction: (collection: string, id: Id, action: "share" | "end" | "unsaved"): string =>
    `/previews/${collection}/${id}/${action}`,
  linkChecks: "/link-checks",
  /** The signed file of an evidence. @param question address, moment and time zone */
  evidenceFile: (question: Readonly<Record<string, string>>): string =>
    appendQuery("/evidence/file", new URLSearchParams(question).toString()),
  auditCheck: `${AUDIT_ROOT}/check`,
  auditExport: `${AUDIT_ROOT}/export`,
  /** The public keys that check evidence. Everybody may read them. */
  evidenceKeys: "/evidence/keys",
  /** Details of the company in a language, and the clauses that visitors see in it. */
  company: (locale: string): string => `/company?where[locale][equals]=${locale}&limit=1&depth=0`,
  clauses: (locale: string): string =>
    `/clause?where[locale][equals]=${locale}&where[_status][equals]=published&limit=500&depth=0`,
  /** What blocks the publication of a document. */
  checklist: (collection: string, id: Id): string => `/checklist/${collection}/${id}`,
  bundleExport: "/bundle/export",
  /** A file that was exported. */
  bundleFile: (id: Id): string => `/bundle/exports/${id}`,
  bundleImport: "/bundle/import",
  prismicImport: "/bundle/prismic",
  xliffExport: "/xliff/export",
  /** @param dry whether the file is only compared with the service */
  xliffImport: (dry: boolean): string => appendQuery("/xliff/import", `dry=${dry}`),
  campaigns: CAMPAIGNS_ROOT,
  openCampaigns: (document: Id): string => appendQuery(CAMPAIGNS_ROOT, `document=${document}`),
  campaign: (id: Id): string => `${CAMPAIGNS_ROOT}/${id}`,
  campaignAction: (id: Id, action: CampaignAction): string => `${CAMPAIGNS_ROOT}/${id}/${action}`,
  /** The preview of a campaign or of a moment. */
  plannedState: ({ of, id }: Subject): string => `${PLANNED_STATES_ROOT}/${of}/${id}`,
  plannedStateAction: ({ of, id }: Subject, action: "share" | "end"): string =>
    `${PLANNED_STATES_ROOT}/${of}/${id}/${action}`,
  /** @param time the local time and the time zone of the moment */
  moment: (time: { readonly local: string; readonly zone: string }): string =>
    appendQuery(PLANNED_STATES_ROOT, new URLSearchParams({ ...time }).toString()),
  login: "/users/login",
  /** Enters a code or the password again. */
  confirm: "/users/confirm",
  /** The second factor of the signed-in person. @param action what to do with it */
  ownFactor: (action: "" | "begin" | "store" | "recovery" | "remove"): string =>
    action === "" ? "/users/factor" : `/users/factor/${action}`,
  /** Sessions and second factor of an account. */
  accountSecurity: (id: Id): string => `/users/${id}/security`,
  endSessions: (id: Id): string => `/users/${id}/sessions/end`,
  removeFactor: (id: Id): string => `/users/${id}/factor/remove`,
  inviteAgain: (id: Id): string => `/users/${id}/invite`,
  sets: SETS_ROOT,
  /** The sets that an account may edit now. */
  openSets: `${SETS_ROOT}/open`,
  /** Puts the values of a form into a set. */
  setForm: `${SETS_ROOT}/form`,
  set: (id: Id): string => `${SETS_ROOT}/${id}`,
  /** The tables of a set: the live release with its edits. */
  setData: (id: Id): string => `${SETS_ROOT}/${id}/data`,
  /** What a set would do. @param pages whether the rules are compared with the pages of the site */
  setEffect: (id: Id, pages: boolean): string =>
    appendQuery(`${SETS_ROOT}/${id}/effect`, `pages=${pages}`),
  setAction: (id: Id, action: SetAction): string => `${SETS_ROOT}/${id}/${action}`,
  /** Puts a file of a table into a set. */
  setFile: (id: Id, table: string, format: string): string =>
    appendQuery(`${SETS_ROOT}/${id}/file/${table}`, `format=${format}`),
  /** The trial of a set: its address and its links. */
  trial: (id: Id): string => `${SETS_ROOT}/${id}/trial`,
  trialAction: (id: Id, action: "share" | "end"): string => `${SETS_ROOT}/${id}/trial/${action}`,
  /** @param asked the set and the answers */
  tried: (asked: Readonly<Record<string, string>>): string =>
    appendQuery(FINDER_TRY, new URLSearchParams(asked).toString()),
  settlePlan: (id: Id): string => `/plans/${id}/seen`,
  resendLead: (id: Id): string => `${SERVICE_PATHS.leads}/${id}/again`,
} as const;

/** Paths of files of the admin (apps/cms/public). */
export const assetPaths = {
  /** The picture of a slice (scripts/thumbnails.ts). */
  slicePicture: (slug: string): string => `/slices/${slug}.webp`,
} as const;

/** Returns the path of an endpoint from the origin of the service. */
export const apiPath = (endpoint: string): string => SERVICE_ROOT + endpoint;
/**
 * Returns the address of a trial on one site, with answers from which it begins.
 * @param href address of the preview
 * @param site word of the site
 */
export function writeTrialHref(
  href: string,
  site: string,
  answers: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams({ page: site, ...answers });
  return appendQuery(href, query.toString());
}
