import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."page_indexing" AS ENUM('automatic', 'index', 'noindex');
  ALTER TABLE "page_country" ADD COLUMN "seo_indexing" "page_indexing" DEFAULT 'automatic';
  ALTER TABLE "_page_country_v" ADD COLUMN "version_seo_indexing" "page_indexing" DEFAULT 'automatic';
  ALTER TABLE "routes" ADD COLUMN "indexing" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_country" DROP COLUMN "seo_indexing";
  ALTER TABLE "_page_country_v" DROP COLUMN "version_seo_indexing";
  ALTER TABLE "routes" DROP COLUMN "indexing";
  DROP TYPE "public"."page_indexing";`)
}
