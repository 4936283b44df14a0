import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."faq_moment" AS ENUM('choosing', 'using', 'contract', 'employers');
  CREATE TABLE "page_guide_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean
  );
  
  CREATE TABLE "_page_guide_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean,
  	"_uuid" varchar
  );
  
  ALTER TABLE "page_guide" ADD COLUMN "lead" varchar;
  ALTER TABLE "page_guide" ADD COLUMN "author_role" varchar;
  ALTER TABLE "page_guide" ADD COLUMN "checked_on" timestamp(3) with time zone;
  ALTER TABLE "page_guide_rels" ADD COLUMN "page_single_id" uuid;
  ALTER TABLE "page_guide_rels" ADD COLUMN "page_generic_id" uuid;
  ALTER TABLE "page_guide_rels" ADD COLUMN "page_region_id" uuid;
  ALTER TABLE "page_guide_rels" ADD COLUMN "page_country_id" uuid;
  ALTER TABLE "page_guide_rels" ADD COLUMN "page_guide_id" uuid;
  ALTER TABLE "page_guide_rels" ADD COLUMN "guide_theme_id" uuid;
  ALTER TABLE "page_guide_rels" ADD COLUMN "page_offer_id" uuid;
  ALTER TABLE "page_guide_rels" ADD COLUMN "product_page_id" uuid;
  ALTER TABLE "page_guide_rels" ADD COLUMN "page_form_id" uuid;
  ALTER TABLE "page_guide_rels" ADD COLUMN "page_article_id" uuid;
  ALTER TABLE "page_guide_rels" ADD COLUMN "page_faq_id" uuid;
  ALTER TABLE "page_guide_rels" ADD COLUMN "page_landing_id" uuid;
  ALTER TABLE "page_guide_rels" ADD COLUMN "page_error_id" uuid;
  ALTER TABLE "_page_guide_v" ADD COLUMN "version_lead" varchar;
  ALTER TABLE "_page_guide_v" ADD COLUMN "version_author_role" varchar;
  ALTER TABLE "_page_guide_v" ADD COLUMN "version_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_page_guide_v_rels" ADD COLUMN "page_single_id" uuid;
  ALTER TABLE "_page_guide_v_rels" ADD COLUMN "page_generic_id" uuid;
  ALTER TABLE "_page_guide_v_rels" ADD COLUMN "page_region_id" uuid;
  ALTER TABLE "_page_guide_v_rels" ADD COLUMN "page_country_id" uuid;
  ALTER TABLE "_page_guide_v_rels" ADD COLUMN "page_guide_id" uuid;
  ALTER TABLE "_page_guide_v_rels" ADD COLUMN "guide_theme_id" uuid;
  ALTER TABLE "_page_guide_v_rels" ADD COLUMN "page_offer_id" uuid;
  ALTER TABLE "_page_guide_v_rels" ADD COLUMN "product_page_id" uuid;
  ALTER TABLE "_page_guide_v_rels" ADD COLUMN "page_form_id" uuid;
  ALTER TABLE "_page_guide_v_rels" ADD COLUMN "page_article_id" uuid;
  ALTER TABLE "_page_guide_v_rels" ADD COLUMN "page_faq_id" uuid;
  ALTER TABLE "_page_guide_v_rels" ADD COLUMN "page_landing_id" uuid;
  ALTER TABLE "_page_guide_v_rels" ADD COLUMN "page_error_id" uuid;
  ALTER TABLE "page_article" ADD COLUMN "lead" varchar;
  ALTER TABLE "_page_article_v" ADD COLUMN "version_lead" varchar;
  ALTER TABLE "page_faq" ADD COLUMN "moment" "faq_moment" DEFAULT 'choosing';
  ALTER TABLE "_page_faq_v" ADD COLUMN "version_moment" "faq_moment" DEFAULT 'choosing';
  ALTER TABLE "page_guide_sources" ADD CONSTRAINT "page_guide_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v_version_sources" ADD CONSTRAINT "_page_guide_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_guide_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "page_guide_sources_order_idx" ON "page_guide_sources" USING btree ("_order");
  CREATE INDEX "page_guide_sources_parent_id_idx" ON "page_guide_sources" USING btree ("_parent_id");
  CREATE INDEX "_page_guide_v_version_sources_order_idx" ON "_page_guide_v_version_sources" USING btree ("_order");
  CREATE INDEX "_page_guide_v_version_sources_parent_id_idx" ON "_page_guide_v_version_sources" USING btree ("_parent_id");
  ALTER TABLE "page_guide_rels" ADD CONSTRAINT "page_guide_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_guide_rels" ADD CONSTRAINT "page_guide_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_guide_rels" ADD CONSTRAINT "page_guide_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_guide_rels" ADD CONSTRAINT "page_guide_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_guide_rels" ADD CONSTRAINT "page_guide_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_guide_rels" ADD CONSTRAINT "page_guide_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_guide_rels" ADD CONSTRAINT "page_guide_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_guide_rels" ADD CONSTRAINT "page_guide_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_guide_rels" ADD CONSTRAINT "page_guide_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_guide_rels" ADD CONSTRAINT "page_guide_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_guide_rels" ADD CONSTRAINT "page_guide_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_guide_rels" ADD CONSTRAINT "page_guide_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_guide_rels" ADD CONSTRAINT "page_guide_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v_rels" ADD CONSTRAINT "_page_guide_v_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v_rels" ADD CONSTRAINT "_page_guide_v_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v_rels" ADD CONSTRAINT "_page_guide_v_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v_rels" ADD CONSTRAINT "_page_guide_v_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v_rels" ADD CONSTRAINT "_page_guide_v_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v_rels" ADD CONSTRAINT "_page_guide_v_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v_rels" ADD CONSTRAINT "_page_guide_v_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v_rels" ADD CONSTRAINT "_page_guide_v_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v_rels" ADD CONSTRAINT "_page_guide_v_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v_rels" ADD CONSTRAINT "_page_guide_v_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v_rels" ADD CONSTRAINT "_page_guide_v_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v_rels" ADD CONSTRAINT "_page_guide_v_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v_rels" ADD CONSTRAINT "_page_guide_v_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "page_guide_rels_page_single_id_idx" ON "page_guide_rels" USING btree ("page_single_id");
  CREATE INDEX "page_guide_rels_page_generic_id_idx" ON "page_guide_rels" USING btree ("page_generic_id");
  CREATE INDEX "page_guide_rels_page_region_id_idx" ON "page_guide_rels" USING btree ("page_region_id");
  CREATE INDEX "page_guide_rels_page_country_id_idx" ON "page_guide_rels" USING btree ("page_country_id");
  CREATE INDEX "page_guide_rels_page_guide_id_idx" ON "page_guide_rels" USING btree ("page_guide_id");
  CREATE INDEX "page_guide_rels_guide_theme_id_idx" ON "page_guide_rels" USING btree ("guide_theme_id");
  CREATE INDEX "page_guide_rels_page_offer_id_idx" ON "page_guide_rels" USING btree ("page_offer_id");
  CREATE INDEX "page_guide_rels_product_page_id_idx" ON "page_guide_rels" USING btree ("product_page_id");
  CREATE INDEX "page_guide_rels_page_form_id_idx" ON "page_guide_rels" USING btree ("page_form_id");
  CREATE INDEX "page_guide_rels_page_article_id_idx" ON "page_guide_rels" USING btree ("page_article_id");
  CREATE INDEX "page_guide_rels_page_faq_id_idx" ON "page_guide_rels" USING btree ("page_faq_id");
  CREATE INDEX "page_guide_rels_page_landing_id_idx" ON "page_guide_rels" USING btree ("page_landing_id");
  CREATE INDEX "page_guide_rels_page_error_id_idx" ON "page_guide_rels" USING btree ("page_error_id");
  CREATE INDEX "_page_guide_v_rels_page_single_id_idx" ON "_page_guide_v_rels" USING btree ("page_single_id");
  CREATE INDEX "_page_guide_v_rels_page_generic_id_idx" ON "_page_guide_v_rels" USING btree ("page_generic_id");
  CREATE INDEX "_page_guide_v_rels_page_region_id_idx" ON "_page_guide_v_rels" USING btree ("page_region_id");
  CREATE INDEX "_page_guide_v_rels_page_country_id_idx" ON "_page_guide_v_rels" USING btree ("page_country_id");
  CREATE INDEX "_page_guide_v_rels_page_guide_id_idx" ON "_page_guide_v_rels" USING btree ("page_guide_id");
  CREATE INDEX "_page_guide_v_rels_guide_theme_id_idx" ON "_page_guide_v_rels" USING btree ("guide_theme_id");
  CREATE INDEX "_page_guide_v_rels_page_offer_id_idx" ON "_page_guide_v_rels" USING btree ("page_offer_id");
  CREATE INDEX "_page_guide_v_rels_product_page_id_idx" ON "_page_guide_v_rels" USING btree ("product_page_id");
  CREATE INDEX "_page_guide_v_rels_page_form_id_idx" ON "_page_guide_v_rels" USING btree ("page_form_id");
  CREATE INDEX "_page_guide_v_rels_page_article_id_idx" ON "_page_guide_v_rels" USING btree ("page_article_id");
  CREATE INDEX "_page_guide_v_rels_page_faq_id_idx" ON "_page_guide_v_rels" USING btree ("page_faq_id");
  CREATE INDEX "_page_guide_v_rels_page_landing_id_idx" ON "_page_guide_v_rels" USING btree ("page_landing_id");
  CREATE INDEX "_page_guide_v_rels_page_error_id_idx" ON "_page_guide_v_rels" USING btree ("page_error_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_guide_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_guide_v_version_sources" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "page_guide_sources" CASCADE;
  DROP TABLE "_page_guide_v_version_sources" CASCADE;
  ALTER TABLE "page_guide_rels" DROP CONSTRAINT "page_guide_rels_page_single_fk";
  
  ALTER TABLE "page_guide_rels" DROP CONSTRAINT "page_guide_rels_page_generic_fk";
  
  ALTER TABLE "page_guide_rels" DROP CONSTRAINT "page_guide_rels_page_region_fk";
  
  ALTER TABLE "page_guide_rels" DROP CONSTRAINT "page_guide_rels_page_country_fk";
  
  ALTER TABLE "page_guide_rels" DROP CONSTRAINT "page_guide_rels_page_guide_fk";
  
  ALTER TABLE "page_guide_rels" DROP CONSTRAINT "page_guide_rels_guide_theme_fk";
  
  ALTER TABLE "page_guide_rels" DROP CONSTRAINT "page_guide_rels_page_offer_fk";
  
  ALTER TABLE "page_guide_rels" DROP CONSTRAINT "page_guide_rels_product_page_fk";
  
  ALTER TABLE "page_guide_rels" DROP CONSTRAINT "page_guide_rels_page_form_fk";
  
  ALTER TABLE "page_guide_rels" DROP CONSTRAINT "page_guide_rels_page_article_fk";
  
  ALTER TABLE "page_guide_rels" DROP CONSTRAINT "page_guide_rels_page_faq_fk";
  
  ALTER TABLE "page_guide_rels" DROP CONSTRAINT "page_guide_rels_page_landing_fk";
  
  ALTER TABLE "page_guide_rels" DROP CONSTRAINT "page_guide_rels_page_error_fk";
  
  ALTER TABLE "_page_guide_v_rels" DROP CONSTRAINT "_page_guide_v_rels_page_single_fk";
  
  ALTER TABLE "_page_guide_v_rels" DROP CONSTRAINT "_page_guide_v_rels_page_generic_fk";
  
  ALTER TABLE "_page_guide_v_rels" DROP CONSTRAINT "_page_guide_v_rels_page_region_fk";
  
  ALTER TABLE "_page_guide_v_rels" DROP CONSTRAINT "_page_guide_v_rels_page_country_fk";
  
  ALTER TABLE "_page_guide_v_rels" DROP CONSTRAINT "_page_guide_v_rels_page_guide_fk";
  
  ALTER TABLE "_page_guide_v_rels" DROP CONSTRAINT "_page_guide_v_rels_guide_theme_fk";
  
  ALTER TABLE "_page_guide_v_rels" DROP CONSTRAINT "_page_guide_v_rels_page_offer_fk";
  
  ALTER TABLE "_page_guide_v_rels" DROP CONSTRAINT "_page_guide_v_rels_product_page_fk";
  
  ALTER TABLE "_page_guide_v_rels" DROP CONSTRAINT "_page_guide_v_rels_page_form_fk";
  
  ALTER TABLE "_page_guide_v_rels" DROP CONSTRAINT "_page_guide_v_rels_page_article_fk";
  
  ALTER TABLE "_page_guide_v_rels" DROP CONSTRAINT "_page_guide_v_rels_page_faq_fk";
  
  ALTER TABLE "_page_guide_v_rels" DROP CONSTRAINT "_page_guide_v_rels_page_landing_fk";
  
  ALTER TABLE "_page_guide_v_rels" DROP CONSTRAINT "_page_guide_v_rels_page_error_fk";
  
  DROP INDEX "page_guide_rels_page_single_id_idx";
  DROP INDEX "page_guide_rels_page_generic_id_idx";
  DROP INDEX "page_guide_rels_page_region_id_idx";
  DROP INDEX "page_guide_rels_page_country_id_idx";
  DROP INDEX "page_guide_rels_page_guide_id_idx";
  DROP INDEX "page_guide_rels_guide_theme_id_idx";
  DROP INDEX "page_guide_rels_page_offer_id_idx";
  DROP INDEX "page_guide_rels_product_page_id_idx";
  DROP INDEX "page_guide_rels_page_form_id_idx";
  DROP INDEX "page_guide_rels_page_article_id_idx";
  DROP INDEX "page_guide_rels_page_faq_id_idx";
  DROP INDEX "page_guide_rels_page_landing_id_idx";
  DROP INDEX "page_guide_rels_page_error_id_idx";
  DROP INDEX "_page_guide_v_rels_page_single_id_idx";
  DROP INDEX "_page_guide_v_rels_page_generic_id_idx";
  DROP INDEX "_page_guide_v_rels_page_region_id_idx";
  DROP INDEX "_page_guide_v_rels_page_country_id_idx";
  DROP INDEX "_page_guide_v_rels_page_guide_id_idx";
  DROP INDEX "_page_guide_v_rels_guide_theme_id_idx";
  DROP INDEX "_page_guide_v_rels_page_offer_id_idx";
  DROP INDEX "_page_guide_v_rels_product_page_id_idx";
  DROP INDEX "_page_guide_v_rels_page_form_id_idx";
  DROP INDEX "_page_guide_v_rels_page_article_id_idx";
  DROP INDEX "_page_guide_v_rels_page_faq_id_idx";
  DROP INDEX "_page_guide_v_rels_page_landing_id_idx";
  DROP INDEX "_page_guide_v_rels_page_error_id_idx";
  ALTER TABLE "page_guide" DROP COLUMN "lead";
  ALTER TABLE "page_guide" DROP COLUMN "author_role";
  ALTER TABLE "page_guide" DROP COLUMN "checked_on";
  ALTER TABLE "page_guide_rels" DROP COLUMN "page_single_id";
  ALTER TABLE "page_guide_rels" DROP COLUMN "page_generic_id";
  ALTER TABLE "page_guide_rels" DROP COLUMN "page_region_id";
  ALTER TABLE "page_guide_rels" DROP COLUMN "page_country_id";
  ALTER TABLE "page_guide_rels" DROP COLUMN "page_guide_id";
  ALTER TABLE "page_guide_rels" DROP COLUMN "guide_theme_id";
  ALTER TABLE "page_guide_rels" DROP COLUMN "page_offer_id";
  ALTER TABLE "page_guide_rels" DROP COLUMN "product_page_id";
  ALTER TABLE "page_guide_rels" DROP COLUMN "page_form_id";
  ALTER TABLE "page_guide_rels" DROP COLUMN "page_article_id";
  ALTER TABLE "page_guide_rels" DROP COLUMN "page_faq_id";
  ALTER TABLE "page_guide_rels" DROP COLUMN "page_landing_id";
  ALTER TABLE "page_guide_rels" DROP COLUMN "page_error_id";
  ALTER TABLE "_page_guide_v" DROP COLUMN "version_lead";
  ALTER TABLE "_page_guide_v" DROP COLUMN "version_author_role";
  ALTER TABLE "_page_guide_v" DROP COLUMN "version_checked_on";
  ALTER TABLE "_page_guide_v_rels" DROP COLUMN "page_single_id";
  ALTER TABLE "_page_guide_v_rels" DROP COLUMN "page_generic_id";
  ALTER TABLE "_page_guide_v_rels" DROP COLUMN "page_region_id";
  ALTER TABLE "_page_guide_v_rels" DROP COLUMN "page_country_id";
  ALTER TABLE "_page_guide_v_rels" DROP COLUMN "page_guide_id";
  ALTER TABLE "_page_guide_v_rels" DROP COLUMN "guide_theme_id";
  ALTER TABLE "_page_guide_v_rels" DROP COLUMN "page_offer_id";
  ALTER TABLE "_page_guide_v_rels" DROP COLUMN "product_page_id";
  ALTER TABLE "_page_guide_v_rels" DROP COLUMN "page_form_id";
  ALTER TABLE "_page_guide_v_rels" DROP COLUMN "page_article_id";
  ALTER TABLE "_page_guide_v_rels" DROP COLUMN "page_faq_id";
  ALTER TABLE "_page_guide_v_rels" DROP COLUMN "page_landing_id";
  ALTER TABLE "_page_guide_v_rels" DROP COLUMN "page_error_id";
  ALTER TABLE "page_article" DROP COLUMN "lead";
  ALTER TABLE "_page_article_v" DROP COLUMN "version_lead";
  ALTER TABLE "page_faq" DROP COLUMN "moment";
  ALTER TABLE "_page_faq_v" DROP COLUMN "version_moment";
  DROP TYPE "public"."faq_moment";`)
}
