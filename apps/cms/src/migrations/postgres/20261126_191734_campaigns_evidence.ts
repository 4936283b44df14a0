import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "campaigns" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"note" varchar,
  	"state" varchar NOT NULL,
  	"created_by" varchar,
  	"at" varchar,
  	"zone" varchar,
  	"planner" varchar,
  	"planned_by" varchar,
  	"lease" varchar,
  	"live_at" varchar,
  	"revision" numeric,
  	"undone_at" varchar,
  	"undone_by" varchar,
  	"problems" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "campaign_items" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"campaign" varchar NOT NULL,
  	"change" jsonb NOT NULL,
  	"document" varchar,
  	"stored" jsonb,
  	"before" jsonb,
  	"after" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "revisions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" numeric NOT NULL,
  	"campaign" varchar,
  	"tags" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "live_history" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone,
  	"type" varchar,
  	"group" varchar,
  	"locale" varchar,
  	"audience" varchar,
  	"title" varchar,
  	"path" varchar,
  	"target" varchar,
  	"person" varchar,
  	"way" varchar,
  	"ended_by" varchar,
  	"ended_way" varchar,
  	"version" varchar,
  	"fingerprint" varchar,
  	"checksum" varchar,
  	"writers" jsonb,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "campaigns_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "campaign_items_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "revisions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "live_history_id" uuid;
  CREATE INDEX "campaigns_state_idx" ON "campaigns" USING btree ("state");
  CREATE INDEX "campaigns_at_idx" ON "campaigns" USING btree ("at");
  CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
  CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
  CREATE INDEX "campaign_items_campaign_idx" ON "campaign_items" USING btree ("campaign");
  CREATE INDEX "campaign_items_document_idx" ON "campaign_items" USING btree ("document");
  CREATE INDEX "campaign_items_updated_at_idx" ON "campaign_items" USING btree ("updated_at");
  CREATE INDEX "campaign_items_created_at_idx" ON "campaign_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "revisions_number_idx" ON "revisions" USING btree ("number");
  CREATE INDEX "revisions_updated_at_idx" ON "revisions" USING btree ("updated_at");
  CREATE INDEX "revisions_created_at_idx" ON "revisions" USING btree ("created_at");
  CREATE INDEX "live_history_subject_idx" ON "live_history" USING btree ("subject");
  CREATE INDEX "live_history_since_idx" ON "live_history" USING btree ("since");
  CREATE INDEX "live_history_group_idx" ON "live_history" USING btree ("group");
  CREATE INDEX "live_history_path_idx" ON "live_history" USING btree ("path");
  CREATE INDEX "live_history_target_idx" ON "live_history" USING btree ("target");
  CREATE INDEX "live_history_updated_at_idx" ON "live_history" USING btree ("updated_at");
  CREATE INDEX "live_history_created_at_idx" ON "live_history" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaign_items_fk" FOREIGN KEY ("campaign_items_id") REFERENCES "public"."campaign_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_revisions_fk" FOREIGN KEY ("revisions_id") REFERENCES "public"."revisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_live_history_fk" FOREIGN KEY ("live_history_id") REFERENCES "public"."live_history"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");
  CREATE INDEX "payload_locked_documents_rels_campaign_items_id_idx" ON "payload_locked_documents_rels" USING btree ("campaign_items_id");
  CREATE INDEX "payload_locked_documents_rels_revisions_id_idx" ON "payload_locked_documents_rels" USING btree ("revisions_id");
  CREATE INDEX "payload_locked_documents_rels_live_history_id_idx" ON "payload_locked_documents_rels" USING btree ("live_history_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "campaigns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaign_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "revisions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "live_history" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "campaigns" CASCADE;
  DROP TABLE "campaign_items" CASCADE;
  DROP TABLE "revisions" CASCADE;
  DROP TABLE "live_history" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_campaigns_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_campaign_items_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_revisions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_live_history_fk";
  
  DROP INDEX "payload_locked_documents_rels_campaigns_id_idx";
  DROP INDEX "payload_locked_documents_rels_campaign_items_id_idx";
  DROP INDEX "payload_locked_documents_rels_revisions_id_idx";
  DROP INDEX "payload_locked_documents_rels_live_history_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "campaigns_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "campaign_items_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "revisions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "live_history_id";`)
}
