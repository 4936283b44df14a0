import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "document_index" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"document" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"group" varchar,
  	"locale" varchar,
  	"audience" varchar,
  	"title" varchar,
  	"uid" varchar,
  	"path" varchar,
  	"state" varchar,
  	"edited_by" varchar,
  	"edited_at" timestamp(3) with time zone,
  	"heading" varchar,
  	"words" varchar,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "document_index_id" uuid;
  CREATE UNIQUE INDEX "document_index_document_idx" ON "document_index" USING btree ("document");
  CREATE INDEX "document_index_type_idx" ON "document_index" USING btree ("type");
  CREATE INDEX "document_index_group_idx" ON "document_index" USING btree ("group");
  CREATE INDEX "document_index_locale_idx" ON "document_index" USING btree ("locale");
  CREATE INDEX "document_index_path_idx" ON "document_index" USING btree ("path");
  CREATE INDEX "document_index_state_idx" ON "document_index" USING btree ("state");
  CREATE INDEX "document_index_edited_by_idx" ON "document_index" USING btree ("edited_by");
  CREATE INDEX "document_index_edited_at_idx" ON "document_index" USING btree ("edited_at");
  CREATE INDEX "document_index_updated_at_idx" ON "document_index" USING btree ("updated_at");
  CREATE INDEX "document_index_created_at_idx" ON "document_index" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_document_index_fk" FOREIGN KEY ("document_index_id") REFERENCES "public"."document_index"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_document_index_id_idx" ON "payload_locked_documents_rels" USING btree ("document_index_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "document_index" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "document_index" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_document_index_fk";
  
  DROP INDEX "payload_locked_documents_rels_document_index_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "document_index_id";`)
}
