import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "document_links_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "link_findings_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "link_runs_id" uuid;
  ALTER TABLE "service_state" ADD COLUMN "links_rules" numeric;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_document_links_fk" FOREIGN KEY ("document_links_id") REFERENCES "public"."document_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_link_findings_fk" FOREIGN KEY ("link_findings_id") REFERENCES "public"."link_findings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_link_runs_fk" FOREIGN KEY ("link_runs_id") REFERENCES "public"."link_runs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_document_links_id_idx" ON "payload_locked_documents_rels" USING btree ("document_links_id");
  CREATE INDEX "payload_locked_documents_rels_link_findings_id_idx" ON "payload_locked_documents_rels" USING btree ("link_findings_id");
  CREATE INDEX "payload_locked_documents_rels_link_runs_id_idx" ON "payload_locked_documents_rels" USING btree ("link_runs_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "document_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "link_findings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "link_runs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "document_links" CASCADE;
  DROP TABLE "link_findings" CASCADE;
  DROP TABLE "link_runs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_document_links_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_link_findings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_link_runs_fk";
  
  DROP INDEX "payload_locked_documents_rels_document_links_id_idx";
  DROP INDEX "payload_locked_documents_rels_link_findings_id_idx";
  DROP INDEX "payload_locked_documents_rels_link_runs_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "document_links_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "link_findings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "link_runs_id";
  ALTER TABLE "service_state" DROP COLUMN "links_rules";`)
}
