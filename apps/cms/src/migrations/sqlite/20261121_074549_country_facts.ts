import { type MigrateUpArgs, type MigrateDownArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_capital_en\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_capital_fr\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_capital_es\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_capital_de\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_capital_nl\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_currency_en\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_currency_fr\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_currency_es\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_currency_de\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_currency_nl\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_languages_en\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_languages_fr\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_languages_es\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_languages_de\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_languages_nl\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_emergency_all\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_emergency_ambulance\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_emergency_fire\` text;`);
  await db.run(sql`ALTER TABLE \`countries\` ADD \`facts_emergency_police\` text;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_capital_en\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_capital_fr\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_capital_es\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_capital_de\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_capital_nl\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_currency_en\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_currency_fr\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_currency_es\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_currency_de\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_currency_nl\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_languages_en\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_languages_fr\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_languages_es\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_languages_de\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_languages_nl\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_emergency_all\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_emergency_ambulance\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_emergency_fire\`;`);
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`facts_emergency_police\`;`);
}
