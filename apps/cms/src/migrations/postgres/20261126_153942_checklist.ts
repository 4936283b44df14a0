import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "plan_reviews" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"group" varchar NOT NULL,
  	"review_by" varchar,
  	"reminded_at" timestamp(3) with time zone,
  	"failure" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "product_page" ADD COLUMN "approver" varchar;
  ALTER TABLE "product_page" ADD COLUMN "review_by" timestamp(3) with time zone;
  ALTER TABLE "_product_page_v" ADD COLUMN "version_approver" varchar;
  ALTER TABLE "_product_page_v" ADD COLUMN "version_review_by" timestamp(3) with time zone;
  ALTER TABLE "routes" ADD COLUMN "head_title" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "plan_reviews_id" uuid;
  CREATE UNIQUE INDEX "plan_reviews_group_idx" ON "plan_reviews" USING btree ("group");
  CREATE INDEX "plan_reviews_updated_at_idx" ON "plan_reviews" USING btree ("updated_at");
  CREATE INDEX "plan_reviews_created_at_idx" ON "plan_reviews" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plan_reviews_fk" FOREIGN KEY ("plan_reviews_id") REFERENCES "public"."plan_reviews"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "product_page_review_by_idx" ON "product_page" USING btree ("review_by");
  CREATE INDEX "_product_page_v_version_version_review_by_idx" ON "_product_page_v" USING btree ("version_review_by");
  CREATE INDEX "routes_head_title_idx" ON "routes" USING btree ("head_title");
  CREATE INDEX "routes_description_idx" ON "routes" USING btree ("description");
  CREATE INDEX "payload_locked_documents_rels_plan_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("plan_reviews_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "plan_reviews" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "plan_reviews" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_plan_reviews_fk";
  
  DROP INDEX "product_page_review_by_idx";
  DROP INDEX "_product_page_v_version_version_review_by_idx";
  DROP INDEX "routes_head_title_idx";
  DROP INDEX "routes_description_idx";
  DROP INDEX "payload_locked_documents_rels_plan_reviews_id_idx";
  ALTER TABLE "product_page" DROP COLUMN "approver";
  ALTER TABLE "product_page" DROP COLUMN "review_by";
  ALTER TABLE "_product_page_v" DROP COLUMN "version_approver";
  ALTER TABLE "_product_page_v" DROP COLUMN "version_review_by";
  ALTER TABLE "routes" DROP COLUMN "head_title";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "plan_reviews_id";`)
}
