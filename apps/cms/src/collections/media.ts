/** Pictures and papers. What is stored is never what was uploaded: it is checked, encoded again and named by its content. */
import { ValidationError, type CollectionBeforeOperationHook, type CollectionBeforeValidateHook, type CollectionAfterDeleteHook, type CollectionConfig, type Endpoint } from 'payload';
import { LOCALES } from '@orlaya/routes';
import { recordAccess } from '../access/access.ts';
import { actorOf } from '../access/roles.ts';
import { env } from '../env.ts';
import { namesField } from '../fields/identity.ts';
import { record, string } from '../fields/record.ts';
import { auditChange, auditDelete } from '../hooks/audit.ts';
import { afterRecordChange, afterRecordDelete } from '../hooks/publish.ts';
import { beforeEveryOperation, operationOf } from '../hooks/save.ts';
import { EXTENSIONS, MEDIA_TYPES, inspect } from '../media/inspect.ts';
import { contentHash, encode, safeStem, type StoredRendition } from '../media/renditions.ts';
import { isMediaName, mediaStore } from '../media/store.ts';

const refusal = (path: string, message: string): ValidationError => new ValidationError({ collection: 'media', errors: [{ path, message }] });

/** Replaces the uploaded bytes by clean ones and makes the renditions, before Payload looks at the file. */
const takeUpload: CollectionBeforeOperationHook = async (hook) => {
  const { req } = hook;
  if (!['create', 'update'].includes(operationOf(hook)) || !req.file) return;
  const result = await inspect(req.file.data, req.file.mimetype);
  if (!result.ok) throw refusal('file', result.reason);
  const stem = safeStem(req.file.name);
  const name = `${stem}-${contentHash(result.data)}.${EXTENSIONS[result.type]}`;
  req.file = { ...req.file, name, data: result.data, size: result.data.length, mimetype: result.type };
  req.context['renditions'] = undefined;
  if (result.width !== null && result.height !== null) {
    const focal = record(record(req.query['uploadEdits'])['focalPoint']);
    const percent = (value: unknown): number => (typeof value === 'number' || typeof value === 'string' ? Math.min(100, Math.max(0, Number(value) || 0)) : 50);
    const { files, ...made } = await encode(result.data, stem, { width: result.width, height: result.height }, { x: percent(focal['x']), y: percent(focal['y']) });
    for (const file of files) await mediaStore.put(file.name, file.data, file.type);
    req.context['renditions'] = made;
  } else req.context['renditions'] = { renditions: [], social: null };
};
const describeUpload: CollectionBeforeValidateHook = ({ data, req }) => {
  const made = record(req.context['renditions']);
  return 'renditions' in made ? { ...data, ...made } : data;
};
const alternativeText: CollectionBeforeValidateHook = ({ data }) => {
  const media = record(data);
  if (media['decorative'] === true || media['mimeType'] === 'application/pdf') return data;
  const missing = LOCALES.filter((code) => !string(record(media['alt'])[code]).trim());
  if (missing.length) throw refusal(`alt.${missing[0] ?? 'en'}`, `Say what the picture shows (missing: ${missing.join(', ')}), or mark it as decoration.`);
  return data;
};
const removeRenditions: CollectionAfterDeleteHook = async ({ doc }) => {
  const media = record(doc);
  const files = (Array.isArray(media['renditions']) ? (media['renditions'] as readonly Partial<StoredRendition>[]) : []).map((rendition) => rendition.file);
  for (const file of [...files, string(media['social'])]) if (file && isMediaName(file)) await mediaStore.remove(file);
};

/** A file for the admin's own previews: the public address belongs to the site. */
const rendition: Endpoint = {
  path: '/rendition/:name',
  method: 'get',
  handler: async (req) => {
    const name = string(req.routeParams?.['name']);
    const data = actorOf(req.user) && isMediaName(name) ? await mediaStore.get(name) : null;
    if (!data) return Response.json({ errors: [{ message: 'Not found.' }] }, { status: 404 });
    const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
    const type = Object.entries(EXTENSIONS).find(([, value]) => value === extension)?.[0] ?? 'application/octet-stream';
    return new Response(new Uint8Array(data), { headers: { 'content-type': type, 'cache-control': 'private, max-age=86400', 'x-content-type-options': 'nosniff' } });
  },
};

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'File', plural: 'Media' },
  access: recordAccess('media'),
  admin: { group: 'Media', useAsTitle: 'name', defaultColumns: ['filename', 'name', 'credit', 'updatedAt'] },
  upload: {
    staticDir: env.mediaDir,
    mimeTypes: [...MEDIA_TYPES],
    pasteURL: false,
    bulkUpload: false,
    crop: false,
    focalPoint: true,
    filesRequiredOnCreate: false,
    disableLocalStorage: env.s3 !== null,
    adminThumbnail: ({ doc }) => {
      const renditions = Array.isArray(doc['renditions']) ? (doc['renditions'] as readonly Partial<StoredRendition>[]) : [];
      const file = renditions[0]?.file;
      return file ? `/api/media/rendition/${encodeURIComponent(file)}` : null;
    },
    modifyResponseHeaders: ({ headers }) => {
      headers.set('x-content-type-options', 'nosniff');
      headers.set('content-security-policy', "default-src 'none'; sandbox");
    },
  },
  endpoints: [rendition],
  hooks: {
    beforeOperation: [beforeEveryOperation, takeUpload],
    beforeValidate: [describeUpload, alternativeText],
    afterChange: [afterRecordChange, auditChange],
    afterDelete: [removeRenditions, afterRecordDelete, auditDelete],
  },
  fields: [
    { name: 'name', type: 'text', label: 'Name for editors', index: true },
    { name: 'decorative', type: 'checkbox', label: 'Decoration only', defaultValue: false, admin: { description: 'Screen readers pass over it.' } },
    { ...namesField('alt', 'Alternative text', false), admin: { condition: (_, sibling: unknown) => record(sibling)['decorative'] !== true } },
    { name: 'credit', type: 'text', label: 'Credit', maxLength: 160 },
    { name: 'licence', type: 'text', label: 'Licence', maxLength: 80 },
    { name: 'source_url', type: 'text', label: 'Source' },
    { name: 'renditions', type: 'json', admin: { hidden: true }, typescriptSchema: [() => ({ type: 'array', items: { type: 'object', additionalProperties: false, required: ['width', 'height', 'format', 'file', 'bytes'], properties: { width: { type: 'number' }, height: { type: 'number' }, format: { type: 'string', enum: ['avif', 'webp'] }, file: { type: 'string' }, bytes: { type: 'number' } } } })] },
    { name: 'social', type: 'text', admin: { hidden: true } },
  ],
};
