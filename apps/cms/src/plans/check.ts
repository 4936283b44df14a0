/**
 * Checks whether a planned publication can be carried out: the rights of the planner, and every
 * check of publishing.
 */
import type { Locale } from "@orlaya/locales";
import { getLocalI18n, type Field, type Payload } from "payload";
import { readActor, isInScope, getRights } from "../access/roles.ts";
import { record, readString, type Stored } from "../fields/record.ts";

export interface Plan {
  readonly type: "publish" | "unpublish";
  readonly collection: string;
  readonly id: string;
}
/**
 * Reason why a plan cannot be carried out. `detail` is a mail address or the message of a check.
 */
export interface Reason {
  readonly kind:
    "account" | "role" | "scope" | "gone" | "past" | "notLive" | "publish" | "unpublish" | "failed";
  readonly detail: string;
}

const REHEARSAL = "rehearsal";
/**
 * Virtual field, which is not stored. In a rehearsal it is the last check and always fails, so that
 * nothing is written.
 */
export const rehearsalField: Field = {
  name: REHEARSAL,
  type: "text",
  virtual: true,
  hidden: true,
  validate: (_: unknown, { req }: { readonly req: { readonly context: Stored } }) =>
    req.context[REHEARSAL] !== true || REHEARSAL,
};

/** Loads the newest version of a document; null when it is deleted or in the bin. */
export async function loadNewestVersion(
  payload: Payload,
  { collection, id }: Pick<Plan, "collection" | "id">,
): Promise<Stored | null> {
  return await payload.findByID({
    collection: collection as "page_landing",
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
  });
}

/**
 * Returns the messages of the failed checks without the rehearsal field; null when no other check
 * failed.
 */
export function wordsOf(message: string, data: unknown): string | null {
  const { errors } = record(data);
  if (!Array.isArray(errors)) return message;
  const said = errors
    .map(record)
    .filter(({ path }) => path !== REHEARSAL)
    .map(({ label, message: words }) =>
      readString(label) ? `${readString(label)}: ${readString(words)}` : readString(words),
    );
  return said.length === 0 ? null : said.slice(0, 3).join(" ");
}

/**
 * Runs the save of a publication up to the moment before the write. Returns the reason of a
 * failure, or null.
 */
async function rehearse(
  payload: Payload,
  account: Stored,
  { type, collection, id }: Plan,
  language: Locale,
): Promise<Reason | null> {
  try {
    await payload.update({
      collection: collection as "page_landing",
      id,
      depth: 0,
      overrideAccess: false,
      user: { ...account, collection: "users" },
      data: { _status: type === "publish" ? "published" : "draft" },
      context: { [REHEARSAL]: true },
      req: { i18n: await getLocalI18n({ config: payload.config, language }) },
    });
    return null;
  } catch (error) {
    // Recognised by its fields, not by `instanceof`: a build contains the class of these errors
    // more than once.
    const { status, isPublic, data } = record(error);
    if (isPublic !== true || !(error instanceof Error)) throw error;
    if (status === 403) return { kind: "role", detail: readString(account["email"]) };
    const words = wordsOf(error.message, data);
    return words === null ? null : { kind: type, detail: words };
  }
}

/**
 * Returns the first reason that is known now why this account cannot carry out the plan, or null.
 * @param language the language of the sentences of checks
 */
export async function findReasonAgainst(
  payload: Payload,
  account: Stored | null,
  plan: Plan,
  language: Locale,
): Promise<Reason | null> {
  const actor = readActor(account);
  if (!account || !actor) return { kind: "account", detail: "" };
  const document = await loadNewestVersion(payload, plan);
  if (!document) return { kind: "gone", detail: "" };
  if (!getRights(actor).publish) return { kind: "role", detail: actor.email };
  if (!isInScope(actor, document)) return { kind: "scope", detail: actor.email };
  return rehearse(payload, account, plan, language);
}
