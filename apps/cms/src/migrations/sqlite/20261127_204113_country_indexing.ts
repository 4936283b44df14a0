import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`page_country\` ADD \`seo_indexing\` text DEFAULT 'automatic';`)
  await db.run(sql`ALTER TABLE \`_page_country_v\` ADD \`version_seo_indexing\` text DEFAULT 'automatic';`)
  await db.run(sql`ALTER TABLE \`routes\` ADD \`indexing\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`page_country\` DROP COLUMN \`seo_indexing\`;`)
  await db.run(sql`ALTER TABLE \`_page_country_v\` DROP COLUMN \`version_seo_indexing\`;`)
  await db.run(sql`ALTER TABLE \`routes\` DROP COLUMN \`indexing\`;`)
}
