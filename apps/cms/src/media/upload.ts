/**
 * The way of a file: held back from Payload, which would decode it unasked; checked once access is certain; encoded when
 * all else is right; written under names that no other row uses; removed when no row names it any more (removal.ts).
 */
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type FieldHook,
} from "payload";
import { record, readString } from "../fields/record.ts";
import { readOperation } from "../hooks/save.ts";
import { inspect } from "./inspect.ts";
import { planFiles } from "./made-files.ts";
import { createRefusal } from "./refusal.ts";
import { toPercent } from "./row-files.ts";
import { mediaStore } from "./store.ts";
import { beginWork, getWork } from "./work.ts";

/** Values that the service makes itself; what a request says of them is not read. */
const MADE = [
  "filename",
  "mimeType",
  "filesize",
  "width",
  "height",
  "renditions",
  "social",
] as const;

/** Before access is known: nothing is read or decoded. Payload sees neither the file nor what is to be done with it. */
export const holdUpload: CollectionBeforeOperationHook = (hook) => {
  const { req } = hook;
  const args = hook.args as { readonly id?: unknown; readonly data?: unknown };
  const operation = readOperation(hook);
  if (operation !== "create" && operation !== "update") return;
  const { file } = req;
  delete req.file;
  if (file && operation === "update" && args.id === undefined)
    throw new APIError("A file takes the place of one file at a time.", 400, null, true);
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

/** A duplicate gets files of its own: without the name, Payload does not fetch the original's. */
export const noteDuplicate: FieldHook = ({ req, value }) => {
  getWork(req).copyOf = readString(value);
  return null;
};

/** After access: everything about the file that can be known without decoding it. */
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
      throw createRefusal("file", "Choose a file.");
    return { ...values, ...kept };
  }
  const result = await inspect(work.upload.data, work.upload.declared);
  if (!result.ok) throw createRefusal("file", result.reason);
  work.type = result.type;
  return { ...values, ...kept, mimeType: result.type };
};

/** Texts that would be refused when the row is saved, which is after the encoding. */
export const checkLengths: CollectionBeforeValidateHook = ({ collection, data }) => {
  for (const field of collection.flattenedFields) {
    if (field.type !== "text" || field.maxLength === undefined) continue;
    if (readString(record(data)[field.name]).length > field.maxLength)
      throw createRefusal(field.name, `At most ${field.maxLength} characters.`);
  }
  return data;
};

/** The last step before the row is saved: files are made and written. Where it is not saved, `removeUnsaved` follows. */
export const makeFiles: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (req.context["seed"] !== undefined) return data;
  const work = getWork(req);
  const plan = planFiles(work, record(data), record(originalDoc));
  if (!plan) return data;
  const made = await plan();
  work.written = [...work.written, ...made.files.map(({ name }) => name)];
  for (const { name, data: bytes, type } of made.files) await mediaStore.put(name, bytes, type);
  return { ...data, ...made.values };
};
