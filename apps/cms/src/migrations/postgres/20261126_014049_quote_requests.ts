import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."form_field_kind" ADD VALUE 'profile' BEFORE 'language';
  ALTER TYPE "public"."form_field_kind" ADD VALUE 'nationality' BEFORE 'language';
  ALTER TYPE "public"."form_field_kind" ADD VALUE 'ages' BEFORE 'start_date';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms_fields" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "_forms_v_version_fields" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."form_field_kind";
  CREATE TYPE "public"."form_field_kind" AS ENUM('first_name', 'last_name', 'email', 'phone', 'company', 'role', 'country', 'destination', 'language', 'people', 'start_date', 'subject', 'callback_time', 'policy_number', 'message', 'consent');
  ALTER TABLE "forms_fields" ALTER COLUMN "kind" SET DATA TYPE "public"."form_field_kind" USING "kind"::"public"."form_field_kind";
  ALTER TABLE "_forms_v_version_fields" ALTER COLUMN "kind" SET DATA TYPE "public"."form_field_kind" USING "kind"::"public"."form_field_kind";`)
}
