import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_publishing_settings_second_factor" AS ENUM('auto', 'always', 'never');
  CREATE TABLE "second_factors" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"account" varchar NOT NULL,
  	"secret" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"recovery" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "preview_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hash" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"documents" jsonb NOT NULL,
  	"page" varchar,
  	"locale" varchar,
  	"made_by" varchar,
  	"made_by_id" varchar NOT NULL,
  	"made_at" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"opened" numeric DEFAULT 0,
  	"opened_at" timestamp(3) with time zone,
  	"ended_by" varchar,
  	"ended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users_sessions" ADD COLUMN "browser" varchar;
  ALTER TABLE "users_sessions" ADD COLUMN "used_at" timestamp(3) with time zone;
  ALTER TABLE "users_sessions" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "users_sessions" ADD COLUMN "with_code" boolean;
  ALTER TABLE "users" ADD COLUMN "name" varchar;
  ALTER TABLE "users" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "second_factors_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "preview_links_id" uuid;
  ALTER TABLE "publishing_settings" ADD COLUMN "second_factor" "enum_publishing_settings_second_factor" DEFAULT 'auto' NOT NULL;
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE UNIQUE INDEX "preview_links_hash_idx" ON "preview_links" USING btree ("hash");
  CREATE INDEX "preview_links_document_idx" ON "preview_links" USING btree ("document");
  CREATE INDEX "preview_links_until_idx" ON "preview_links" USING btree ("until");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_second_factors_fk" FOREIGN KEY ("second_factors_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preview_links_fk" FOREIGN KEY ("preview_links_id") REFERENCES "public"."preview_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_second_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("second_factors_id");
  CREATE INDEX "payload_locked_documents_rels_preview_links_id_idx" ON "payload_locked_documents_rels" USING btree ("preview_links_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "preview_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "preview_links" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_second_factors_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_preview_links_fk";
  
  DROP INDEX "payload_locked_documents_rels_second_factors_id_idx";
  DROP INDEX "payload_locked_documents_rels_preview_links_id_idx";
  ALTER TABLE "users_sessions" DROP COLUMN "browser";
  ALTER TABLE "users_sessions" DROP COLUMN "used_at";
  ALTER TABLE "users_sessions" DROP COLUMN "confirmed_at";
  ALTER TABLE "users_sessions" DROP COLUMN "with_code";
  ALTER TABLE "users" DROP COLUMN "name";
  ALTER TABLE "users" DROP COLUMN "invited_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "second_factors_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "preview_links_id";
  ALTER TABLE "publishing_settings" DROP COLUMN "second_factor";
  DROP TYPE "public"."enum_publishing_settings_second_factor";`)
}
