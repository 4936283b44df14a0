/** Who may do what (content-service §2, users). Facts as a table; no other file compares role names. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, type Audience } from "@orlaya/routes";

/** `site` is the public website's own user: it reads, drafts included for previews, and nothing else. */
export const ROLES = [
  "admin",
  "publisher",
  "editor",
  "translator",
  "finder_manager",
  "auditor",
  "site",
] as const;
export type Role = (typeof ROLES)[number];

/** Kinds of things that are edited. `finder`: the finder's texts. `eligibility`: its rules, what they name, and releases. */
export type Area =
  "content" | "finder" | "eligibility" | "reference" | "media" | "redirects" | "users";

interface Rights {
  readonly write: readonly Area[];
  /** May make a change visible to visitors, or take it down. */
  readonly publish: boolean;
  readonly remove: boolean;
  /** Limited to the locales and audiences of the user's record. */
  readonly scoped: boolean;
  /** May read the audit log and the list of users. */
  readonly audit: boolean;
  /** May read what is authored behind the scenes: eligibility rules before they are released. */
  readonly backstage: boolean;
  /** May read what visitors wrote into forms, and have it mailed again. */
  readonly leads: boolean;
}

const RIGHTS = {
  admin: {
    write: ["content", "finder", "eligibility", "reference", "media", "redirects", "users"],
    publish: true,
    remove: true,
    scoped: false,
    audit: true,
    backstage: true,
    leads: true,
  },
  publisher: {
    write: ["content", "finder", "media", "redirects"],
    publish: true,
    remove: true,
    scoped: true,
    audit: true,
    backstage: true,
    leads: true,
  },
  editor: {
    write: ["content", "finder", "media"],
    publish: false,
    remove: true,
    scoped: true,
    audit: false,
    backstage: true,
    leads: false,
  },
  translator: {
    write: ["content", "finder"],
    publish: false,
    remove: false,
    scoped: true,
    audit: false,
    backstage: true,
    leads: false,
  },
  finder_manager: {
    write: ["finder", "eligibility", "reference"],
    publish: true,
    remove: true,
    scoped: true,
    audit: false,
    backstage: true,
    leads: false,
  },
  auditor: {
    write: [],
    publish: false,
    remove: false,
    scoped: false,
    audit: true,
    backstage: true,
    leads: false,
  },
  site: {
    write: [],
    publish: false,
    remove: false,
    scoped: false,
    audit: false,
    backstage: false,
    leads: false,
  },
} as const satisfies { readonly [R in Role]: Rights };

/** What we read of a signed-in user. */
export interface Actor {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly edit_locales: readonly Locale[];
  readonly edit_audiences: readonly Audience[];
}

const listed = <T extends string>(all: readonly T[], value: unknown): readonly T[] =>
  all.filter((entry) => Array.isArray(value) && value.includes(entry));

/** The user of a request as an actor; null for a visitor. A record without a known role may do nothing. */
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
export const canRoleWrite = (role: Role, area: Area): boolean =>
  (RIGHTS[role].write as readonly Area[]).includes(area);
export const canWrite = (actor: Actor | null, area: Area): boolean =>
  actor !== null && canRoleWrite(actor.role, area);

/** The language and site of what this user begins: the usual ones, or the first of those that the user edits. */
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

/** Whether a document of this locale and audience is within the user's limits; a field the document lacks does not limit. */
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
