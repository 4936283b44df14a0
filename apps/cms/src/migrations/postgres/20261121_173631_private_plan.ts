import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_page" ADD COLUMN "private_plan_id" uuid;
  ALTER TABLE "_product_page_v" ADD COLUMN "version_private_plan_id" uuid;
  ALTER TABLE "product_page" ADD CONSTRAINT "product_page_private_plan_id_product_page_id_fk" FOREIGN KEY ("private_plan_id") REFERENCES "public"."product_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_page_v" ADD CONSTRAINT "_product_page_v_version_private_plan_id_product_page_id_fk" FOREIGN KEY ("version_private_plan_id") REFERENCES "public"."product_page"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "product_page_private_plan_idx" ON "product_page" USING btree ("private_plan_id");
  CREATE INDEX "_product_page_v_version_version_private_plan_idx" ON "_product_page_v" USING btree ("version_private_plan_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_page" DROP CONSTRAINT "product_page_private_plan_id_product_page_id_fk";
  
  ALTER TABLE "_product_page_v" DROP CONSTRAINT "_product_page_v_version_private_plan_id_product_page_id_fk";
  
  DROP INDEX "product_page_private_plan_idx";
  DROP INDEX "_product_page_v_version_version_private_plan_idx";
  ALTER TABLE "product_page" DROP COLUMN "private_plan_id";
  ALTER TABLE "_product_page_v" DROP COLUMN "version_private_plan_id";`)
}
