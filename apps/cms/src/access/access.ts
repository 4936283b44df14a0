/** Access functions of the collections. Reading goes through one helper; a test walks every collection (quality §1). */
import type { Access, CollectionConfig, FieldAccess, PayloadRequest, Where } from "payload";
import { readActor, canWrite, getRights, type Area } from "./roles.ts";

type CollectionAccess = NonNullable<CollectionConfig["access"]>;

/** Any signed-in user. */
export const isSignedIn: Access = ({ req }) => readActor(req.user) !== null;
export const refuseEverybody: Access = () => false;
export const isAdmin = ({ req }: { req: PayloadRequest }): boolean =>
  readActor(req.user)?.role === "admin";
/** Whether the user may make things visible, and so plan when they become so. */
export const canPublish: Access = ({ req }) => {
  const actor = readActor(req.user);
  return actor !== null && getRights(actor).publish;
};
export const isAdminForField: FieldAccess = ({ req }) => isAdmin({ req });
const mayAudit: Access = ({ req }) => {
  const actor = readActor(req.user);
  return actor !== null && getRights(actor).audit;
};

/** Update and delete limited to the user's locales and audiences; `scope` names the fields that the collection has. */
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

/** Documents with drafts, one per locale. Visitors have no business here: their site reads with a key of its own. */
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
/** Shared records without drafts: for signed-in users only, the site among them. */
export function recordAccess(area: Area): CollectionAccess {
  return {
    read: isSignedIn,
    create: ({ req }) => canWrite(readActor(req.user), area),
    update: within(area, [], false),
    delete: within(area, [], true),
  };
}
/** Authored data that no visitor's process needs: everybody who works here reads them, the site does not. */
export const isStaff: Access = ({ req }) => {
  const actor = readActor(req.user);
  return actor !== null && getRights(actor).backstage;
};
export const isStaffForField: FieldAccess = ({ req }) => {
  const actor = readActor(req.user);
  return actor !== null && getRights(actor).backstage;
};
export function createStaffAccess(area: Area): CollectionAccess {
  return {
    ...recordAccess(area),
    read: isStaff,
    readVersions: isStaff,
  };
}
/** What visitors wrote into forms. */
export const canReadLeads: Access = ({ req }) => {
  const actor = readActor(req.user);
  return actor !== null && getRights(actor).leads;
};
/** Written by the service itself only. */
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
