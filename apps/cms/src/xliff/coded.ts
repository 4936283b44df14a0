/** Coded texts as XLIFF carries them, their hashes, and the ids of documents and sentences. */
import { createHash } from "node:crypto";
import { isLocale, type Locale } from "@orlaya/locales";
import {
  escapeText,
  findCodeProblem,
  splitCodedText,
  stripCodes,
  type Code,
  type CodeProblem,
  type Token,
} from "../texts/coded-text.ts";

function writeToken(token: Token): string {
  if (token.kind === "text") return escapeText(token.text);
  return {
    open: `<${token.code}>`,
    close: `</${token.code}>`,
    single: `<${token.code}/>`,
  }[token.kind];
}
/** Joins the pieces of a coded text. */
export const joinTokens = (tokens: readonly Token[]): string => tokens.map(writeToken).join("");

/** Returns a text with codes in the one notation that the file and the hashes use. */
export const toCoded = (text: string, isRich: boolean): string =>
  isRich ? joinTokens(splitCodedText(text)) : escapeText(text);
/** Returns the text of a field for a coded text. A plain field has no codes. */
export const fromCoded = (coded: string, isRich: boolean): string =>
  isRich ? coded : stripCodes(coded);

/** Returns why a coded text cannot be stored in a field with these codes; null when it can. */
export const findProblem = (coded: string, codes: readonly Code[]): CodeProblem | null =>
  coded === "" ? null : findCodeProblem(coded, codes);

/** Returns a short hash of a coded text. It shows that a text was changed, and hides nothing. */
export const hashCoded = (coded: string): string =>
  createHash("sha256").update(coded).digest("base64url").slice(0, 16);

/** Writes a name as an XML token. Characters that a token may not contain become `:hex:`. */
const encodeName = (name: string): string =>
  name.replaceAll(/[^\w.-]/gu, (char) => `:${(char.codePointAt(0) ?? 0).toString(16)}:`);
function decodeName(token: string): string {
  return token.replaceAll(/:([\da-f]{1,6}):/g, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}

/** Returns the id of the sentence with this number in a text. */
export const createUnitId = (path: string, index: number): string => `${encodeName(path)}.${index}`;
/** Returns the id of the `<file>` of a document in one language. */
export const createFileId = (group: string, target: Locale): string =>
  `${encodeName(group)}:${target}`;
/** Returns the group and the language of the id of a `<file>`; null when it is none of ours. */
export function readFileId(id: string): { readonly group: string; readonly target: Locale } | null {
  const [, group, target] = /^(.+):([a-z]{2})$/s.exec(id) ?? [];
  return group !== undefined && isLocale(target) ? { group: decodeName(group), target } : null;
}
