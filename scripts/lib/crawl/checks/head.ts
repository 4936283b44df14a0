/** Checks of the head of a page (quality §4). */
import type { PageFacts } from "../facts.ts";
import { createError, isIndexable, findRoute, quote, type Problem } from "./problem.ts";

/** A problem: the name of the check, and what is wrong. */
type Fault = readonly [check: string, text: string];

/** Checks lang, title, description and the heading of level 1. */
function checkWords({ path, lang, title, description, status, headings }: PageFacts): Fault[] {
  const found: Fault[] = [];
  if (lang !== findRoute(path)?.locale) found.push(["lang", `lang is “${lang}”`]);
  if (!title) found.push(["title", "no title"]);
  else if (title.length > 60) found.push(["title", `${title.length} characters: ${quote(title)}`]);
  if (status === 200 && (description.length < 70 || description.length > 160)) {
    const text = `${description.length} characters: ${quote(description)}`;
    found.push(["description", description ? text : "no description"]);
  }
  if (headings.length !== 1) found.push(["h1", `${headings.length} headings of level 1`]);
  else if (!headings[0]) found.push(["h1", "an empty heading of level 1"]);
  return found;
}

/** Whether a page is an error page, which has no canonical address. */
const isFailure = ({ status }: PageFacts): boolean => status >= 400;
const isCanonical = (url: string): boolean =>
  /^https?:\/\/[^?#]+[^/?#](?:\?page=\d+)?$/.test(url) && url === url.toLowerCase();

function checkAddress(page: PageFacts): Fault[] {
  const { canonical, robots } = page;
  const isRight = isFailure(page) ? canonical === "" : isCanonical(canonical);
  return [
    ...(isRight ? [] : [["canonical", `the canonical address is “${canonical}”`] as const]),
    ...(/^(?:no)?index, (?:no)?follow$/.test(robots)
      ? []
      : [["robots", `robots is “${robots}”`] as const]),
  ];
}

function checkSocial(page: PageFacts): Fault[] {
  const { social, title, canonical, description } = page;
  const mayBeEmpty = new Set([
    ...(description ? [] : ["og:description"]),
    ...(isFailure(page) ? ["og:url"] : []),
  ]);
  const missing = Object.entries(social).filter(([name, value]) => !value && !mayBeEmpty.has(name));
  const found: Fault[] = missing.map(([name]) => ["social", `${name} is missing`]);
  if (social["og:title"] !== title || social["og:url"] !== canonical)
    found.push(["social", "og:title or og:url differs from the title or the canonical address"]);
  const [width, height] = [social["og:image:width"], social["og:image:height"]];
  if (width !== "1200" || height !== "630")
    found.push(["social", `the picture is ${width ?? "?"} × ${height ?? "?"}, not 1200 × 630`]);
  return found;
}

function checkTranslations(page: PageFacts, origin: string): Fault[] {
  const { alternates, lang, canonical } = page;
  if (!isIndexable(page, origin))
    return alternates.length > 0
      ? [["hreflang", "a page that is not indexable has hreflang links"]]
      : [];
  const found: Fault[] = [];
  const hrefOf = (code: string): string | undefined =>
    alternates.find(([entry]) => entry === code)?.[1];
  if (!alternates.some(([code, href]) => code === lang && href === canonical))
    found.push(["hreflang", "the page is not among its own translations"]);
  if (hrefOf("x-default") !== hrefOf("en"))
    found.push(["hreflang", "x-default is not the English page"]);
  return found;
}

/** Runs all checks of the head. */
export function checkHead(page: PageFacts, origin: string): Problem[] {
  return [
    ...checkWords(page),
    ...checkAddress(page),
    ...checkSocial(page),
    ...checkTranslations(page, origin),
  ].map(([check, text]) => createError(check, page.path, text));
}
