/** Stores what the site's forms bring in. A lead and the state of its mail are one row, written once (quality §1, §3). */
import { createHash } from 'node:crypto';
import { AUDIENCES, LOCALES } from '@orlaya/routes';
import { FIELD_KINDS, FORM_TOPICS, isFieldKind, tidy, type FieldInput } from '@orlaya/slices/form';
import type { Payload } from 'payload';
import { z } from 'zod';
import { env } from '../env.ts';
import { string, type Stored } from '../fields/record.ts';

const MAX_ANSWER = 4000;
/** What the site sends for one lead; `key` is the same however often it is sent. */
export const leadCall = z.object({
  key: z.string().regex(/^[\w-]{20,64}$/),
  form: z.string().regex(/^[\w.-]{1,60}$/),
  topic: z.enum(FORM_TOPICS),
  locale: z.enum(LOCALES),
  audience: z.enum(AUDIENCES),
  path: z.string().regex(/^\/[\w/-]{1,300}$/),
  /** When the visitor sent it, which is earlier than now when the service was away. */
  at: z.iso.datetime(),
  values: z.record(z.string(), z.string().max(MAX_ANSWER)).refine((values) => Object.keys(values).every(isFieldKind), 'unknown questions'),
});
export type LeadCall = z.infer<typeof leadCall>;

const RETENTION_MONTHS = 12;
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A name for the lead that people can read to each other; follows from its key, so a second try gives the same. */
export const referenceOf = (key: string): string => {
  const letters = [...createHash('sha256').update(key).digest().subarray(0, 12)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `OR-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
};

const find = async (payload: Payload, key: string): Promise<Stored | null> =>
  payload.db.findOne<Stored & { id: string }>({ collection: 'form_submissions', where: { idempotency_key: { equals: key } } });

/** Stores a lead, or finds that it is there. @throws when the database does not take it */
export const storeLead = async (payload: Payload, lead: LeadCall): Promise<'stored' | 'known'> => {
  if (await find(payload, lead.key)) return 'known';
  const now = new Date();
  const received = new Date(Math.min(now.getTime(), Date.parse(lead.at)));
  const until = new Date(received);
  until.setUTCMonth(until.getUTCMonth() + RETENTION_MONTHS);
  const reference = referenceOf(lead.key);
  const values = Object.fromEntries(Object.entries(lead.values).flatMap(([kind, value]) => (isFieldKind(kind) ? [[kind, tidy(FIELD_KINDS[kind] satisfies FieldInput, value)]] : [])));
  try {
    await payload.db.create({
      collection: 'form_submissions',
      data: {
        reference, idempotency_key: lead.key, form: lead.form, topic: lead.topic, locale: lead.locale, audience: lead.audience, path: lead.path, values,
        email: string(values['email']).toLowerCase() || null, received_at: received.toISOString(), mail_state: 'queued', attempts: 0, next_try: now.toISOString(),
        message_id: `<${reference.toLowerCase()}@${new URL(env.siteUrl).hostname}>`, delete_after: until.toISOString(),
      },
    });
    return 'stored';
  } catch (error) {
    // Two tries at the same moment: the unique key let one in.
    if (await find(payload, lead.key)) return 'known';
    throw error;
  }
};

/** Deletes what was kept for twelve months. Says how many. */
export const deleteExpired = async (payload: Payload, now = new Date()): Promise<number> => {
  const where = { delete_after: { less_than_equal: now.toISOString() } };
  const { totalDocs } = await payload.db.count({ collection: 'form_submissions', where });
  if (totalDocs > 0) await payload.db.deleteMany({ collection: 'form_submissions', where });
  return totalDocs;
};
