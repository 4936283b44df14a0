/** Reads public keys that a person saved: the answer of the service, a PEM file, or a bare key. */
import { createPublicKey } from "node:crypto";
import { isRecord, readString, record } from "../fields/record.ts";

function exportKey(pem: string): readonly string[] {
  try {
    return [createPublicKey(pem).export({ format: "der", type: "spki" }).toString("base64")];
  } catch {
    return [];
  }
}

/** Returns the public keys of a text: SPKI, base64. */
export function readTrustedKeys(text: string): readonly string[] {
  if (text.includes("-----BEGIN")) return exportKey(text);
  try {
    const { keys } = record(JSON.parse(text));
    return (Array.isArray(keys) ? keys : [])
      .filter(isRecord)
      .map(({ publicKey }) => readString(publicKey))
      .filter((key) => key !== "");
  } catch {
    return /^[A-Za-z0-9+/]+=*\s*$/.test(text) ? [text.trim()] : [];
  }
}
