/** Access functions of the collections. Reading goes through one helper; a test walks every collection (quality §1). */
import type { Access, CollectionConfig, FieldAccess, PayloadRequest, Where } from "payload";
import { actorOf, mayWrite, rightsOf, type Area } from "./roles.ts";

type CollectionAccess = NonNullable<CollectionConfig["access"]>;

/** Any signed-in user. */
export const signedIn: Access = ({ req }) => actorOf(req.user) !== null;
export const nobody: Access = () => false;
export const isAdmin = ({ req }: { req: PayloadRequest }): boolean =>
  actorOf(req.user)?.role === "admin";
/** Whether the user may make things visible, and so plan when they become so. */
export const mayPublish: Access = ({ req }) => {
  const actor = actorOf(req.user);
  return actor !== null && rightsOf(actor).publish;
};
export const adminField: FieldAccess = ({ req }) => isAdmin({ req });
const mayAudit: Access = ({ req }) => {
  const actor = actorOf(req.user);
  return actor !== null && rightsOf(actor).audit;
};

/** Update and delete limited to the user's locales and audiences; `scope` names the fields that the collection has. */
function within(area: Area, scope: readonly ("locale" | "audience")[], removing: boolean): Access {
  return ({ req }) => {
    const actor = actorOf(req.user);
    if (!actor || !mayWrite(actor, area) || (removing && !rightsOf(actor).remove)) return false;
    if (!rightsOf(actor).scoped || scope.length === 0) return true;
    const limits = { locale: actor.edit_locales, audience: actor.edit_audiences } as const;
    const where: Where = { and: scope.map((name) => ({ [name]: { in: [...limits[name]] } })) };
    return where;
  };
}

/** Documents with drafts, one per locale. Visitors have no business here: their site reads with a key of its own. */
export function documentAccess(
  area: Area,
  scope: readonly ("locale" | "audience")[],
): CollectionAccess {
  return {
    read: signedIn,
    readVersions: signedIn,
    create: ({ req }) => mayWrite(actorOf(req.user), area),
    update: within(area, scope, false),
    delete: within(area, scope, true),
  };
}
/** Shared records without drafts: for signed-in users only, the site among them. */
export function recordAccess(area: Area): CollectionAccess {
  return {
    read: signedIn,
    create: ({ req }) => mayWrite(actorOf(req.user), area),
    update: within(area, [], false),
    delete: within(area, [], true),
  };
}
/** Authored data that no visitor's process needs: everybody who works here reads them, the site does not. */
export const backstage: Access = ({ req }) => {
  const actor = actorOf(req.user);
  return actor !== null && rightsOf(actor).backstage;
};
export const backstageField: FieldAccess = ({ req }) => {
  const actor = actorOf(req.user);
  return actor !== null && rightsOf(actor).backstage;
};
export function backstageAccess(area: Area): CollectionAccess {
  return {
    ...recordAccess(area),
    read: backstage,
    readVersions: backstage,
  };
}
/** What visitors wrote into forms. */
export const mayReadLeads: Access = ({ req }) => {
  const actor = actorOf(req.user);
  return actor !== null && rightsOf(actor).leads;
};
/** Written by the service itself only. */
export function serviceAccess(
  read: "signed-in" | "audit" | "backstage" | "leads",
): CollectionAccess {
  return {
    read: { "signed-in": signedIn, audit: mayAudit, backstage, leads: mayReadLeads }[read],
    create: nobody,
    update: nobody,
    delete: nobody,
  };
}
