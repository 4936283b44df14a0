/** Builds the tables of the eligibility data other than the rules (spec §3), with reverse links. */
import type {
  Country,
  CountryList,
  Funnel,
  LinkRecord,
  Product,
  Profile,
  Rule,
} from "../../../packages/finder/src/data/index.ts";
import { buildPath } from "../../../packages/routes/src/index.ts";
import countryRows from "../../countries.json" with { type: "json" };
import offers from "../../offers.json" with { type: "json" };
import type { PerLocale } from "../photos.ts";
import { buildProducts as buildSiteProducts } from "../products.ts";
import { closedCountries, closedNationalities } from "./closed-countries.ts";
import { getZoneCountries, nationalities, zones, type ZoneKey } from "./country-lists.ts";
import { buildFunnelUrl, secondFunnels } from "./funnels.ts";
import { toNameColumns, toUrlColumns } from "./locale-columns.ts";
import { profiles } from "./profiles.table.ts";
import { getCountryId, getFunnelId, getListId, getProductId, getRuleId } from "./record-ids.ts";

const siteProducts = buildSiteProducts();

/** Returns the ids of the rules that refer to a record in a column. */
function getUsers(
  rules: readonly Rule[],
  column: "residence" | "destination" | "nationality" | "profile" | "product" | "funnel",
  id: string,
): string[] {
  return rules.filter((rule) => rule[column].includes(id)).map((rule) => rule.id);
}

/** Builds the lists: each zone as residence and as destination, then the nationalities. */
export function buildLists(rules: readonly Rule[]): CountryList[] {
  const ofZones = (Object.entries(zones) as [ZoneKey, (typeof zones)[ZoneKey]][]).flatMap(
    ([key, { name }]) =>
      (["location", "destination"] as const).map((role): CountryList => {
        const countries = getZoneCountries(key, role).toSorted();
        const id = getListId(key, role);
        return {
          id,
          Type: countries.length === 1 ? "Pays" : "Liste de pays",
          Name: `${name} [${role}]`,
          excluded: key === "XX",
          Pays: countries.map(getCountryId),
          LISA: getUsers(rules, "residence", id),
          "LISA 2": getUsers(rules, "destination", id),
          "LISA 3": [],
        };
      }),
  );
  const ofNationalities = (["A", "B"] as const).map((key): CountryList => {
    const { name, of } = nationalities[key];
    const id = getListId(key, "nationality");
    return {
      id,
      Type: "Nationality",
      Name: name,
      excluded: false,
      Pays: of.map(getCountryId),
      LISA: [],
      "LISA 2": [],
      "LISA 3": getUsers(rules, "nationality", id),
    };
  });
  return [...ofZones, ...ofNationalities];
}

/** Codes that are lower-case in the data, as in the original source (finder §2.10). */
const lowerCase = ["FR", "SG", "VN"];

/** Builds the 250 countries of data/countries.json, with the lists that contain them. */
export function buildCountries(lists: readonly CountryList[]): Country[] {
  return countryRows.map((row): Country => {
    const id = getCountryId(row.code);
    return {
      id,
      ID: `C${row.numeric}`,
      Name: row.names.fr,
      iso: lowerCase.includes(row.code) ? row.code.toLowerCase() : row.code,
      ...toNameColumns(row.names),
      never: row.code in closedCountries,
      never_nationality: closedNationalities.includes(row.code),
      never_source: closedCountries[row.code]?.source ?? null,
      lists: lists.filter(({ Pays }) => Pays.includes(id)).map((list) => list.id),
    };
  });
}

/** Builds the nine profiles. */
export function buildProfiles(rules: readonly Rule[]): Profile[] {
  return Object.entries(profiles).map(([id, { name, type, order, labels }]): Profile => ({
    id,
    Name: name,
    Type: type,
    order,
    ...toNameColumns(labels),
    LISA: getUsers(rules, "profile", id),
  }));
}

function getOfferUids(key: string): PerLocale {
  const offer = offers.find((o) => o.key === key);
  if (!offer) throw new Error(`${key}: data/offers.json has no such offer`);
  return offer.uids;
}

/**
 * Builds the products, with the paths of their pages for individuals.
 * @throws for an unknown offer
 */
export function buildProducts(rules: readonly Rule[]): Product[] {
  return siteProducts.map(({ key, dataName, individual }): Product => ({
    id: getProductId(key),
    Name: dataName,
    ...toNameColumns(individual.names),
    ...toUrlColumns((locale) =>
      buildPath("product", {
        locale,
        audience: "individual",
        params: {
          offer: getOfferUids(individual.offer)[locale],
          product: individual.uids[locale],
        },
      }),
    ),
    LISA: getUsers(rules, "product", getProductId(key)),
  }));
}

/** @throws for an unknown product */
function getSiteProduct(key: string): (typeof siteProducts)[number] {
  const product = siteProducts.find((each) => each.key === key);
  if (!product) throw new Error(`data/products.json has no product "${key}"`);
  return product;
}

/** Builds the first funnel of every product, then the second funnels. */
export function buildFunnels(rules: readonly Rule[]): Funnel[] {
  const first = siteProducts.map(({ key, dataName, individual }): Funnel => ({
    id: getFunnelId(key),
    Name: dataName,
    ...toUrlColumns((locale) => individual.quote_urls[locale]),
    LISA: getUsers(rules, "funnel", getFunnelId(key)),
  }));
  const second = Object.entries(secondFunnels).map(([key, funnel]): Funnel => {
    const { dataName, individual } = getSiteProduct(funnel.product);
    return {
      id: getFunnelId(key),
      Name: dataName,
      ...toUrlColumns((locale) => buildFunnelUrl(individual.quote_urls[locale], funnel, locale)),
      LISA: getUsers(rules, "funnel", getFunnelId(key)),
    };
  });
  return [...first, ...second];
}

/** Builds the record, in the table of rules, that links all rules restricted by nationality. */
export function buildNationalityLinks(rules: readonly Rule[]): LinkRecord {
  return {
    id: getRuleId("nationality links"),
    ID: "00-NATIONALITY",
    Type: "Nationality",
    Name: "NULL",
    LISA: rules.filter(({ nationality }) => nationality.length > 0).map(({ id }) => id),
  };
}
