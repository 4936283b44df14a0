/** Requests of scheduled work in the name of an account. */
import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest } from "payload";
import { readActor } from "../access/roles.ts";
import type { Stored } from "../fields/record.ts";
import { chooseAccountLanguage } from "../labels/account-language.ts";

/** Creates a request of an account in its language; null when the account is gone or has no role. */
export async function createAccountReq(
  payload: Payload,
  id: string,
): Promise<PayloadRequest | null> {
  const account = await payload.db.findOne<Stored & { readonly id: string }>({
    collection: "users",
    where: { id: { equals: id } },
  });
  if (!account || !readActor(account)) return null;
  const language = chooseAccountLanguage(account["edit_locales"], "");
  const i18n = await getLocalI18n({ config: payload.config, language });
  const user = { ...account, collection: "users" as const };
  return createLocalReq({ user, req: { i18n } }, payload);
}
