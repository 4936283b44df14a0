/**
 * Pictures and PDF files. Uploads are checked and stored under new names. Pictures are re-encoded;
 * PDF files are stored unchanged.
 */
import { join } from "node:path";
import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Endpoint,
  PayloadRequest,
} from "payload";
import { recordAccess } from "../access/access.ts";
import { readActor, getRights } from "../access/roles.ts";
import { env } from "../env.ts";
import { createNamesField } from "../fields/identity.ts";
import { record, readString } from "../fields/record.ts";
import { auditChange, auditDelete } from "../hooks/audit.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { publishRecordChange, publishRecordDelete } from "../hooks/publish.ts";
import { prepareOperation } from "../hooks/save.ts";
import { getSay } from "../labels/request-words.ts";
import { keepFile, removeFile } from "../evidence/record-file.ts";
import { keepText, limitTexts, listMissing, requireText } from "../media/alternative.ts";
import { EXTENSIONS, MEDIA_TYPES } from "../media/inspect.ts";
import type { StoredRendition } from "../media/renditions.ts";
import { removeDeleted, removeReplaced, removeUnsaved } from "../media/removal.ts";
import { isMediaName } from "../media/file-name.ts";
import { mediaStore } from "../media/store.ts";
import {
  checkLengths,
  checkUpload,
  holdUpload,
  makeFiles,
  noteDuplicate,
} from "../media/upload.ts";
import { isPublished } from "../media/uses.ts";
import { apiPath, endpointPaths } from "../names/paths.ts";

/**
 * Refuses a change of a published file without the right to publish. A file has no drafts, so
 * visitors see a change at once.
 * @throws APIError 403
 */
async function refuseWhilePublished(req: PayloadRequest, id: unknown): Promise<void> {
  const actor = readActor(req.user);
  if (actor && !getRights(actor).publish && (await isPublished(req, String(id))))
    refuseRequest(403, getSay(req)("file.published"));
}
const changeRight: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === "update") await refuseWhilePublished(req, record(originalDoc)["id"]);
  return data;
};
const deleteRight: CollectionBeforeDeleteHook = ({ id, req }) => refuseWhilePublished(req, id);

/**
 * Creates an endpoint that serves files to signed-in users. Visitors get files from the site.
 * `/file` is the path of the url that Payload gives to a row.
 */
function fileAt(path: "/rendition/:name" | "/file/:name"): Endpoint {
  return {
    path,
    method: "get",
    handler: async (req) => {
      const name = readString(req.routeParams?.["name"]);
      const data = readActor(req.user) && isMediaName(name) ? await mediaStore.get(name) : null;
      if (!data) return Response.json({ errors: [{ message: "Not found." }] }, { status: 404 });
      const extension = name.split(".").at(-1)?.toLowerCase() ?? "";
      const type =
        Object.entries(EXTENSIONS).find(([, value]) => value === extension)?.[0] ??
        "application/octet-stream";
      return new Response(new Uint8Array(data), {
        headers: {
          "content-type": type,
          "cache-control": "private, max-age=86400",
          "x-content-type-options": "nosniff",
          "content-security-policy": "default-src 'none'; sandbox",
        },
      });
    },
  };
}

export const media: CollectionConfig = {
  slug: "media",
  labels: { singular: "File", plural: "Media" },
  access: recordAccess("media"),
  admin: {
    useAsTitle: "name",
    defaultColumns: ["filename", "name", "alt_missing", "credit", "updatedAt"],
  },
  upload: {
    // Only media/, the seed and this file access stored files. Payload deletes files from
    // `staticDir` only, which is never created.
    disableLocalStorage: true,
    staticDir: join(env.dataDir, "no-media-of-payload"),
    mimeTypes: [...MEDIA_TYPES],
    pasteURL: false,
    bulkUpload: false,
    crop: false,
    focalPoint: true,
    filesRequiredOnCreate: false,
    adminThumbnail: ({ doc }) => {
      const renditions = Array.isArray(doc["renditions"])
        ? (doc["renditions"] as readonly Partial<StoredRendition>[])
        : [];
      const file = renditions[0]?.file;
      return file ? apiPath(endpointPaths.rendition(file)) : null;
    },
  },
  endpoints: [fileAt("/rendition/:name"), fileAt("/file/:name")],
  hooks: {
    beforeOperation: [prepareOperation, holdUpload],
    beforeValidate: [changeRight, checkUpload, requireText, limitTexts, keepText, checkLengths],
    beforeChange: [makeFiles],
    afterChange: [keepFile, removeReplaced, publishRecordChange, auditChange],
    beforeDelete: [deleteRight],
    afterDelete: [removeFile, removeDeleted, publishRecordDelete, auditDelete],
    afterError: [removeUnsaved],
  },
  fields: [
    { name: "filename", type: "text", hooks: { beforeDuplicate: [noteDuplicate] } },
    { name: "name", type: "text", label: "Name for editors", index: true },
    {
      name: "decorative",
      type: "checkbox",
      label: "Decoration only",
      defaultValue: false,
      admin: { description: "Screen readers pass over it." },
    },
    {
      ...createNamesField("alt", "Alternative text", false),
      admin: { condition: (_, sibling: unknown) => record(sibling)["decorative"] !== true },
    },
    {
      name: "alt_missing",
      type: "text",
      virtual: true,
      label: "Alternative text is missing in",
      admin: {
        readOnly: true,
        description: "There the site shows the text of another language, marked as such.",
      },
      hooks: { afterRead: [({ data }) => listMissing(record(data)).join(", ")] },
    },
    { name: "credit", type: "text", label: "Credit", maxLength: 160 },
    { name: "licence", type: "text", label: "Licence", maxLength: 80 },
    { name: "source_url", type: "text", label: "Source" },
    {
      name: "renditions",
      type: "json",
      admin: { hidden: true },
      typescriptSchema: [
        () => ({
          type: "array",
          items: {
            type: "object",
            additionalProperties: false,
            required: ["width", "height", "format", "file", "bytes"],
            properties: {
              width: { type: "number" },
              height: { type: "number" },
              format: { type: "string", enum: ["avif", "webp"] },
              file: { type: "string" },
              bytes: { type: "number" },
            },
          },
        }),
      ],
    },
    { name: "social", type: "text", admin: { hidden: true } },
  ],
};
