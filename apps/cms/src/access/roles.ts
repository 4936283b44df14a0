/**
 * Roles and their rights (content-service §2, users), as a table. Other files check rights with
 * `getRights` and `canWrite`. They compare role names only for what the table does not contain:
 * administrators (`isAdmin`, collections/users.ts, accounts/hooks.ts, plans/, seed/accounts.ts) and
 * the site's user (collections/users.ts, accounts/reset.ts, endpoints/auth.ts, seed/accounts.ts).
 */
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, type Audience } from "@orlaya/routes";

/**
 * Names of the roles. `site` is the public website's own user. It may only read, including drafts
 * for previews.
 */
export const ROLES = [
  "admin",
  "publisher",
  "editor",
  "translator",
  "compliance",
  "finder_manager",
  "auditor",
  "site",
] as const;
export type Role = (typeof ROLES)[number];

/**
 * Kinds of data that users edit. `finder`: the texts of the finder. `eligibility`: its rules, the
 * records to which they refer, and releases.
 */
export type Area =
  "content" | "finder" | "eligibility" | "reference" | "media" | "redirects" | "users";

interface Rights {
  readonly write: readonly Area[];
  /** May publish changes and unpublish documents. */
  readonly publish: boolean;
  /** May approve changes of others, so that they may be published. */
  readonly approve: boolean;
  readonly remove: boolean;
  /** Limited to the locales and audiences of the user's record. */
  readonly scoped: boolean;
  /** May read the audit log and the list of users. */
  readonly audit: boolean;
  /** May read data that is for staff only, such as eligibility rules before their release. */
  readonly backstage: boolean;
  /** May read leads and have them mailed again. */
  readonly leads: boolean;
}

const RIGHTS = {
  admin: {
    write: ["content", "finder", "eligibility", "reference", "media", "redirects", "users"],
    publish: true,
    approve: true,
    remove: true,
    scoped: false,
    audit: true,
    backstage: true,
    leads: true,
  },
  publisher: {
    write: ["content", "finder", "media", "redirects"],
    publish: true,
    approve: true,
    remove: true,
    scoped: true,
    audit: true,
    backstage: true,
    leads: true,
  },
  editor: {
    write: ["content", "finder", "media"],
    publish: false,
    approve: false,
    remove: true,
    scoped: true,
    audit: false,
    backstage: true,
    leads: false,
  },
  translator: {
    write: ["content", "finder"],
    publish: false,
    approve: false,
    remove: false,
    scoped: true,
    audit: false,
    backstage: true,
    leads: false,
  },
  compliance: {
    write: [],
    publish: false,
    approve: true,
    remove: false,
    scoped: true,
    audit: true,
    backstage: true,
    leads: false,
  },
  finder_manager: {
    write: ["finder", "eligibility", "reference"],
    publish: true,
    approve: false,
    remove: true,
    scoped: true,
    audit: false,
    backstage: true,
    leads: false,
  },
  auditor: {
    write: [],
    publish: false,
    approve: false,
    remove: false,
    scoped: false,
    audit: true,
    backstage: true,
    leads: false,
  },
  site: {
    write: [],
    publish: false,
    approve: false,
    remove: false,
    scoped: false,
    audit: false,
    backstage: false,
    leads: false,
  },
} as const satisfies { readonly [R in Role]: Rights };

/** Fields that are read from the record of a signed-in user. */
export interface Actor {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly edit_locales: readonly Locale[];
  readonly edit_audiences: readonly Audience[];
}

const listed = <T extends string>(all: readonly T[], value: unknown): readonly T[] =>
  all.filter((entry) => Array.isArray(value) && value.includes(entry));

/**
 * Returns the user of a request as an actor; null for an anonymous caller, and for a record without
 * a known role, which has no rights.
 */
export function readActor(user: unknown): Actor | null {
  if (typeof user !== "object" || user === null) return null;
  const record = user as Readonly<Record<string, unknown>>;
  const role = ROLES.find((name) => name === record["role"]);
  if (!role) return null;
  return {
    id: String(record["id"]),
    email: typeof record["email"] === "string" ? record["email"] : "",
    role,
    edit_locales: listed<Locale>(LOCALES, record["edit_locales"]),
    edit_audiences: listed<Audience>(AUDIENCES, record["edit_audiences"]),
  };
}

export const getRights = (actor: Actor): Rights => RIGHTS[actor.role];
/** Whether an account edits nothing and therefore only reads. */
export const writesNothing = (actor: Actor): boolean => RIGHTS[actor.role].write.length === 0;
export const canRoleWrite = (role: Role, area: Area): boolean =>
  (RIGHTS[role].write as readonly Area[]).includes(area);
export const canRolePublish = (role: Role): boolean => RIGHTS[role].publish;
export const canRoleApprove = (role: Role): boolean => RIGHTS[role].approve;
export const canWrite = (actor: Actor | null, area: Area): boolean =>
  actor !== null && canRoleWrite(actor.role, area);
/** Whether an account may make changes of an area visible to visitors. */
export const canPublishArea = (actor: Actor | null, area: Area): boolean =>
  actor !== null && canWrite(actor, area) && RIGHTS[actor.role].publish;

/**
 * Returns the locale and audience in which new documents of this user begin: the usual ones when
 * the user edits them, else the first that the user edits.
 */
export function findUsualSite(user: unknown): {
  readonly locale: Locale;
  readonly audience: Audience;
} {
  const actor = readActor(user);
  const usual = { locale: DEFAULT_LOCALE, audience: AUDIENCES[0] } as const;
  if (!actor || !getRights(actor).scoped) return usual;
  const choose = <T extends string>(own: readonly T[], wanted: T): T =>
    own.includes(wanted) ? wanted : (own[0] ?? wanted);
  return {
    locale: choose<Locale>(actor.edit_locales, usual.locale),
    audience: choose<Audience>(actor.edit_audiences, usual.audience),
  };
}

/**
 * Whether a document is within the user's locales and audiences. A field that the document lacks
 * does not limit.
 */
export function isInScope(
  actor: Actor,
  document: { readonly locale?: unknown; readonly audience?: unknown },
): boolean {
  return (
    !getRights(actor).scoped ||
    ((document.locale == null ||
      (actor.edit_locales as readonly unknown[]).includes(document.locale)) &&
      (document.audience == null ||
        (actor.edit_audiences as readonly unknown[]).includes(document.audience)))
  );
}
