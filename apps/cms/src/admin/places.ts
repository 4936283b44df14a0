/** The places of the menu of the admin: for each role at most ten, with the lists that it needs. */
import {
  canWrite,
  getRights,
  writesNothing,
  type Actor,
  type Area,
  type Role,
} from "../access/roles.ts";

/**
 * What an account must be allowed to do to need a list: edit an area, read leads, audit, or manage
 * the accounts, as administrators do.
 */
type Need = Area | "leads" | "audit" | "accounts";
export type ViewSlug =
  | "audit"
  | "campaigns"
  | "evidence"
  | "finder-history"
  | "finder-map"
  | "finder-table"
  | "finder-try"
  | "findings"
  | "links"
  | "scenarios"
  | "sets"
  | "slices"
  | "transfer"
  | "translations";
/** A collection, a global or a view of its own that a place opens. */
export type Entry =
  | { readonly kind: "collection" | "global"; readonly slug: string }
  | { readonly kind: "view"; readonly slug: ViewSlug };
type NeededEntry = Entry & { readonly need: Need };

const listCollections = (need: Need, ...slugs: string[]): readonly NeededEntry[] =>
  slugs.map((slug) => ({ kind: "collection", slug, need }));
const listGlobals = (need: Need, ...slugs: string[]): readonly NeededEntry[] =>
  slugs.map((slug) => ({ kind: "global", slug, need }));

const listViews = (need: Need, ...slugs: ViewSlug[]): readonly NeededEntry[] =>
  slugs.map((slug) => ({ kind: "view", slug, need }));

interface PlaceRow {
  /** The name is the message `place.<key>`. */
  readonly key: string;
  readonly entries: readonly NeededEntry[];
}
const FINDER_TEXTS = listCollections("finder", "module_lisa", "module_eligibility", "cover_types");

/** Places of all roles except the finder manager. The place without entries is the start page. */
const SITE_PLACES = [
  { key: "start", entries: [] },
  { key: "languages", entries: listViews("content", "translations") },
  { key: "campaigns", entries: listViews("content", "campaigns") },
  {
    key: "pages",
    entries: [
      ...listCollections("content", "page_single", "page_generic", "page_landing", "page_error"),
      ...listCollections("redirects", "redirects"),
      ...listViews("content", "links"),
    ],
  },
  {
    key: "plans",
    entries: listCollections("content", "product_page", "page_offer", "offer", "page_form"),
  },
  {
    key: "destinations",
    entries: listCollections(
      "content",
      ...["page_country", "page_region", "page_guide", "guide_theme", "guide_taxonomy"],
      ...["page_article", "page_faq"],
    ),
  },
  {
    key: "blocks",
    entries: listCollections(
      "content",
      ...["header_module", "navigation_module", "footer_module"],
      ...["company", "clause", "module_card", "module_contact", "module_rating"],
    ).concat(listCollections("media", "media"), listViews("content", "slices")),
  },
  {
    key: "forms",
    entries: [
      ...listCollections("content", "forms"),
      ...listCollections("leads", "form_submissions"),
    ],
  },
  {
    key: "finder",
    entries: [
      ...FINDER_TEXTS,
      ...listGlobals("eligibility", "finder_live"),
      ...listViews("eligibility", "sets", "finder-table", "finder-try", "finder-map"),
      ...listViews("eligibility", "scenarios", "findings", "finder-history"),
      ...listCollections(
        "eligibility",
        ...["rules", "country_lists", "products", "profiles", "funnels"],
        ...["finder_journeys", "finder_findings", "finder_releases"],
      ),
      ...listCollections("reference", "countries", "group_of_countries"),
      ...listGlobals("eligibility", "finder_settings"),
    ],
  },
  {
    key: "service",
    entries: [
      ...listCollections("audit", "users"),
      ...listViews("audit", "audit", "evidence"),
      ...listGlobals("audit", "publishing_settings", "service_state"),
      ...listViews("accounts", "transfer"),
    ],
  },
] as const satisfies readonly PlaceRow[];

/** Places of the finder manager. */
const FINDER_PLACES = [
  { key: "start", entries: [] },
  { key: "publish", entries: listGlobals("eligibility", "finder_live") },
  {
    key: "rules",
    entries: [
      ...listViews("eligibility", "finder-table"),
      ...listCollections("eligibility", "rules"),
    ],
  },
  { key: "countryLists", entries: listCollections("eligibility", "country_lists") },
  {
    key: "finderPlans",
    entries: listCollections("eligibility", "products", "profiles", "funnels"),
  },
  {
    key: "proofs",
    entries: [
      ...listViews("eligibility", "scenarios", "findings"),
      ...listCollections("eligibility", "finder_journeys", "finder_findings"),
    ],
  },
  {
    key: "releases",
    entries: [
      ...listViews("eligibility", "sets", "finder-try", "finder-map", "finder-history"),
      ...listCollections("eligibility", "finder_releases"),
      ...listViews("eligibility", "campaigns"),
    ],
  },
  { key: "finderTexts", entries: FINDER_TEXTS },
  { key: "countries", entries: listCollections("reference", "countries", "group_of_countries") },
  { key: "settings", entries: listGlobals("eligibility", "finder_settings") },
] as const satisfies readonly PlaceRow[];

export type PlaceKey = (typeof SITE_PLACES | typeof FINDER_PLACES)[number]["key"];
export interface Place {
  readonly key: PlaceKey;
  readonly entries: readonly Entry[];
}
const FINDER_ROLE: Role = "finder_manager";

function meets(actor: Actor, need: Need): boolean {
  if (need === "accounts") return canWrite(actor, "users");
  if (need === "leads" || need === "audit") return getRights(actor)[need];
  return canWrite(actor, need) || writesNothing(actor);
}

/** Returns the places of an account with the lists that it needs. An auditor reads every list. */
export function listPlaces(actor: Actor): readonly Place[] {
  const rows = actor.role === FINDER_ROLE ? FINDER_PLACES : SITE_PLACES;
  return rows
    .map(({ key, entries }: PlaceRow & { readonly key: PlaceKey }) => ({
      key,
      isStart: entries.length === 0,
      entries: entries.filter(({ need }) => meets(actor, need)),
    }))
    .filter(({ isStart, entries }) => isStart || entries.length > 0);
}
