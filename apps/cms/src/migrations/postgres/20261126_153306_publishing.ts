import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_publishing_settings_families" AS ENUM('plans', 'prices', 'legal', 'releases');
  CREATE TYPE "public"."enum_publishing_settings_second_person" AS ENUM('auto', 'always', 'never');
  CREATE TYPE "public"."enum_publishing_settings_overdue_action" AS ENUM('remind', 'noindex', 'unpublish');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'compliance' BEFORE 'finder_manager';
  CREATE TABLE "publishing_settings_families" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_publishing_settings_families",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "publishing_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"second_person" "enum_publishing_settings_second_person" DEFAULT 'auto' NOT NULL,
  	"is_real" boolean DEFAULT false,
  	"overdue_days" numeric DEFAULT 30 NOT NULL,
  	"overdue_action" "enum_publishing_settings_overdue_action" DEFAULT 'remind' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "publishing_settings_families" ADD CONSTRAINT "publishing_settings_families_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."publishing_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "publishing_settings_families_order_idx" ON "publishing_settings_families" USING btree ("order");
  CREATE INDEX "publishing_settings_families_parent_idx" ON "publishing_settings_families" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "publishing_settings_families" CASCADE;
  DROP TABLE "publishing_settings" CASCADE;
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'publisher', 'editor', 'translator', 'finder_manager', 'auditor', 'site');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP TYPE "public"."enum_publishing_settings_families";
  DROP TYPE "public"."enum_publishing_settings_second_person";
  DROP TYPE "public"."enum_publishing_settings_overdue_action";`)
}
