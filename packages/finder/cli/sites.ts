/** Reads the pages of the shipped sites from the data folder, for the comparison with the rules. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, buildPath, type Audience, type Site } from "@orlaya/routes";
import type { CountryGroup, NeedTarget } from "../src/need/index.ts";
import type { NamingPage, PlanPage, SitePages } from "../src/eligibility/index.ts";
import { readJson } from "./load.ts";

/** The folder of the site's data that is read unless a flag names another one. */
export const DEFAULT_SITE = "data";

type Texts = Readonly<Record<Locale, string>>;

/** A page of a plan in products.json. */
interface PlanEntry {
  readonly offer: string;
  readonly names: Texts;
  readonly uids: Texts;
  readonly targeting: Pick<
    NeedTarget,
    | "cover_types"
    | "languages"
    | "locations"
    | "location_groups"
    | "destination_countries"
    | "destination_groups"
    | "excluded_locations"
    | "excluded_destinations"
    | "global_offer"
  >;
}
type Product = { readonly key: string } & Readonly<Record<Audience, PlanEntry | null>>;
interface Offer {
  readonly key: string;
  readonly audience: Audience;
  readonly uids: Texts;
}
interface Region {
  readonly key: string;
  readonly uids: Texts;
  readonly countries: readonly string[];
}

interface Folder {
  readonly path: string;
  readonly products: readonly Product[];
  readonly offers: readonly Offer[];
  readonly regions: readonly Region[];
  readonly groups: readonly CountryGroup[];
}

/** Reads a JSON file of the site's data. @throws Refusal when it is missing or damaged */
const readFile = (folder: string, name: string): unknown =>
  readJson(join(folder, name), "give the folder of the site’s data with --site");

/** @throws Refusal when a file is missing or damaged */
function readFolder(path: string): Folder {
  const groups = readFile(path, "groups.json") as {
    readonly uid: string;
    readonly countries: readonly string[];
  }[];
  return {
    path,
    products: readFile(path, "products.json") as Product[],
    offers: readFile(path, "offers.json") as Offer[],
    regions: readFile(path, "regions.json") as Region[],
    groups: groups.map(({ uid, countries }) => ({ id: uid, countries })),
  };
}

/** Returns the path of a plan page; empty when the site has none. */
function buildPlanPath(folder: Folder, product: Product, site: Site): string {
  const page = product[site.audience];
  const offer = folder.offers.find(({ key }) => key === page?.offer);
  if (!page || !offer) return "";
  const params = { offer: offer.uids[site.locale], product: page.uids[site.locale] };
  return buildPath("product", { ...site, params }) ?? "";
}

function buildPlan(folder: Folder, product: Product, site: Site): PlanPage | null {
  const page = product[site.audience];
  if (!page) return null;
  const { locale } = site;
  const paths = [site, { ...site, audience: "individual" as const }].map((each) =>
    buildPlanPath(folder, product, each),
  );
  return {
    title: page.names[locale],
    paths: [...new Set(paths)].filter((path) => path !== ""),
    target: {
      id: product.key,
      ...site,
      offerUid: page.offer,
      productUid: page.uids[locale],
      ...page.targeting,
      quoteUrl: null,
      requestPath: null,
    },
  };
}

/** Returns the key of a plan from the name of its document; the one for employers ends with `.group`. */
const readPlanKey = (name: string): string => name.replace(/\.group$/, "");

/** Returns the keys of the plans that a document names: in its cards and in its links. */
function listNamedPlans(value: unknown): readonly string[] {
  if (typeof value === "string")
    return [...value.matchAll(/product_page:([a-z0-9.-]+)/g)].map(([, name = ""]) =>
      readPlanKey(name),
    );
  if (Array.isArray(value)) return value.flatMap(listNamedPlans);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]: [string, unknown]) =>
    field === "products" && Array.isArray(inner)
      ? inner.map((name) => readPlanKey(String(name)))
      : listNamedPlans(inner),
  );
}

interface Document {
  readonly key: string;
  readonly audience: Audience;
  readonly plans: readonly string[];
}

/** Reads the documents of a collection. The file of a corporate region ends with `.corporate`. */
function readDocuments(folder: Folder, locale: Locale, collection: string): readonly Document[] {
  const path = join("content", locale, collection);
  if (!existsSync(join(folder.path, path))) return [];
  return readdirSync(join(folder.path, path)).map((file) => {
    const [key = "", audience] = file.split(".");
    return {
      key,
      audience: audience === "corporate" ? "corporate" : "individual",
      plans: listNamedPlans(readFile(folder.path, join(path, file))),
    };
  });
}

function listOfferPages(folder: Folder, site: Site): readonly NamingPage[] {
  return readDocuments(folder, site.locale, "page_offer").flatMap(({ key, plans }) => {
    const offer = folder.offers.find((each) => each.key === key);
    if (offer?.audience !== site.audience) return [];
    const params = { offer: offer.uids[site.locale] };
    const path = buildPath("offer", { ...site, params }) ?? "";
    return { title: key, path, plans, places: null, offerUid: key };
  });
}

function listRegionPages(folder: Folder, site: Site): readonly NamingPage[] {
  return readDocuments(folder, site.locale, "page_region").flatMap(({ key, audience, plans }) => {
    const region = folder.regions.find((each) => each.key === key);
    if (!region || audience !== site.audience) return [];
    const params = { region: region.uids[site.locale] };
    const path = buildPath("region", { ...site, params }) ?? "";
    return { title: key, path, plans, places: region.countries, offerUid: null };
  });
}

/** Reads the sites of both audiences in all languages. @throws Refusal when a file is missing */
export function readSites(path: string): readonly SitePages[] {
  const folder = readFolder(path);
  return AUDIENCES.flatMap((audience) =>
    LOCALES.map((locale): SitePages => {
      const site = { audience, locale };
      return {
        ...site,
        plans: folder.products.flatMap((product) => buildPlan(folder, product, site) ?? []),
        groups: folder.groups,
        naming: [...listOfferPages(folder, site), ...listRegionPages(folder, site)],
        searchPath: buildPath("home", site),
        listPath: buildPath("offers", site),
      };
    }),
  );
}
