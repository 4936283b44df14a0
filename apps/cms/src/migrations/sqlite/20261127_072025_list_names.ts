import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`country_lists\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`country_lists\` ADD \`names_en\` text;`)
  await db.run(sql`ALTER TABLE \`country_lists\` ADD \`names_fr\` text;`)
  await db.run(sql`ALTER TABLE \`country_lists\` ADD \`names_es\` text;`)
  await db.run(sql`ALTER TABLE \`country_lists\` ADD \`names_de\` text;`)
  await db.run(sql`ALTER TABLE \`country_lists\` ADD \`names_nl\` text;`)
  await db.run(sql`ALTER TABLE \`_country_lists_v\` ADD \`version_title\` text;`)
  await db.run(sql`ALTER TABLE \`_country_lists_v\` ADD \`version_names_en\` text;`)
  await db.run(sql`ALTER TABLE \`_country_lists_v\` ADD \`version_names_fr\` text;`)
  await db.run(sql`ALTER TABLE \`_country_lists_v\` ADD \`version_names_es\` text;`)
  await db.run(sql`ALTER TABLE \`_country_lists_v\` ADD \`version_names_de\` text;`)
  await db.run(sql`ALTER TABLE \`_country_lists_v\` ADD \`version_names_nl\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`country_lists\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`country_lists\` DROP COLUMN \`names_en\`;`)
  await db.run(sql`ALTER TABLE \`country_lists\` DROP COLUMN \`names_fr\`;`)
  await db.run(sql`ALTER TABLE \`country_lists\` DROP COLUMN \`names_es\`;`)
  await db.run(sql`ALTER TABLE \`country_lists\` DROP COLUMN \`names_de\`;`)
  await db.run(sql`ALTER TABLE \`country_lists\` DROP COLUMN \`names_nl\`;`)
  await db.run(sql`ALTER TABLE \`_country_lists_v\` DROP COLUMN \`version_title\`;`)
  await db.run(sql`ALTER TABLE \`_country_lists_v\` DROP COLUMN \`version_names_en\`;`)
  await db.run(sql`ALTER TABLE \`_country_lists_v\` DROP COLUMN \`version_names_fr\`;`)
  await db.run(sql`ALTER TABLE \`_country_lists_v\` DROP COLUMN \`version_names_es\`;`)
  await db.run(sql`ALTER TABLE \`_country_lists_v\` DROP COLUMN \`version_names_de\`;`)
  await db.run(sql`ALTER TABLE \`_country_lists_v\` DROP COLUMN \`version_names_nl\`;`)
}
