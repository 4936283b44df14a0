import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_clause_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__clause_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "clause" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale",
  	"title" varchar,
  	"uid" varchar,
  	"text" varchar,
  	"edited_by" varchar,
  	"group" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_clause_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "clause_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_clause_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale",
  	"version_title" varchar,
  	"version_uid" varchar,
  	"version_text" varchar,
  	"version_edited_by" varchar,
  	"version_group" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__clause_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_clause_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  DROP INDEX "group_locale_18_idx";
  DROP INDEX "version_group_version_locale_18_idx";
  DROP INDEX "group_locale_19_idx";
  DROP INDEX "version_group_version_locale_19_idx";
  DROP INDEX "group_locale_20_idx";
  DROP INDEX "version_group_version_locale_20_idx";
  DROP INDEX "group_locale_21_idx";
  DROP INDEX "version_group_version_locale_21_idx";
  DROP INDEX "group_locale_22_idx";
  DROP INDEX "version_group_version_locale_22_idx";
  DROP INDEX "group_locale_23_idx";
  DROP INDEX "version_group_version_locale_23_idx";
  DROP INDEX "group_locale_24_idx";
  DROP INDEX "version_group_version_locale_24_idx";
  DROP INDEX "group_locale_25_idx";
  DROP INDEX "version_group_version_locale_25_idx";
  DROP INDEX "group_locale_26_idx";
  ALTER TABLE "clause_rels" ADD CONSTRAINT "clause_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."clause"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clause_rels" ADD CONSTRAINT "clause_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clause_v" ADD CONSTRAINT "_clause_v_parent_id_clause_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."clause"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clause_v_rels" ADD CONSTRAINT "_clause_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_clause_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clause_v_rels" ADD CONSTRAINT "_clause_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "clause_locale_idx" ON "clause" USING btree ("locale");
  CREATE INDEX "clause_uid_idx" ON "clause" USING btree ("uid");
  CREATE INDEX "clause_group_idx" ON "clause" USING btree ("group");
  CREATE INDEX "clause_updated_at_idx" ON "clause" USING btree ("updated_at");
  CREATE INDEX "clause_created_at_idx" ON "clause" USING btree ("created_at");
  CREATE INDEX "clause_deleted_at_idx" ON "clause" USING btree ("deleted_at");
  CREATE INDEX "clause__status_idx" ON "clause" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_18_idx" ON "clause" USING btree ("group","locale");
  CREATE UNIQUE INDEX "uid_locale_idx" ON "clause" USING btree ("uid","locale");
  CREATE INDEX "clause_rels_order_idx" ON "clause_rels" USING btree ("order");
  CREATE INDEX "clause_rels_parent_idx" ON "clause_rels" USING btree ("parent_id");
  CREATE INDEX "clause_rels_path_idx" ON "clause_rels" USING btree ("path");
  CREATE INDEX "clause_rels_products_id_idx" ON "clause_rels" USING btree ("products_id");
  CREATE INDEX "_clause_v_parent_idx" ON "_clause_v" USING btree ("parent_id");
  CREATE INDEX "_clause_v_version_version_locale_idx" ON "_clause_v" USING btree ("version_locale");
  CREATE INDEX "_clause_v_version_version_uid_idx" ON "_clause_v" USING btree ("version_uid");
  CREATE INDEX "_clause_v_version_version_group_idx" ON "_clause_v" USING btree ("version_group");
  CREATE INDEX "_clause_v_version_version_updated_at_idx" ON "_clause_v" USING btree ("version_updated_at");
  CREATE INDEX "_clause_v_version_version_created_at_idx" ON "_clause_v" USING btree ("version_created_at");
  CREATE INDEX "_clause_v_version_version_deleted_at_idx" ON "_clause_v" USING btree ("version_deleted_at");
  CREATE INDEX "_clause_v_version_version__status_idx" ON "_clause_v" USING btree ("version__status");
  CREATE INDEX "_clause_v_created_at_idx" ON "_clause_v" USING btree ("created_at");
  CREATE INDEX "_clause_v_updated_at_idx" ON "_clause_v" USING btree ("updated_at");
  CREATE INDEX "_clause_v_latest_idx" ON "_clause_v" USING btree ("latest");
  CREATE INDEX "_clause_v_autosave_idx" ON "_clause_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_18_idx" ON "_clause_v" USING btree ("version_group","version_locale");
  CREATE INDEX "version_uid_version_locale_idx" ON "_clause_v" USING btree ("version_uid","version_locale");
  CREATE INDEX "_clause_v_rels_order_idx" ON "_clause_v_rels" USING btree ("order");
  CREATE INDEX "_clause_v_rels_parent_idx" ON "_clause_v_rels" USING btree ("parent_id");
  CREATE INDEX "_clause_v_rels_path_idx" ON "_clause_v_rels" USING btree ("path");
  CREATE INDEX "_clause_v_rels_products_id_idx" ON "_clause_v_rels" USING btree ("products_id");
  CREATE UNIQUE INDEX "group_locale_19_idx" ON "module_lisa" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_19_idx" ON "_module_lisa_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_20_idx" ON "module_eligibility" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_20_idx" ON "_module_eligibility_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_21_idx" ON "cover_types" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_21_idx" ON "_cover_types_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_22_idx" ON "offer" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_22_idx" ON "_offer_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_23_idx" ON "module_card" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_23_idx" ON "_module_card_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_24_idx" ON "module_contact" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_24_idx" ON "_module_contact_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_25_idx" ON "module_rating" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_25_idx" ON "_module_rating_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_26_idx" ON "forms" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_26_idx" ON "_forms_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_27_idx" ON "translations" USING btree ("group","locale");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clause" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "clause_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_clause_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_clause_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "clause" CASCADE;
  DROP TABLE "clause_rels" CASCADE;
  DROP TABLE "_clause_v" CASCADE;
  DROP TABLE "_clause_v_rels" CASCADE;
  DROP INDEX "group_locale_19_idx";
  DROP INDEX "version_group_version_locale_19_idx";
  DROP INDEX "group_locale_20_idx";
  DROP INDEX "version_group_version_locale_20_idx";
  DROP INDEX "group_locale_21_idx";
  DROP INDEX "version_group_version_locale_21_idx";
  DROP INDEX "group_locale_22_idx";
  DROP INDEX "version_group_version_locale_22_idx";
  DROP INDEX "group_locale_23_idx";
  DROP INDEX "version_group_version_locale_23_idx";
  DROP INDEX "group_locale_24_idx";
  DROP INDEX "version_group_version_locale_24_idx";
  DROP INDEX "group_locale_25_idx";
  DROP INDEX "version_group_version_locale_25_idx";
  DROP INDEX "group_locale_26_idx";
  DROP INDEX "version_group_version_locale_26_idx";
  DROP INDEX "group_locale_27_idx";
  CREATE UNIQUE INDEX "group_locale_18_idx" ON "module_lisa" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_18_idx" ON "_module_lisa_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_19_idx" ON "module_eligibility" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_19_idx" ON "_module_eligibility_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_20_idx" ON "cover_types" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_20_idx" ON "_cover_types_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_21_idx" ON "offer" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_21_idx" ON "_offer_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_22_idx" ON "module_card" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_22_idx" ON "_module_card_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_23_idx" ON "module_contact" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_23_idx" ON "_module_contact_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_24_idx" ON "module_rating" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_24_idx" ON "_module_rating_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_25_idx" ON "forms" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_25_idx" ON "_forms_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_26_idx" ON "translations" USING btree ("group","locale");
  DROP TYPE "public"."enum_clause_status";
  DROP TYPE "public"."enum__clause_v_version_status";`)
}
