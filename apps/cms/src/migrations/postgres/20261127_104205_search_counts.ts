import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_counts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"quarter" varchar NOT NULL,
  	"residence" varchar NOT NULL,
  	"destination" varchar NOT NULL,
  	"profile" varchar NOT NULL,
  	"searches" numeric NOT NULL
  );
  
  CREATE UNIQUE INDEX "quarter_residence_destination_profile_idx" ON "search_counts" USING btree ("quarter","residence","destination","profile");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_counts" CASCADE;`)
}
