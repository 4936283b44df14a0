import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."finder_outcome" AS ENUM('plan', 'none', 'asks');
  CREATE TABLE "finder_journeys" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"why" varchar NOT NULL,
  	"residence_id" uuid,
  	"destination_id" uuid,
  	"profile_id" uuid,
  	"nationality_id" uuid,
  	"nationality_not_listed" boolean DEFAULT false,
  	"outcome" "finder_outcome" DEFAULT 'plan' NOT NULL,
  	"product_id" uuid,
  	"data_id" varchar NOT NULL,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_finder_journeys_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_why" varchar NOT NULL,
  	"version_residence_id" uuid,
  	"version_destination_id" uuid,
  	"version_profile_id" uuid,
  	"version_nationality_id" uuid,
  	"version_nationality_not_listed" boolean DEFAULT false,
  	"version_outcome" "finder_outcome" DEFAULT 'plan' NOT NULL,
  	"version_product_id" uuid,
  	"version_data_id" varchar NOT NULL,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "finder_journeys" ADD CONSTRAINT "finder_journeys_residence_id_countries_id_fk" FOREIGN KEY ("residence_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "finder_journeys" ADD CONSTRAINT "finder_journeys_destination_id_countries_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "finder_journeys" ADD CONSTRAINT "finder_journeys_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "finder_journeys" ADD CONSTRAINT "finder_journeys_nationality_id_countries_id_fk" FOREIGN KEY ("nationality_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "finder_journeys" ADD CONSTRAINT "finder_journeys_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_finder_journeys_v" ADD CONSTRAINT "_finder_journeys_v_parent_id_finder_journeys_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."finder_journeys"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_finder_journeys_v" ADD CONSTRAINT "_finder_journeys_v_version_residence_id_countries_id_fk" FOREIGN KEY ("version_residence_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_finder_journeys_v" ADD CONSTRAINT "_finder_journeys_v_version_destination_id_countries_id_fk" FOREIGN KEY ("version_destination_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_finder_journeys_v" ADD CONSTRAINT "_finder_journeys_v_version_profile_id_profiles_id_fk" FOREIGN KEY ("version_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_finder_journeys_v" ADD CONSTRAINT "_finder_journeys_v_version_nationality_id_countries_id_fk" FOREIGN KEY ("version_nationality_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_finder_journeys_v" ADD CONSTRAINT "_finder_journeys_v_version_product_id_products_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "finder_journeys_residence_idx" ON "finder_journeys" USING btree ("residence_id");
  CREATE INDEX "finder_journeys_destination_idx" ON "finder_journeys" USING btree ("destination_id");
  CREATE INDEX "finder_journeys_profile_idx" ON "finder_journeys" USING btree ("profile_id");
  CREATE INDEX "finder_journeys_nationality_idx" ON "finder_journeys" USING btree ("nationality_id");
  CREATE INDEX "finder_journeys_outcome_idx" ON "finder_journeys" USING btree ("outcome");
  CREATE INDEX "finder_journeys_product_idx" ON "finder_journeys" USING btree ("product_id");
  CREATE UNIQUE INDEX "finder_journeys_data_id_idx" ON "finder_journeys" USING btree ("data_id");
  CREATE INDEX "finder_journeys_updated_at_idx" ON "finder_journeys" USING btree ("updated_at");
  CREATE INDEX "finder_journeys_created_at_idx" ON "finder_journeys" USING btree ("created_at");
  CREATE INDEX "_finder_journeys_v_parent_idx" ON "_finder_journeys_v" USING btree ("parent_id");
  CREATE INDEX "_finder_journeys_v_version_version_residence_idx" ON "_finder_journeys_v" USING btree ("version_residence_id");
  CREATE INDEX "_finder_journeys_v_version_version_destination_idx" ON "_finder_journeys_v" USING btree ("version_destination_id");
  CREATE INDEX "_finder_journeys_v_version_version_profile_idx" ON "_finder_journeys_v" USING btree ("version_profile_id");
  CREATE INDEX "_finder_journeys_v_version_version_nationality_idx" ON "_finder_journeys_v" USING btree ("version_nationality_id");
  CREATE INDEX "_finder_journeys_v_version_version_outcome_idx" ON "_finder_journeys_v" USING btree ("version_outcome");
  CREATE INDEX "_finder_journeys_v_version_version_product_idx" ON "_finder_journeys_v" USING btree ("version_product_id");
  CREATE INDEX "_finder_journeys_v_version_version_data_id_idx" ON "_finder_journeys_v" USING btree ("version_data_id");
  CREATE INDEX "_finder_journeys_v_version_version_updated_at_idx" ON "_finder_journeys_v" USING btree ("version_updated_at");
  CREATE INDEX "_finder_journeys_v_version_version_created_at_idx" ON "_finder_journeys_v" USING btree ("version_created_at");
  CREATE INDEX "_finder_journeys_v_created_at_idx" ON "_finder_journeys_v" USING btree ("created_at");
  CREATE INDEX "_finder_journeys_v_updated_at_idx" ON "_finder_journeys_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "finder_journeys" CASCADE;
  DROP TABLE "_finder_journeys_v" CASCADE;
  DROP TYPE "public"."finder_outcome";`)
}
