/** Checks that structured data is complete and agrees with the visible page (quality §4). */
import type { Base } from "@orlaya/routes";
import { removeSpacing, type JsonNode, type PageFacts } from "../facts.ts";
import { flattenSpaces } from "../html.ts";
import { createError, findRoute, quote, type Problem } from "./problem.ts";

const typesOf = (node: JsonNode): readonly string[] => [node["@type"]].flat().map(String);
/** Properties without which search engines ignore a node. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ["@id", "name", "url"],
  WebSite: ["@id", "name", "url"],
  WebPage: ["@id", "url", "name", "isPartOf"],
  BreadcrumbList: ["@id", "itemListElement"],
  Product: ["@id", "name", "description"],
  FAQPage: ["@id", "mainEntity"],
  NewsArticle: ["@id", "headline", "datePublished", "dateModified", "image", "author", "publisher"],
  AggregateOffer: ["lowPrice", "priceCurrency"],
  Offer: ["price", "priceCurrency"],
  AggregateRating: ["ratingValue", "bestRating", "ratingCount"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  ListItem: ["position", "name", "item"],
};
/** Returns all nodes of the graph, including nested nodes. */
function nodesIn(value: unknown): JsonNode[] {
  return Array.isArray(value)
    ? value.flatMap(nodesIn)
    : typeof value === "object" && value !== null
      ? [...("@type" in value ? [value as JsonNode] : []), ...Object.values(value).flatMap(nodesIn)]
      : [];
}
const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
/** The type of node that pages of a route must have. */
const ABOUT: { readonly [B in Base]?: string } = {
  product: "Product",
  faq: "FAQPage",
  article: "NewsArticle",
};
/** Formats an amount as pages show it (spec §5), without spaces. */
function written(amount: unknown): string {
  return typeof amount === "number"
    ? Number.isInteger(amount)
      ? String(amount)
      : amount.toFixed(2).replace(".", ",")
    : "?";
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

function checkProperties(nodes: readonly JsonNode[]): readonly string[] {
  return nodes.flatMap((node) =>
    typesOf(node).flatMap((type) =>
      (REQUIRED[type] ?? [])
        .filter((name) => isEmpty(node[name]))
        .map((name) => `${type} lacks ${name}`),
    ),
  );
}

/** Checks that ids are unique and that all nodes that the page requires exist. */
function checkNodes(page: PageFacts, graph: readonly JsonNode[]): readonly string[] {
  const ids = graph.map((node) => text(node["@id"]));
  const about = page.status === 200 ? ABOUT[findRoute(page.path)?.base ?? "home"] : undefined;
  const wanted = [
    "Organization",
    "WebSite",
    "WebPage",
    ...(about ? [about] : []),
    ...(page.crumbs.length > 1 ? ["BreadcrumbList"] : []),
  ];
  const present = new Set(graph.flatMap(typesOf));
  return [
    ...(new Set(ids).size === ids.length ? [] : ["two nodes have the same id"]),
    ...wanted.filter((type) => !present.has(type)).map((type) => `there is no ${type}`),
  ];
}

function checkWebPage(page: PageFacts, node: JsonNode): readonly string[] {
  const isSame =
    flattenSpaces(text(node["name"])) === page.title &&
    flattenSpaces(text(node["description"])) === page.description;
  return isSame ? [] : ["WebPage differs from the title or description of the page"];
}

function checkBreadcrumbs(page: PageFacts, node: JsonNode): readonly string[] {
  const items = node["itemListElement"];
  const names = (Array.isArray(items) ? (items as JsonNode[]) : []).map((item) =>
    flattenSpaces(text(item["name"])),
  );
  const [data, shown] = [names.join(" > "), page.crumbs.join(" > ")];
  return data === shown
    ? []
    : [`the breadcrumbs are ${quote(data)} in the data and ${quote(shown)} on the page`];
}

/** Checks that the page contains a value as visible text. */
function checkShown(page: PageFacts, name: string, value: unknown): readonly string[] {
  const words = text(value);
  return removeSpacing(words) === "" || page.text.includes(removeSpacing(words))
    ? []
    : [`${name} is not visible on the page: ${quote(words)}`];
}

/** Checks that compare the nodes of a type with the visible page. */
const AGREES: Readonly<Record<string, (page: PageFacts, node: JsonNode) => readonly string[]>> = {
  WebPage: checkWebPage,
  BreadcrumbList: checkBreadcrumbs,
  Product: (page, node) => checkShown(page, "the name of the product", node["name"]),
  AggregateOffer: (page, node) => checkShown(page, "the price", written(node["lowPrice"])),
  Question: (page, node) => checkShown(page, "a question", node["name"]),
  Answer: (page, node) =>
    text(node["text"])
      .split("\n")
      .flatMap((line) => checkShown(page, "an answer", line)),
  NewsArticle: (page, node) => checkShown(page, "the headline", node["headline"]),
  AggregateRating: (page, node) => checkShown(page, "the number of ratings", node["ratingCount"]),
};

/** Runs all checks of the structured data. */
export function checkJsonLd(page: PageFacts): Problem[] {
  const { path, jsonLd } = page;
  if (jsonLd === null)
    return [createError("json-ld", path, "the structured data cannot be parsed")];
  const nodes = nodesIn(jsonLd);
  return [
    ...checkProperties(nodes),
    ...checkNodes(page, jsonLd),
    ...nodes.flatMap((node) => typesOf(node).flatMap((type) => AGREES[type]?.(page, node) ?? [])),
  ].map((words) => createError("json-ld", path, words));
}
