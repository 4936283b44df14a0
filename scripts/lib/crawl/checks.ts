/** What is right about a page, and about all of them together (quality §4, issue outcome). Each check is a pure function of facts. */
import {
  AUDIENCES,
  BASES,
  LOCALES,
  match,
  type Audience,
  type Base,
  type Locale,
} from "@orlaya/routes";
import { flat } from "./html.ts";
import { localeOf, squeeze, type JsonNode, type PageFacts } from "./facts.ts";
import { wrongLanguage } from "./language.ts";

/** `error` fails the crawl; `warning` is for a person to read. */
export interface Problem {
  readonly check: string;
  readonly path: string;
  readonly text: string;
  readonly level: "error" | "warning";
}
export interface Place {
  readonly base: Base;
  readonly locale: Locale;
  readonly audience: Audience;
}

/** Where a path lives; null for one that no route reads. */
export const placeOf = (path: string): Place | null => match(path.split("?")[0] ?? path)[0] ?? null;
function error(check: string, path: string, text: string): Problem {
  return {
    check,
    path,
    text,
    level: "error",
  };
}
function warning(check: string, path: string, text: string): Problem {
  return {
    check,
    path,
    text,
    level: "warning",
  };
}
/** Whether search engines may list a page at its own address. */
export const isIndexable = (page: PageFacts, origin: string): boolean =>
  page.status === 200 && !page.robots.includes("noindex") && page.canonical === origin + page.path;

const quote = (text: string): string => `“${text.length > 100 ? `${text.slice(0, 97)}…` : text}”`;

// ---- one page

export function checkStatus(page: PageFacts): Problem[] {
  const wanted = placeOf(page.path)?.base === "error-404" ? 404 : 200;
  return page.status === wanted
    ? []
    : [
        error(
          "status",
          page.path,
          `answers ${page.status}${page.location ? ` → ${page.location}` : ""}, not ${wanted}`,
        ),
      ];
}

export function checkHead(page: PageFacts, origin: string): Problem[] {
  const { path, title, description, canonical, alternates } = page;
  const found: Problem[] = [];
  function say(check: string, text: string): void {
    found.push(error(check, path, text));
  }
  const place = placeOf(path);
  if (page.lang !== place?.locale) say("lang", `lang is “${page.lang}”`);
  if (!title) say("title", "no title");
  else if (title.length > 60) say("title", `${title.length} characters: ${quote(title)}`);
  if (page.status === 200 && (description.length < 70 || description.length > 160))
    say(
      "description",
      description ? `${description.length} characters: ${quote(description)}` : "no description",
    );
  if (page.headings.length !== 1) say("h1", `${page.headings.length} headings of level 1`);
  else if (!page.headings[0]) say("h1", "an empty heading of level 1");
  // An error has no address of its own to name.
  const failed = page.status >= 400;
  if (
    failed
      ? canonical !== ""
      : !/^https?:\/\/[^?#]+[^/?#](?:\?page=\d+)?$/.test(canonical) ||
        canonical !== canonical.toLowerCase()
  )
    say("canonical", `the canonical address is “${canonical}”`);
  if (!/^(?:no)?index, (?:no)?follow$/.test(page.robots))
    say("robots", `robots is “${page.robots}”`);
  for (const [name, value] of Object.entries(page.social))
    if (!value && !(name === "og:description" && !description) && !(name === "og:url" && failed))
      say("social", `${name} is missing`);
  if (page.social["og:title"] !== title || page.social["og:url"] !== canonical)
    say("social", "og:title or og:url says something else than the head");
  if (page.social["og:image:width"] !== "1200" || page.social["og:image:height"] !== "630")
    say(
      "social",
      `the picture is ${page.social["og:image:width"] ?? "?"} × ${page.social["og:image:height"] ?? "?"}, not 1200 × 630`,
    );
  if (isIndexable(page, origin)) {
    if (!alternates.some(([code, href]) => code === page.lang && href === canonical))
      say("hreflang", "the page is not among its own translations");
    const english = alternates.find(([code]) => code === "en")?.[1];
    if (alternates.find(([code]) => code === "x-default")?.[1] !== english)
      say("hreflang", "x-default is not the English page");
  } else if (alternates.length) say("hreflang", "a page that is not listed names translations");
  return found;
}

export const checkPictures = (page: PageFacts): Problem[] =>
  page.pictures.map((src) => error("picture", page.path, `without width, height or alt: ${src}`));
export const checkHtml = (page: PageFacts): Problem[] =>
  page.invalid.map((text) => error("html", page.path, text));

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
/** Every node of the graph, the ones inside others too. */
function nodesIn(value: unknown): JsonNode[] {
  return Array.isArray(value)
    ? value.flatMap(nodesIn)
    : typeof value === "object" && value !== null
      ? [...("@type" in value ? [value as JsonNode] : []), ...Object.values(value).flatMap(nodesIn)]
      : [];
}
const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
/** An amount as pages write it (spec §5), without its spaces. */
/** What a page of a route is about, and so must say. */
const ABOUT: { readonly [B in Base]?: string } = {
  product: "Product",
  faq: "FAQPage",
  article: "NewsArticle",
};
function written(amount: unknown): string {
  return typeof amount === "number"
    ? Number.isInteger(amount)
      ? String(amount)
      : amount.toFixed(2).replace(".", ",")
    : "?";
}

export function checkJsonLd(page: PageFacts): Problem[] {
  const { path } = page;
  if (page.jsonLd === null) return [error("json-ld", path, "the structured data cannot be parsed")];
  const found: Problem[] = [];
  function say(words: string): void {
    found.push(error("json-ld", path, words));
  }
  function shown(name: string, value: unknown): void {
    if (!page.text.includes(squeeze(text(value))) && squeeze(text(value)) !== "")
      say(`${name} does not stand on the page: ${quote(text(value))}`);
  }
  const nodes = nodesIn(page.jsonLd);
  for (const node of nodes) {
    for (const type of typesOf(node))
      for (const name of REQUIRED[type] ?? [])
        if (
          node[name] === undefined ||
          node[name] === "" ||
          (Array.isArray(node[name]) && node[name].length === 0)
        )
          say(`${type} lacks ${name}`);
  }
  const ids = page.jsonLd.map((node) => text(node["@id"]));
  if (new Set(ids).size !== ids.length) say("two nodes have the same id");
  const about = page.status === 200 ? ABOUT[placeOf(path)?.base ?? "home"] : undefined;
  for (const type of [
    "Organization",
    "WebSite",
    "WebPage",
    ...(about ? [about] : []),
    ...(page.crumbs.length > 1 ? ["BreadcrumbList"] : []),
  ])
    if (!page.jsonLd.some((node) => typesOf(node).includes(type))) say(`there is no ${type}`);
  for (const node of nodes) {
    const types = typesOf(node);
    if (
      types.includes("WebPage") &&
      (flat(text(node["name"])) !== page.title ||
        flat(text(node["description"])) !== page.description)
    )
      say("WebPage says something else than the head");
    if (types.includes("BreadcrumbList")) {
      const names = (
        Array.isArray(node["itemListElement"]) ? (node["itemListElement"] as JsonNode[]) : []
      ).map((item) => flat(text(item["name"])));
      if (names.join(" > ") !== page.crumbs.join(" > "))
        say(
          `the breadcrumbs are ${quote(names.join(" > "))} in the data and ${quote(page.crumbs.join(" > "))} on the page`,
        );
    }
    if (types.includes("Product")) shown("the name of the product", node["name"]);
    if (types.includes("AggregateOffer")) shown("the price", written(node["lowPrice"]));
    if (types.includes("Question")) shown("a question", node["name"]);
    if (types.includes("Answer"))
      for (const line of text(node["text"]).split("\n")) shown("an answer", line);
    if (types.includes("NewsArticle")) shown("the headline", node["headline"]);
    if (types.includes("AggregateRating")) shown("the number of ratings", node["ratingCount"]);
  }
  return found;
}

export function checkLanguage(page: PageFacts): Problem[] {
  return page.passages.flatMap(({ text: words, lang }) => {
    const expected = localeOf(lang);
    const other = expected && wrongLanguage(words, expected);
    return other
      ? [error("language", page.path, `reads as ${other} where lang is ${lang}: ${quote(words)}`)]
      : [];
  });
}

/** All checks of one page. A page that moved or is gone says nothing else worth checking. */
export function checkPage(page: PageFacts, origin: string): Problem[] {
  const status = checkStatus(page);
  return status.length
    ? status
    : [
        ...checkHead(page, origin),
        ...checkPictures(page),
        ...checkHtml(page),
        ...checkJsonLd(page),
        ...checkLanguage(page),
      ];
}

// ---- all pages

export type Site = ReadonlyMap<string, PageFacts>;

/** Links to pages and places that are not there, or that moved. One problem a target, with the first page that links to it. */
export function checkLinks(site: Site, from: Iterable<PageFacts> = site.values()): Problem[] {
  const found = new Map<string, Problem>();
  for (const page of from) {
    for (const { path, hash } of page.links) {
      const key = `${path}#${hash}`;
      if (found.has(key)) continue;
      const target = site.get(path);
      if (!target) continue;
      const gone = target.status !== 200 && placeOf(path)?.base !== "error-404";
      if (gone)
        found.set(
          key,
          error(
            "link",
            page.path,
            `leads to ${path}, which answers ${target.status}${target.location ? ` → ${target.location}` : ""}`,
          ),
        );
      else if (hash && hash !== "top" && !target.ids.has(hash))
        found.set(
          key,
          error("link", page.path, `leads to ${key}: there is no such place on that page`),
        );
    }
  }
  return [...found.values()];
}

/** Translations name each other, and never lead from one audience to the other. */
export function checkAlternates(site: Site, origin: string): Problem[] {
  return [...site.values()].flatMap((page) =>
    page.alternates.flatMap(([code, href]): Problem[] => {
      const path = href.startsWith(origin) ? href.slice(origin.length) : href;
      if (placeOf(path)?.audience !== placeOf(page.path)?.audience)
        return [error("hreflang", page.path, `${code} leads to the other audience: ${href}`)];
      if (code === "x-default") return [];
      if (placeOf(path)?.locale !== code)
        return [error("hreflang", page.path, `${code} leads to ${href}`)];
      const other = site.get(path);
      return other?.alternates.some(([, back]) => back === origin + page.path)
        ? []
        : [error("hreflang", page.path, `${href} (${code}) does not lead back`)];
    }),
  );
}

export interface SitemapEntry {
  readonly path: string;
  readonly alternates: readonly (readonly [string, string])[];
}
/** The sitemap and the pages that may be listed are the same set, with the same translations. `leftOut`: kept out of the sitemap by an editor. */
export function checkSitemap(
  site: Site,
  sitemap: readonly SitemapEntry[],
  origin: string,
  leftOut: ReadonlySet<string> = new Set(),
): Problem[] {
  const listed = new Map(sitemap.map((entry) => [entry.path, entry]));
  const twice =
    sitemap.length === listed.size
      ? []
      : [
          error(
            "sitemap",
            "/sitemap.xml",
            `${sitemap.length - listed.size} addresses stand in it twice`,
          ),
        ];
  const missing = [...site.values()]
    .filter(
      (page) => isIndexable(page, origin) && !listed.has(page.path) && !leftOut.has(page.path),
    )
    .map((page) => error("sitemap", page.path, "may be listed and is not in the sitemap"));
  const extra = sitemap.flatMap(({ path, alternates }): Problem[] => {
    const page = site.get(path);
    if (!page || !isIndexable(page, origin))
      return [error("sitemap", path, "is in the sitemap and may not be listed")];
    function key(pairs: readonly (readonly [string, string])[]): string {
      return pairs
        .map((pair) => pair.join(" "))
        .sort()
        .join("\n");
    }
    return key(alternates) === key(page.alternates)
      ? []
      : [error("sitemap", path, "has other translations in the sitemap than in its head")];
  });
  return [...twice, ...missing, ...extra];
}

/** Titles and descriptions of pages that may be listed are unlike any other of their language. */
export function checkUnique(site: Site, origin: string): Problem[] {
  return (["title", "description"] as const).flatMap((name) => {
    const first = new Map<string, string>();
    return [...site.values()]
      .filter((page) => isIndexable(page, origin) && page[name])
      .flatMap((page): Problem[] => {
        const key = `${page.lang} ${page[name]}`;
        const known = first.get(key);
        if (known === undefined) {
          first.set(key, page.path);
          return [];
        }
        return [error(name, page.path, `the same as ${known}: ${quote(page[name])}`)];
      });
  });
}

/** From this many pages on a paragraph is a module that pages share, and a person decides whether it should be. */
const SHARED_FROM = 4;
/** A paragraph of 12 words and more belongs to one page. */
export function checkParagraphs(site: Site): Problem[] {
  const pages = new Map<string, string[]>();
  for (const page of site.values()) {
    if (page.status !== 200 || page.path.includes("?")) continue;
    for (const paragraph of page.paragraphs) {
      const key = `${page.lang} ${paragraph}`;
      const list = pages.get(key);
      if (list) list.push(page.path);
      else pages.set(key, [page.path]);
    }
  }
  return [...pages]
    .filter(([, paths]) => paths.length > 1)
    .map(([key, paths]) => {
      const words = quote(key.slice(key.indexOf(" ") + 1));
      const [first = "", ...others] = paths;
      return others.length + 1 < SHARED_FROM
        ? error("paragraph", first, `stands on ${others.join(", ")} too: ${words}`)
        : warning("paragraph", first, `stands on ${paths.length} pages: ${words}`);
    });
}

/** Routes of the table that have no page; a page counts for every route that its address can be of. A route without parameters must have one in every language on both sites. */
export function checkRoutes(site: Site): Problem[] {
  const present = new Set(
    [...site.values()]
      .filter((page) => page.status === 200 || page.status === 404)
      .flatMap((page) =>
        match(page.path).map((place) => `${place.base} ${place.locale} ${place.audience}`),
      ),
  );
  return BASES.flatMap((base) =>
    LOCALES.flatMap((locale) =>
      AUDIENCES.flatMap((audience): Problem[] =>
        present.has(`${base} ${locale} ${audience}`)
          ? []
          : [error("route", `${base}, ${locale}, ${audience}`, "no page of this route exists")],
      ),
    ),
  );
}

export function checkSite(
  site: Site,
  sitemap: readonly SitemapEntry[],
  origin: string,
  leftOut?: ReadonlySet<string>,
): Problem[] {
  return [
    ...checkRoutes(site),
    ...checkLinks(site),
    ...checkAlternates(site, origin),
    ...checkSitemap(site, sitemap, origin, leftOut),
    ...checkUnique(site, origin),
    ...checkParagraphs(site),
  ];
}
