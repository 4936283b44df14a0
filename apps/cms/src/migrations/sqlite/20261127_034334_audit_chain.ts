import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { createSqliteGuards, dropSqliteGuards } from '../../audit/guards.ts'
import { numberRows } from '../../audit/number-rows.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`changes\` text;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`sequence\` numeric;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`previous\` text;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`hash\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`audit_log_sequence_idx\` ON \`audit_log\` (\`sequence\`);`)
  await numberRows({
    read: async (limit) => (await db.run(sql`SELECT * FROM \`audit_log\` WHERE \`sequence\` IS NULL ORDER BY \`at\`, \`id\` LIMIT ${limit}`)).rows as never,
    write: (id, { sequence, previous, hash }) => db.run(sql`UPDATE \`audit_log\` SET \`sequence\` = ${sequence}, \`previous\` = ${previous}, \`hash\` = ${hash} WHERE \`id\` = ${id}`),
  })
  await createSqliteGuards((statement) => db.run(sql.raw(statement)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await dropSqliteGuards((statement) => db.run(sql.raw(statement)))
  await db.run(sql`DROP INDEX \`audit_log_sequence_idx\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`changes\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`sequence\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`previous\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`hash\`;`)
}
