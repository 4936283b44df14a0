import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`group_locale_17_idx\`;`)
  await db.run(sql`DROP INDEX \`version_group_version_locale_17_idx\`;`)
  await db.run(sql`DROP INDEX \`group_locale_18_idx\`;`)
  await db.run(sql`DROP INDEX \`version_group_version_locale_18_idx\`;`)
  await db.run(sql`DROP INDEX \`group_locale_19_idx\`;`)
  await db.run(sql`DROP INDEX \`version_group_version_locale_19_idx\`;`)
  await db.run(sql`DROP INDEX \`group_locale_20_idx\`;`)
  await db.run(sql`DROP INDEX \`version_group_version_locale_20_idx\`;`)
  await db.run(sql`DROP INDEX \`group_locale_21_idx\`;`)
  await db.run(sql`DROP INDEX \`version_group_version_locale_21_idx\`;`)
  await db.run(sql`DROP INDEX \`group_locale_22_idx\`;`)
  await db.run(sql`DROP INDEX \`version_group_version_locale_22_idx\`;`)
  await db.run(sql`DROP INDEX \`group_locale_23_idx\`;`)
  await db.run(sql`DROP INDEX \`version_group_version_locale_23_idx\`;`)
  await db.run(sql`DROP INDEX \`group_locale_24_idx\`;`)
  await db.run(sql`DROP INDEX \`version_group_version_locale_24_idx\`;`)
  await db.run(sql`DROP INDEX \`group_locale_25_idx\`;`)
  await db.run(sql`CREATE TABLE \`company\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locale\` text,
  	\`distributor\` text,
  	\`distributor_sample\` integer DEFAULT true,
  	\`claims_team\` text,
  	\`claims_team_sample\` integer DEFAULT true,
  	\`assistance\` text,
  	\`assistance_sample\` integer DEFAULT true,
  	\`teleconsultation\` text,
  	\`teleconsultation_sample\` integer DEFAULT true,
  	\`second_opinion\` text,
  	\`second_opinion_sample\` integer DEFAULT true,
  	\`mail\` text,
  	\`mail_sample\` integer DEFAULT true,
  	\`hosting\` text,
  	\`hosting_sample\` integer DEFAULT true,
  	\`insurer_europe\` text,
  	\`insurer_europe_sample\` integer DEFAULT true,
  	\`insurer_uk\` text,
  	\`insurer_uk_sample\` integer DEFAULT true,
  	\`insurer_asia\` text,
  	\`insurer_asia_sample\` integer DEFAULT true,
  	\`insurer_hk\` text,
  	\`insurer_hk_sample\` integer DEFAULT true,
  	\`insurer_sg\` text,
  	\`insurer_sg_sample\` integer DEFAULT true,
  	\`insurer_th\` text,
  	\`insurer_th_sample\` integer DEFAULT true,
  	\`insurer_vn\` text,
  	\`insurer_vn_sample\` integer DEFAULT true,
  	\`insurer_id\` text,
  	\`insurer_id_sample\` integer DEFAULT true,
  	\`insurer_ph\` text,
  	\`insurer_ph_sample\` integer DEFAULT true,
  	\`insurer_ae\` text,
  	\`insurer_ae_sample\` integer DEFAULT true,
  	\`licences\` text,
  	\`licences_sample\` integer DEFAULT true,
  	\`legal_form\` text,
  	\`legal_form_sample\` integer DEFAULT true,
  	\`address\` text,
  	\`address_sample\` integer DEFAULT true,
  	\`trade_register\` text,
  	\`trade_register_sample\` integer DEFAULT true,
  	\`vat_number\` text,
  	\`vat_number_sample\` integer DEFAULT true,
  	\`register_number\` text,
  	\`register_number_sample\` integer DEFAULT true,
  	\`register_authority\` text,
  	\`register_authority_sample\` integer DEFAULT true,
  	\`representative\` text,
  	\`representative_sample\` integer DEFAULT true,
  	\`content_director\` text,
  	\`content_director_sample\` integer DEFAULT true,
  	\`holdings\` text,
  	\`holdings_sample\` integer DEFAULT true,
  	\`hosting_address\` text,
  	\`hosting_address_sample\` integer DEFAULT true,
  	\`hours\` text,
  	\`hours_sample\` integer DEFAULT true,
  	\`hours_corporate\` text,
  	\`hours_corporate_sample\` integer DEFAULT true,
  	\`languages\` text,
  	\`languages_sample\` integer DEFAULT true,
  	\`answer_time\` text,
  	\`answer_time_sample\` integer DEFAULT true,
  	\`incident_phone\` text,
  	\`incident_phone_sample\` integer DEFAULT true,
  	\`press_contact\` text,
  	\`press_contact_sample\` integer DEFAULT true,
  	\`data_protection_officer\` text,
  	\`data_protection_officer_sample\` integer DEFAULT true,
  	\`supervisor\` text,
  	\`supervisor_sample\` integer DEFAULT true,
  	\`ombudsman\` text,
  	\`ombudsman_sample\` integer DEFAULT true,
  	\`data_protection_authority\` text,
  	\`data_protection_authority_sample\` integer DEFAULT true,
  	\`edited_by\` text,
  	\`group\` text,
  	\`uid\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`company_locale_idx\` ON \`company\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`company_group_idx\` ON \`company\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`company_uid_idx\` ON \`company\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`company_updated_at_idx\` ON \`company\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`company_created_at_idx\` ON \`company\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`company_deleted_at_idx\` ON \`company\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`company__status_idx\` ON \`company\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_17_idx\` ON \`company\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`company_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`company\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_rels_order_idx\` ON \`company_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`company_rels_parent_idx\` ON \`company_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`company_rels_path_idx\` ON \`company_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`company_rels_products_id_idx\` ON \`company_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_locale\` text,
  	\`version_distributor\` text,
  	\`version_distributor_sample\` integer DEFAULT true,
  	\`version_claims_team\` text,
  	\`version_claims_team_sample\` integer DEFAULT true,
  	\`version_assistance\` text,
  	\`version_assistance_sample\` integer DEFAULT true,
  	\`version_teleconsultation\` text,
  	\`version_teleconsultation_sample\` integer DEFAULT true,
  	\`version_second_opinion\` text,
  	\`version_second_opinion_sample\` integer DEFAULT true,
  	\`version_mail\` text,
  	\`version_mail_sample\` integer DEFAULT true,
  	\`version_hosting\` text,
  	\`version_hosting_sample\` integer DEFAULT true,
  	\`version_insurer_europe\` text,
  	\`version_insurer_europe_sample\` integer DEFAULT true,
  	\`version_insurer_uk\` text,
  	\`version_insurer_uk_sample\` integer DEFAULT true,
  	\`version_insurer_asia\` text,
  	\`version_insurer_asia_sample\` integer DEFAULT true,
  	\`version_insurer_hk\` text,
  	\`version_insurer_hk_sample\` integer DEFAULT true,
  	\`version_insurer_sg\` text,
  	\`version_insurer_sg_sample\` integer DEFAULT true,
  	\`version_insurer_th\` text,
  	\`version_insurer_th_sample\` integer DEFAULT true,
  	\`version_insurer_vn\` text,
  	\`version_insurer_vn_sample\` integer DEFAULT true,
  	\`version_insurer_id\` text,
  	\`version_insurer_id_sample\` integer DEFAULT true,
  	\`version_insurer_ph\` text,
  	\`version_insurer_ph_sample\` integer DEFAULT true,
  	\`version_insurer_ae\` text,
  	\`version_insurer_ae_sample\` integer DEFAULT true,
  	\`version_licences\` text,
  	\`version_licences_sample\` integer DEFAULT true,
  	\`version_legal_form\` text,
  	\`version_legal_form_sample\` integer DEFAULT true,
  	\`version_address\` text,
  	\`version_address_sample\` integer DEFAULT true,
  	\`version_trade_register\` text,
  	\`version_trade_register_sample\` integer DEFAULT true,
  	\`version_vat_number\` text,
  	\`version_vat_number_sample\` integer DEFAULT true,
  	\`version_register_number\` text,
  	\`version_register_number_sample\` integer DEFAULT true,
  	\`version_register_authority\` text,
  	\`version_register_authority_sample\` integer DEFAULT true,
  	\`version_representative\` text,
  	\`version_representative_sample\` integer DEFAULT true,
  	\`version_content_director\` text,
  	\`version_content_director_sample\` integer DEFAULT true,
  	\`version_holdings\` text,
  	\`version_holdings_sample\` integer DEFAULT true,
  	\`version_hosting_address\` text,
  	\`version_hosting_address_sample\` integer DEFAULT true,
  	\`version_hours\` text,
  	\`version_hours_sample\` integer DEFAULT true,
  	\`version_hours_corporate\` text,
  	\`version_hours_corporate_sample\` integer DEFAULT true,
  	\`version_languages\` text,
  	\`version_languages_sample\` integer DEFAULT true,
  	\`version_answer_time\` text,
  	\`version_answer_time_sample\` integer DEFAULT true,
  	\`version_incident_phone\` text,
  	\`version_incident_phone_sample\` integer DEFAULT true,
  	\`version_press_contact\` text,
  	\`version_press_contact_sample\` integer DEFAULT true,
  	\`version_data_protection_officer\` text,
  	\`version_data_protection_officer_sample\` integer DEFAULT true,
  	\`version_supervisor\` text,
  	\`version_supervisor_sample\` integer DEFAULT true,
  	\`version_ombudsman\` text,
  	\`version_ombudsman_sample\` integer DEFAULT true,
  	\`version_data_protection_authority\` text,
  	\`version_data_protection_authority_sample\` integer DEFAULT true,
  	\`version_edited_by\` text,
  	\`version_group\` text,
  	\`version_uid\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`company\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_v_parent_idx\` ON \`_company_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_version_version_locale_idx\` ON \`_company_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_version_version_group_idx\` ON \`_company_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_version_version_uid_idx\` ON \`_company_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_version_version_updated_at_idx\` ON \`_company_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_version_version_created_at_idx\` ON \`_company_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_version_version_deleted_at_idx\` ON \`_company_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_version_version__status_idx\` ON \`_company_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_created_at_idx\` ON \`_company_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_updated_at_idx\` ON \`_company_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_latest_idx\` ON \`_company_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_autosave_idx\` ON \`_company_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_17_idx\` ON \`_company_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE TABLE \`_company_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_company_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_v_rels_order_idx\` ON \`_company_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_rels_parent_idx\` ON \`_company_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_rels_path_idx\` ON \`_company_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_rels_products_id_idx\` ON \`_company_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_18_idx\` ON \`module_lisa\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_18_idx\` ON \`_module_lisa_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_19_idx\` ON \`module_eligibility\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_19_idx\` ON \`_module_eligibility_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_20_idx\` ON \`cover_types\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_20_idx\` ON \`_cover_types_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_21_idx\` ON \`offer\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_21_idx\` ON \`_offer_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_22_idx\` ON \`module_card\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_22_idx\` ON \`_module_card_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_23_idx\` ON \`module_contact\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_23_idx\` ON \`_module_contact_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_24_idx\` ON \`module_rating\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_24_idx\` ON \`_module_rating_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_25_idx\` ON \`forms\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_25_idx\` ON \`_forms_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_26_idx\` ON \`translations\` (\`group\`,\`locale\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`group_locale_18_idx\`;`)
  await db.run(sql`DROP INDEX \`version_group_version_locale_18_idx\`;`)
  await db.run(sql`DROP INDEX \`group_locale_19_idx\`;`)
  await db.run(sql`DROP INDEX \`version_group_version_locale_19_idx\`;`)
  await db.run(sql`DROP INDEX \`group_locale_20_idx\`;`)
  await db.run(sql`DROP INDEX \`version_group_version_locale_20_idx\`;`)
  await db.run(sql`DROP INDEX \`group_locale_21_idx\`;`)
  await db.run(sql`DROP INDEX \`version_group_version_locale_21_idx\`;`)
  await db.run(sql`DROP INDEX \`group_locale_22_idx\`;`)
  await db.run(sql`DROP INDEX \`version_group_version_locale_22_idx\`;`)
  await db.run(sql`DROP INDEX \`group_locale_23_idx\`;`)
  await db.run(sql`DROP INDEX \`version_group_version_locale_23_idx\`;`)
  await db.run(sql`DROP INDEX \`group_locale_24_idx\`;`)
  await db.run(sql`DROP INDEX \`version_group_version_locale_24_idx\`;`)
  await db.run(sql`DROP INDEX \`group_locale_25_idx\`;`)
  await db.run(sql`DROP INDEX \`version_group_version_locale_25_idx\`;`)
  await db.run(sql`DROP INDEX \`group_locale_26_idx\`;`)
  await db.run(sql`DROP TABLE \`company\`;`)
  await db.run(sql`DROP TABLE \`company_rels\`;`)
  await db.run(sql`DROP TABLE \`_company_v\`;`)
  await db.run(sql`DROP TABLE \`_company_v_rels\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_17_idx\` ON \`module_lisa\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_17_idx\` ON \`_module_lisa_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_18_idx\` ON \`module_eligibility\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_18_idx\` ON \`_module_eligibility_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_19_idx\` ON \`cover_types\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_19_idx\` ON \`_cover_types_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_20_idx\` ON \`offer\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_20_idx\` ON \`_offer_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_21_idx\` ON \`module_card\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_21_idx\` ON \`_module_card_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_22_idx\` ON \`module_contact\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_22_idx\` ON \`_module_contact_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_23_idx\` ON \`module_rating\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_23_idx\` ON \`_module_rating_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_24_idx\` ON \`forms\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_24_idx\` ON \`_forms_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_25_idx\` ON \`translations\` (\`group\`,\`locale\`);`)
}
