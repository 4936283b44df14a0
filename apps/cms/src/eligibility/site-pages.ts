/**
 * Reads the published pages that state who may take out a plan, for the comparison with the rules
 * (finder §5.10).
 */
import type { NamingPage, PlanPage, SitePages } from "@orlaya/finder/eligibility";
import type { CountryGroup } from "@orlaya/finder/need";
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES, buildPath, type Site } from "@orlaya/routes";
import type { Payload } from "payload";
import { readString, type Stored } from "../fields/record.ts";

type Row = Stored & { readonly id: string };

/** The documents from which the pages of all sites are built. Relations are ids. */
interface Documents {
  readonly plans: readonly Row[];
  readonly offers: readonly Row[];
  readonly regions: readonly Row[];
  readonly countryPages: readonly Row[];
  readonly groups: readonly CountryGroup[];
  /** Id of a cover type → its key. */
  readonly needs: ReadonlyMap<string, string>;
  /** Id of a document → its path. */
  readonly paths: ReadonlyMap<string, string>;
}

const readList = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

/** Returns every text in a value that is among the wanted ids. */
function findIds(value: unknown, wanted: ReadonlySet<string>): readonly string[] {
  if (typeof value === "string") return wanted.has(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((inner) => findIds(inner, wanted));
}

/**
 * Reads the documents. Of country pages and reference data only the compared fields are read, because
 * there are more than a thousand.
 */
async function readDocuments({ db }: Payload, paths: Documents["paths"]): Promise<Documents> {
  async function readAll(
    collection: string,
    { published = false, select }: { published?: boolean; select?: Record<string, true> },
  ): Promise<readonly Row[]> {
    const { docs } = await db.find<Row>({
      collection,
      limit: 0,
      pagination: false,
      ...(published && { where: { _status: { equals: "published" } } }),
      ...(select && { select }),
    });
    return docs;
  }
  const published = true;
  const [plans, offers, regions, countryPages, groups, countries, needs] = await Promise.all([
    readAll("product_page", { published }),
    readAll("page_offer", { published }),
    readAll("page_region", { published }),
    readAll("page_country", { published, select: { region: true, country_code: true } }),
    readAll("group_of_countries", { select: { countries: true } }),
    readAll("countries", { select: { code: true } }),
    readAll("cover_types", { select: { key: true } }),
  ]);
  const codes = new Map(countries.map(({ id, code }) => [id, readString(code)]));
  return {
    plans,
    offers,
    regions,
    countryPages,
    groups: groups.map((group) => ({
      id: group.id,
      countries: readList(group["countries"]).map((id) => codes.get(id) ?? ""),
    })),
    needs: new Map(needs.map(({ id, key }) => [id, readString(key)])),
    paths,
  };
}

/** Whether a document belongs to a site. */
const isOn = ({ audience, locale }: Site, row: Row): boolean =>
  row["locale"] === locale && (row["audience"] ?? "individual") === audience;

function buildPlan({ needs, paths }: Documents, site: Site, plan: Row): PlanPage {
  const own = [plan.id, readString(plan["private_plan"])].flatMap((id) => paths.get(id) ?? []);
  return {
    title: readString(plan["title"]),
    paths: own,
    target: {
      id: plan.id,
      ...site,
      offerUid: readString(plan["offer"]),
      productUid: readString(plan["uid"]),
      global_offer: plan["global_offer"] === true,
      cover_types: readList(plan["cover_types"]).flatMap((id) => needs.get(id) ?? []),
      languages: readList(plan["languages"]),
      locations: readList(plan["locations"]),
      location_groups: readList(plan["location_groups"]),
      destination_countries: readList(plan["destination_countries"]),
      destination_groups: readList(plan["destination_groups"]),
      excluded_locations: readList(plan["excluded_locations"]),
      excluded_destinations: readList(plan["excluded_destinations"]),
      quoteUrl: null,
      requestPath: null,
    },
  };
}

/** Returns the pages of offers and regions of a site, with the plans that their sections name. */
function listNamingPages(documents: Documents, site: Site, plans: readonly PlanPage[]) {
  const ids = new Set(plans.map(({ target }) => target.id));
  function buildPage(row: Row): Omit<NamingPage, "places" | "offerUid"> {
    return {
      title: readString(row["title"]),
      path: documents.paths.get(row.id) ?? "",
      plans: findIds(row["slices"], ids),
    };
  }
  const offers = documents.offers
    .filter((row) => isOn(site, row))
    .map((row): NamingPage => ({
      ...buildPage(row),
      places: null,
      offerUid: readString(row["offer"]),
    }));
  const regions = documents.regions
    .filter((row) => isOn(site, row))
    .map((row): NamingPage => ({
      ...buildPage(row),
      offerUid: null,
      places: documents.countryPages
        .filter((page) => page["region"] === row.id)
        .map((page) => readString(page["country_code"]).slice(0, 2)),
    }));
  return [...offers, ...regions];
}

/**
 * Reads the pages of all sites in all languages. A site without plans has no plans here.
 * @param paths id of a document → path of its page
 */
export async function readSitePages(
  payload: Payload,
  paths: ReadonlyMap<string, string>,
): Promise<readonly SitePages[]> {
  const documents = await readDocuments(payload, paths);
  return AUDIENCES.flatMap((audience) =>
    LOCALES.map((locale): SitePages => {
      const site = { audience, locale };
      const plans = documents.plans
        .filter((row) => isOn(site, row))
        .map((row) => buildPlan(documents, site, row));
      return {
        ...site,
        plans,
        groups: documents.groups,
        naming: listNamingPages(documents, site, plans),
        searchPath: buildPath("home", site),
        listPath: buildPath("offers", site),
      };
    }),
  );
}
