/**
 * Stores leads of the site's forms. A lead and the state of its mail are one row, inserted by one
 * statement (quality §1, §3).
 */
import { createHash } from "node:crypto";
import type { Lead, LeadResult } from "@orlaya/contract";
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES } from "@orlaya/routes";
import { FIELD_KINDS, FORM_TOPICS, isFieldKind, tidy, type FieldInput } from "@orlaya/slices/form";
import type { Payload } from "payload";
import { z } from "zod";
import { env } from "../env.ts";
import { record, readString, type Stored } from "../fields/record.ts";
import { deleteMailFiles, deleteOldFiles } from "./files.ts";
import { getExpiry } from "./retention.ts";

const MAX_ANSWER = 4000;
/** Schema of a lead in the request of the site. */
export const leadSchema = z.object({
  key: z.string().regex(/^[\w-]{20,64}$/),
  form: z.string().regex(/^[\w.-]{1,60}$/),
  topic: z.enum(FORM_TOPICS),
  locale: z.enum(LOCALES),
  audience: z.enum(AUDIENCES),
  path: z.string().regex(/^\/[\w/-]{1,300}(?:\?parcours=[\w-]{1,40})?$/),
  at: z.iso.datetime(),
  values: z
    .record(z.string(), z.string().max(MAX_ANSWER))
    .refine((values) => Object.keys(values).every(isFieldKind), "unknown questions"),
}) satisfies z.ZodType<Lead>;

const ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

/**
 * Returns the reference of a lead, which people can read to each other. It is derived from the key,
 * so a second try gives the same reference.
 */
export function createReference(key: string): string {
  const letters = [...createHash("sha256").update(key).digest().subarray(0, 12)]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join("");
  return `OR-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

async function find(payload: Payload, key: string): Promise<Stored | null> {
  return payload.db.findOne<Stored & { id: string }>({
    collection: "form_submissions",
    where: { idempotency_key: { equals: key } },
  });
}

/** Stores a lead unless its key is known. @throws when the database rejects it */
export async function storeLead(payload: Payload, lead: Lead): Promise<LeadResult> {
  if (await find(payload, lead.key)) return "known";
  const now = new Date();
  const received = new Date(Math.min(now.getTime(), Date.parse(lead.at)));
  const reference = createReference(lead.key);
  const values = Object.fromEntries(
    Object.entries(lead.values).flatMap(([kind, value]) =>
      isFieldKind(kind) ? [[kind, tidy(FIELD_KINDS[kind] satisfies FieldInput, value)]] : [],
    ),
  );
  try {
    await payload.db.create({
      collection: "form_submissions",
      data: {
        reference,
        idempotency_key: lead.key,
        form: lead.form,
        topic: lead.topic,
        locale: lead.locale,
        audience: lead.audience,
        path: lead.path,
        values,
        email: readString(values["email"]).toLowerCase() || null,
        received_at: received.toISOString(),
        mail_state: "queued",
        attempts: 0,
        next_try: now.toISOString(),
        message_id: `<${reference.toLowerCase()}@${new URL(env.siteUrl).hostname}>`,
        delete_after: getExpiry(received).toISOString(),
      },
    });
    return "stored";
  } catch (error) {
    // For two requests at the same time the unique key accepts one.
    if (await find(payload, lead.key)) return "known";
    throw error;
  }
}

/** Files are checked once an hour, because there may be thousands of them. */
const FILES_EVERY_MS = 3_600_000;
let filesDue = 0;

/**
 * Deletes messages that were kept for twelve months, in the database and in files. Returns how
 * many.
 */
export async function deleteExpired(payload: Payload, now = new Date()): Promise<number> {
  const where = { delete_after: { less_than_equal: now.toISOString() } };
  const { docs } = await payload.find({
    collection: "form_submissions",
    where,
    pagination: false,
    depth: 0,
    select: { reference: true },
  });
  if (docs.length > 0) {
    await payload.db.deleteMany({
      collection: "form_submissions",
      where: { id: { in: docs.map(({ id }) => id) } },
    });
    await deleteMailFiles(
      env.dataDir,
      docs.map((row) => readString(record(row)["reference"])),
    );
  }
  if (now.getTime() < filesDue) return docs.length;
  filesDue = now.getTime() + FILES_EVERY_MS;
  return docs.length + (await deleteOldFiles(env.dataDir, now));
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Counts the messages of the last seven days, and all that could not be mailed. */
export async function countMessages(
  payload: Payload,
  now = Date.now(),
): Promise<{ readonly recent: number; readonly dead: number }> {
  const collection = "form_submissions";
  const since = new Date(now - WEEK_MS).toISOString();
  const [recent, dead] = await Promise.all([
    payload.count({ collection, where: { received_at: { greater_than: since } } }),
    payload.count({ collection, where: { mail_state: { equals: "dead" } } }),
  ]);
  return { recent: recent.totalDocs, dead: dead.totalDocs };
}
