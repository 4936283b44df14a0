import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_page_single_type" ADD VALUE 'offers_compare' BEFORE 'destinations';
  ALTER TYPE "public"."enum__page_single_v_version_type" ADD VALUE 'offers_compare' BEFORE 'destinations';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_single" ALTER COLUMN "type" SET DATA TYPE text;
  DROP TYPE "public"."enum_page_single_type";
  CREATE TYPE "public"."enum_page_single_type" AS ENUM('home', 'contact', 'login', 'offers', 'destinations', 'all_guides', 'guide_themes', 'thematic_guides', 'insurance_guides', 'article_home', 'faq_home', 'about', 'support', 'services', 'legal');
  ALTER TABLE "page_single" ALTER COLUMN "type" SET DATA TYPE "public"."enum_page_single_type" USING "type"::"public"."enum_page_single_type";
  ALTER TABLE "_page_single_v" ALTER COLUMN "version_type" SET DATA TYPE text;
  DROP TYPE "public"."enum__page_single_v_version_type";
  CREATE TYPE "public"."enum__page_single_v_version_type" AS ENUM('home', 'contact', 'login', 'offers', 'destinations', 'all_guides', 'guide_themes', 'thematic_guides', 'insurance_guides', 'article_home', 'faq_home', 'about', 'support', 'services', 'legal');
  ALTER TABLE "_page_single_v" ALTER COLUMN "version_type" SET DATA TYPE "public"."enum__page_single_v_version_type" USING "version_type"::"public"."enum__page_single_v_version_type";`)
}
