import { createHash } from "node:crypto";

/** An opaque identifier, `rec` and 14 letters or digits, the same for the same kind and key on every machine. */
export function createOpaqueId(kind: string, key: string): string {
  const digits = BigInt(`0x${createHash("sha256").update(`${kind}:${key}`).digest("hex")}`);
  const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  let id = "";
  for (let rest = digits; id.length < 14; rest /= 62n) id += alphabet.charAt(Number(rest % 62n));
  return `rec${id}`;
}
