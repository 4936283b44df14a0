/** Words of the audit log in the language of a request. */
import type { FlattenedField, PayloadRequest } from "payload";
import { getSay, nameCollection, writeLabelOf, type Say } from "../labels/request-words.ts";
import { ACTIONS } from "./actions.ts";

type Request = Pick<PayloadRequest, "i18n" | "payload">;
type Action = keyof typeof ACTIONS;
const isAction = (action: string): action is Action => action in ACTIONS;

/** Names an action. One that is not known any more has its stored name. */
export const nameAction = (say: Say, action: string): string =>
  isAction(action) ? say(`audit.action.${ACTIONS[action]}`) : action;

/** Lists the actions with their names, in the order of the names. */
export function listActions(say: Say): readonly (readonly [string, string])[] {
  return Object.keys(ACTIONS)
    .map((action) => [action, nameAction(say, action)] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, say.locale));
}

/** Names what an entry is about: a kind of document, settings, or files of an export. */
export function nameSubject(req: Request, slug: string): string {
  if (slug === "xliff") return getSay(req)("audit.subject.xliff");
  if (slug === "finder_tables") return getSay(req)("audit.subject.tables");
  const global = req.payload.config.globals.find((each) => each.slug === slug);
  return (global && writeLabelOf(req, global.label)) ?? nameCollection(req, slug);
}

/** Names of what an entry says beside the fields of a form, as they are stored. */
const FIELDS = {
  password: "password",
  second_factor: "secondFactor",
  sessions_ended: "sessionsEnded",
  address: "address",
  publish: "publish",
  unpublish: "unpublish",
  version: "version",
  messages: "messages",
  documents: "documents",
  preview: "preview",
  state: "state",
  problem: "problem",
  note: "note",
  added: "added",
  changed: "changed",
  removed: "removed",
  _status: "status",
  deletedAt: "deletedAt",
} as const;
const isNamed = (path: string): path is keyof typeof FIELDS => path in FIELDS;

/** Ids of rows, which say nothing to a person. */
const ID = /^(?:[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

function findFields(req: Request, slug: string): readonly FlattenedField[] {
  const { collections, config } = req.payload;
  const global = config.globals.find((each) => each.slug === slug);
  return collections[slug]?.config.flattenedFields ?? global?.flattenedFields ?? [];
}

/** Writes the path of a changed field with the labels of the form, as far as they are known. */
export function writePath(req: Request, slug: string, path: string): string {
  if (isNamed(path)) return getSay(req)(`audit.field.${FIELDS[path]}`);
  let fields = findFields(req, slug);
  const parts: string[] = [];
  for (const name of path.split(".")) {
    if (ID.test(name)) continue;
    const field = fields.find((each) => each.name === name);
    const label = field && "label" in field ? writeLabelOf(req, field.label) : null;
    parts.push(label ?? name);
    fields = field && "flattenedFields" in field ? field.flattenedFields : [];
  }
  return parts.join(" › ");
}

/** Names the role of an entry: one of an account, the service, or somebody who is not logged in. */
export function nameRole(req: Request, role: string): string {
  const say = getSay(req);
  if (role === "service" || role === "visitor") return say(`audit.role.${role}`);
  const field = findFields(req, "users").find(({ name }) => name === "role");
  const options = field?.type === "select" ? field.options : [];
  const option = options.find((each) => typeof each !== "string" && each.value === role);
  return (typeof option === "object" ? writeLabelOf(req, option.label) : null) ?? role;
}
