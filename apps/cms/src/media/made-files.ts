/**
 * Creates the files of a saved row: of an upload, of a duplicate, or the social picture for another
 * focal point.
 */
import type { PayloadRequest } from "payload";
import sharp from "sharp";
import { readString, type Stored } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import { EXTENSIONS, clean, type MediaType } from "./inspect.ts";
import { createRefusal } from "./refusal.ts";
import {
  drawSocial,
  encode,
  inEncoder,
  createFileBase,
  createSafeStem,
  type EncodedFile,
  type FocalPoint,
  type StoredRendition,
} from "./renditions.ts";
import { getFocalPoint, getRenditions } from "./row-files.ts";
import { mediaStore } from "./store.ts";
import type { Work } from "./work.ts";

/** Files to write, and the values of the row that contain their names. */
export interface Made {
  readonly files: readonly EncodedFile[];
  readonly values: Stored;
}

async function makeUpload(
  req: PayloadRequest,
  { name, data }: NonNullable<Work["upload"]>,
  type: MediaType,
  focal: FocalPoint,
): Promise<Made> {
  const base = createFileBase(createSafeStem(name));
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
  if (!cleaned) throw createRefusal(req, "file", getSay(req)("file.unreadable"));
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
/** Reads a stored file. @throws a refusal when it is missing */
async function readStored(req: PayloadRequest, name: string): Promise<Buffer> {
  const data = await mediaStore.get(name);
  if (!data) throw createRefusal(req, "file", getSay(req)("file.missing"));
  return data;
}
/** Returns the stem of a name that `createFileBase`, the seed or a duplicate made. */
const stemOf = (name: string): string =>
  createSafeStem(name).replace(/(?:-[0-9a-f]{8,12})?(?:-\d{2,4}|-og)?$/, "") || "file";

async function makeCopies(req: PayloadRequest, row: Stored, copyOf: string): Promise<Made> {
  const base = createFileBase(stemOf(copyOf));
  const files: EncodedFile[] = [];
  async function copy(name: string, rest: string): Promise<string> {
    const type = typeOfName(name);
    const copied = `${base}${rest}.${EXTENSIONS[type]}`;
    files.push({ name: copied, type, data: await readStored(req, name) });
    return copied;
  }
  const filename = copyOf ? await copy(copyOf, "") : null;
  const renditions: StoredRendition[] = [];
  for (const rendition of getRenditions(row))
    renditions.push({ ...rendition, file: await copy(rendition.file, `-${rendition.width}`) });
  const social = readString(row["social"]) ? await copy(readString(row["social"]), "-og") : null;
  return { files, values: { filename, renditions, social } };
}

/**
 * Creates the social picture for another focal point, under a new name: the old one is cached for a
 * year.
 */
async function makeSocial(req: PayloadRequest, row: Stored, focal: FocalPoint): Promise<Made> {
  const original = await readStored(req, readString(row["filename"]));
  const { width, height } = await sharp(original).metadata();
  const social = await drawSocial(
    original,
    createFileBase(stemOf(readString(row["filename"]))),
    { width, height },
    focal,
  );
  return { files: [social], values: { social: social.name, focalX: focal.x, focalY: focal.y } };
}

/** Returns the function that creates the files of a save; null when none are needed. */
export function planFiles(
  req: PayloadRequest,
  { upload, type, copyOf }: Work,
  data: Stored,
  row: Stored,
): (() => Promise<Made>) | null {
  const focal = getFocalPoint({ ...row, ...data });
  if (upload && type) return () => inEncoder(() => makeUpload(req, upload, type, focal));
  if (copyOf !== null) return () => makeCopies(req, data, copyOf);
  const before = getFocalPoint(row);
  const moved = focal.x !== before.x || focal.y !== before.y;
  return moved && readString(row["social"]) && readString(row["filename"])
    ? () => inEncoder(() => makeSocial(req, row, focal))
    : null;
}
