import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "page_single_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_page_single_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "page_generic_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_page_generic_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "page_form_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_page_form_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "page_landing_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_page_landing_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "page_error_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_page_error_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "page_region_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_page_region_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "page_country_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_page_country_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "guide_theme_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_guide_theme_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "guide_taxonomy_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_guide_taxonomy_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "page_article_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_page_article_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "page_faq_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_page_faq_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "module_eligibility_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_module_eligibility_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "cover_types_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_cover_types_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "module_rating_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_module_rating_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "forms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_forms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "market_checks" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"document" varchar NOT NULL,
  	"product" varchar NOT NULL,
  	"market" varchar,
  	"version" numeric NOT NULL,
  	"person" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "page_offer_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_page_offer_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "product_page_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_product_page_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "page_guide_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_page_guide_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "header_module_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_header_module_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "navigation_module_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_navigation_module_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "footer_module_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_footer_module_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "module_lisa_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_module_lisa_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "offer_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_offer_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "module_card_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_module_card_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "module_contact_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_module_contact_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "market_checks_id" uuid;
  ALTER TABLE "page_single_rels" ADD CONSTRAINT "page_single_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_single_rels" ADD CONSTRAINT "page_single_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_single_v_rels" ADD CONSTRAINT "_page_single_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_single_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_single_v_rels" ADD CONSTRAINT "_page_single_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_generic_rels" ADD CONSTRAINT "page_generic_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_generic_rels" ADD CONSTRAINT "page_generic_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_generic_v_rels" ADD CONSTRAINT "_page_generic_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_generic_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_generic_v_rels" ADD CONSTRAINT "_page_generic_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_form_rels" ADD CONSTRAINT "page_form_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_form_rels" ADD CONSTRAINT "page_form_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_form_v_rels" ADD CONSTRAINT "_page_form_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_form_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_form_v_rels" ADD CONSTRAINT "_page_form_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_landing_rels" ADD CONSTRAINT "page_landing_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_landing_rels" ADD CONSTRAINT "page_landing_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_landing_v_rels" ADD CONSTRAINT "_page_landing_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_landing_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_landing_v_rels" ADD CONSTRAINT "_page_landing_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_error_rels" ADD CONSTRAINT "page_error_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_error_rels" ADD CONSTRAINT "page_error_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_error_v_rels" ADD CONSTRAINT "_page_error_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_error_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_error_v_rels" ADD CONSTRAINT "_page_error_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_region_rels" ADD CONSTRAINT "page_region_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_region_rels" ADD CONSTRAINT "page_region_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_region_v_rels" ADD CONSTRAINT "_page_region_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_region_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_region_v_rels" ADD CONSTRAINT "_page_region_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_country_rels" ADD CONSTRAINT "page_country_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_country_rels" ADD CONSTRAINT "page_country_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_country_v_rels" ADD CONSTRAINT "_page_country_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_country_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_country_v_rels" ADD CONSTRAINT "_page_country_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guide_theme_rels" ADD CONSTRAINT "guide_theme_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guide_theme_rels" ADD CONSTRAINT "guide_theme_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guide_theme_v_rels" ADD CONSTRAINT "_guide_theme_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_guide_theme_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guide_theme_v_rels" ADD CONSTRAINT "_guide_theme_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guide_taxonomy_rels" ADD CONSTRAINT "guide_taxonomy_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guide_taxonomy_rels" ADD CONSTRAINT "guide_taxonomy_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guide_taxonomy_v_rels" ADD CONSTRAINT "_guide_taxonomy_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_guide_taxonomy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guide_taxonomy_v_rels" ADD CONSTRAINT "_guide_taxonomy_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_article_rels" ADD CONSTRAINT "page_article_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_article_rels" ADD CONSTRAINT "page_article_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_article_v_rels" ADD CONSTRAINT "_page_article_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_article_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_article_v_rels" ADD CONSTRAINT "_page_article_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_faq_rels" ADD CONSTRAINT "page_faq_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_faq_rels" ADD CONSTRAINT "page_faq_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_faq_v_rels" ADD CONSTRAINT "_page_faq_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_faq_v_rels" ADD CONSTRAINT "_page_faq_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_eligibility_rels" ADD CONSTRAINT "module_eligibility_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."module_eligibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_eligibility_rels" ADD CONSTRAINT "module_eligibility_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_eligibility_v_rels" ADD CONSTRAINT "_module_eligibility_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_module_eligibility_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_eligibility_v_rels" ADD CONSTRAINT "_module_eligibility_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cover_types_rels" ADD CONSTRAINT "cover_types_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cover_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cover_types_rels" ADD CONSTRAINT "cover_types_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cover_types_v_rels" ADD CONSTRAINT "_cover_types_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cover_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cover_types_v_rels" ADD CONSTRAINT "_cover_types_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_rating_rels" ADD CONSTRAINT "module_rating_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."module_rating"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_rating_rels" ADD CONSTRAINT "module_rating_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_rating_v_rels" ADD CONSTRAINT "_module_rating_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_module_rating_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_rating_v_rels" ADD CONSTRAINT "_module_rating_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "page_single_rels_order_idx" ON "page_single_rels" USING btree ("order");
  CREATE INDEX "page_single_rels_parent_idx" ON "page_single_rels" USING btree ("parent_id");
  CREATE INDEX "page_single_rels_path_idx" ON "page_single_rels" USING btree ("path");
  CREATE INDEX "page_single_rels_products_id_idx" ON "page_single_rels" USING btree ("products_id");
  CREATE INDEX "_page_single_v_rels_order_idx" ON "_page_single_v_rels" USING btree ("order");
  CREATE INDEX "_page_single_v_rels_parent_idx" ON "_page_single_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_single_v_rels_path_idx" ON "_page_single_v_rels" USING btree ("path");
  CREATE INDEX "_page_single_v_rels_products_id_idx" ON "_page_single_v_rels" USING btree ("products_id");
  CREATE INDEX "page_generic_rels_order_idx" ON "page_generic_rels" USING btree ("order");
  CREATE INDEX "page_generic_rels_parent_idx" ON "page_generic_rels" USING btree ("parent_id");
  CREATE INDEX "page_generic_rels_path_idx" ON "page_generic_rels" USING btree ("path");
  CREATE INDEX "page_generic_rels_products_id_idx" ON "page_generic_rels" USING btree ("products_id");
  CREATE INDEX "_page_generic_v_rels_order_idx" ON "_page_generic_v_rels" USING btree ("order");
  CREATE INDEX "_page_generic_v_rels_parent_idx" ON "_page_generic_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_generic_v_rels_path_idx" ON "_page_generic_v_rels" USING btree ("path");
  CREATE INDEX "_page_generic_v_rels_products_id_idx" ON "_page_generic_v_rels" USING btree ("products_id");
  CREATE INDEX "page_form_rels_order_idx" ON "page_form_rels" USING btree ("order");
  CREATE INDEX "page_form_rels_parent_idx" ON "page_form_rels" USING btree ("parent_id");
  CREATE INDEX "page_form_rels_path_idx" ON "page_form_rels" USING btree ("path");
  CREATE INDEX "page_form_rels_products_id_idx" ON "page_form_rels" USING btree ("products_id");
  CREATE INDEX "_page_form_v_rels_order_idx" ON "_page_form_v_rels" USING btree ("order");
  CREATE INDEX "_page_form_v_rels_parent_idx" ON "_page_form_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_form_v_rels_path_idx" ON "_page_form_v_rels" USING btree ("path");
  CREATE INDEX "_page_form_v_rels_products_id_idx" ON "_page_form_v_rels" USING btree ("products_id");
  CREATE INDEX "page_landing_rels_order_idx" ON "page_landing_rels" USING btree ("order");
  CREATE INDEX "page_landing_rels_parent_idx" ON "page_landing_rels" USING btree ("parent_id");
  CREATE INDEX "page_landing_rels_path_idx" ON "page_landing_rels" USING btree ("path");
  CREATE INDEX "page_landing_rels_products_id_idx" ON "page_landing_rels" USING btree ("products_id");
  CREATE INDEX "_page_landing_v_rels_order_idx" ON "_page_landing_v_rels" USING btree ("order");
  CREATE INDEX "_page_landing_v_rels_parent_idx" ON "_page_landing_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_landing_v_rels_path_idx" ON "_page_landing_v_rels" USING btree ("path");
  CREATE INDEX "_page_landing_v_rels_products_id_idx" ON "_page_landing_v_rels" USING btree ("products_id");
  CREATE INDEX "page_error_rels_order_idx" ON "page_error_rels" USING btree ("order");
  CREATE INDEX "page_error_rels_parent_idx" ON "page_error_rels" USING btree ("parent_id");
  CREATE INDEX "page_error_rels_path_idx" ON "page_error_rels" USING btree ("path");
  CREATE INDEX "page_error_rels_products_id_idx" ON "page_error_rels" USING btree ("products_id");
  CREATE INDEX "_page_error_v_rels_order_idx" ON "_page_error_v_rels" USING btree ("order");
  CREATE INDEX "_page_error_v_rels_parent_idx" ON "_page_error_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_error_v_rels_path_idx" ON "_page_error_v_rels" USING btree ("path");
  CREATE INDEX "_page_error_v_rels_products_id_idx" ON "_page_error_v_rels" USING btree ("products_id");
  CREATE INDEX "page_region_rels_order_idx" ON "page_region_rels" USING btree ("order");
  CREATE INDEX "page_region_rels_parent_idx" ON "page_region_rels" USING btree ("parent_id");
  CREATE INDEX "page_region_rels_path_idx" ON "page_region_rels" USING btree ("path");
  CREATE INDEX "page_region_rels_products_id_idx" ON "page_region_rels" USING btree ("products_id");
  CREATE INDEX "_page_region_v_rels_order_idx" ON "_page_region_v_rels" USING btree ("order");
  CREATE INDEX "_page_region_v_rels_parent_idx" ON "_page_region_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_region_v_rels_path_idx" ON "_page_region_v_rels" USING btree ("path");
  CREATE INDEX "_page_region_v_rels_products_id_idx" ON "_page_region_v_rels" USING btree ("products_id");
  CREATE INDEX "page_country_rels_order_idx" ON "page_country_rels" USING btree ("order");
  CREATE INDEX "page_country_rels_parent_idx" ON "page_country_rels" USING btree ("parent_id");
  CREATE INDEX "page_country_rels_path_idx" ON "page_country_rels" USING btree ("path");
  CREATE INDEX "page_country_rels_products_id_idx" ON "page_country_rels" USING btree ("products_id");
  CREATE INDEX "_page_country_v_rels_order_idx" ON "_page_country_v_rels" USING btree ("order");
  CREATE INDEX "_page_country_v_rels_parent_idx" ON "_page_country_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_country_v_rels_path_idx" ON "_page_country_v_rels" USING btree ("path");
  CREATE INDEX "_page_country_v_rels_products_id_idx" ON "_page_country_v_rels" USING btree ("products_id");
  CREATE INDEX "guide_theme_rels_order_idx" ON "guide_theme_rels" USING btree ("order");
  CREATE INDEX "guide_theme_rels_parent_idx" ON "guide_theme_rels" USING btree ("parent_id");
  CREATE INDEX "guide_theme_rels_path_idx" ON "guide_theme_rels" USING btree ("path");
  CREATE INDEX "guide_theme_rels_products_id_idx" ON "guide_theme_rels" USING btree ("products_id");
  CREATE INDEX "_guide_theme_v_rels_order_idx" ON "_guide_theme_v_rels" USING btree ("order");
  CREATE INDEX "_guide_theme_v_rels_parent_idx" ON "_guide_theme_v_rels" USING btree ("parent_id");
  CREATE INDEX "_guide_theme_v_rels_path_idx" ON "_guide_theme_v_rels" USING btree ("path");
  CREATE INDEX "_guide_theme_v_rels_products_id_idx" ON "_guide_theme_v_rels" USING btree ("products_id");
  CREATE INDEX "guide_taxonomy_rels_order_idx" ON "guide_taxonomy_rels" USING btree ("order");
  CREATE INDEX "guide_taxonomy_rels_parent_idx" ON "guide_taxonomy_rels" USING btree ("parent_id");
  CREATE INDEX "guide_taxonomy_rels_path_idx" ON "guide_taxonomy_rels" USING btree ("path");
  CREATE INDEX "guide_taxonomy_rels_products_id_idx" ON "guide_taxonomy_rels" USING btree ("products_id");
  CREATE INDEX "_guide_taxonomy_v_rels_order_idx" ON "_guide_taxonomy_v_rels" USING btree ("order");
  CREATE INDEX "_guide_taxonomy_v_rels_parent_idx" ON "_guide_taxonomy_v_rels" USING btree ("parent_id");
  CREATE INDEX "_guide_taxonomy_v_rels_path_idx" ON "_guide_taxonomy_v_rels" USING btree ("path");
  CREATE INDEX "_guide_taxonomy_v_rels_products_id_idx" ON "_guide_taxonomy_v_rels" USING btree ("products_id");
  CREATE INDEX "page_article_rels_order_idx" ON "page_article_rels" USING btree ("order");
  CREATE INDEX "page_article_rels_parent_idx" ON "page_article_rels" USING btree ("parent_id");
  CREATE INDEX "page_article_rels_path_idx" ON "page_article_rels" USING btree ("path");
  CREATE INDEX "page_article_rels_products_id_idx" ON "page_article_rels" USING btree ("products_id");
  CREATE INDEX "_page_article_v_rels_order_idx" ON "_page_article_v_rels" USING btree ("order");
  CREATE INDEX "_page_article_v_rels_parent_idx" ON "_page_article_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_article_v_rels_path_idx" ON "_page_article_v_rels" USING btree ("path");
  CREATE INDEX "_page_article_v_rels_products_id_idx" ON "_page_article_v_rels" USING btree ("products_id");
  CREATE INDEX "page_faq_rels_order_idx" ON "page_faq_rels" USING btree ("order");
  CREATE INDEX "page_faq_rels_parent_idx" ON "page_faq_rels" USING btree ("parent_id");
  CREATE INDEX "page_faq_rels_path_idx" ON "page_faq_rels" USING btree ("path");
  CREATE INDEX "page_faq_rels_products_id_idx" ON "page_faq_rels" USING btree ("products_id");
  CREATE INDEX "_page_faq_v_rels_order_idx" ON "_page_faq_v_rels" USING btree ("order");
  CREATE INDEX "_page_faq_v_rels_parent_idx" ON "_page_faq_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_faq_v_rels_path_idx" ON "_page_faq_v_rels" USING btree ("path");
  CREATE INDEX "_page_faq_v_rels_products_id_idx" ON "_page_faq_v_rels" USING btree ("products_id");
  CREATE INDEX "module_eligibility_rels_order_idx" ON "module_eligibility_rels" USING btree ("order");
  CREATE INDEX "module_eligibility_rels_parent_idx" ON "module_eligibility_rels" USING btree ("parent_id");
  CREATE INDEX "module_eligibility_rels_path_idx" ON "module_eligibility_rels" USING btree ("path");
  CREATE INDEX "module_eligibility_rels_products_id_idx" ON "module_eligibility_rels" USING btree ("products_id");
  CREATE INDEX "_module_eligibility_v_rels_order_idx" ON "_module_eligibility_v_rels" USING btree ("order");
  CREATE INDEX "_module_eligibility_v_rels_parent_idx" ON "_module_eligibility_v_rels" USING btree ("parent_id");
  CREATE INDEX "_module_eligibility_v_rels_path_idx" ON "_module_eligibility_v_rels" USING btree ("path");
  CREATE INDEX "_module_eligibility_v_rels_products_id_idx" ON "_module_eligibility_v_rels" USING btree ("products_id");
  CREATE INDEX "cover_types_rels_order_idx" ON "cover_types_rels" USING btree ("order");
  CREATE INDEX "cover_types_rels_parent_idx" ON "cover_types_rels" USING btree ("parent_id");
  CREATE INDEX "cover_types_rels_path_idx" ON "cover_types_rels" USING btree ("path");
  CREATE INDEX "cover_types_rels_products_id_idx" ON "cover_types_rels" USING btree ("products_id");
  CREATE INDEX "_cover_types_v_rels_order_idx" ON "_cover_types_v_rels" USING btree ("order");
  CREATE INDEX "_cover_types_v_rels_parent_idx" ON "_cover_types_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cover_types_v_rels_path_idx" ON "_cover_types_v_rels" USING btree ("path");
  CREATE INDEX "_cover_types_v_rels_products_id_idx" ON "_cover_types_v_rels" USING btree ("products_id");
  CREATE INDEX "module_rating_rels_order_idx" ON "module_rating_rels" USING btree ("order");
  CREATE INDEX "module_rating_rels_parent_idx" ON "module_rating_rels" USING btree ("parent_id");
  CREATE INDEX "module_rating_rels_path_idx" ON "module_rating_rels" USING btree ("path");
  CREATE INDEX "module_rating_rels_products_id_idx" ON "module_rating_rels" USING btree ("products_id");
  CREATE INDEX "_module_rating_v_rels_order_idx" ON "_module_rating_v_rels" USING btree ("order");
  CREATE INDEX "_module_rating_v_rels_parent_idx" ON "_module_rating_v_rels" USING btree ("parent_id");
  CREATE INDEX "_module_rating_v_rels_path_idx" ON "_module_rating_v_rels" USING btree ("path");
  CREATE INDEX "_module_rating_v_rels_products_id_idx" ON "_module_rating_v_rels" USING btree ("products_id");
  CREATE INDEX "forms_rels_order_idx" ON "forms_rels" USING btree ("order");
  CREATE INDEX "forms_rels_parent_idx" ON "forms_rels" USING btree ("parent_id");
  CREATE INDEX "forms_rels_path_idx" ON "forms_rels" USING btree ("path");
  CREATE INDEX "forms_rels_products_id_idx" ON "forms_rels" USING btree ("products_id");
  CREATE INDEX "_forms_v_rels_order_idx" ON "_forms_v_rels" USING btree ("order");
  CREATE INDEX "_forms_v_rels_parent_idx" ON "_forms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_forms_v_rels_path_idx" ON "_forms_v_rels" USING btree ("path");
  CREATE INDEX "_forms_v_rels_products_id_idx" ON "_forms_v_rels" USING btree ("products_id");
  CREATE INDEX "market_checks_document_idx" ON "market_checks" USING btree ("document");
  CREATE INDEX "market_checks_updated_at_idx" ON "market_checks" USING btree ("updated_at");
  CREATE INDEX "market_checks_created_at_idx" ON "market_checks" USING btree ("created_at");
  CREATE UNIQUE INDEX "document_product_idx" ON "market_checks" USING btree ("document","product");
  ALTER TABLE "page_offer_rels" ADD CONSTRAINT "page_offer_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_offer_v_rels" ADD CONSTRAINT "_page_offer_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_guide_rels" ADD CONSTRAINT "page_guide_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v_rels" ADD CONSTRAINT "_page_guide_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_rels" ADD CONSTRAINT "header_module_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v_rels" ADD CONSTRAINT "_header_module_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module_rels" ADD CONSTRAINT "navigation_module_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_rels" ADD CONSTRAINT "_navigation_module_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_rels" ADD CONSTRAINT "footer_module_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_rels" ADD CONSTRAINT "_footer_module_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_lisa_rels" ADD CONSTRAINT "module_lisa_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_lisa_v_rels" ADD CONSTRAINT "_module_lisa_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offer_rels" ADD CONSTRAINT "offer_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offer_v_rels" ADD CONSTRAINT "_offer_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_card_rels" ADD CONSTRAINT "module_card_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_card_v_rels" ADD CONSTRAINT "_module_card_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_contact_rels" ADD CONSTRAINT "module_contact_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_contact_v_rels" ADD CONSTRAINT "_module_contact_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_market_checks_fk" FOREIGN KEY ("market_checks_id") REFERENCES "public"."market_checks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "page_offer_rels_products_id_idx" ON "page_offer_rels" USING btree ("products_id");
  CREATE INDEX "_page_offer_v_rels_products_id_idx" ON "_page_offer_v_rels" USING btree ("products_id");
  CREATE INDEX "product_page_rels_products_id_idx" ON "product_page_rels" USING btree ("products_id");
  CREATE INDEX "_product_page_v_rels_products_id_idx" ON "_product_page_v_rels" USING btree ("products_id");
  CREATE INDEX "page_guide_rels_products_id_idx" ON "page_guide_rels" USING btree ("products_id");
  CREATE INDEX "_page_guide_v_rels_products_id_idx" ON "_page_guide_v_rels" USING btree ("products_id");
  CREATE INDEX "header_module_rels_products_id_idx" ON "header_module_rels" USING btree ("products_id");
  CREATE INDEX "_header_module_v_rels_products_id_idx" ON "_header_module_v_rels" USING btree ("products_id");
  CREATE INDEX "navigation_module_rels_products_id_idx" ON "navigation_module_rels" USING btree ("products_id");
  CREATE INDEX "_navigation_module_v_rels_products_id_idx" ON "_navigation_module_v_rels" USING btree ("products_id");
  CREATE INDEX "footer_module_rels_products_id_idx" ON "footer_module_rels" USING btree ("products_id");
  CREATE INDEX "_footer_module_v_rels_products_id_idx" ON "_footer_module_v_rels" USING btree ("products_id");
  CREATE INDEX "module_lisa_rels_products_id_idx" ON "module_lisa_rels" USING btree ("products_id");
  CREATE INDEX "_module_lisa_v_rels_products_id_idx" ON "_module_lisa_v_rels" USING btree ("products_id");
  CREATE INDEX "offer_rels_products_id_idx" ON "offer_rels" USING btree ("products_id");
  CREATE INDEX "_offer_v_rels_products_id_idx" ON "_offer_v_rels" USING btree ("products_id");
  CREATE INDEX "module_card_rels_products_id_idx" ON "module_card_rels" USING btree ("products_id");
  CREATE INDEX "_module_card_v_rels_products_id_idx" ON "_module_card_v_rels" USING btree ("products_id");
  CREATE INDEX "module_contact_rels_products_id_idx" ON "module_contact_rels" USING btree ("products_id");
  CREATE INDEX "_module_contact_v_rels_products_id_idx" ON "_module_contact_v_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_market_checks_id_idx" ON "payload_locked_documents_rels" USING btree ("market_checks_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_single_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_single_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_generic_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_generic_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_form_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_form_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_landing_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_landing_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_error_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_error_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_region_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_region_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_country_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_country_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guide_theme_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_guide_theme_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guide_taxonomy_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_guide_taxonomy_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_article_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_article_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_faq_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_faq_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "module_eligibility_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_module_eligibility_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cover_types_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cover_types_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "module_rating_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_module_rating_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "market_checks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "page_single_rels" CASCADE;
  DROP TABLE "_page_single_v_rels" CASCADE;
  DROP TABLE "page_generic_rels" CASCADE;
  DROP TABLE "_page_generic_v_rels" CASCADE;
  DROP TABLE "page_form_rels" CASCADE;
  DROP TABLE "_page_form_v_rels" CASCADE;
  DROP TABLE "page_landing_rels" CASCADE;
  DROP TABLE "_page_landing_v_rels" CASCADE;
  DROP TABLE "page_error_rels" CASCADE;
  DROP TABLE "_page_error_v_rels" CASCADE;
  DROP TABLE "page_region_rels" CASCADE;
  DROP TABLE "_page_region_v_rels" CASCADE;
  DROP TABLE "page_country_rels" CASCADE;
  DROP TABLE "_page_country_v_rels" CASCADE;
  DROP TABLE "guide_theme_rels" CASCADE;
  DROP TABLE "_guide_theme_v_rels" CASCADE;
  DROP TABLE "guide_taxonomy_rels" CASCADE;
  DROP TABLE "_guide_taxonomy_v_rels" CASCADE;
  DROP TABLE "page_article_rels" CASCADE;
  DROP TABLE "_page_article_v_rels" CASCADE;
  DROP TABLE "page_faq_rels" CASCADE;
  DROP TABLE "_page_faq_v_rels" CASCADE;
  DROP TABLE "module_eligibility_rels" CASCADE;
  DROP TABLE "_module_eligibility_v_rels" CASCADE;
  DROP TABLE "cover_types_rels" CASCADE;
  DROP TABLE "_cover_types_v_rels" CASCADE;
  DROP TABLE "module_rating_rels" CASCADE;
  DROP TABLE "_module_rating_v_rels" CASCADE;
  DROP TABLE "forms_rels" CASCADE;
  DROP TABLE "_forms_v_rels" CASCADE;
  DROP TABLE "market_checks" CASCADE;
  ALTER TABLE "page_offer_rels" DROP CONSTRAINT "page_offer_rels_products_fk";
  
  ALTER TABLE "_page_offer_v_rels" DROP CONSTRAINT "_page_offer_v_rels_products_fk";
  
  ALTER TABLE "product_page_rels" DROP CONSTRAINT "product_page_rels_products_fk";
  
  ALTER TABLE "_product_page_v_rels" DROP CONSTRAINT "_product_page_v_rels_products_fk";
  
  ALTER TABLE "page_guide_rels" DROP CONSTRAINT "page_guide_rels_products_fk";
  
  ALTER TABLE "_page_guide_v_rels" DROP CONSTRAINT "_page_guide_v_rels_products_fk";
  
  ALTER TABLE "header_module_rels" DROP CONSTRAINT "header_module_rels_products_fk";
  
  ALTER TABLE "_header_module_v_rels" DROP CONSTRAINT "_header_module_v_rels_products_fk";
  
  ALTER TABLE "navigation_module_rels" DROP CONSTRAINT "navigation_module_rels_products_fk";
  
  ALTER TABLE "_navigation_module_v_rels" DROP CONSTRAINT "_navigation_module_v_rels_products_fk";
  
  ALTER TABLE "footer_module_rels" DROP CONSTRAINT "footer_module_rels_products_fk";
  
  ALTER TABLE "_footer_module_v_rels" DROP CONSTRAINT "_footer_module_v_rels_products_fk";
  
  ALTER TABLE "module_lisa_rels" DROP CONSTRAINT "module_lisa_rels_products_fk";
  
  ALTER TABLE "_module_lisa_v_rels" DROP CONSTRAINT "_module_lisa_v_rels_products_fk";
  
  ALTER TABLE "offer_rels" DROP CONSTRAINT "offer_rels_products_fk";
  
  ALTER TABLE "_offer_v_rels" DROP CONSTRAINT "_offer_v_rels_products_fk";
  
  ALTER TABLE "module_card_rels" DROP CONSTRAINT "module_card_rels_products_fk";
  
  ALTER TABLE "_module_card_v_rels" DROP CONSTRAINT "_module_card_v_rels_products_fk";
  
  ALTER TABLE "module_contact_rels" DROP CONSTRAINT "module_contact_rels_products_fk";
  
  ALTER TABLE "_module_contact_v_rels" DROP CONSTRAINT "_module_contact_v_rels_products_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_market_checks_fk";
  
  DROP INDEX "page_offer_rels_products_id_idx";
  DROP INDEX "_page_offer_v_rels_products_id_idx";
  DROP INDEX "product_page_rels_products_id_idx";
  DROP INDEX "_product_page_v_rels_products_id_idx";
  DROP INDEX "page_guide_rels_products_id_idx";
  DROP INDEX "_page_guide_v_rels_products_id_idx";
  DROP INDEX "header_module_rels_products_id_idx";
  DROP INDEX "_header_module_v_rels_products_id_idx";
  DROP INDEX "navigation_module_rels_products_id_idx";
  DROP INDEX "_navigation_module_v_rels_products_id_idx";
  DROP INDEX "footer_module_rels_products_id_idx";
  DROP INDEX "_footer_module_v_rels_products_id_idx";
  DROP INDEX "module_lisa_rels_products_id_idx";
  DROP INDEX "_module_lisa_v_rels_products_id_idx";
  DROP INDEX "offer_rels_products_id_idx";
  DROP INDEX "_offer_v_rels_products_id_idx";
  DROP INDEX "module_card_rels_products_id_idx";
  DROP INDEX "_module_card_v_rels_products_id_idx";
  DROP INDEX "module_contact_rels_products_id_idx";
  DROP INDEX "_module_contact_v_rels_products_id_idx";
  DROP INDEX "payload_locked_documents_rels_market_checks_id_idx";
  ALTER TABLE "page_offer_rels" DROP COLUMN "products_id";
  ALTER TABLE "_page_offer_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "product_page_rels" DROP COLUMN "products_id";
  ALTER TABLE "_product_page_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "page_guide_rels" DROP COLUMN "products_id";
  ALTER TABLE "_page_guide_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "header_module_rels" DROP COLUMN "products_id";
  ALTER TABLE "_header_module_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "navigation_module_rels" DROP COLUMN "products_id";
  ALTER TABLE "_navigation_module_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "footer_module_rels" DROP COLUMN "products_id";
  ALTER TABLE "_footer_module_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "module_lisa_rels" DROP COLUMN "products_id";
  ALTER TABLE "_module_lisa_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "offer_rels" DROP COLUMN "products_id";
  ALTER TABLE "_offer_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "module_card_rels" DROP COLUMN "products_id";
  ALTER TABLE "_module_card_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "module_contact_rels" DROP COLUMN "products_id";
  ALTER TABLE "_module_contact_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "market_checks_id";`)
}
