import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "live_history_id" uuid;
  CREATE INDEX "live_history_subject_idx" ON "live_history" USING btree ("subject");
  CREATE INDEX "live_history_since_idx" ON "live_history" USING btree ("since");
  CREATE INDEX "live_history_group_idx" ON "live_history" USING btree ("group");
  CREATE INDEX "live_history_path_idx" ON "live_history" USING btree ("path");
  CREATE INDEX "live_history_target_idx" ON "live_history" USING btree ("target");
  CREATE INDEX "live_history_updated_at_idx" ON "live_history" USING btree ("updated_at");
  CREATE INDEX "live_history_created_at_idx" ON "live_history" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_live_history_fk" FOREIGN KEY ("live_history_id") REFERENCES "public"."live_history"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_live_history_id_idx" ON "payload_locked_documents_rels" USING btree ("live_history_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "live_history" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "live_history" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_live_history_fk";
  
  DROP INDEX "payload_locked_documents_rels_live_history_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "live_history_id";`)
}
