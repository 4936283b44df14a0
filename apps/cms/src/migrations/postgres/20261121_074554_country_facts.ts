import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "countries" ADD COLUMN "facts_capital_en" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_capital_fr" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_capital_es" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_capital_de" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_capital_nl" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_currency_en" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_currency_fr" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_currency_es" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_currency_de" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_currency_nl" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_languages_en" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_languages_fr" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_languages_es" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_languages_de" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_languages_nl" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_emergency_all" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_emergency_ambulance" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_emergency_fire" varchar;
  ALTER TABLE "countries" ADD COLUMN "facts_emergency_police" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "countries" DROP COLUMN "facts_capital_en";
  ALTER TABLE "countries" DROP COLUMN "facts_capital_fr";
  ALTER TABLE "countries" DROP COLUMN "facts_capital_es";
  ALTER TABLE "countries" DROP COLUMN "facts_capital_de";
  ALTER TABLE "countries" DROP COLUMN "facts_capital_nl";
  ALTER TABLE "countries" DROP COLUMN "facts_currency_en";
  ALTER TABLE "countries" DROP COLUMN "facts_currency_fr";
  ALTER TABLE "countries" DROP COLUMN "facts_currency_es";
  ALTER TABLE "countries" DROP COLUMN "facts_currency_de";
  ALTER TABLE "countries" DROP COLUMN "facts_currency_nl";
  ALTER TABLE "countries" DROP COLUMN "facts_languages_en";
  ALTER TABLE "countries" DROP COLUMN "facts_languages_fr";
  ALTER TABLE "countries" DROP COLUMN "facts_languages_es";
  ALTER TABLE "countries" DROP COLUMN "facts_languages_de";
  ALTER TABLE "countries" DROP COLUMN "facts_languages_nl";
  ALTER TABLE "countries" DROP COLUMN "facts_emergency_all";
  ALTER TABLE "countries" DROP COLUMN "facts_emergency_ambulance";
  ALTER TABLE "countries" DROP COLUMN "facts_emergency_fire";
  ALTER TABLE "countries" DROP COLUMN "facts_emergency_police";`)
}
