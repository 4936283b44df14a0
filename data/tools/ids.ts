import { createHash } from "node:crypto";

/** Returns an opaque id: `rec` and 14 letters or digits. It depends on kind and key only. */
export function createOpaqueId(kind: string, key: string): string {
  const digits = BigInt(`0x${createHash("sha256").update(`${kind}:${key}`).digest("hex")}`);
  const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  let id = "";
  for (let rest = digits; id.length < 14; rest /= 62n) id += alphabet.charAt(Number(rest % 62n));
  return `rec${id}`;
}
