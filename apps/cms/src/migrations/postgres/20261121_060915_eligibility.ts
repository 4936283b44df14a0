import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."finder_type" AS ENUM('Nationality', 'Pays');
  CREATE TYPE "public"."finder_rules_type" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8');
  CREATE TYPE "public"."finder_rules_label" AS ENUM('01 - Asia', '02 - Middle East', '03 - France & Switzerland', '04 - English-speaking countries', '05 - Rest of the world');
  CREATE TYPE "public"."finder_compliance" AS ENUM('Low', 'Medium');
  CREATE TYPE "public"."finder_list_type" AS ENUM('Pays', 'Liste de pays', 'Nationality');
  CREATE TYPE "public"."finder_profile_type" AS ENUM('Need', 'Citizenship');
  CREATE TYPE "public"."finding_kind" AS ENUM('empty-field', 'only-excluded', 'product-count', 'funnel-count', 'dangling', 'missing-url', 'refused-url', 'too-intricate', 'conflict', 'gap-residence', 'gap-destination', 'gap-pair', 'gap-nationality', 'overlap', 'never-wins', 'neutral-wins', 'pointless-question', 'single-restricted', 'empty-list', 'excluded-covered', 'wrong-role', 'link-record', 'reverse-link', 'stale-acceptance', 'name-fallback');
  CREATE TABLE "rules" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"reference" varchar NOT NULL,
  	"type" "finder_type" DEFAULT 'Pays' NOT NULL,
  	"name" varchar NOT NULL,
  	"rules_type" "finder_rules_type",
  	"rules_label" "finder_rules_label",
  	"compliance" "finder_compliance",
  	"entity" varchar,
  	"priority" numeric DEFAULT 0,
  	"data_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"country_lists_id" uuid,
  	"profiles_id" uuid,
  	"products_id" uuid,
  	"funnels_id" uuid,
  	"rules_id" uuid
  );
  
  CREATE TABLE "_rules_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_reference" varchar NOT NULL,
  	"version_type" "finder_type" DEFAULT 'Pays' NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_rules_type" "finder_rules_type",
  	"version_rules_label" "finder_rules_label",
  	"version_compliance" "finder_compliance",
  	"version_entity" varchar,
  	"version_priority" numeric DEFAULT 0,
  	"version_data_id" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_rules_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"country_lists_id" uuid,
  	"profiles_id" uuid,
  	"products_id" uuid,
  	"funnels_id" uuid,
  	"rules_id" uuid
  );
  
  CREATE TABLE "country_lists" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"type" "finder_list_type" DEFAULT 'Liste de pays' NOT NULL,
  	"data_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "country_lists_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" uuid,
  	"rules_id" uuid
  );
  
  CREATE TABLE "_country_lists_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_type" "finder_list_type" DEFAULT 'Liste de pays' NOT NULL,
  	"version_data_id" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_country_lists_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" uuid,
  	"rules_id" uuid
  );
  
  CREATE TABLE "products" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"names_en" varchar,
  	"names_fr" varchar,
  	"names_es" varchar,
  	"names_de" varchar,
  	"names_nl" varchar,
  	"urls_en" varchar,
  	"urls_fr" varchar,
  	"urls_es" varchar,
  	"urls_de" varchar,
  	"urls_nl" varchar,
  	"data_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"rules_id" uuid
  );
  
  CREATE TABLE "_products_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_names_en" varchar,
  	"version_names_fr" varchar,
  	"version_names_es" varchar,
  	"version_names_de" varchar,
  	"version_names_nl" varchar,
  	"version_urls_en" varchar,
  	"version_urls_fr" varchar,
  	"version_urls_es" varchar,
  	"version_urls_de" varchar,
  	"version_urls_nl" varchar,
  	"version_data_id" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"rules_id" uuid
  );
  
  CREATE TABLE "profiles" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"type" "finder_profile_type" DEFAULT 'Need' NOT NULL,
  	"order" numeric DEFAULT 1 NOT NULL,
  	"names_en" varchar,
  	"names_fr" varchar,
  	"names_es" varchar,
  	"names_de" varchar,
  	"names_nl" varchar,
  	"data_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "profiles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"rules_id" uuid
  );
  
  CREATE TABLE "_profiles_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_type" "finder_profile_type" DEFAULT 'Need' NOT NULL,
  	"version_order" numeric DEFAULT 1 NOT NULL,
  	"version_names_en" varchar,
  	"version_names_fr" varchar,
  	"version_names_es" varchar,
  	"version_names_de" varchar,
  	"version_names_nl" varchar,
  	"version_data_id" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_profiles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"rules_id" uuid
  );
  
  CREATE TABLE "funnels" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"urls_en" varchar,
  	"urls_fr" varchar,
  	"urls_es" varchar,
  	"urls_de" varchar,
  	"urls_nl" varchar,
  	"data_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "funnels_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"rules_id" uuid
  );
  
  CREATE TABLE "_funnels_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_urls_en" varchar,
  	"version_urls_fr" varchar,
  	"version_urls_es" varchar,
  	"version_urls_de" varchar,
  	"version_urls_nl" varchar,
  	"version_data_id" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_funnels_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"rules_id" uuid
  );
  
  CREATE TABLE "finder_findings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"finding" varchar NOT NULL,
  	"kind" "finding_kind",
  	"reason" varchar NOT NULL,
  	"journeys" numeric NOT NULL,
  	"author" varchar,
  	"time" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_finder_findings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_finding" varchar NOT NULL,
  	"version_kind" "finding_kind",
  	"version_reason" varchar NOT NULL,
  	"version_journeys" numeric NOT NULL,
  	"version_author" varchar,
  	"version_time" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "finder_releases" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version" numeric NOT NULL,
  	"type" varchar NOT NULL,
  	"note" varchar,
  	"author" varchar,
  	"time" timestamp(3) with time zone NOT NULL,
  	"journeys" numeric,
  	"changed" numeric,
  	"checksum" varchar NOT NULL,
  	"release" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "countries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"country_lists_id" uuid
  );
  
  CREATE TABLE "finder_live" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version" numeric,
  	"activated_by" varchar,
  	"activated_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "countries" ADD COLUMN "data_id" varchar;
  ALTER TABLE "countries" ADD COLUMN "reference" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "rules_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "country_lists_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "profiles_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "funnels_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "finder_findings_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "finder_releases_id" uuid;
  ALTER TABLE "rules_rels" ADD CONSTRAINT "rules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rules_rels" ADD CONSTRAINT "rules_rels_country_lists_fk" FOREIGN KEY ("country_lists_id") REFERENCES "public"."country_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rules_rels" ADD CONSTRAINT "rules_rels_profiles_fk" FOREIGN KEY ("profiles_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rules_rels" ADD CONSTRAINT "rules_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rules_rels" ADD CONSTRAINT "rules_rels_funnels_fk" FOREIGN KEY ("funnels_id") REFERENCES "public"."funnels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rules_rels" ADD CONSTRAINT "rules_rels_rules_fk" FOREIGN KEY ("rules_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rules_v" ADD CONSTRAINT "_rules_v_parent_id_rules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rules_v_rels" ADD CONSTRAINT "_rules_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rules_v_rels" ADD CONSTRAINT "_rules_v_rels_country_lists_fk" FOREIGN KEY ("country_lists_id") REFERENCES "public"."country_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rules_v_rels" ADD CONSTRAINT "_rules_v_rels_profiles_fk" FOREIGN KEY ("profiles_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rules_v_rels" ADD CONSTRAINT "_rules_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rules_v_rels" ADD CONSTRAINT "_rules_v_rels_funnels_fk" FOREIGN KEY ("funnels_id") REFERENCES "public"."funnels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rules_v_rels" ADD CONSTRAINT "_rules_v_rels_rules_fk" FOREIGN KEY ("rules_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "country_lists_rels" ADD CONSTRAINT "country_lists_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."country_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "country_lists_rels" ADD CONSTRAINT "country_lists_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "country_lists_rels" ADD CONSTRAINT "country_lists_rels_rules_fk" FOREIGN KEY ("rules_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_country_lists_v" ADD CONSTRAINT "_country_lists_v_parent_id_country_lists_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."country_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_country_lists_v_rels" ADD CONSTRAINT "_country_lists_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_country_lists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_country_lists_v_rels" ADD CONSTRAINT "_country_lists_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_country_lists_v_rels" ADD CONSTRAINT "_country_lists_v_rels_rules_fk" FOREIGN KEY ("rules_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_rules_fk" FOREIGN KEY ("rules_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_rules_fk" FOREIGN KEY ("rules_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "profiles_rels" ADD CONSTRAINT "profiles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "profiles_rels" ADD CONSTRAINT "profiles_rels_rules_fk" FOREIGN KEY ("rules_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_profiles_v" ADD CONSTRAINT "_profiles_v_parent_id_profiles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_profiles_v_rels" ADD CONSTRAINT "_profiles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_profiles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_profiles_v_rels" ADD CONSTRAINT "_profiles_v_rels_rules_fk" FOREIGN KEY ("rules_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funnels_rels" ADD CONSTRAINT "funnels_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."funnels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funnels_rels" ADD CONSTRAINT "funnels_rels_rules_fk" FOREIGN KEY ("rules_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funnels_v" ADD CONSTRAINT "_funnels_v_parent_id_funnels_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."funnels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_funnels_v_rels" ADD CONSTRAINT "_funnels_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_funnels_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funnels_v_rels" ADD CONSTRAINT "_funnels_v_rels_rules_fk" FOREIGN KEY ("rules_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_finder_findings_v" ADD CONSTRAINT "_finder_findings_v_parent_id_finder_findings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."finder_findings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "countries_rels" ADD CONSTRAINT "countries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries_rels" ADD CONSTRAINT "countries_rels_country_lists_fk" FOREIGN KEY ("country_lists_id") REFERENCES "public"."country_lists"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "rules_reference_idx" ON "rules" USING btree ("reference");
  CREATE INDEX "rules_type_idx" ON "rules" USING btree ("type");
  CREATE INDEX "rules_name_idx" ON "rules" USING btree ("name");
  CREATE INDEX "rules_rules_type_idx" ON "rules" USING btree ("rules_type");
  CREATE INDEX "rules_rules_label_idx" ON "rules" USING btree ("rules_label");
  CREATE INDEX "rules_compliance_idx" ON "rules" USING btree ("compliance");
  CREATE INDEX "rules_entity_idx" ON "rules" USING btree ("entity");
  CREATE UNIQUE INDEX "rules_data_id_idx" ON "rules" USING btree ("data_id");
  CREATE INDEX "rules_updated_at_idx" ON "rules" USING btree ("updated_at");
  CREATE INDEX "rules_created_at_idx" ON "rules" USING btree ("created_at");
  CREATE INDEX "rules_rels_order_idx" ON "rules_rels" USING btree ("order");
  CREATE INDEX "rules_rels_parent_idx" ON "rules_rels" USING btree ("parent_id");
  CREATE INDEX "rules_rels_path_idx" ON "rules_rels" USING btree ("path");
  CREATE INDEX "rules_rels_country_lists_id_idx" ON "rules_rels" USING btree ("country_lists_id");
  CREATE INDEX "rules_rels_profiles_id_idx" ON "rules_rels" USING btree ("profiles_id");
  CREATE INDEX "rules_rels_products_id_idx" ON "rules_rels" USING btree ("products_id");
  CREATE INDEX "rules_rels_funnels_id_idx" ON "rules_rels" USING btree ("funnels_id");
  CREATE INDEX "rules_rels_rules_id_idx" ON "rules_rels" USING btree ("rules_id");
  CREATE INDEX "_rules_v_parent_idx" ON "_rules_v" USING btree ("parent_id");
  CREATE INDEX "_rules_v_version_version_reference_idx" ON "_rules_v" USING btree ("version_reference");
  CREATE INDEX "_rules_v_version_version_type_idx" ON "_rules_v" USING btree ("version_type");
  CREATE INDEX "_rules_v_version_version_name_idx" ON "_rules_v" USING btree ("version_name");
  CREATE INDEX "_rules_v_version_version_rules_type_idx" ON "_rules_v" USING btree ("version_rules_type");
  CREATE INDEX "_rules_v_version_version_rules_label_idx" ON "_rules_v" USING btree ("version_rules_label");
  CREATE INDEX "_rules_v_version_version_compliance_idx" ON "_rules_v" USING btree ("version_compliance");
  CREATE INDEX "_rules_v_version_version_entity_idx" ON "_rules_v" USING btree ("version_entity");
  CREATE INDEX "_rules_v_version_version_data_id_idx" ON "_rules_v" USING btree ("version_data_id");
  CREATE INDEX "_rules_v_version_version_updated_at_idx" ON "_rules_v" USING btree ("version_updated_at");
  CREATE INDEX "_rules_v_version_version_created_at_idx" ON "_rules_v" USING btree ("version_created_at");
  CREATE INDEX "_rules_v_created_at_idx" ON "_rules_v" USING btree ("created_at");
  CREATE INDEX "_rules_v_updated_at_idx" ON "_rules_v" USING btree ("updated_at");
  CREATE INDEX "_rules_v_rels_order_idx" ON "_rules_v_rels" USING btree ("order");
  CREATE INDEX "_rules_v_rels_parent_idx" ON "_rules_v_rels" USING btree ("parent_id");
  CREATE INDEX "_rules_v_rels_path_idx" ON "_rules_v_rels" USING btree ("path");
  CREATE INDEX "_rules_v_rels_country_lists_id_idx" ON "_rules_v_rels" USING btree ("country_lists_id");
  CREATE INDEX "_rules_v_rels_profiles_id_idx" ON "_rules_v_rels" USING btree ("profiles_id");
  CREATE INDEX "_rules_v_rels_products_id_idx" ON "_rules_v_rels" USING btree ("products_id");
  CREATE INDEX "_rules_v_rels_funnels_id_idx" ON "_rules_v_rels" USING btree ("funnels_id");
  CREATE INDEX "_rules_v_rels_rules_id_idx" ON "_rules_v_rels" USING btree ("rules_id");
  CREATE INDEX "country_lists_name_idx" ON "country_lists" USING btree ("name");
  CREATE INDEX "country_lists_type_idx" ON "country_lists" USING btree ("type");
  CREATE UNIQUE INDEX "country_lists_data_id_idx" ON "country_lists" USING btree ("data_id");
  CREATE INDEX "country_lists_updated_at_idx" ON "country_lists" USING btree ("updated_at");
  CREATE INDEX "country_lists_created_at_idx" ON "country_lists" USING btree ("created_at");
  CREATE INDEX "country_lists_rels_order_idx" ON "country_lists_rels" USING btree ("order");
  CREATE INDEX "country_lists_rels_parent_idx" ON "country_lists_rels" USING btree ("parent_id");
  CREATE INDEX "country_lists_rels_path_idx" ON "country_lists_rels" USING btree ("path");
  CREATE INDEX "country_lists_rels_countries_id_idx" ON "country_lists_rels" USING btree ("countries_id");
  CREATE INDEX "country_lists_rels_rules_id_idx" ON "country_lists_rels" USING btree ("rules_id");
  CREATE INDEX "_country_lists_v_parent_idx" ON "_country_lists_v" USING btree ("parent_id");
  CREATE INDEX "_country_lists_v_version_version_name_idx" ON "_country_lists_v" USING btree ("version_name");
  CREATE INDEX "_country_lists_v_version_version_type_idx" ON "_country_lists_v" USING btree ("version_type");
  CREATE INDEX "_country_lists_v_version_version_data_id_idx" ON "_country_lists_v" USING btree ("version_data_id");
  CREATE INDEX "_country_lists_v_version_version_updated_at_idx" ON "_country_lists_v" USING btree ("version_updated_at");
  CREATE INDEX "_country_lists_v_version_version_created_at_idx" ON "_country_lists_v" USING btree ("version_created_at");
  CREATE INDEX "_country_lists_v_created_at_idx" ON "_country_lists_v" USING btree ("created_at");
  CREATE INDEX "_country_lists_v_updated_at_idx" ON "_country_lists_v" USING btree ("updated_at");
  CREATE INDEX "_country_lists_v_rels_order_idx" ON "_country_lists_v_rels" USING btree ("order");
  CREATE INDEX "_country_lists_v_rels_parent_idx" ON "_country_lists_v_rels" USING btree ("parent_id");
  CREATE INDEX "_country_lists_v_rels_path_idx" ON "_country_lists_v_rels" USING btree ("path");
  CREATE INDEX "_country_lists_v_rels_countries_id_idx" ON "_country_lists_v_rels" USING btree ("countries_id");
  CREATE INDEX "_country_lists_v_rels_rules_id_idx" ON "_country_lists_v_rels" USING btree ("rules_id");
  CREATE INDEX "products_name_idx" ON "products" USING btree ("name");
  CREATE UNIQUE INDEX "products_data_id_idx" ON "products" USING btree ("data_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_rules_id_idx" ON "products_rels" USING btree ("rules_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_name_idx" ON "_products_v" USING btree ("version_name");
  CREATE INDEX "_products_v_version_version_data_id_idx" ON "_products_v" USING btree ("version_data_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_rules_id_idx" ON "_products_v_rels" USING btree ("rules_id");
  CREATE INDEX "profiles_name_idx" ON "profiles" USING btree ("name");
  CREATE INDEX "profiles_type_idx" ON "profiles" USING btree ("type");
  CREATE UNIQUE INDEX "profiles_data_id_idx" ON "profiles" USING btree ("data_id");
  CREATE INDEX "profiles_updated_at_idx" ON "profiles" USING btree ("updated_at");
  CREATE INDEX "profiles_created_at_idx" ON "profiles" USING btree ("created_at");
  CREATE INDEX "profiles_rels_order_idx" ON "profiles_rels" USING btree ("order");
  CREATE INDEX "profiles_rels_parent_idx" ON "profiles_rels" USING btree ("parent_id");
  CREATE INDEX "profiles_rels_path_idx" ON "profiles_rels" USING btree ("path");
  CREATE INDEX "profiles_rels_rules_id_idx" ON "profiles_rels" USING btree ("rules_id");
  CREATE INDEX "_profiles_v_parent_idx" ON "_profiles_v" USING btree ("parent_id");
  CREATE INDEX "_profiles_v_version_version_name_idx" ON "_profiles_v" USING btree ("version_name");
  CREATE INDEX "_profiles_v_version_version_type_idx" ON "_profiles_v" USING btree ("version_type");
  CREATE INDEX "_profiles_v_version_version_data_id_idx" ON "_profiles_v" USING btree ("version_data_id");
  CREATE INDEX "_profiles_v_version_version_updated_at_idx" ON "_profiles_v" USING btree ("version_updated_at");
  CREATE INDEX "_profiles_v_version_version_created_at_idx" ON "_profiles_v" USING btree ("version_created_at");
  CREATE INDEX "_profiles_v_created_at_idx" ON "_profiles_v" USING btree ("created_at");
  CREATE INDEX "_profiles_v_updated_at_idx" ON "_profiles_v" USING btree ("updated_at");
  CREATE INDEX "_profiles_v_rels_order_idx" ON "_profiles_v_rels" USING btree ("order");
  CREATE INDEX "_profiles_v_rels_parent_idx" ON "_profiles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_profiles_v_rels_path_idx" ON "_profiles_v_rels" USING btree ("path");
  CREATE INDEX "_profiles_v_rels_rules_id_idx" ON "_profiles_v_rels" USING btree ("rules_id");
  CREATE INDEX "funnels_name_idx" ON "funnels" USING btree ("name");
  CREATE UNIQUE INDEX "funnels_data_id_idx" ON "funnels" USING btree ("data_id");
  CREATE INDEX "funnels_updated_at_idx" ON "funnels" USING btree ("updated_at");
  CREATE INDEX "funnels_created_at_idx" ON "funnels" USING btree ("created_at");
  CREATE INDEX "funnels_rels_order_idx" ON "funnels_rels" USING btree ("order");
  CREATE INDEX "funnels_rels_parent_idx" ON "funnels_rels" USING btree ("parent_id");
  CREATE INDEX "funnels_rels_path_idx" ON "funnels_rels" USING btree ("path");
  CREATE INDEX "funnels_rels_rules_id_idx" ON "funnels_rels" USING btree ("rules_id");
  CREATE INDEX "_funnels_v_parent_idx" ON "_funnels_v" USING btree ("parent_id");
  CREATE INDEX "_funnels_v_version_version_name_idx" ON "_funnels_v" USING btree ("version_name");
  CREATE INDEX "_funnels_v_version_version_data_id_idx" ON "_funnels_v" USING btree ("version_data_id");
  CREATE INDEX "_funnels_v_version_version_updated_at_idx" ON "_funnels_v" USING btree ("version_updated_at");
  CREATE INDEX "_funnels_v_version_version_created_at_idx" ON "_funnels_v" USING btree ("version_created_at");
  CREATE INDEX "_funnels_v_created_at_idx" ON "_funnels_v" USING btree ("created_at");
  CREATE INDEX "_funnels_v_updated_at_idx" ON "_funnels_v" USING btree ("updated_at");
  CREATE INDEX "_funnels_v_rels_order_idx" ON "_funnels_v_rels" USING btree ("order");
  CREATE INDEX "_funnels_v_rels_parent_idx" ON "_funnels_v_rels" USING btree ("parent_id");
  CREATE INDEX "_funnels_v_rels_path_idx" ON "_funnels_v_rels" USING btree ("path");
  CREATE INDEX "_funnels_v_rels_rules_id_idx" ON "_funnels_v_rels" USING btree ("rules_id");
  CREATE UNIQUE INDEX "finder_findings_finding_idx" ON "finder_findings" USING btree ("finding");
  CREATE INDEX "finder_findings_kind_idx" ON "finder_findings" USING btree ("kind");
  CREATE INDEX "finder_findings_updated_at_idx" ON "finder_findings" USING btree ("updated_at");
  CREATE INDEX "finder_findings_created_at_idx" ON "finder_findings" USING btree ("created_at");
  CREATE INDEX "_finder_findings_v_parent_idx" ON "_finder_findings_v" USING btree ("parent_id");
  CREATE INDEX "_finder_findings_v_version_version_finding_idx" ON "_finder_findings_v" USING btree ("version_finding");
  CREATE INDEX "_finder_findings_v_version_version_kind_idx" ON "_finder_findings_v" USING btree ("version_kind");
  CREATE INDEX "_finder_findings_v_version_version_updated_at_idx" ON "_finder_findings_v" USING btree ("version_updated_at");
  CREATE INDEX "_finder_findings_v_version_version_created_at_idx" ON "_finder_findings_v" USING btree ("version_created_at");
  CREATE INDEX "_finder_findings_v_created_at_idx" ON "_finder_findings_v" USING btree ("created_at");
  CREATE INDEX "_finder_findings_v_updated_at_idx" ON "_finder_findings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "finder_releases_version_idx" ON "finder_releases" USING btree ("version");
  CREATE INDEX "finder_releases_updated_at_idx" ON "finder_releases" USING btree ("updated_at");
  CREATE INDEX "finder_releases_created_at_idx" ON "finder_releases" USING btree ("created_at");
  CREATE INDEX "countries_rels_order_idx" ON "countries_rels" USING btree ("order");
  CREATE INDEX "countries_rels_parent_idx" ON "countries_rels" USING btree ("parent_id");
  CREATE INDEX "countries_rels_path_idx" ON "countries_rels" USING btree ("path");
  CREATE INDEX "countries_rels_country_lists_id_idx" ON "countries_rels" USING btree ("country_lists_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rules_fk" FOREIGN KEY ("rules_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_country_lists_fk" FOREIGN KEY ("country_lists_id") REFERENCES "public"."country_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_profiles_fk" FOREIGN KEY ("profiles_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_funnels_fk" FOREIGN KEY ("funnels_id") REFERENCES "public"."funnels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_finder_findings_fk" FOREIGN KEY ("finder_findings_id") REFERENCES "public"."finder_findings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_finder_releases_fk" FOREIGN KEY ("finder_releases_id") REFERENCES "public"."finder_releases"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "countries_data_id_idx" ON "countries" USING btree ("data_id");
  CREATE INDEX "payload_locked_documents_rels_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("rules_id");
  CREATE INDEX "payload_locked_documents_rels_country_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("country_lists_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_profiles_id_idx" ON "payload_locked_documents_rels" USING btree ("profiles_id");
  CREATE INDEX "payload_locked_documents_rels_funnels_id_idx" ON "payload_locked_documents_rels" USING btree ("funnels_id");
  CREATE INDEX "payload_locked_documents_rels_finder_findings_id_idx" ON "payload_locked_documents_rels" USING btree ("finder_findings_id");
  CREATE INDEX "payload_locked_documents_rels_finder_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("finder_releases_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rules_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rules_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rules_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "country_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "country_lists_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_country_lists_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_country_lists_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "profiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "profiles_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_profiles_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_profiles_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "funnels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "funnels_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_funnels_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_funnels_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "finder_findings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_finder_findings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "finder_releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "countries_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "finder_live" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "rules" CASCADE;
  DROP TABLE "rules_rels" CASCADE;
  DROP TABLE "_rules_v" CASCADE;
  DROP TABLE "_rules_v_rels" CASCADE;
  DROP TABLE "country_lists" CASCADE;
  DROP TABLE "country_lists_rels" CASCADE;
  DROP TABLE "_country_lists_v" CASCADE;
  DROP TABLE "_country_lists_v_rels" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "profiles" CASCADE;
  DROP TABLE "profiles_rels" CASCADE;
  DROP TABLE "_profiles_v" CASCADE;
  DROP TABLE "_profiles_v_rels" CASCADE;
  DROP TABLE "funnels" CASCADE;
  DROP TABLE "funnels_rels" CASCADE;
  DROP TABLE "_funnels_v" CASCADE;
  DROP TABLE "_funnels_v_rels" CASCADE;
  DROP TABLE "finder_findings" CASCADE;
  DROP TABLE "_finder_findings_v" CASCADE;
  DROP TABLE "finder_releases" CASCADE;
  DROP TABLE "countries_rels" CASCADE;
  DROP TABLE "finder_live" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_rules_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_country_lists_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_products_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_profiles_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_funnels_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_finder_findings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_finder_releases_fk";
  
  DROP INDEX "countries_data_id_idx";
  DROP INDEX "payload_locked_documents_rels_rules_id_idx";
  DROP INDEX "payload_locked_documents_rels_country_lists_id_idx";
  DROP INDEX "payload_locked_documents_rels_products_id_idx";
  DROP INDEX "payload_locked_documents_rels_profiles_id_idx";
  DROP INDEX "payload_locked_documents_rels_funnels_id_idx";
  DROP INDEX "payload_locked_documents_rels_finder_findings_id_idx";
  DROP INDEX "payload_locked_documents_rels_finder_releases_id_idx";
  ALTER TABLE "countries" DROP COLUMN "data_id";
  ALTER TABLE "countries" DROP COLUMN "reference";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "rules_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "country_lists_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "products_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "profiles_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "funnels_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "finder_findings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "finder_releases_id";
  DROP TYPE "public"."finder_type";
  DROP TYPE "public"."finder_rules_type";
  DROP TYPE "public"."finder_rules_label";
  DROP TYPE "public"."finder_compliance";
  DROP TYPE "public"."finder_list_type";
  DROP TYPE "public"."finder_profile_type";
  DROP TYPE "public"."finding_kind";`)
}
