/**
 * Hooks of an upload. Payload does not get the file, because it would decode it before the access
 * check. The file is checked after the access check, encoded when all other values are valid, and
 * written under names that no other row uses. It is removed when no row refers to it any more
 * (removal.ts).
 */
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  FieldHook,
} from "payload";
import { record, readString } from "../fields/record.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { readOperation } from "../hooks/save.ts";
import { getSay } from "../labels/request-words.ts";
import { inspect } from "./inspect.ts";
import { planFiles } from "./made-files.ts";
import { createRefusal } from "./refusal.ts";
import { toPercent } from "./row-files.ts";
import { mediaStore } from "./store.ts";
import { beginWork, getWork } from "./work.ts";

/** Values that the service computes. Those of a request are ignored. */
const MADE = [
  "filename",
  "mimeType",
  "filesize",
  "width",
  "height",
  "renditions",
  "social",
] as const;

/**
 * Runs before the access check: takes the file and the focal point from the request without reading
 * the file. Payload sees neither.
 */
export const holdUpload: CollectionBeforeOperationHook = (hook) => {
  const { req } = hook;
  const args = hook.args as { readonly id?: unknown; readonly data?: unknown };
  const operation = readOperation(hook);
  if (operation !== "create" && operation !== "update") return;
  const { file } = req;
  delete req.file;
  if (file && operation === "update" && args.id === undefined)
    refuseRequest(400, getSay(req)("file.one"));
  beginWork(req, file ? { name: file.name, declared: file.mimetype, data: file.data } : null);
  const focal = record(record(req.query["uploadEdits"])["focalPoint"]);
  delete req.query["uploadEdits"];
  if (focal["x"] === undefined || focal["y"] === undefined) return;
  return {
    ...hook.args,
    data: {
      ...record(args.data),
      focalX: toPercent(Number(focal["x"])),
      focalY: toPercent(Number(focal["y"])),
    },
  };
};

/**
 * Notes the file of the row that is duplicated, because a duplicate gets files of its own. Without
 * the name, Payload does not load the file of the original.
 */
export const noteDuplicate: FieldHook = ({ req, value }) => {
  getWork(req).copyOf = readString(value);
  return null;
};

/** Runs after the access check: checks everything about the file that needs no decoding. */
export const checkUpload: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const work = getWork(req);
  const values = record(data);
  const own = record(originalDoc);
  const kept =
    req.payloadAPI === "REST" && operation === "update"
      ? Object.fromEntries(MADE.map((name) => [name, own[name]]))
      : {};
  if (!work.upload) {
    if (operation === "create" && work.copyOf === null && req.payloadAPI === "REST")
      throw createRefusal(req, "file", getSay(req)("file.choose"));
    return { ...values, ...kept };
  }
  const result = await inspect(work.upload.data, work.upload.declared, getSay(req));
  if (!result.ok) throw createRefusal(req, "file", result.reason);
  work.type = result.type;
  return { ...values, ...kept, mimeType: result.type };
};

/**
 * Refuses texts that are too long. Payload would refuse them only after the encoding, when the row
 * is saved.
 */
export const checkLengths: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  for (const field of collection.flattenedFields) {
    if (field.type !== "text" || field.maxLength === undefined) continue;
    if (readString(record(data)[field.name]).length > field.maxLength)
      throw createRefusal(
        req,
        field.name,
        getSay(req)("field.tooLong", { count: field.maxLength }),
      );
  }
  return data;
};

/**
 * Runs last before the row is saved: creates and writes the files. When the save fails,
 * `removeUnsaved` removes them.
 */
export const makeFiles: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (req.context["seed"] !== undefined) return data;
  const work = getWork(req);
  const plan = planFiles(req, work, record(data), record(originalDoc));
  if (!plan) return data;
  const made = await plan();
  work.written = [...work.written, ...made.files.map(({ name }) => name)];
  for (const { name, data: bytes, type } of made.files) await mediaStore.put(name, bytes, type);
  return { ...data, ...made.values };
};
