/**
 * Adds soft hyphens to the long words of headings and cells. Headless and many other browsers have
 * no hyphenation dictionary. Without one they break a compound at any letter when it is wider than
 * its container.
 */
import type { Locale } from "@orlaya/locales";
import hyphen, { type PatternsDefinition } from "hyphen";

/** TeX hyphenation patterns. Each language is loaded when its first page is rendered. */
const PATTERNS: Readonly<Record<Locale, () => Promise<{ readonly default: PatternsDefinition }>>> =
  {
    en: () => import("hyphen/patterns/en-gb.js"),
    fr: () => import("hyphen/patterns/fr.js"),
    es: () => import("hyphen/patterns/es.js"),
    de: () => import("hyphen/patterns/de-1996.js"),
    nl: () => import("hyphen/patterns/nl.js"),
  };
/** Words that the patterns hyphenate inside one of their parts. */
const EXCEPTIONS: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  nl: ["Christmas-eiland", "Marshall-eilanden", "Pitcairn-eilanden", "Salomons-eilanden"],
};

/**
 * Minimum number of letters of a hyphenated word, by element. Shorter words fit into every heading
 * and every column of a table.
 */
const FEWEST: Readonly<Record<string, number>> = {
  h1: 16,
  h2: 16,
  h3: 16,
  h4: 16,
  th: 10,
  td: 10,
  dt: 10,
  dd: 10,
};
/**
 * Limits for a short h3 or h4, which may be in a narrow tile: its maximum length, and the minimum
 * number of letters of a hyphenated word.
 */
const SHORT_TITLE = { text: 32, fewest: 12 };
const FEWEST_OF_ALL = Math.min(...Object.values(FEWEST));
/**
 * Frequent parts of compounds. In headings, which are wide enough, words are hyphenated before and
 * after these parts rather than elsewhere.
 */
const PARTS =
  /(versicherungs?|verzekerings?|aufenthalt|bedingung|erklärung|gegevens|pflicht|verklaring|vertrag|voorwaarde)/i;
/**
 * Number of letters that stay together at both ends of a word: of a long word, and of any other.
 */
const END = { long: 5, other: 4 };
/**
 * Minimum number of letters of a long word. A piece beside a frequent part is hyphenated only when
 * it is that long.
 */
const LONG = 14;
const SOFT = "\u00ad";

/**
 * The start of a finder, which is left unchanged: React hydrates it and expects the markup that it
 * would render itself.
 */
const FINDER = /<div\b[^>]*\sdata-(?:need|eligibility)-finder=/g;
const PART = /<(h[1-4]|t[hd]|d[td])\b[^>]*>[\s\S]*?<\/\1>/g;
const TEXT = />([^<]+)/g;
const WORD = new RegExp(`[\\p{L}${SOFT}]{${FEWEST_OF_ALL},}`, "gu");
/**
 * URLs, e-mail addresses and technical names get no soft hyphens, because visitors copy them from
 * the page.
 */
const COPIED = /@|\/\/|\p{L}\.\p{L}|\p{Ll}\p{Lu}/u;
/**
 * An amount that is too long for a narrow column. Its currency may wrap to the next line; its
 * digits stay together.
 */
const LONG_AMOUNT = /(\d(?:[\u00a0\u202f]\d{3}){2,})[\u00a0\u202f](?=[A-Z]{3}\b)/g;

type Divide = (word: string) => string;

/**
 * Returns the word with the soft hyphens of the patterns and of the editor, without any within the
 * first or last letters (END).
 */
function divideWord(word: string, heading: boolean, divide: Divide): string {
  const pieces = heading ? word.split(PARTS) : [word];
  const whole = (piece: string, place: number): boolean =>
    place % 2 === 1 || (pieces.length > 1 && piece.length < LONG);
  const parts = pieces
    .flatMap((piece, place) =>
      piece.split(SOFT).flatMap((part) => (whole(piece, place) ? part : divide(part).split(SOFT))),
    )
    .filter((part) => part !== "");
  const length = parts.join("").length;
  const end = length < LONG ? END.other : END.long;
  let before = 0;
  return parts
    .map((part) => {
      before += part.length;
      return before >= end && length - before >= end ? part + SOFT : part;
    })
    .join("");
}

function fewestIn(name: string, text: string): number {
  return (name === "h3" || name === "h4") && text.trim().length <= SHORT_TITLE.text
    ? SHORT_TITLE.fewest
    : (FEWEST[name] ?? FEWEST_OF_ALL);
}

/** Hyphenates the long words of a text. @param name name of the element that contains the text */
function divideText(text: string, name: string, divide: Divide): string {
  const fewest = fewestIn(name, text);
  return text
    .replace(LONG_AMOUNT, "$1 ")
    .replace(/\S+/g, (token) =>
      token.length < fewest || COPIED.test(token)
        ? token
        : token.replace(WORD, (word) =>
            word.replaceAll(SOFT, "").length < fewest
              ? word
              : divideWord(word, name.startsWith("h"), divide),
          ),
    );
}

const dividers = new Map<Locale, Promise<Divide>>();
async function loadDivide(locale: Locale): Promise<Divide> {
  return hyphen((await PATTERNS[locale]()).default, {
    exceptions: [...(EXCEPTIONS[locale] ?? [])],
  }) as Divide;
}

/** Returns the index of the closing tag of the div that begins at `start`. */
function endOfDiv(html: string, start: number): number {
  const tags = /<(\/?)div\b/g;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === "" ? 1 : -1;
    if (depth === 0) return tag.index;
  }
  return html.length;
}

/**
 * Hyphenates the long words of a page's headings and cells, and allows a line break before the
 * currency of long amounts. The rest of the markup stays the same.
 */
export async function hyphenate(html: string, locale: Locale): Promise<string> {
  const loading = dividers.get(locale) ?? loadDivide(locale);
  dividers.set(locale, loading);
  const divide = await loading;
  function divideParts(markup: string): string {
    return markup.replace(PART, (part, name: string) =>
      part.replace(TEXT, (_, text: string) => `>${divideText(text, name, divide)}`),
    );
  }
  let done = "";
  let from = 0;
  for (const { index } of html.matchAll(FINDER)) {
    const end = endOfDiv(html, index);
    done += divideParts(html.slice(from, index)) + html.slice(index, end);
    from = end;
  }
  return done + divideParts(html.slice(from));
}
