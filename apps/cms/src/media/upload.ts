/**
 * The way of a file: held back from Payload, which would decode it unasked; checked once access is certain; encoded when
 * all else is right; written under names that no other row uses; removed when no row names it any more.
 */
import sharp from "sharp";
import {
  APIError,
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterErrorHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type FieldHook,
  type PayloadRequest,
} from "payload";
import { record, string, type Stored } from "../fields/record.ts";
import { committed } from "../hooks/revalidate.ts";
import { operationOf } from "../hooks/save.ts";
import { EXTENSIONS, clean, inspect, type MediaType } from "./inspect.ts";
import {
  drawSocial,
  encode,
  inEncoder,
  newBase,
  safeStem,
  type EncodedFile,
  type FocalPoint,
  type StoredRendition,
} from "./renditions.ts";
import { isMediaName, mediaStore } from "./store.ts";

/** What a request has to do with files, from hook to hook. */
interface Work {
  upload: { readonly name: string; readonly declared: string; readonly data: Buffer } | null;
  /** Type of the upload, once its bytes were checked. */
  type: MediaType | null;
  /** Main file of the row that is being duplicated. */
  copyOf: string | null;
  /** Names of files that were written, or about to be. */
  written: readonly string[];
}
const works = new WeakMap<object, Work>();
function workOf({ context }: PayloadRequest): Work {
  const work = works.get(context) ?? { upload: null, type: null, copyOf: null, written: [] };
  works.set(context, work);
  return work;
}

/** The answer to a file or a text that is not taken. */
export const refusal = (path: string, message: string): ValidationError =>
  new ValidationError({ collection: "media", errors: [{ path, message }] });

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

const renditionsOf = (row: Stored): readonly StoredRendition[] =>
  Array.isArray(row["renditions"]) ? (row["renditions"] as readonly StoredRendition[]) : [];
/** Every file of a row. */
function filesOf(row: Stored): string[] {
  return [
    string(row["filename"]),
    string(row["social"]),
    ...renditionsOf(row).map(({ file }) => file),
  ].filter((name) => isMediaName(name));
}
function percent(value: unknown): number {
  return Math.round(
    Math.min(100, Math.max(0, typeof value === "number" && Number.isFinite(value) ? value : 50)),
  );
}
function focalOf(data: Stored): FocalPoint {
  return {
    x: percent(data["focalX"]),
    y: percent(data["focalY"]),
  };
}

/** Before access is known: nothing is read or decoded. Payload sees neither the file nor what is to be done with it. */
export const holdUpload: CollectionBeforeOperationHook = (hook) => {
  const { req } = hook;
  const args = hook.args as { readonly id?: unknown; readonly data?: unknown };
  const operation = operationOf(hook);
  if (operation !== "create" && operation !== "update") return;
  const { file } = req;
  delete req.file;
  if (file && operation === "update" && args.id === undefined)
    throw new APIError("A file takes the place of one file at a time.", 400, null, true);
  works.set(req.context, {
    upload: file ? { name: file.name, declared: file.mimetype, data: file.data } : null,
    type: null,
    copyOf: null,
    written: [],
  });
  const focal = record(record(req.query["uploadEdits"])["focalPoint"]);
  delete req.query["uploadEdits"];
  if (focal["x"] === undefined || focal["y"] === undefined) return;
  return {
    ...hook.args,
    data: {
      ...record(args.data),
      focalX: percent(Number(focal["x"])),
      focalY: percent(Number(focal["y"])),
    },
  };
};

/** A duplicate gets files of its own: without the name, Payload does not fetch the original's. */
export const noteDuplicate: FieldHook = ({ req, value }) => {
  workOf(req).copyOf = string(value);
  return null;
};

/** After access: everything about the file that can be known without decoding it. */
export const checkUpload: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const work = workOf(req);
  const values = record(data);
  const own = record(originalDoc);
  const kept =
    req.payloadAPI === "REST" && operation === "update"
      ? Object.fromEntries(MADE.map((name) => [name, own[name]]))
      : {};
  if (!work.upload) {
    if (operation === "create" && work.copyOf === null && req.payloadAPI === "REST")
      throw refusal("file", "Choose a file.");
    return { ...values, ...kept };
  }
  const result = await inspect(work.upload.data, work.upload.declared);
  if (!result.ok) throw refusal("file", result.reason);
  work.type = result.type;
  return { ...values, ...kept, mimeType: result.type };
};

/** Texts that would be refused when the row is saved, which is after the encoding. */
export const checkLengths: CollectionBeforeValidateHook = ({ collection, data }) => {
  for (const field of collection.flattenedFields) {
    if (field.type !== "text" || field.maxLength === undefined) continue;
    if (string(record(data)[field.name]).length > field.maxLength)
      throw refusal(field.name, `At most ${field.maxLength} characters.`);
  }
  return data;
};

interface Made {
  readonly files: readonly EncodedFile[];
  readonly values: Stored;
}

async function makeUpload(
  { name, data }: NonNullable<Work["upload"]>,
  type: MediaType,
  focal: FocalPoint,
): Promise<Made> {
  const base = newBase(safeStem(name));
  const filename = `${base}.${EXTENSIONS[type]}`;
  if (type === "application/pdf") {
    return {
      files: [{ name: filename, type, data }],
      values: {
        filename,
        filesize: data.length,
        mimeType: type,
        width: null,
        height: null,
        renditions: [],
        social: null,
      },
    };
  }
  const cleaned = await clean(data, type);
  if (!cleaned.ok) throw refusal("file", cleaned.reason);
  const { files, ...encoded } = await encode(cleaned.data, base, cleaned, focal);
  const { width, height } = cleaned;
  return {
    files: [{ name: filename, type, data: cleaned.data }, ...files],
    values: {
      filename,
      filesize: cleaned.data.length,
      mimeType: type,
      width,
      height,
      focalX: focal.x,
      focalY: focal.y,
      ...encoded,
    },
  };
}

function typeOfName(name: string): MediaType {
  const extension = name.split(".").at(-1)?.toLowerCase();
  const [type] = Object.entries(EXTENSIONS).find(([, value]) => value === extension) ?? [];
  return (type ?? "application/pdf") as MediaType;
}
/** The stored bytes of a file. @throws a refusal when they are gone */
async function readStored(name: string): Promise<Buffer> {
  const data = await mediaStore.get(name);
  if (!data) throw refusal("file", "The stored file is missing. Upload it again.");
  return data;
}
/** The stem of a name that `newBase`, the seed or a duplicate made. */
const stemOf = (name: string): string =>
  safeStem(name).replace(/(?:-[0-9a-f]{8,12})?(?:-\d{2,4}|-og)?$/, "") || "file";

async function makeCopies(row: Stored, copyOf: string): Promise<Made> {
  const base = newBase(stemOf(copyOf));
  const files: EncodedFile[] = [];
  async function copy(name: string, rest: string): Promise<string> {
    const type = typeOfName(name);
    const copied = `${base}${rest}.${EXTENSIONS[type]}`;
    files.push({ name: copied, type, data: await readStored(name) });
    return copied;
  }
  const filename = copyOf ? await copy(copyOf, "") : null;
  const renditions: StoredRendition[] = [];
  for (const rendition of renditionsOf(row))
    renditions.push({ ...rendition, file: await copy(rendition.file, `-${rendition.width}`) });
  const social = string(row["social"]) ? await copy(string(row["social"]), "-og") : null;
  return { files, values: { filename, renditions, social } };
}

/** The social picture round another focal point, under a new name: the old one is cached for a year. */
async function makeSocial(row: Stored, focal: FocalPoint): Promise<Made> {
  const original = await readStored(string(row["filename"]));
  const { width, height } = await sharp(original).metadata();
  const social = await drawSocial(
    original,
    newBase(stemOf(string(row["filename"]))),
    { width, height },
    focal,
  );
  return { files: [social], values: { social: social.name, focalX: focal.x, focalY: focal.y } };
}

/** What is to be made for a save, or null. */
function planOf(
  { upload, type, copyOf }: Work,
  data: Stored,
  row: Stored,
): (() => Promise<Made>) | null {
  const focal = focalOf({ ...row, ...data });
  if (upload && type) return () => inEncoder(() => makeUpload(upload, type, focal));
  if (copyOf !== null) return () => makeCopies(data, copyOf);
  const before = focalOf(row);
  const moved = focal.x !== before.x || focal.y !== before.y;
  return moved && string(row["social"]) && string(row["filename"])
    ? () => inEncoder(() => makeSocial(row, focal))
    : null;
}

/** The last step before the row is saved: files are made and written. Where it is not saved, `removeUnsaved` follows. */
export const makeFiles: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (req.context["seed"] !== undefined) return data;
  const work = workOf(req);
  const plan = planOf(work, record(data), record(originalDoc));
  if (!plan) return data;
  const made = await plan();
  work.written = [...work.written, ...made.files.map(({ name }) => name)];
  for (const { name, data: bytes, type } of made.files) await mediaStore.put(name, bytes, type);
  return { ...data, ...made.values };
};

/** Removes those files that no row names: rows of earlier versions share some. What cannot be removed is logged; it fails nothing. */
async function removeUnnamed({ payload }: PayloadRequest, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  try {
    const { docs } = await payload.db.find<Stored & { id: string }>({
      collection: "media",
      limit: 0,
      pagination: false,
      select: { filename: true, renditions: true, social: true },
    });
    const named = new Set(docs.flatMap(filesOf));
    for (const file of files) if (!named.has(file)) await mediaStore.remove(file);
  } catch (error) {
    payload.logger.error({ err: error, msg: "Files that no row names were not removed.", files });
  }
}
/** The same when the change is certain: at once without transactions, after the commit with them. */
async function removeWhenCommitted(req: PayloadRequest, files: readonly string[]): Promise<void> {
  if ((await req.transactionID) == null) await removeUnnamed(req, files);
  else void committed(req).then(() => removeUnnamed(req, files));
}

export const removeReplaced: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== "update" || req.context["seed"] !== undefined) return;
  const now = new Set(filesOf(record(doc)));
  await removeWhenCommitted(
    req,
    filesOf(record(previousDoc)).filter((name) => !now.has(name)),
  );
};
export const removeDeleted: CollectionAfterDeleteHook = ({ doc, req }) =>
  removeWhenCommitted(req, filesOf(record(doc)));
/** After a refusal or an error: nothing stays of a row that was not saved. */
export const removeUnsaved: CollectionAfterErrorHook = async ({ req }) => {
  await removeUnnamed(req, workOf(req).written);
};
