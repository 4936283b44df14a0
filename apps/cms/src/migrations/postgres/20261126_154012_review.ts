import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "document_index" ADD COLUMN "editors" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reviews_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "review_comments_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notices_id" uuid;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_comments_fk" FOREIGN KEY ("review_comments_id") REFERENCES "public"."review_comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_review_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("review_comments_id");
  CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "review_comments" CASCADE;
  DROP TABLE "notices" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reviews_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_review_comments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_notices_fk";
  
  DROP INDEX "payload_locked_documents_rels_reviews_id_idx";
  DROP INDEX "payload_locked_documents_rels_review_comments_id_idx";
  DROP INDEX "payload_locked_documents_rels_notices_id_idx";
  ALTER TABLE "document_index" DROP COLUMN "editors";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reviews_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "review_comments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notices_id";`)
}
