import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`product_page\` ADD \`premiums\` text;`)
  await db.run(sql`ALTER TABLE \`product_page\` ADD \`premiums_date\` text;`)
  await db.run(sql`ALTER TABLE \`_product_page_v\` ADD \`version_premiums\` text;`)
  await db.run(sql`ALTER TABLE \`_product_page_v\` ADD \`version_premiums_date\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`product_page\` DROP COLUMN \`premiums\`;`)
  await db.run(sql`ALTER TABLE \`product_page\` DROP COLUMN \`premiums_date\`;`)
  await db.run(sql`ALTER TABLE \`_product_page_v\` DROP COLUMN \`version_premiums\`;`)
  await db.run(sql`ALTER TABLE \`_product_page_v\` DROP COLUMN \`version_premiums_date\`;`)
}
