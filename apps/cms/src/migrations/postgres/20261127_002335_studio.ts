import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "finder_agreements" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"scenario" varchar NOT NULL,
  	"before" varchar NOT NULL,
  	"after" varchar NOT NULL,
  	"checksum" varchar NOT NULL,
  	"reason" varchar NOT NULL,
  	"agreed_by" varchar NOT NULL,
  	"changed_by" varchar,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "finder_sets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"why" varchar,
  	"state" varchar NOT NULL,
  	"people" jsonb,
  	"base" numeric,
  	"edits" jsonb,
  	"comments" jsonb,
  	"approval" jsonb,
  	"returned" jsonb,
  	"at" varchar,
  	"zone" varchar,
  	"planner" varchar,
  	"planned_by" varchar,
  	"lease" varchar,
  	"result" numeric,
  	"live_at" varchar,
  	"problem" varchar,
  	"left" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "finder_settings_entity_levels" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"entity" varchar NOT NULL,
  	"low" boolean DEFAULT false,
  	"medium" boolean DEFAULT false
  );
  
  ALTER TABLE "finder_journeys" ADD COLUMN "pinned" boolean DEFAULT true;
  ALTER TABLE "finder_journeys" ADD COLUMN "pin_note" varchar;
  ALTER TABLE "finder_journeys" ADD COLUMN "written_by" varchar;
  ALTER TABLE "_finder_journeys_v" ADD COLUMN "version_pinned" boolean DEFAULT true;
  ALTER TABLE "_finder_journeys_v" ADD COLUMN "version_pin_note" varchar;
  ALTER TABLE "_finder_journeys_v" ADD COLUMN "version_written_by" varchar;
  ALTER TABLE "finder_findings" ADD COLUMN "review_on" timestamp(3) with time zone;
  ALTER TABLE "_finder_findings_v" ADD COLUMN "version_review_on" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "finder_sets_id" uuid;
  ALTER TABLE "finder_settings_entity_levels" ADD CONSTRAINT "finder_settings_entity_levels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."finder_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "finder_agreements_checksum_idx" ON "finder_agreements" USING btree ("checksum");
  CREATE INDEX "finder_sets_state_idx" ON "finder_sets" USING btree ("state");
  CREATE INDEX "finder_sets_at_idx" ON "finder_sets" USING btree ("at");
  CREATE INDEX "finder_sets_result_idx" ON "finder_sets" USING btree ("result");
  CREATE INDEX "finder_sets_updated_at_idx" ON "finder_sets" USING btree ("updated_at");
  CREATE INDEX "finder_sets_created_at_idx" ON "finder_sets" USING btree ("created_at");
  CREATE INDEX "finder_settings_entity_levels_order_idx" ON "finder_settings_entity_levels" USING btree ("_order");
  CREATE INDEX "finder_settings_entity_levels_parent_id_idx" ON "finder_settings_entity_levels" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_finder_sets_fk" FOREIGN KEY ("finder_sets_id") REFERENCES "public"."finder_sets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "finder_findings_review_on_idx" ON "finder_findings" USING btree ("review_on");
  CREATE INDEX "_finder_findings_v_version_version_review_on_idx" ON "_finder_findings_v" USING btree ("version_review_on");
  CREATE INDEX "payload_locked_documents_rels_finder_sets_id_idx" ON "payload_locked_documents_rels" USING btree ("finder_sets_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "finder_agreements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "finder_sets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "finder_settings_entity_levels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "finder_agreements" CASCADE;
  DROP TABLE "finder_sets" CASCADE;
  DROP TABLE "finder_settings_entity_levels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_finder_sets_fk";
  
  DROP INDEX "finder_findings_review_on_idx";
  DROP INDEX "_finder_findings_v_version_version_review_on_idx";
  DROP INDEX "payload_locked_documents_rels_finder_sets_id_idx";
  ALTER TABLE "finder_journeys" DROP COLUMN "pinned";
  ALTER TABLE "finder_journeys" DROP COLUMN "pin_note";
  ALTER TABLE "finder_journeys" DROP COLUMN "written_by";
  ALTER TABLE "_finder_journeys_v" DROP COLUMN "version_pinned";
  ALTER TABLE "_finder_journeys_v" DROP COLUMN "version_pin_note";
  ALTER TABLE "_finder_journeys_v" DROP COLUMN "version_written_by";
  ALTER TABLE "finder_findings" DROP COLUMN "review_on";
  ALTER TABLE "_finder_findings_v" DROP COLUMN "version_review_on";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "finder_sets_id";`)
}
