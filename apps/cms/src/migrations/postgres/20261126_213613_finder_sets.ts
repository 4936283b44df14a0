import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "finder_sets_id" uuid;
  CREATE INDEX "finder_sets_state_idx" ON "finder_sets" USING btree ("state");
  CREATE INDEX "finder_sets_at_idx" ON "finder_sets" USING btree ("at");
  CREATE INDEX "finder_sets_result_idx" ON "finder_sets" USING btree ("result");
  CREATE INDEX "finder_sets_updated_at_idx" ON "finder_sets" USING btree ("updated_at");
  CREATE INDEX "finder_sets_created_at_idx" ON "finder_sets" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_finder_sets_fk" FOREIGN KEY ("finder_sets_id") REFERENCES "public"."finder_sets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_finder_sets_id_idx" ON "payload_locked_documents_rels" USING btree ("finder_sets_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "finder_sets" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "finder_sets" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_finder_sets_fk";
  
  DROP INDEX "payload_locked_documents_rels_finder_sets_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "finder_sets_id";`)
}
