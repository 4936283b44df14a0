/** Groups of plans in five languages, and requests about their facts. For tests of the real service. */
import { randomUUID } from "node:crypto";
import { LOCALES, type Locale } from "@orlaya/locales";
import { expect } from "vitest";
import type { FactsOrder, FactsResult, ShownFacts } from "../facts/shapes.ts";
import type { Stored } from "../fields/record.ts";
import { startService, type Answer, type TestService } from "./service.ts";

let service: TestService;
let publisher: string;
let offers: Ids;
/** Starts the service with a publisher of all languages, and an offer for the plans. */
export async function startFacts(
  environment: Readonly<Record<string, string>> = {},
): Promise<TestService> {
  service = await startService(environment);
  publisher = await service.user("publisher", {
    edit_locales: LOCALES,
    edit_audiences: ["individual"],
  });
  offers = await createOffers();
  return service;
}

export type Ids = Readonly<Record<Locale, string>>;
export const own = (locale: Locale, text: string): string => `${text} ${locale}`;
async function createGroup(
  collection: string,
  build: (locale: Locale) => Stored,
  locales: readonly Locale[] = LOCALES,
): Promise<Ids> {
  const group = randomUUID();
  const ids: Partial<Record<Locale, string>> = {};
  for (const locale of locales) {
    const data = { group, locale, audience: "individual", ...build(locale) };
    ids[locale] = (await service.create(collection, data)).id;
  }
  return ids as Ids;
}
export function createOffers(locales?: readonly Locale[]): Promise<Ids> {
  const key = `offer-${randomUUID().slice(0, 8)}`;
  return createGroup(
    "offer",
    (locale) => ({ key, uid: `${key}-${locale}`, title: own(locale, "Offer") }),
    locales,
  );
}
const PRICE_DATES: Readonly<Record<Locale, string>> = {
  en: "1 May 2026",
  fr: "1er mai 2026",
  es: "1 de mayo de 2026",
  de: "1. Mai 2026",
  nl: "1 mei 2026",
};
/** Writes the sentence of a price. @param name tells the sentences of a test apart */
export const writePrice = (locale: Locale, name = "May"): string =>
  `Price of ${name}, ${PRICE_DATES[locale]}`;
const PRICE = { starting_price: 37, currency: "EUR", price_frequency: "month" } as const;
export async function createPlans(): Promise<Ids> {
  const uid = `plan-${randomUUID().slice(0, 8)}`;
  return createGroup("product_page", (locale) => ({
    ...PRICE,
    uid: `${uid}-${locale}`,
    title: own(locale, "Plan"),
    offer: offers[locale],
    legal_reference: writePrice(locale),
    locations: ["FR", "ES"],
    slices: [{ blockType: "page_head", id: `heading-${locale}`, title: own(locale, "Heading") }],
  }));
}

export const path = (id: string, collection = "product_page"): string =>
  `/api/facts/${collection}/${id}`;
export async function show(id: string, as = publisher, collection?: string): Promise<ShownFacts> {
  const { body, status, text } = await service.request("GET", path(id, collection), { as });
  expect(status, text).toBe(200);
  return body as unknown as ShownFacts;
}
export async function order(
  id: string,
  more: Partial<FactsOrder> = {},
  as = publisher,
  collection?: string,
): Promise<Answer> {
  const { expected } = await show(id, as, collection);
  const body = { mode: "publish", expected, ...more };
  return service.request("POST", path(id, collection), { as, body });
}
export async function save(id: string, data: Stored, draft = true, as = publisher): Promise<void> {
  const query = draft ? "?draft=true" : "";
  const answer = await service.request("PATCH", `/api/product_page/${id}${query}`, {
    as,
    body: data,
  });
  expect(answer.status, answer.text).toBe(200);
}
export async function read(id: string, draft = false): Promise<Stored> {
  return await service.payload.findByID({
    collection: "product_page",
    id,
    draft,
    depth: 0,
  });
}
export const readAll = (ids: Ids, name: string, draft = false) =>
  Promise.all(LOCALES.map(async (locale) => (await read(ids[locale], draft))[name]));
export const outcomes = ({ body }: Answer): readonly string[] =>
  (body as unknown as FactsResult).results.map(({ outcome }) => outcome);
/** Everything that a publication may change: documents, versions, routes, index and audit log. */
export async function readState(): Promise<string> {
  const collections = ["product_page", "offer", "routes", "document_index", "audit_log"] as const;
  const rows = await Promise.all(
    collections.map((collection) =>
      service.payload.db.find({ collection, limit: 0, pagination: false, sort: "id" }),
    ),
  );
  const versions = await service.payload.db.findVersions({
    collection: "product_page",
    limit: 0,
    pagination: false,
    sort: "id",
  });
  return JSON.stringify([rows, versions]);
}
export const messageOf = ({ body }: Answer): string =>
  ((body["errors"] as readonly Stored[] | undefined)?.[0]?.["message"] ?? "") as string;
