import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_company_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "company" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale",
  	"distributor" varchar,
  	"distributor_sample" boolean DEFAULT true,
  	"claims_team" varchar,
  	"claims_team_sample" boolean DEFAULT true,
  	"assistance" varchar,
  	"assistance_sample" boolean DEFAULT true,
  	"teleconsultation" varchar,
  	"teleconsultation_sample" boolean DEFAULT true,
  	"second_opinion" varchar,
  	"second_opinion_sample" boolean DEFAULT true,
  	"mail" varchar,
  	"mail_sample" boolean DEFAULT true,
  	"hosting" varchar,
  	"hosting_sample" boolean DEFAULT true,
  	"insurer_europe" varchar,
  	"insurer_europe_sample" boolean DEFAULT true,
  	"insurer_uk" varchar,
  	"insurer_uk_sample" boolean DEFAULT true,
  	"insurer_asia" varchar,
  	"insurer_asia_sample" boolean DEFAULT true,
  	"insurer_hk" varchar,
  	"insurer_hk_sample" boolean DEFAULT true,
  	"insurer_sg" varchar,
  	"insurer_sg_sample" boolean DEFAULT true,
  	"insurer_th" varchar,
  	"insurer_th_sample" boolean DEFAULT true,
  	"insurer_vn" varchar,
  	"insurer_vn_sample" boolean DEFAULT true,
  	"insurer_id" varchar,
  	"insurer_id_sample" boolean DEFAULT true,
  	"insurer_ph" varchar,
  	"insurer_ph_sample" boolean DEFAULT true,
  	"insurer_ae" varchar,
  	"insurer_ae_sample" boolean DEFAULT true,
  	"licences" varchar,
  	"licences_sample" boolean DEFAULT true,
  	"legal_form" varchar,
  	"legal_form_sample" boolean DEFAULT true,
  	"address" varchar,
  	"address_sample" boolean DEFAULT true,
  	"trade_register" varchar,
  	"trade_register_sample" boolean DEFAULT true,
  	"vat_number" varchar,
  	"vat_number_sample" boolean DEFAULT true,
  	"register_number" varchar,
  	"register_number_sample" boolean DEFAULT true,
  	"register_authority" varchar,
  	"register_authority_sample" boolean DEFAULT true,
  	"representative" varchar,
  	"representative_sample" boolean DEFAULT true,
  	"content_director" varchar,
  	"content_director_sample" boolean DEFAULT true,
  	"holdings" varchar,
  	"holdings_sample" boolean DEFAULT true,
  	"hosting_address" varchar,
  	"hosting_address_sample" boolean DEFAULT true,
  	"hours" varchar,
  	"hours_sample" boolean DEFAULT true,
  	"hours_corporate" varchar,
  	"hours_corporate_sample" boolean DEFAULT true,
  	"languages" varchar,
  	"languages_sample" boolean DEFAULT true,
  	"answer_time" varchar,
  	"answer_time_sample" boolean DEFAULT true,
  	"incident_phone" varchar,
  	"incident_phone_sample" boolean DEFAULT true,
  	"press_contact" varchar,
  	"press_contact_sample" boolean DEFAULT true,
  	"data_protection_officer" varchar,
  	"data_protection_officer_sample" boolean DEFAULT true,
  	"supervisor" varchar,
  	"supervisor_sample" boolean DEFAULT true,
  	"ombudsman" varchar,
  	"ombudsman_sample" boolean DEFAULT true,
  	"data_protection_authority" varchar,
  	"data_protection_authority_sample" boolean DEFAULT true,
  	"edited_by" varchar,
  	"group" varchar,
  	"uid" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_company_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "company_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_company_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale",
  	"version_distributor" varchar,
  	"version_distributor_sample" boolean DEFAULT true,
  	"version_claims_team" varchar,
  	"version_claims_team_sample" boolean DEFAULT true,
  	"version_assistance" varchar,
  	"version_assistance_sample" boolean DEFAULT true,
  	"version_teleconsultation" varchar,
  	"version_teleconsultation_sample" boolean DEFAULT true,
  	"version_second_opinion" varchar,
  	"version_second_opinion_sample" boolean DEFAULT true,
  	"version_mail" varchar,
  	"version_mail_sample" boolean DEFAULT true,
  	"version_hosting" varchar,
  	"version_hosting_sample" boolean DEFAULT true,
  	"version_insurer_europe" varchar,
  	"version_insurer_europe_sample" boolean DEFAULT true,
  	"version_insurer_uk" varchar,
  	"version_insurer_uk_sample" boolean DEFAULT true,
  	"version_insurer_asia" varchar,
  	"version_insurer_asia_sample" boolean DEFAULT true,
  	"version_insurer_hk" varchar,
  	"version_insurer_hk_sample" boolean DEFAULT true,
  	"version_insurer_sg" varchar,
  	"version_insurer_sg_sample" boolean DEFAULT true,
  	"version_insurer_th" varchar,
  	"version_insurer_th_sample" boolean DEFAULT true,
  	"version_insurer_vn" varchar,
  	"version_insurer_vn_sample" boolean DEFAULT true,
  	"version_insurer_id" varchar,
  	"version_insurer_id_sample" boolean DEFAULT true,
  	"version_insurer_ph" varchar,
  	"version_insurer_ph_sample" boolean DEFAULT true,
  	"version_insurer_ae" varchar,
  	"version_insurer_ae_sample" boolean DEFAULT true,
  	"version_licences" varchar,
  	"version_licences_sample" boolean DEFAULT true,
  	"version_legal_form" varchar,
  	"version_legal_form_sample" boolean DEFAULT true,
  	"version_address" varchar,
  	"version_address_sample" boolean DEFAULT true,
  	"version_trade_register" varchar,
  	"version_trade_register_sample" boolean DEFAULT true,
  	"version_vat_number" varchar,
  	"version_vat_number_sample" boolean DEFAULT true,
  	"version_register_number" varchar,
  	"version_register_number_sample" boolean DEFAULT true,
  	"version_register_authority" varchar,
  	"version_register_authority_sample" boolean DEFAULT true,
  	"version_representative" varchar,
  	"version_representative_sample" boolean DEFAULT true,
  	"version_content_director" varchar,
  	"version_content_director_sample" boolean DEFAULT true,
  	"version_holdings" varchar,
  	"version_holdings_sample" boolean DEFAULT true,
  	"version_hosting_address" varchar,
  	"version_hosting_address_sample" boolean DEFAULT true,
  	"version_hours" varchar,
  	"version_hours_sample" boolean DEFAULT true,
  	"version_hours_corporate" varchar,
  	"version_hours_corporate_sample" boolean DEFAULT true,
  	"version_languages" varchar,
  	"version_languages_sample" boolean DEFAULT true,
  	"version_answer_time" varchar,
  	"version_answer_time_sample" boolean DEFAULT true,
  	"version_incident_phone" varchar,
  	"version_incident_phone_sample" boolean DEFAULT true,
  	"version_press_contact" varchar,
  	"version_press_contact_sample" boolean DEFAULT true,
  	"version_data_protection_officer" varchar,
  	"version_data_protection_officer_sample" boolean DEFAULT true,
  	"version_supervisor" varchar,
  	"version_supervisor_sample" boolean DEFAULT true,
  	"version_ombudsman" varchar,
  	"version_ombudsman_sample" boolean DEFAULT true,
  	"version_data_protection_authority" varchar,
  	"version_data_protection_authority_sample" boolean DEFAULT true,
  	"version_edited_by" varchar,
  	"version_group" varchar,
  	"version_uid" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__company_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_company_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  DROP INDEX "group_locale_17_idx";
  DROP INDEX "version_group_version_locale_17_idx";
  DROP INDEX "group_locale_18_idx";
  DROP INDEX "version_group_version_locale_18_idx";
  DROP INDEX "group_locale_19_idx";
  DROP INDEX "version_group_version_locale_19_idx";
  DROP INDEX "group_locale_20_idx";
  DROP INDEX "version_group_version_locale_20_idx";
  DROP INDEX "group_locale_21_idx";
  DROP INDEX "version_group_version_locale_21_idx";
  DROP INDEX "group_locale_22_idx";
  DROP INDEX "version_group_version_locale_22_idx";
  DROP INDEX "group_locale_23_idx";
  DROP INDEX "version_group_version_locale_23_idx";
  DROP INDEX "group_locale_24_idx";
  DROP INDEX "version_group_version_locale_24_idx";
  DROP INDEX "group_locale_25_idx";
  ALTER TABLE "company_rels" ADD CONSTRAINT "company_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_rels" ADD CONSTRAINT "company_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v" ADD CONSTRAINT "_company_v_parent_id_company_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."company"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_v_rels" ADD CONSTRAINT "_company_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_rels" ADD CONSTRAINT "_company_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "company_locale_idx" ON "company" USING btree ("locale");
  CREATE INDEX "company_group_idx" ON "company" USING btree ("group");
  CREATE INDEX "company_uid_idx" ON "company" USING btree ("uid");
  CREATE INDEX "company_updated_at_idx" ON "company" USING btree ("updated_at");
  CREATE INDEX "company_created_at_idx" ON "company" USING btree ("created_at");
  CREATE INDEX "company_deleted_at_idx" ON "company" USING btree ("deleted_at");
  CREATE INDEX "company__status_idx" ON "company" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_17_idx" ON "company" USING btree ("group","locale");
  CREATE INDEX "company_rels_order_idx" ON "company_rels" USING btree ("order");
  CREATE INDEX "company_rels_parent_idx" ON "company_rels" USING btree ("parent_id");
  CREATE INDEX "company_rels_path_idx" ON "company_rels" USING btree ("path");
  CREATE INDEX "company_rels_products_id_idx" ON "company_rels" USING btree ("products_id");
  CREATE INDEX "_company_v_parent_idx" ON "_company_v" USING btree ("parent_id");
  CREATE INDEX "_company_v_version_version_locale_idx" ON "_company_v" USING btree ("version_locale");
  CREATE INDEX "_company_v_version_version_group_idx" ON "_company_v" USING btree ("version_group");
  CREATE INDEX "_company_v_version_version_uid_idx" ON "_company_v" USING btree ("version_uid");
  CREATE INDEX "_company_v_version_version_updated_at_idx" ON "_company_v" USING btree ("version_updated_at");
  CREATE INDEX "_company_v_version_version_created_at_idx" ON "_company_v" USING btree ("version_created_at");
  CREATE INDEX "_company_v_version_version_deleted_at_idx" ON "_company_v" USING btree ("version_deleted_at");
  CREATE INDEX "_company_v_version_version__status_idx" ON "_company_v" USING btree ("version__status");
  CREATE INDEX "_company_v_created_at_idx" ON "_company_v" USING btree ("created_at");
  CREATE INDEX "_company_v_updated_at_idx" ON "_company_v" USING btree ("updated_at");
  CREATE INDEX "_company_v_latest_idx" ON "_company_v" USING btree ("latest");
  CREATE INDEX "_company_v_autosave_idx" ON "_company_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_17_idx" ON "_company_v" USING btree ("version_group","version_locale");
  CREATE INDEX "_company_v_rels_order_idx" ON "_company_v_rels" USING btree ("order");
  CREATE INDEX "_company_v_rels_parent_idx" ON "_company_v_rels" USING btree ("parent_id");
  CREATE INDEX "_company_v_rels_path_idx" ON "_company_v_rels" USING btree ("path");
  CREATE INDEX "_company_v_rels_products_id_idx" ON "_company_v_rels" USING btree ("products_id");
  CREATE UNIQUE INDEX "group_locale_18_idx" ON "module_lisa" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_18_idx" ON "_module_lisa_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_19_idx" ON "module_eligibility" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_19_idx" ON "_module_eligibility_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_20_idx" ON "cover_types" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_20_idx" ON "_cover_types_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_21_idx" ON "offer" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_21_idx" ON "_offer_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_22_idx" ON "module_card" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_22_idx" ON "_module_card_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_23_idx" ON "module_contact" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_23_idx" ON "_module_contact_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_24_idx" ON "module_rating" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_24_idx" ON "_module_rating_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_25_idx" ON "forms" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_25_idx" ON "_forms_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_26_idx" ON "translations" USING btree ("group","locale");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "company" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "company" CASCADE;
  DROP TABLE "company_rels" CASCADE;
  DROP TABLE "_company_v" CASCADE;
  DROP TABLE "_company_v_rels" CASCADE;
  DROP INDEX "group_locale_18_idx";
  DROP INDEX "version_group_version_locale_18_idx";
  DROP INDEX "group_locale_19_idx";
  DROP INDEX "version_group_version_locale_19_idx";
  DROP INDEX "group_locale_20_idx";
  DROP INDEX "version_group_version_locale_20_idx";
  DROP INDEX "group_locale_21_idx";
  DROP INDEX "version_group_version_locale_21_idx";
  DROP INDEX "group_locale_22_idx";
  DROP INDEX "version_group_version_locale_22_idx";
  DROP INDEX "group_locale_23_idx";
  DROP INDEX "version_group_version_locale_23_idx";
  DROP INDEX "group_locale_24_idx";
  DROP INDEX "version_group_version_locale_24_idx";
  DROP INDEX "group_locale_25_idx";
  DROP INDEX "version_group_version_locale_25_idx";
  DROP INDEX "group_locale_26_idx";
  CREATE UNIQUE INDEX "group_locale_17_idx" ON "module_lisa" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_17_idx" ON "_module_lisa_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_18_idx" ON "module_eligibility" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_18_idx" ON "_module_eligibility_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_19_idx" ON "cover_types" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_19_idx" ON "_cover_types_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_20_idx" ON "offer" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_20_idx" ON "_offer_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_21_idx" ON "module_card" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_21_idx" ON "_module_card_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_22_idx" ON "module_contact" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_22_idx" ON "_module_contact_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_23_idx" ON "module_rating" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_23_idx" ON "_module_rating_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_24_idx" ON "forms" USING btree ("group","locale");
  CREATE INDEX "version_group_version_locale_24_idx" ON "_forms_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "group_locale_25_idx" ON "translations" USING btree ("group","locale");
  DROP TYPE "public"."enum_company_status";
  DROP TYPE "public"."enum__company_v_version_status";`)
}
