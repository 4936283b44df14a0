/**
 * Extracts the facts of a page that the checks need. They are small enough to keep for every page.
 */
import { isLocale, type Locale } from "@orlaya/locales";
import {
  findClosest,
  listElements,
  flattenSpaces,
  INLINE,
  parse,
  readText,
  type Element,
} from "./html.ts";
import { listWords } from "./language.ts";

/** A text of one or more sentences, with the `lang` that applies to it. */
export interface Passage {
  readonly text: string;
  readonly lang: string;
}
/** An internal link: path and fragment. */
export interface Link {
  readonly path: string;
  readonly hash: string;
}
/** A node of structured data. */
export interface JsonNode {
  readonly "@type"?: unknown;
  readonly [field: string]: unknown;
}
/** The facts of a page. */
export interface PageFacts {
  /** Requested path, with `?page=` for the later pages of a listing. */
  readonly path: string;
  readonly status: number;
  readonly location: string | null;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  /** Pairs of `hreflang` and absolute address. */
  readonly alternates: readonly (readonly [string, string])[];
  readonly social: Readonly<Record<string, string>>;
  readonly headings: readonly string[];
  readonly links: readonly Link[];
  readonly ids: ReadonlySet<string>;
  /** Addresses of images without size or alternative text. */
  readonly pictures: readonly string[];
  /** Nodes of the structured data. Null when it cannot be parsed. */
  readonly jsonLd: readonly JsonNode[] | null;
  readonly passages: readonly Passage[];
  /** Paragraphs of 12 words or more in the main content, without cards, forms and tables. */
  readonly paragraphs: readonly string[];
  /** Visible texts of the breadcrumbs. */
  readonly crumbs: readonly string[];
  /** All visible text without spaces and in lower case, to search for values. */
  readonly text: string;
  /** References to details of the company and clauses that were not replaced, anywhere in the response. */
  readonly references: readonly string[];
  /** Findings of html-validate. */
  readonly invalid: readonly string[];
}

/** Removes white space and soft hyphens and lower-cases a text, to compare data with a page. */
export const removeSpacing = (text: string): string =>
  text.replace(/[\s\u00ad]+/g, "").toLowerCase();
/** Number of words from which a paragraph must be on one page only. */
const OWN_WORDS = 12;
/** Elements whose paragraphs may be repeated on other pages. */
const SHARED = new Set([
  "header",
  "footer",
  "nav",
  "aside",
  "dialog",
  "form",
  "table",
  "li",
  "article",
  "details",
  "figure",
  "template",
]);

const langOf = (element: Element): string =>
  findClosest(element, (up) => up.attributes.has("lang"))?.attributes.get("lang") ?? "";
const hidden = (element: Element): boolean =>
  element.attributes.get("aria-hidden") === "true" || element.attributes.get("translate") === "no";

/**
 * Returns the passages of a block with text of its own. Parts with their own `lang` are separate.
 */
function passagesOf(block: Element): Passage[] {
  const own = block.children.some((child) => typeof child === "string" && child.trim() !== "");
  const inline = block.children.every(
    (child) =>
      typeof child === "string" ||
      INLINE.has(child.tag) ||
      child.tag === "br" ||
      child.tag === "svg",
  );
  if (INLINE.has(block.tag) || !(own || inline)) return [];
  const foreign: Element[] = [];
  const text = readText(block, (element) => {
    if (hidden(element)) return true;
    if (element.attributes.has("lang")) {
      foreign.push(element);
      return true;
    }
    return !INLINE.has(element.tag);
  });
  return [
    { text, lang: langOf(block) },
    ...foreign.map((element) => ({
      text: readText(element),
      lang: element.attributes.get("lang") ?? "",
    })),
  ].filter(({ text: words }) => words !== "");
}

/** Returns the unchanged text of an element without child elements, such as a title or a script. */
const rawText = (element: Element): string =>
  element.children.filter((child) => typeof child === "string").join("");

function readJson(scripts: readonly string[]): readonly JsonNode[] | null {
  try {
    return scripts.flatMap((script) => {
      const value = JSON.parse(script) as { readonly "@graph"?: readonly JsonNode[] } & JsonNode;
      return value["@graph"] ?? [value];
    });
  } catch {
    return null;
  }
}

const readAttribute = (element: Element | undefined, name: string): string =>
  element?.attributes.get(name) ?? "";

/** The parsed page: all elements, the body and its elements, and a lookup by tag. */
interface Tree {
  readonly all: readonly Element[];
  readonly body: Element;
  readonly inBody: readonly Element[];
  readonly of: (tag: string) => readonly Element[];
}
function readTree(html: string): Tree {
  const root = parse(html);
  const all = [...listElements(root)];
  const of = (tag: string): readonly Element[] => all.filter((element) => element.tag === tag);
  const body = of("body")[0] ?? root;
  return { all, body, inBody: [...listElements(body)], of };
}

const SOCIAL = [
  "og:title",
  "og:description",
  "og:url",
  "og:type",
  "og:locale",
  "og:image",
  "og:image:width",
  "og:image:height",
  "twitter:card",
  "twitter:title",
  "twitter:image",
] as const;

/** Reads the data of the head for search engines and social networks. */
function readHead({ of }: Tree) {
  const metas = of("meta");
  function meta(name: string): string {
    const found = metas.find((element) =>
      ["name", "property"].some((key) => readAttribute(element, key) === name),
    );
    return flattenSpaces(readAttribute(found, "content"));
  }
  const linksOf = (rel: string): readonly Element[] =>
    of("link").filter((element) => readAttribute(element, "rel") === rel);
  const titles = of("title").filter((element) => element.parent?.tag === "head");
  return {
    lang: readAttribute(of("html")[0], "lang"),
    title: flattenSpaces(titles.map(rawText).join(" ")),
    description: meta("description"),
    robots: meta("robots"),
    canonical: readAttribute(linksOf("canonical")[0], "href"),
    alternates: linksOf("alternate")
      .filter((element) => element.attributes.has("hreflang"))
      .map(
        (element) => [readAttribute(element, "hreflang"), readAttribute(element, "href")] as const,
      ),
    social: Object.fromEntries(SOCIAL.map((name) => [name, meta(name)])),
  };
}

/** Returns the internal link of an element. Empty for other sites, `mailto:` and `tel:`. */
function readLink(element: Element, { origin, path }: Answer): readonly Link[] {
  const href = element.attributes.get("href");
  if (href === undefined || /^(?:mailto|tel):/.test(href)) return [];
  const url = URL.parse(href, origin + path);
  if (!url) return [{ path: href, hash: "" }];
  if (url.origin !== origin) return [];
  const page = url.searchParams.get("page");
  const hash = decodeURIComponent(url.hash.slice(1));
  return [{ path: `${url.pathname}${page ? `?page=${page}` : ""}`, hash }];
}

function isIncomplete(picture: Element): boolean {
  const hasSize = ["width", "height"].every((side) => /^\d+$/.test(readAttribute(picture, side)));
  return !hasSize || !picture.attributes.has("alt");
}

function isOwnParagraph(element: Element): boolean {
  const isShared = (up: Element): boolean =>
    SHARED.has(up.tag) || up.attributes.get("role") === "note";
  return (
    element.tag === "p" &&
    !findClosest(element.parent, isShared) &&
    findClosest(element, (up) => up.tag === "main") !== null
  );
}

function readParagraphs({ inBody }: Tree): readonly string[] {
  const texts = inBody.filter(isOwnParagraph).map((element) => readText(element));
  return [...new Set(texts.filter((text) => listWords(text).length >= OWN_WORDS))];
}

function readPassages({ inBody }: Tree): readonly Passage[] {
  const isUnread = (up: Element): boolean => hidden(up) || up.tag === "svg" || up.tag === "script";
  return inBody.filter((element) => !findClosest(element, isUnread)).flatMap(passagesOf);
}

/** Reads the visible texts of the breadcrumbs: the ordered list in a `nav` element. */
function readCrumbs({ inBody }: Tree): readonly string[] {
  const list = inBody.find((element) => element.tag === "ol" && element.parent?.tag === "nav");
  if (!list) return [];
  return [...listElements(list)]
    .filter((element) => element.tag === "li")
    .map((element) => readText(element));
}

/** The response of the server, and the findings of html-validate. */
interface Answer {
  readonly path: string;
  readonly status: number;
  readonly location: string | null;
  readonly html: string;
  readonly origin: string;
  readonly invalid: readonly string[];
}

/** Reads the facts of a page from the response of the server. */
export function readPage(answer: Answer): PageFacts {
  const { path, status, location, invalid } = answer;
  const tree = readTree(answer.html);
  const { all, body, of } = tree;
  const scripts = of("script").filter(
    (element) => readAttribute(element, "type") === "application/ld+json",
  );
  return {
    path,
    status,
    location,
    invalid,
    references: answer.html.match(/\{\s*(?:company|clause)\s*:[^}<"]{0,40}\}?/gi) ?? [],
    ...readHead(tree),
    headings: of("h1").map((element) => readText(element)),
    links: of("a").flatMap((element) => readLink(element, answer)),
    ids: new Set(all.flatMap((element) => element.attributes.get("id") ?? [])),
    pictures: of("img")
      .filter(isIncomplete)
      .map((element) => readAttribute(element, "src")),
    jsonLd: readJson(scripts.map(rawText)),
    passages: readPassages(tree),
    paragraphs: readParagraphs(tree),
    crumbs: readCrumbs(tree),
    text: removeSpacing(readText(body)),
  };
}

/** Returns the locale of a language tag, or null for a language that the site does not have. */
export function readLocale(lang: string): Locale | null {
  const code = lang.slice(0, 2).toLowerCase();
  return isLocale(code) ? code : null;
}
