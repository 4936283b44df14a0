/** The words of a coded text, without its codes and addresses. */
import { replaceReferences } from "@orlaya/contract";
import { splitCodedText } from "../texts/coded-text.ts";

/** Returns a coded text without codes. A code for a line break separates words. */
export function readText(coded: string): string {
  if (!coded.includes("<") && !coded.includes("\\")) return coded;
  return splitCodedText(coded)
    .map((token) => (token.kind === "text" ? token.text : token.kind === "single" ? " " : ""))
    .join("");
}

/** Returns the words of a coded text: without codes and soft hyphens. */
export const readPlainText = (coded: string): string => readText(coded).replaceAll("\u00ad", "");

const ADDRESSES =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s<>"”»]*[\w/]|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|eu|fr|es|de|nl|uk|gov|int)\b(?:\/[^\s<>"”»]*\w)?/gi;

/** Lists the mail and web addresses of a text. */
export const listAddresses = (text: string): readonly string[] =>
  text.includes(".") ? (text.match(ADDRESSES) ?? []) : [];

const blank = (found: string): string => " ".repeat(found.length);

/**
 * Replaces the mail and web addresses of a text, and its references, by
 * spaces; every other character stays in place.
 */
export function hideAddresses(text: string): string {
  return replaceReferences(text.replaceAll(ADDRESSES, blank), (_, written) => blank(written));
}
