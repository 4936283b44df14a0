import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_publishing_settings_families" AS ENUM('plans', 'prices', 'legal', 'releases');
  CREATE TYPE "public"."enum_publishing_settings_second_person" AS ENUM('auto', 'always', 'never');
  CREATE TYPE "public"."enum_publishing_settings_overdue_action" AS ENUM('remind', 'noindex', 'unpublish');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'compliance' BEFORE 'finder_manager';
  CREATE TABLE "document_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"source" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"locale" varchar,
  	"audience" varchar,
  	"field" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"target_type" varchar,
  	"anchor" varchar,
  	"in_live" boolean,
  	"in_newest" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "link_findings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"type" varchar,
  	"source" varchar,
  	"locale" varchar,
  	"audience" varchar,
  	"title" varchar,
  	"field" varchar,
  	"target" varchar,
  	"detail" varchar,
  	"first_seen" timestamp(3) with time zone,
  	"last_seen" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "link_runs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"active" varchar,
  	"night" varchar,
  	"started_at" timestamp(3) with time zone,
  	"seen_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"done" numeric,
  	"total" numeric,
  	"findings" numeric,
  	"person" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "plan_reviews" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"group" varchar NOT NULL,
  	"review_by" varchar,
  	"reminded_at" timestamp(3) with time zone,
  	"failure" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"document" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"group" varchar,
  	"locale" varchar,
  	"audience" varchar,
  	"state" varchar NOT NULL,
  	"decision" varchar,
  	"fingerprint" varchar NOT NULL,
  	"asked_by" varchar,
  	"asked_by_id" varchar NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"asked_to" varchar,
  	"note" varchar,
  	"decided_by" varchar,
  	"decided_by_id" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"decision_note" varchar,
  	"published_by" varchar,
  	"published_at" timestamp(3) with time zone,
  	"published_fingerprint" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "review_comments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"document" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"resolved_by" varchar,
  	"resolved_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"to" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"topic" varchar,
  	"data" jsonb NOT NULL,
  	"locale" varchar NOT NULL,
  	"mail_state" varchar DEFAULT 'queued' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_try" timestamp(3) with time zone,
  	"last_error" varchar,
  	"message_id" varchar NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  ALTER TABLE "product_page" ADD COLUMN "approver" varchar;
  ALTER TABLE "product_page" ADD COLUMN "review_by" timestamp(3) with time zone;
  ALTER TABLE "_product_page_v" ADD COLUMN "version_approver" varchar;
  ALTER TABLE "_product_page_v" ADD COLUMN "version_review_by" timestamp(3) with time zone;
  ALTER TABLE "routes" ADD COLUMN "head_title" varchar;
  ALTER TABLE "document_index" ADD COLUMN "editors" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "document_links_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "link_findings_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "link_runs_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "plan_reviews_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reviews_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "review_comments_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notices_id" uuid;
  ALTER TABLE "service_state" ADD COLUMN "links_rules" numeric;
  ALTER TABLE "publishing_settings_families" ADD CONSTRAINT "publishing_settings_families_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."publishing_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "document_links_source_idx" ON "document_links" USING btree ("source");
  CREATE INDEX "document_links_type_idx" ON "document_links" USING btree ("type");
  CREATE INDEX "document_links_target_idx" ON "document_links" USING btree ("target");
  CREATE INDEX "document_links_updated_at_idx" ON "document_links" USING btree ("updated_at");
  CREATE INDEX "document_links_created_at_idx" ON "document_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "link_findings_key_idx" ON "link_findings" USING btree ("key");
  CREATE INDEX "link_findings_kind_idx" ON "link_findings" USING btree ("kind");
  CREATE INDEX "link_findings_source_idx" ON "link_findings" USING btree ("source");
  CREATE INDEX "link_findings_locale_idx" ON "link_findings" USING btree ("locale");
  CREATE INDEX "link_findings_updated_at_idx" ON "link_findings" USING btree ("updated_at");
  CREATE INDEX "link_findings_created_at_idx" ON "link_findings" USING btree ("created_at");
  CREATE UNIQUE INDEX "link_runs_active_idx" ON "link_runs" USING btree ("active");
  CREATE UNIQUE INDEX "link_runs_night_idx" ON "link_runs" USING btree ("night");
  CREATE INDEX "link_runs_started_at_idx" ON "link_runs" USING btree ("started_at");
  CREATE INDEX "link_runs_ended_at_idx" ON "link_runs" USING btree ("ended_at");
  CREATE INDEX "link_runs_updated_at_idx" ON "link_runs" USING btree ("updated_at");
  CREATE INDEX "link_runs_created_at_idx" ON "link_runs" USING btree ("created_at");
  CREATE UNIQUE INDEX "plan_reviews_group_idx" ON "plan_reviews" USING btree ("group");
  CREATE INDEX "plan_reviews_updated_at_idx" ON "plan_reviews" USING btree ("updated_at");
  CREATE INDEX "plan_reviews_created_at_idx" ON "plan_reviews" USING btree ("created_at");
  CREATE INDEX "reviews_document_idx" ON "reviews" USING btree ("document");
  CREATE INDEX "reviews_group_idx" ON "reviews" USING btree ("group");
  CREATE INDEX "reviews_state_idx" ON "reviews" USING btree ("state");
  CREATE INDEX "reviews_asked_by_idx" ON "reviews" USING btree ("asked_by");
  CREATE INDEX "reviews_asked_at_idx" ON "reviews" USING btree ("asked_at");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "review_comments_document_idx" ON "review_comments" USING btree ("document");
  CREATE INDEX "review_comments_updated_at_idx" ON "review_comments" USING btree ("updated_at");
  CREATE INDEX "review_comments_created_at_idx" ON "review_comments" USING btree ("created_at");
  CREATE INDEX "notices_topic_idx" ON "notices" USING btree ("topic");
  CREATE INDEX "notices_mail_state_idx" ON "notices" USING btree ("mail_state");
  CREATE INDEX "notices_next_try_idx" ON "notices" USING btree ("next_try");
  CREATE INDEX "notices_sent_at_idx" ON "notices" USING btree ("sent_at");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE INDEX "publishing_settings_families_order_idx" ON "publishing_settings_families" USING btree ("order");
  CREATE INDEX "publishing_settings_families_parent_idx" ON "publishing_settings_families" USING btree ("parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_document_links_fk" FOREIGN KEY ("document_links_id") REFERENCES "public"."document_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_link_findings_fk" FOREIGN KEY ("link_findings_id") REFERENCES "public"."link_findings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_link_runs_fk" FOREIGN KEY ("link_runs_id") REFERENCES "public"."link_runs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plan_reviews_fk" FOREIGN KEY ("plan_reviews_id") REFERENCES "public"."plan_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_comments_fk" FOREIGN KEY ("review_comments_id") REFERENCES "public"."review_comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "product_page_review_by_idx" ON "product_page" USING btree ("review_by");
  CREATE INDEX "_product_page_v_version_version_review_by_idx" ON "_product_page_v" USING btree ("version_review_by");
  CREATE INDEX "routes_head_title_idx" ON "routes" USING btree ("head_title");
  CREATE INDEX "routes_description_idx" ON "routes" USING btree ("description");
  CREATE INDEX "payload_locked_documents_rels_document_links_id_idx" ON "payload_locked_documents_rels" USING btree ("document_links_id");
  CREATE INDEX "payload_locked_documents_rels_link_findings_id_idx" ON "payload_locked_documents_rels" USING btree ("link_findings_id");
  CREATE INDEX "payload_locked_documents_rels_link_runs_id_idx" ON "payload_locked_documents_rels" USING btree ("link_runs_id");
  CREATE INDEX "payload_locked_documents_rels_plan_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("plan_reviews_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_review_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("review_comments_id");
  CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "document_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "link_findings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "link_runs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plan_reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "publishing_settings_families" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "publishing_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "document_links" CASCADE;
  DROP TABLE "link_findings" CASCADE;
  DROP TABLE "link_runs" CASCADE;
  DROP TABLE "plan_reviews" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "review_comments" CASCADE;
  DROP TABLE "notices" CASCADE;
  DROP TABLE "publishing_settings_families" CASCADE;
  DROP TABLE "publishing_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_document_links_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_link_findings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_link_runs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_plan_reviews_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reviews_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_review_comments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_notices_fk";
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'publisher', 'editor', 'translator', 'finder_manager', 'auditor', 'site');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "product_page_review_by_idx";
  DROP INDEX "_product_page_v_version_version_review_by_idx";
  DROP INDEX "routes_head_title_idx";
  DROP INDEX "routes_description_idx";
  DROP INDEX "payload_locked_documents_rels_document_links_id_idx";
  DROP INDEX "payload_locked_documents_rels_link_findings_id_idx";
  DROP INDEX "payload_locked_documents_rels_link_runs_id_idx";
  DROP INDEX "payload_locked_documents_rels_plan_reviews_id_idx";
  DROP INDEX "payload_locked_documents_rels_reviews_id_idx";
  DROP INDEX "payload_locked_documents_rels_review_comments_id_idx";
  DROP INDEX "payload_locked_documents_rels_notices_id_idx";
  ALTER TABLE "product_page" DROP COLUMN "approver";
  ALTER TABLE "product_page" DROP COLUMN "review_by";
  ALTER TABLE "_product_page_v" DROP COLUMN "version_approver";
  ALTER TABLE "_product_page_v" DROP COLUMN "version_review_by";
  ALTER TABLE "routes" DROP COLUMN "head_title";
  ALTER TABLE "document_index" DROP COLUMN "editors";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "document_links_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "link_findings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "link_runs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "plan_reviews_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reviews_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "review_comments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notices_id";
  ALTER TABLE "service_state" DROP COLUMN "links_rules";
  DROP TYPE "public"."enum_publishing_settings_families";
  DROP TYPE "public"."enum_publishing_settings_second_person";
  DROP TYPE "public"."enum_publishing_settings_overdue_action";`)
}
