import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "country_lists" ADD COLUMN "title" varchar;
  ALTER TABLE "country_lists" ADD COLUMN "names_en" varchar;
  ALTER TABLE "country_lists" ADD COLUMN "names_fr" varchar;
  ALTER TABLE "country_lists" ADD COLUMN "names_es" varchar;
  ALTER TABLE "country_lists" ADD COLUMN "names_de" varchar;
  ALTER TABLE "country_lists" ADD COLUMN "names_nl" varchar;
  ALTER TABLE "_country_lists_v" ADD COLUMN "version_title" varchar;
  ALTER TABLE "_country_lists_v" ADD COLUMN "version_names_en" varchar;
  ALTER TABLE "_country_lists_v" ADD COLUMN "version_names_fr" varchar;
  ALTER TABLE "_country_lists_v" ADD COLUMN "version_names_es" varchar;
  ALTER TABLE "_country_lists_v" ADD COLUMN "version_names_de" varchar;
  ALTER TABLE "_country_lists_v" ADD COLUMN "version_names_nl" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "country_lists" DROP COLUMN "title";
  ALTER TABLE "country_lists" DROP COLUMN "names_en";
  ALTER TABLE "country_lists" DROP COLUMN "names_fr";
  ALTER TABLE "country_lists" DROP COLUMN "names_es";
  ALTER TABLE "country_lists" DROP COLUMN "names_de";
  ALTER TABLE "country_lists" DROP COLUMN "names_nl";
  ALTER TABLE "_country_lists_v" DROP COLUMN "version_title";
  ALTER TABLE "_country_lists_v" DROP COLUMN "version_names_en";
  ALTER TABLE "_country_lists_v" DROP COLUMN "version_names_fr";
  ALTER TABLE "_country_lists_v" DROP COLUMN "version_names_es";
  ALTER TABLE "_country_lists_v" DROP COLUMN "version_names_de";
  ALTER TABLE "_country_lists_v" DROP COLUMN "version_names_nl";`)
}
