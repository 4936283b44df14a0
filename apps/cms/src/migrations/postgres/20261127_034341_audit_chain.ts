import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { createPostgresGuards, dropPostgresGuards } from '../../audit/guards.ts'
import { numberRows } from '../../audit/number-rows.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ADD COLUMN "changes" jsonb;
  ALTER TABLE "audit_log" ADD COLUMN "sequence" numeric;
  ALTER TABLE "audit_log" ADD COLUMN "previous" varchar;
  ALTER TABLE "audit_log" ADD COLUMN "hash" varchar;
  CREATE UNIQUE INDEX "audit_log_sequence_idx" ON "audit_log" USING btree ("sequence");`)
  await numberRows({
    read: async (limit) => (await db.execute(sql`SELECT * FROM "audit_log" WHERE "sequence" IS NULL ORDER BY "at", "id" LIMIT ${limit}`)).rows,
    write: (id, { sequence, previous, hash }) => db.execute(sql`UPDATE "audit_log" SET "sequence" = ${sequence}, "previous" = ${previous}, "hash" = ${hash} WHERE "id" = ${id}`),
  })
  await createPostgresGuards((statement) => db.execute(sql.raw(statement)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await dropPostgresGuards((statement) => db.execute(sql.raw(statement)))
  await db.execute(sql`
   DROP INDEX "audit_log_sequence_idx";
  ALTER TABLE "audit_log" DROP COLUMN "changes";
  ALTER TABLE "audit_log" DROP COLUMN "sequence";
  ALTER TABLE "audit_log" DROP COLUMN "previous";
  ALTER TABLE "audit_log" DROP COLUMN "hash";`)
}
