import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`forms_fields_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_fields_options_order_idx\` ON \`forms_fields_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_options_parent_id_idx\` ON \`forms_fields_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_fields\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`required\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_fields_order_idx\` ON \`forms_fields\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_parent_id_idx\` ON \`forms_fields\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locale\` text DEFAULT 'en',
  	\`group\` text,
  	\`translation_source\` text,
  	\`translation_source_version\` text,
  	\`translation_state\` text DEFAULT 'current',
  	\`key\` text,
  	\`title\` text,
  	\`purpose\` text,
  	\`submit_label\` text,
  	\`topic\` text DEFAULT 'advice',
  	\`thanks_title\` text,
  	\`thanks_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_locale_idx\` ON \`forms\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`forms_group_idx\` ON \`forms\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`forms_key_idx\` ON \`forms\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_deleted_at_idx\` ON \`forms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`forms__status_idx\` ON \`forms\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_24_idx\` ON \`forms\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`key_locale_idx\` ON \`forms\` (\`key\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_fields_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v_version_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_options_order_idx\` ON \`_forms_v_version_fields_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_options_parent_id_idx\` ON \`_forms_v_version_fields_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_fields\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`required\` integer DEFAULT true,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_order_idx\` ON \`_forms_v_version_fields\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_parent_id_idx\` ON \`_forms_v_version_fields\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_locale\` text DEFAULT 'en',
  	\`version_group\` text,
  	\`version_translation_source\` text,
  	\`version_translation_source_version\` text,
  	\`version_translation_state\` text DEFAULT 'current',
  	\`version_key\` text,
  	\`version_title\` text,
  	\`version_purpose\` text,
  	\`version_submit_label\` text,
  	\`version_topic\` text DEFAULT 'advice',
  	\`version_thanks_title\` text,
  	\`version_thanks_text\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_parent_idx\` ON \`_forms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_locale_idx\` ON \`_forms_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_group_idx\` ON \`_forms_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_key_idx\` ON \`_forms_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_updated_at_idx\` ON \`_forms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_created_at_idx\` ON \`_forms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_deleted_at_idx\` ON \`_forms_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version__status_idx\` ON \`_forms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_created_at_idx\` ON \`_forms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_updated_at_idx\` ON \`_forms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_latest_idx\` ON \`_forms_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_autosave_idx\` ON \`_forms_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_24_idx\` ON \`_forms_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`version_key_version_locale_idx\` ON \`_forms_v\` (\`version_key\`,\`version_locale\`);`)
  await db.run(sql`CREATE TABLE \`form_submissions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`reference\` text NOT NULL,
  	\`idempotency_key\` text NOT NULL,
  	\`form\` text NOT NULL,
  	\`topic\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text DEFAULT 'en' NOT NULL,
  	\`audience\` text DEFAULT 'individual' NOT NULL,
  	\`email\` text,
  	\`values\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`mail_state\` text DEFAULT 'queued' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_try\` text,
  	\`team_sent_at\` text,
  	\`receipt_sent_at\` text,
  	\`message_id\` text NOT NULL,
  	\`last_error\` text,
  	\`delete_after\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`form_submissions_reference_idx\` ON \`form_submissions\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`form_submissions_idempotency_key_idx\` ON \`form_submissions\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_form_idx\` ON \`form_submissions\` (\`form\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_locale_idx\` ON \`form_submissions\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_audience_idx\` ON \`form_submissions\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_email_idx\` ON \`form_submissions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_received_at_idx\` ON \`form_submissions\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_mail_state_idx\` ON \`form_submissions\` (\`mail_state\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_next_try_idx\` ON \`form_submissions\` (\`next_try\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_delete_after_idx\` ON \`form_submissions\` (\`delete_after\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_updated_at_idx\` ON \`form_submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_created_at_idx\` ON \`form_submissions\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`page_form\` ADD \`form_id\` text(36) REFERENCES forms(id);`)
  await db.run(sql`CREATE INDEX \`page_form_form_idx\` ON \`page_form\` (\`form_id\`);`)
  await db.run(sql`ALTER TABLE \`_page_form_v\` ADD \`version_form_id\` text(36) REFERENCES forms(id);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_version_version_form_idx\` ON \`_page_form_v\` (\`version_form_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forms_id\` text(36) REFERENCES forms(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`forms_fields_options\`;`)
  await db.run(sql`DROP TABLE \`forms_fields\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_fields_options\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_fields\`;`)
  await db.run(sql`DROP TABLE \`_forms_v\`;`)
  await db.run(sql`DROP TABLE \`form_submissions\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_page_form\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locale\` text DEFAULT 'en',
  	\`audience\` text DEFAULT 'individual',
  	\`group\` text,
  	\`translation_source\` text,
  	\`translation_source_version\` text,
  	\`translation_state\` text DEFAULT 'current',
  	\`uid\` text,
  	\`path\` text,
  	\`title\` text,
  	\`breadcrumb_title\` text,
  	\`page_type\` text DEFAULT 'Contact form page',
  	\`product_id\` text(36),
  	\`slices\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` text(36),
  	\`seo_canonical\` text,
  	\`seo_noindex\` integer DEFAULT false,
  	\`seo_nofollow\` integer DEFAULT false,
  	\`seo_sitemap\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`product_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_page_form\`("id", "locale", "audience", "group", "translation_source", "translation_source_version", "translation_state", "uid", "path", "title", "breadcrumb_title", "page_type", "product_id", "slices", "seo_title", "seo_description", "seo_image_id", "seo_canonical", "seo_noindex", "seo_nofollow", "seo_sitemap", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "locale", "audience", "group", "translation_source", "translation_source_version", "translation_state", "uid", "path", "title", "breadcrumb_title", "page_type", "product_id", "slices", "seo_title", "seo_description", "seo_image_id", "seo_canonical", "seo_noindex", "seo_nofollow", "seo_sitemap", "updated_at", "created_at", "deleted_at", "_status" FROM \`page_form\`;`)
  await db.run(sql`DROP TABLE \`page_form\`;`)
  await db.run(sql`ALTER TABLE \`__new_page_form\` RENAME TO \`page_form\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`page_form_locale_idx\` ON \`page_form\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`page_form_audience_idx\` ON \`page_form\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`page_form_group_idx\` ON \`page_form\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`page_form_uid_idx\` ON \`page_form\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`page_form_path_idx\` ON \`page_form\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_form_product_idx\` ON \`page_form\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`page_form_seo_seo_image_idx\` ON \`page_form\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_form_updated_at_idx\` ON \`page_form\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_form_created_at_idx\` ON \`page_form\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page_form_deleted_at_idx\` ON \`page_form\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`page_form__status_idx\` ON \`page_form\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_2_idx\` ON \`page_form\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`locale_audience_path_2_idx\` ON \`page_form\` (\`locale\`,\`audience\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`__new__page_form_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_locale\` text DEFAULT 'en',
  	\`version_audience\` text DEFAULT 'individual',
  	\`version_group\` text,
  	\`version_translation_source\` text,
  	\`version_translation_source_version\` text,
  	\`version_translation_state\` text DEFAULT 'current',
  	\`version_uid\` text,
  	\`version_path\` text,
  	\`version_title\` text,
  	\`version_breadcrumb_title\` text,
  	\`version_page_type\` text DEFAULT 'Contact form page',
  	\`version_product_id\` text(36),
  	\`version_slices\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` text(36),
  	\`version_seo_canonical\` text,
  	\`version_seo_noindex\` integer DEFAULT false,
  	\`version_seo_nofollow\` integer DEFAULT false,
  	\`version_seo_sitemap\` integer DEFAULT true,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_product_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__page_form_v\`("id", "parent_id", "version_locale", "version_audience", "version_group", "version_translation_source", "version_translation_source_version", "version_translation_state", "version_uid", "version_path", "version_title", "version_breadcrumb_title", "version_page_type", "version_product_id", "version_slices", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_canonical", "version_seo_noindex", "version_seo_nofollow", "version_seo_sitemap", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_locale", "version_audience", "version_group", "version_translation_source", "version_translation_source_version", "version_translation_state", "version_uid", "version_path", "version_title", "version_breadcrumb_title", "version_page_type", "version_product_id", "version_slices", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_canonical", "version_seo_noindex", "version_seo_nofollow", "version_seo_sitemap", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_page_form_v\`;`)
  await db.run(sql`DROP TABLE \`_page_form_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__page_form_v\` RENAME TO \`_page_form_v\`;`)
  await db.run(sql`CREATE INDEX \`_page_form_v_parent_idx\` ON \`_page_form_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_version_version_locale_idx\` ON \`_page_form_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_version_version_audience_idx\` ON \`_page_form_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_version_version_group_idx\` ON \`_page_form_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_version_version_uid_idx\` ON \`_page_form_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_version_version_path_idx\` ON \`_page_form_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_version_version_product_idx\` ON \`_page_form_v\` (\`version_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_version_seo_version_seo_image_idx\` ON \`_page_form_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_version_version_updated_at_idx\` ON \`_page_form_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_version_version_created_at_idx\` ON \`_page_form_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_version_version_deleted_at_idx\` ON \`_page_form_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_version_version__status_idx\` ON \`_page_form_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_created_at_idx\` ON \`_page_form_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_updated_at_idx\` ON \`_page_form_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_latest_idx\` ON \`_page_form_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_autosave_idx\` ON \`_page_form_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_2_idx\` ON \`_page_form_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`version_locale_version_audience_version_path_2_idx\` ON \`_page_form_v\` (\`version_locale\`,\`version_audience\`,\`version_path\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`guide_taxonomy_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`header_module_id\` text(36),
  	\`navigation_module_id\` text(36),
  	\`footer_module_id\` text(36),
  	\`module_lisa_id\` text(36),
  	\`module_eligibility_id\` text(36),
  	\`cover_types_id\` text(36),
  	\`offer_id\` text(36),
  	\`module_card_id\` text(36),
  	\`module_contact_id\` text(36),
  	\`module_rating_id\` text(36),
  	\`rules_id\` text(36),
  	\`country_lists_id\` text(36),
  	\`products_id\` text(36),
  	\`profiles_id\` text(36),
  	\`funnels_id\` text(36),
  	\`finder_findings_id\` text(36),
  	\`finder_releases_id\` text(36),
  	\`countries_id\` text(36),
  	\`group_of_countries_id\` text(36),
  	\`media_id\` text(36),
  	\`redirects_id\` text(36),
  	\`users_id\` text(36),
  	\`audit_log_id\` text(36),
  	\`routes_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_form_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_landing_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_error_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_offer_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_page_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_article_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_faq_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`header_module_id\`) REFERENCES \`header_module\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`navigation_module_id\`) REFERENCES \`navigation_module\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`footer_module_id\`) REFERENCES \`footer_module\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_lisa_id\`) REFERENCES \`module_lisa\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_eligibility_id\`) REFERENCES \`module_eligibility\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cover_types_id\`) REFERENCES \`cover_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offer_id\`) REFERENCES \`offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_card_id\`) REFERENCES \`module_card\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_contact_id\`) REFERENCES \`module_contact\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_rating_id\`) REFERENCES \`module_rating\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rules_id\`) REFERENCES \`rules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`country_lists_id\`) REFERENCES \`country_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`profiles_id\`) REFERENCES \`profiles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`funnels_id\`) REFERENCES \`funnels\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`finder_findings_id\`) REFERENCES \`finder_findings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`finder_releases_id\`) REFERENCES \`finder_releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`group_of_countries_id\`) REFERENCES \`group_of_countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`routes_id\`) REFERENCES \`routes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_form_id", "page_landing_id", "page_error_id", "page_offer_id", "product_page_id", "page_region_id", "page_country_id", "page_guide_id", "guide_theme_id", "guide_taxonomy_id", "page_article_id", "page_faq_id", "header_module_id", "navigation_module_id", "footer_module_id", "module_lisa_id", "module_eligibility_id", "cover_types_id", "offer_id", "module_card_id", "module_contact_id", "module_rating_id", "rules_id", "country_lists_id", "products_id", "profiles_id", "funnels_id", "finder_findings_id", "finder_releases_id", "countries_id", "group_of_countries_id", "media_id", "redirects_id", "users_id", "audit_log_id", "routes_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_form_id", "page_landing_id", "page_error_id", "page_offer_id", "product_page_id", "page_region_id", "page_country_id", "page_guide_id", "guide_theme_id", "guide_taxonomy_id", "page_article_id", "page_faq_id", "header_module_id", "navigation_module_id", "footer_module_id", "module_lisa_id", "module_eligibility_id", "cover_types_id", "offer_id", "module_card_id", "module_contact_id", "module_rating_id", "rules_id", "country_lists_id", "products_id", "profiles_id", "funnels_id", "finder_findings_id", "finder_releases_id", "countries_id", "group_of_countries_id", "media_id", "redirects_id", "users_id", "audit_log_id", "routes_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_single_id_idx\` ON \`payload_locked_documents_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_generic_id_idx\` ON \`payload_locked_documents_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_form_id_idx\` ON \`payload_locked_documents_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_landing_id_idx\` ON \`payload_locked_documents_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_error_id_idx\` ON \`payload_locked_documents_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_offer_id_idx\` ON \`payload_locked_documents_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_page_id_idx\` ON \`payload_locked_documents_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_region_id_idx\` ON \`payload_locked_documents_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_country_id_idx\` ON \`payload_locked_documents_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_guide_id_idx\` ON \`payload_locked_documents_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guide_theme_id_idx\` ON \`payload_locked_documents_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guide_taxonomy_id_idx\` ON \`payload_locked_documents_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_article_id_idx\` ON \`payload_locked_documents_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_faq_id_idx\` ON \`payload_locked_documents_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_header_module_id_idx\` ON \`payload_locked_documents_rels\` (\`header_module_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_navigation_module_id_idx\` ON \`payload_locked_documents_rels\` (\`navigation_module_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_footer_module_id_idx\` ON \`payload_locked_documents_rels\` (\`footer_module_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_module_lisa_id_idx\` ON \`payload_locked_documents_rels\` (\`module_lisa_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_module_eligibility_id_idx\` ON \`payload_locked_documents_rels\` (\`module_eligibility_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cover_types_id_idx\` ON \`payload_locked_documents_rels\` (\`cover_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offer_id_idx\` ON \`payload_locked_documents_rels\` (\`offer_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_module_card_id_idx\` ON \`payload_locked_documents_rels\` (\`module_card_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_module_contact_id_idx\` ON \`payload_locked_documents_rels\` (\`module_contact_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_module_rating_id_idx\` ON \`payload_locked_documents_rels\` (\`module_rating_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`rules_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_country_lists_id_idx\` ON \`payload_locked_documents_rels\` (\`country_lists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_profiles_id_idx\` ON \`payload_locked_documents_rels\` (\`profiles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_funnels_id_idx\` ON \`payload_locked_documents_rels\` (\`funnels_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_finder_findings_id_idx\` ON \`payload_locked_documents_rels\` (\`finder_findings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_finder_releases_id_idx\` ON \`payload_locked_documents_rels\` (\`finder_releases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_group_of_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`group_of_countries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routes_id_idx\` ON \`payload_locked_documents_rels\` (\`routes_id\`);`)
}
