/** The first administrator, whom the seed creates, and warnings about what was left as it was made. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Payload } from "payload";
import type { Stored } from "../fields/record.ts";
import type { Env } from "../read-env.ts";
import { matchesPassword } from "./password.ts";

/** Address of the first administrator when ADMIN_EMAIL is not set. */
export const DEFAULT_ADMIN_EMAIL = "admin@orlaya.example";

type Settings = Pick<Env, "dataDir" | "cmsUrl">;

/** Returns the file in which the seed notes how the first administrator logs in. */
export const getAdminFile = ({ dataDir }: Pick<Env, "dataDir">): string =>
  join(dataDir, "admin-login.txt");

function findAdmin(payload: Payload, email: string): Promise<Stored | null> {
  return payload.db.findOne<Stored & { id: string }>({
    collection: "users",
    where: { and: [{ email: { equals: email } }, { role: { equals: "admin" } }] },
  });
}

/** Returns the address and password in the file of the seed; null without the file. */
async function readNoted(
  settings: Settings,
): Promise<{ readonly email: string; readonly password: string } | null> {
  const text = await readFile(getAdminFile(settings), "utf8").catch(() => "");
  const [, email = "", password = ""] = text.split("\n");
  return email === "" || password === "" ? null : { email, password };
}

/**
 * Returns one sentence for each fact about the first administrator that is unsafe on a public
 * address (https): the address is the default, or the password is still the one in the file.
 */
export async function listAdminWarnings(
  payload: Payload,
  settings: Settings,
): Promise<readonly string[]> {
  if (!settings.cmsUrl.startsWith("https:")) return [];
  const warnings: string[] = [];
  if (await findAdmin(payload, DEFAULT_ADMIN_EMAIL))
    warnings.push(
      `An administrator has the address ${DEFAULT_ADMIN_EMAIL}, which everybody can guess and which receives no mail. Create an account with your own address, and delete this one.`,
    );
  const noted = await readNoted(settings);
  const account = noted && (await findAdmin(payload, noted.email));
  if (account && (await matchesPassword(account, noted.password)))
    warnings.push(
      `The password of the first administrator is still the one in ${getAdminFile(settings)}. Change it in the admin, and delete the file.`,
    );
  return warnings;
}
