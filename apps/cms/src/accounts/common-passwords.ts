/** Passwords that many people use. The list is common-passwords.txt.gz, with its licence beside it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { env } from "../env.ts";

let list: ReadonlySet<string> | null = null;
/** Reads the list when a password is set for the first time. */
function getList(): ReadonlySet<string> {
  const file = join(env.root, "apps/cms/src/accounts/common-passwords.txt.gz");
  return (list ??= new Set(gunzipSync(readFileSync(file)).toString().split("\n")));
}

/**
 * Whether a password is a common one, alone or with digits and signs around it, or only digits.
 * @param lower in small letters
 */
export function isCommonPassword(lower: string): boolean {
  const core = lower.replace(/^\P{L}+|\P{L}+$/gu, "");
  return core === "" || getList().has(lower) || getList().has(core);
}
