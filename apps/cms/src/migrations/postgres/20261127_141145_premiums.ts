import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_page" ADD COLUMN "premiums" varchar;
  ALTER TABLE "product_page" ADD COLUMN "premiums_date" timestamp(3) with time zone;
  ALTER TABLE "_product_page_v" ADD COLUMN "version_premiums" varchar;
  ALTER TABLE "_product_page_v" ADD COLUMN "version_premiums_date" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_page" DROP COLUMN "premiums";
  ALTER TABLE "product_page" DROP COLUMN "premiums_date";
  ALTER TABLE "_product_page_v" DROP COLUMN "version_premiums";
  ALTER TABLE "_product_page_v" DROP COLUMN "version_premiums_date";`)
}
