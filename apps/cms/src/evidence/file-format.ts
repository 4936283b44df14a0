/**
 * Form of the file of an evidence: one HTML page that contains the evidence as signed JSON. Needs
 * neither the service nor a network. The signature covers the JSON; the JSON contains the hash of
 * the rest of the page, so no byte of the file can change.
 */
import { createPublicKey, verify } from "node:crypto";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import { hashCanonical, hashText, writeCanonical } from "../history/canonical.ts";

/** Escapes what would end the element that contains the JSON. */
const writeJson = (value: unknown): string => writeCanonical(value).replaceAll("<", "\\u003c");

const OPEN = '<script type="application/json" id="evidence"';
const CLOSE = "</script>";

export interface Signer {
  /** Id of the key (`computeKeyId`). */
  readonly id: string;
  /** Public key: SPKI, base64. */
  readonly publicKey: string;
  /** Signs bytes. @returns the signature in hexadecimal digits */
  readonly sign: (data: Buffer) => string;
}
/** The parts of a page around the JSON. */
export interface PageParts {
  readonly head: string;
  /** Markup of the readable sheet. */
  readonly sheet: string;
  readonly foot: string;
}

/** Returns the id of a public key: the start of its SHA-256. */
export const computeKeyId = (publicKey: string): string =>
  hashText(Buffer.from(publicKey, "base64")).slice(0, 16);

const writeTag = ({ id, publicKey }: Omit<Signer, "sign">, signature: string): string =>
  `${OPEN} data-key="${id}" data-public-key="${publicKey}" data-signature="${signature}">`;

/** Builds the file of an evidence. */
export function buildFile(
  evidence: object,
  { head, sheet, foot }: PageParts,
  signer: Signer,
): string {
  const before = `${head}<main id="sheet">${sheet}</main>`;
  const page = `${before}${writeTag(signer, "")}${CLOSE}${foot}`;
  const json = writeJson({
    evidence,
    evidence_sha256: hashCanonical(evidence),
    sheet_sha256: hashText(sheet),
    page_sha256: hashText(page),
  });
  const tag = writeTag(signer, signer.sign(Buffer.from(json)));
  return `${before}${tag}${json}${CLOSE}${foot}`;
}

/** Why a file is refused. */
export type FileProblem = "form" | "signature" | "content" | "page" | "key";
export type CheckedFile =
  | {
      readonly ok: true;
      readonly evidence: Stored;
      readonly key: string;
      readonly checksum: string;
    }
  | { readonly ok: false; readonly problem: FileProblem };

const refuse = (problem: FileProblem): CheckedFile => ({ ok: false, problem });

/** Decodes UTF-8 without loss; null for other bytes. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
function parse(json: string): Stored | null {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
function isSigned(json: string, signature: string, publicKey: string): boolean {
  try {
    const key = createPublicKey({
      key: Buffer.from(publicKey, "base64"),
      format: "der",
      type: "spki",
    });
    return (
      key.asymmetricKeyType === "ed25519" &&
      verify(null, Buffer.from(json), key, Buffer.from(signature, "hex"))
    );
  } catch {
    return false;
  }
}

const TAG = new RegExp(
  `${OPEN} data-key="([0-9a-f]{16})" data-public-key="([A-Za-z0-9+/]+=*)" data-signature="([0-9a-f]{128})">`,
  "g",
);
/** The parts of a file. */
interface ReadParts extends Omit<Signer, "sign"> {
  readonly signature: string;
  readonly json: string;
  /** The page without the JSON and the signature. */
  readonly page: string;
}
function readParts(bytes: Uint8Array): ReadParts | null {
  const text = decode(bytes) ?? "";
  const [match, ...more] = text.matchAll(TAG);
  if (!match || more.length > 0) return null;
  const [tag, id = "", publicKey = "", signature = ""] = match;
  const start = match.index + tag.length;
  const end = text.indexOf(CLOSE, start);
  if (end === -1 || id !== computeKeyId(publicKey)) return null;
  const page = `${text.slice(0, match.index)}${writeTag({ id, publicKey }, "")}${text.slice(end)}`;
  return { id, publicKey, signature, json: text.slice(start, end), page };
}

/**
 * Checks a file.
 * @param trusted public keys of the service; null: the key that the file contains counts
 */
export function checkFile(bytes: Uint8Array, trusted: readonly string[] | null): CheckedFile {
  const parts = readParts(bytes);
  if (!parts) return refuse("form");
  const { id, json, page, publicKey, signature } = parts;
  if (!isSigned(json, signature, publicKey)) return refuse("signature");
  if (trusted !== null && !trusted.includes(publicKey)) return refuse("key");
  const content = parse(json);
  if (!content || writeJson(content) !== json) return refuse("content");
  const evidence = record(content["evidence"]);
  const checksum = readString(content["evidence_sha256"]);
  if (hashCanonical(evidence) !== checksum) return refuse("content");
  if (hashText(page) !== content["page_sha256"]) return refuse("page");
  return { ok: true, evidence, key: id, checksum };
}
