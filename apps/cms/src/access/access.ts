/**
 * Access functions of the collections. They read the user with `readActor`. A test requests every
 * collection as an anonymous caller (quality §1).
 */
import type { Access, CollectionConfig, FieldAccess, PayloadRequest, Where } from "payload";
import { readActor, canWrite, getRights, type Area } from "./roles.ts";

type CollectionAccess = NonNullable<CollectionConfig["access"]>;

/** Allows any signed-in user, including the site. */
export const isSignedIn: Access = ({ req }) => readActor(req.user) !== null;
export const refuseEverybody: Access = () => false;
export const isAdmin = ({ req }: { req: PayloadRequest }): boolean =>
  readActor(req.user)?.role === "admin";
/** Allows users who may publish, and who therefore may plan publications. */
export const canPublish: Access = ({ req }) => {
  const actor = readActor(req.user);
  return actor !== null && getRights(actor).publish;
};
export const isAdminForField: FieldAccess = ({ req }) => isAdmin({ req });
const mayAudit: Access = ({ req }) => {
  const actor = readActor(req.user);
  return actor !== null && getRights(actor).audit;
};

/**
 * Allows updates or deletions within the user's locales and audiences. `scope` names the fields
 * that the collection has.
 */
function within(area: Area, scope: readonly ("locale" | "audience")[], removing: boolean): Access {
  return ({ req }) => {
    const actor = readActor(req.user);
    if (!actor || !canWrite(actor, area) || (removing && !getRights(actor).remove)) return false;
    if (!getRights(actor).scoped || scope.length === 0) return true;
    const limits = { locale: actor.edit_locales, audience: actor.edit_audiences } as const;
    const where: Where = { and: scope.map((name) => ({ [name]: { in: [...limits[name]] } })) };
    return where;
  };
}

/**
 * Creates the access of documents with drafts, one per locale. Anonymous callers have none: the
 * site reads with its own key.
 */
export function createDocumentAccess(
  area: Area,
  scope: readonly ("locale" | "audience")[],
): CollectionAccess {
  return {
    read: isSignedIn,
    readVersions: isSignedIn,
    create: ({ req }) => canWrite(readActor(req.user), area),
    update: within(area, scope, false),
    delete: within(area, scope, true),
  };
}
/**
 * Creates the access of shared records without drafts. Only signed-in users may read them,
 * including the site.
 */
export function recordAccess(area: Area): CollectionAccess {
  return {
    read: isSignedIn,
    create: ({ req }) => canWrite(readActor(req.user), area),
    update: within(area, [], false),
    delete: within(area, [], true),
  };
}
/** Allows staff, but not the site. For authored data that the site does not need. */
export const isStaff: Access = ({ req }) => {
  const actor = readActor(req.user);
  return actor !== null && getRights(actor).backstage;
};
export const isStaffForField: FieldAccess = ({ req }) => {
  const actor = readActor(req.user);
  return actor !== null && getRights(actor).backstage;
};
/** Creates the access of records that only staff may read. */
export function createStaffAccess(area: Area): CollectionAccess {
  return {
    ...recordAccess(area),
    read: isStaff,
    readVersions: isStaff,
  };
}
/** Allows users who may read leads. */
export const canReadLeads: Access = ({ req }) => {
  const actor = readActor(req.user);
  return actor !== null && getRights(actor).leads;
};
/**
 * Creates the access of records that only the service itself writes. `read` states who may read
 * them.
 */
export function createServiceAccess(
  read: "signed-in" | "audit" | "backstage" | "leads",
): CollectionAccess {
  return {
    read: { "signed-in": isSignedIn, audit: mayAudit, backstage: isStaff, leads: canReadLeads }[
      read
    ],
    create: refuseEverybody,
    update: refuseEverybody,
    delete: refuseEverybody,
  };
}
