/** What the checks need to know of a page: drawn once from its HTML, small enough to keep for every page of a site. */
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

/** A sentence or more, with the language that its place on the page claims. */
export interface Passage {
  readonly text: string;
  readonly lang: string;
}
export interface Link {
  readonly path: string;
  readonly hash: string;
}
export interface JsonNode {
  readonly "@type"?: unknown;
  readonly [field: string]: unknown;
}
export interface PageFacts {
  /** Path as asked for, with `?page=` where the page is a later one of a listing. */
  readonly path: string;
  readonly status: number;
  readonly location: string | null;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  /** `hreflang` and absolute address. */
  readonly alternates: readonly (readonly [string, string])[];
  readonly social: Readonly<Record<string, string>>;
  readonly headings: readonly string[];
  readonly links: readonly Link[];
  readonly ids: ReadonlySet<string>;
  /** Pictures without size or alternative text. */
  readonly pictures: readonly string[];
  /** Null when the script does not parse. */
  readonly jsonLd: readonly JsonNode[] | null;
  readonly passages: readonly Passage[];
  /** Paragraphs of 12 words and more that are the page's own: no card, form, table or part of the chrome. */
  readonly paragraphs: readonly string[];
  /** Visible steps of the breadcrumbs. */
  readonly crumbs: readonly string[];
  /** All visible text without spaces, to look values up in. */
  readonly text: string;
  /** What html-validate says. */
  readonly invalid: readonly string[];
}

/** Text without anything that spacing or typography may change between data and page. */
export const removeSpacing = (text: string): string =>
  text.replace(/[\s\u00ad]+/g, "").toLowerCase();
/** Words from which on a paragraph must not stand on a second page. */
const OWN_WORDS = 12;
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

/** Passages of a block that holds text of its own: parts in another language apart. */
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

/** Text of an element that holds nothing else, as it stands: a title, a script. */
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

/** The elements of a page, by tag, and those of its body. */
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

/** What the head says to search engines and social networks. */
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

/** A link to a page of the site; none for another site, a mail address or a telephone number. */
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

/** The visible steps of the breadcrumbs: the ordered list in a navigation. */
function readCrumbs({ inBody }: Tree): readonly string[] {
  const list = inBody.find((element) => element.tag === "ol" && element.parent?.tag === "nav");
  if (!list) return [];
  return [...listElements(list)]
    .filter((element) => element.tag === "li")
    .map((element) => readText(element));
}

interface Answer {
  readonly path: string;
  readonly status: number;
  readonly location: string | null;
  readonly html: string;
  readonly origin: string;
  readonly invalid: readonly string[];
}

/** Reads the facts of a page from the answer of the server. */
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

/** The locale that a language tag stands for; null for a language that is none of ours. */
export function readLocale(lang: string): Locale | null {
  const code = lang.slice(0, 2).toLowerCase();
  return isLocale(code) ? code : null;
}
