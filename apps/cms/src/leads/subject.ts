/** What a person may ask of us: a copy of what they wrote, or its deletion (quality §5). Both leave a line in the log, without the address. */
import { createLocalReq, type Payload } from 'payload';
import { record, string, type Stored } from '../fields/record.ts';
import { note } from '../hooks/audit.ts';

const EXPORTED = ['reference', 'form', 'locale', 'audience', 'path', 'received_at', 'values', 'mail_state', 'team_sent_at', 'receipt_sent_at', 'delete_after'] as const;
const rowsOf = async (payload: Payload, email: string): Promise<readonly Stored[]> =>
  (await payload.find({ collection: 'form_submissions', where: { email: { equals: email.trim().toLowerCase() } }, pagination: false, depth: 0, sort: 'received_at' })).docs.map(record);
const log = async (payload: Payload, action: string, rows: readonly Stored[]): Promise<void> => {
  const req = await createLocalReq({}, payload);
  for (const row of rows) await note(req, action, 'form_submissions', { id: row['id'], reference: row['reference'], locale: row['locale'] });
};

/** Everything stored for an address, as it may be handed over. */
export const exportLeads = async (payload: Payload, email: string): Promise<readonly Stored[]> => {
  const rows = await rowsOf(payload, email);
  await log(payload, 'export', rows);
  return rows.map((row) => Object.fromEntries(EXPORTED.map((name) => [name, row[name] ?? null])));
};
/** Deletes everything stored for an address. Says how many messages that were. */
export const deleteLeads = async (payload: Payload, email: string): Promise<number> => {
  const rows = await rowsOf(payload, email);
  await log(payload, 'delete', rows);
  for (const row of rows) await payload.db.deleteOne({ collection: 'form_submissions', where: { id: { equals: string(row['id']) } } });
  return rows.length;
};
