import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`page_single\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locale\` text DEFAULT 'en',
  	\`audience\` text DEFAULT 'individual',
  	\`group\` text,
  	\`translation_source\` text,
  	\`translation_source_version\` text,
  	\`translation_state\` text DEFAULT 'current',
  	\`path\` text,
  	\`title\` text,
  	\`breadcrumb_title\` text,
  	\`type\` text,
  	\`offer_id\` text(36),
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
  	FOREIGN KEY (\`offer_id\`) REFERENCES \`offer\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`page_single_locale_idx\` ON \`page_single\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`page_single_audience_idx\` ON \`page_single\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`page_single_group_idx\` ON \`page_single\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`page_single_path_idx\` ON \`page_single\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_single_type_idx\` ON \`page_single\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`page_single_offer_idx\` ON \`page_single\` (\`offer_id\`);`)
  await db.run(sql`CREATE INDEX \`page_single_seo_seo_image_idx\` ON \`page_single\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_single_updated_at_idx\` ON \`page_single\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_single_created_at_idx\` ON \`page_single\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page_single_deleted_at_idx\` ON \`page_single\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`page_single__status_idx\` ON \`page_single\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_idx\` ON \`page_single\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`locale_audience_path_idx\` ON \`page_single\` (\`locale\`,\`audience\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`page_single_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_single_texts_order_parent\` ON \`page_single_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_single_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_locale\` text DEFAULT 'en',
  	\`version_audience\` text DEFAULT 'individual',
  	\`version_group\` text,
  	\`version_translation_source\` text,
  	\`version_translation_source_version\` text,
  	\`version_translation_state\` text DEFAULT 'current',
  	\`version_path\` text,
  	\`version_title\` text,
  	\`version_breadcrumb_title\` text,
  	\`version_type\` text,
  	\`version_offer_id\` text(36),
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_offer_id\`) REFERENCES \`offer\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_single_v_parent_idx\` ON \`_page_single_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_version_version_locale_idx\` ON \`_page_single_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_version_version_audience_idx\` ON \`_page_single_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_version_version_group_idx\` ON \`_page_single_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_version_version_path_idx\` ON \`_page_single_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_version_version_type_idx\` ON \`_page_single_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_version_version_offer_idx\` ON \`_page_single_v\` (\`version_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_version_seo_version_seo_image_idx\` ON \`_page_single_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_version_version_updated_at_idx\` ON \`_page_single_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_version_version_created_at_idx\` ON \`_page_single_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_version_version_deleted_at_idx\` ON \`_page_single_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_version_version__status_idx\` ON \`_page_single_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_created_at_idx\` ON \`_page_single_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_updated_at_idx\` ON \`_page_single_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_latest_idx\` ON \`_page_single_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_autosave_idx\` ON \`_page_single_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_idx\` ON \`_page_single_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`version_locale_version_audience_version_path_idx\` ON \`_page_single_v\` (\`version_locale\`,\`version_audience\`,\`version_path\`);`)
  await db.run(sql`CREATE TABLE \`_page_single_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_single_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_single_v_texts_order_parent\` ON \`_page_single_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_generic\` (
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
  	\`page_type\` text,
  	\`parent_id\` text(36),
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`page_generic_locale_idx\` ON \`page_generic\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`page_generic_audience_idx\` ON \`page_generic\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`page_generic_group_idx\` ON \`page_generic\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`page_generic_uid_idx\` ON \`page_generic\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`page_generic_path_idx\` ON \`page_generic\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_generic_parent_idx\` ON \`page_generic\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_generic_seo_seo_image_idx\` ON \`page_generic\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_generic_updated_at_idx\` ON \`page_generic\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_generic_created_at_idx\` ON \`page_generic\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page_generic_deleted_at_idx\` ON \`page_generic\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`page_generic__status_idx\` ON \`page_generic\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_1_idx\` ON \`page_generic\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`locale_audience_path_1_idx\` ON \`page_generic\` (\`locale\`,\`audience\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`page_generic_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_generic_texts_order_parent\` ON \`page_generic_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_generic_v\` (
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
  	\`version_page_type\` text,
  	\`version_parent_id\` text(36),
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_generic_v_parent_idx\` ON \`_page_generic_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_version_version_locale_idx\` ON \`_page_generic_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_version_version_audience_idx\` ON \`_page_generic_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_version_version_group_idx\` ON \`_page_generic_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_version_version_uid_idx\` ON \`_page_generic_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_version_version_path_idx\` ON \`_page_generic_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_version_version_parent_idx\` ON \`_page_generic_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_version_seo_version_seo_image_idx\` ON \`_page_generic_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_version_version_updated_at_idx\` ON \`_page_generic_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_version_version_created_at_idx\` ON \`_page_generic_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_version_version_deleted_at_idx\` ON \`_page_generic_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_version_version__status_idx\` ON \`_page_generic_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_created_at_idx\` ON \`_page_generic_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_updated_at_idx\` ON \`_page_generic_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_latest_idx\` ON \`_page_generic_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_autosave_idx\` ON \`_page_generic_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_1_idx\` ON \`_page_generic_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`version_locale_version_audience_version_path_1_idx\` ON \`_page_generic_v\` (\`version_locale\`,\`version_audience\`,\`version_path\`);`)
  await db.run(sql`CREATE TABLE \`_page_generic_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_generic_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_generic_v_texts_order_parent\` ON \`_page_generic_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_form\` (
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
  await db.run(sql`CREATE TABLE \`page_form_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_form_texts_order_parent\` ON \`page_form_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_form_v\` (
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
  await db.run(sql`CREATE TABLE \`_page_form_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_form_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_form_v_texts_order_parent\` ON \`_page_form_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_landing\` (
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
  	\`purpose\` text DEFAULT 'normal',
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
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`page_landing_locale_idx\` ON \`page_landing\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`page_landing_audience_idx\` ON \`page_landing\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`page_landing_group_idx\` ON \`page_landing\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`page_landing_uid_idx\` ON \`page_landing\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`page_landing_path_idx\` ON \`page_landing\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_landing_seo_seo_image_idx\` ON \`page_landing\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_landing_updated_at_idx\` ON \`page_landing\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_landing_created_at_idx\` ON \`page_landing\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page_landing_deleted_at_idx\` ON \`page_landing\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`page_landing__status_idx\` ON \`page_landing\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_3_idx\` ON \`page_landing\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`locale_audience_path_3_idx\` ON \`page_landing\` (\`locale\`,\`audience\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`page_landing_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_landing_texts_order_parent\` ON \`page_landing_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_landing_v\` (
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
  	\`version_purpose\` text DEFAULT 'normal',
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_landing_v_parent_idx\` ON \`_page_landing_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_landing_v_version_version_locale_idx\` ON \`_page_landing_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_landing_v_version_version_audience_idx\` ON \`_page_landing_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_page_landing_v_version_version_group_idx\` ON \`_page_landing_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_page_landing_v_version_version_uid_idx\` ON \`_page_landing_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_page_landing_v_version_version_path_idx\` ON \`_page_landing_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_page_landing_v_version_seo_version_seo_image_idx\` ON \`_page_landing_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_landing_v_version_version_updated_at_idx\` ON \`_page_landing_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_landing_v_version_version_created_at_idx\` ON \`_page_landing_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_landing_v_version_version_deleted_at_idx\` ON \`_page_landing_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_landing_v_version_version__status_idx\` ON \`_page_landing_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_landing_v_created_at_idx\` ON \`_page_landing_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_landing_v_updated_at_idx\` ON \`_page_landing_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_landing_v_latest_idx\` ON \`_page_landing_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_page_landing_v_autosave_idx\` ON \`_page_landing_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_3_idx\` ON \`_page_landing_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`version_locale_version_audience_version_path_3_idx\` ON \`_page_landing_v\` (\`version_locale\`,\`version_audience\`,\`version_path\`);`)
  await db.run(sql`CREATE TABLE \`_page_landing_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_landing_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_landing_v_texts_order_parent\` ON \`_page_landing_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_error\` (
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
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`page_error_locale_idx\` ON \`page_error\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`page_error_audience_idx\` ON \`page_error\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`page_error_group_idx\` ON \`page_error\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`page_error_uid_idx\` ON \`page_error\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`page_error_path_idx\` ON \`page_error\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_error_seo_seo_image_idx\` ON \`page_error\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_error_updated_at_idx\` ON \`page_error\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_error_created_at_idx\` ON \`page_error\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page_error_deleted_at_idx\` ON \`page_error\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`page_error__status_idx\` ON \`page_error\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_4_idx\` ON \`page_error\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`locale_audience_path_4_idx\` ON \`page_error\` (\`locale\`,\`audience\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`page_error_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_error_texts_order_parent\` ON \`page_error_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_error_v\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_error_v_parent_idx\` ON \`_page_error_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_error_v_version_version_locale_idx\` ON \`_page_error_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_error_v_version_version_audience_idx\` ON \`_page_error_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_page_error_v_version_version_group_idx\` ON \`_page_error_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_page_error_v_version_version_uid_idx\` ON \`_page_error_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_page_error_v_version_version_path_idx\` ON \`_page_error_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_page_error_v_version_seo_version_seo_image_idx\` ON \`_page_error_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_error_v_version_version_updated_at_idx\` ON \`_page_error_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_error_v_version_version_created_at_idx\` ON \`_page_error_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_error_v_version_version_deleted_at_idx\` ON \`_page_error_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_error_v_version_version__status_idx\` ON \`_page_error_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_error_v_created_at_idx\` ON \`_page_error_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_error_v_updated_at_idx\` ON \`_page_error_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_error_v_latest_idx\` ON \`_page_error_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_page_error_v_autosave_idx\` ON \`_page_error_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_4_idx\` ON \`_page_error_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`version_locale_version_audience_version_path_4_idx\` ON \`_page_error_v\` (\`version_locale\`,\`version_audience\`,\`version_path\`);`)
  await db.run(sql`CREATE TABLE \`_page_error_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_error_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_error_v_texts_order_parent\` ON \`_page_error_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_offer\` (
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
  	\`offer_id\` text(36),
  	\`slices\` text,
  	\`card_tag\` text,
  	\`card_card_title\` text,
  	\`card_card_image_id\` text(36),
  	\`card_card_image_alt\` text,
  	\`card_card_description\` text,
  	\`card_cta_primary_link_label\` text,
  	\`card_cta_primary_link_kind\` text DEFAULT 'document',
  	\`card_cta_primary_link_url\` text,
  	\`card_cta_primary_link_action\` text,
  	\`card_cta_primary_link_anchor\` text,
  	\`card_cta_primary_link_new_tab\` integer,
  	\`card_cta_primary_label\` text,
  	\`card_cta_secondary_link_label\` text,
  	\`card_cta_secondary_link_kind\` text DEFAULT 'document',
  	\`card_cta_secondary_link_url\` text,
  	\`card_cta_secondary_link_action\` text,
  	\`card_cta_secondary_link_anchor\` text,
  	\`card_cta_secondary_link_new_tab\` integer,
  	\`card_cta_secondary_label\` text,
  	\`card_cta_secondary_rel\` text,
  	\`card_card_link_label\` text,
  	\`card_card_link_kind\` text DEFAULT 'document',
  	\`card_card_link_url\` text,
  	\`card_card_link_action\` text,
  	\`card_card_link_anchor\` text,
  	\`card_card_link_new_tab\` integer,
  	\`card_starting_price\` numeric,
  	\`card_currency\` text,
  	\`card_price_frequency\` text,
  	\`card_price_mark\` text,
  	\`card_legal_reference\` text,
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
  	FOREIGN KEY (\`offer_id\`) REFERENCES \`offer\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`card_card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`page_offer_locale_idx\` ON \`page_offer\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_audience_idx\` ON \`page_offer\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_group_idx\` ON \`page_offer\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_uid_idx\` ON \`page_offer\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_path_idx\` ON \`page_offer\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_offer_idx\` ON \`page_offer\` (\`offer_id\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_card_card_card_image_idx\` ON \`page_offer\` (\`card_card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_seo_seo_image_idx\` ON \`page_offer\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_updated_at_idx\` ON \`page_offer\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_created_at_idx\` ON \`page_offer\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_deleted_at_idx\` ON \`page_offer\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`page_offer__status_idx\` ON \`page_offer\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_5_idx\` ON \`page_offer\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`locale_audience_path_5_idx\` ON \`page_offer\` (\`locale\`,\`audience\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`page_offer_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_offer_texts_order_parent\` ON \`page_offer_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_offer_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_taxonomy_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_offer_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_page_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_form_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_article_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_faq_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_landing_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_error_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_offer_rels_order_idx\` ON \`page_offer_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_rels_parent_idx\` ON \`page_offer_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_rels_path_idx\` ON \`page_offer_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_rels_page_single_id_idx\` ON \`page_offer_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_rels_page_generic_id_idx\` ON \`page_offer_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_rels_page_region_id_idx\` ON \`page_offer_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_rels_page_country_id_idx\` ON \`page_offer_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_rels_page_guide_id_idx\` ON \`page_offer_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_rels_guide_taxonomy_id_idx\` ON \`page_offer_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_rels_guide_theme_id_idx\` ON \`page_offer_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_rels_page_offer_id_idx\` ON \`page_offer_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_rels_product_page_id_idx\` ON \`page_offer_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_rels_page_form_id_idx\` ON \`page_offer_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_rels_page_article_id_idx\` ON \`page_offer_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_rels_page_faq_id_idx\` ON \`page_offer_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_rels_page_landing_id_idx\` ON \`page_offer_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`page_offer_rels_page_error_id_idx\` ON \`page_offer_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_offer_v\` (
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
  	\`version_offer_id\` text(36),
  	\`version_slices\` text,
  	\`version_card_tag\` text,
  	\`version_card_card_title\` text,
  	\`version_card_card_image_id\` text(36),
  	\`version_card_card_image_alt\` text,
  	\`version_card_card_description\` text,
  	\`version_card_cta_primary_link_label\` text,
  	\`version_card_cta_primary_link_kind\` text DEFAULT 'document',
  	\`version_card_cta_primary_link_url\` text,
  	\`version_card_cta_primary_link_action\` text,
  	\`version_card_cta_primary_link_anchor\` text,
  	\`version_card_cta_primary_link_new_tab\` integer,
  	\`version_card_cta_primary_label\` text,
  	\`version_card_cta_secondary_link_label\` text,
  	\`version_card_cta_secondary_link_kind\` text DEFAULT 'document',
  	\`version_card_cta_secondary_link_url\` text,
  	\`version_card_cta_secondary_link_action\` text,
  	\`version_card_cta_secondary_link_anchor\` text,
  	\`version_card_cta_secondary_link_new_tab\` integer,
  	\`version_card_cta_secondary_label\` text,
  	\`version_card_cta_secondary_rel\` text,
  	\`version_card_card_link_label\` text,
  	\`version_card_card_link_kind\` text DEFAULT 'document',
  	\`version_card_card_link_url\` text,
  	\`version_card_card_link_action\` text,
  	\`version_card_card_link_anchor\` text,
  	\`version_card_card_link_new_tab\` integer,
  	\`version_card_starting_price\` numeric,
  	\`version_card_currency\` text,
  	\`version_card_price_frequency\` text,
  	\`version_card_price_mark\` text,
  	\`version_card_legal_reference\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_offer_id\`) REFERENCES \`offer\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_offer_v_parent_idx\` ON \`_page_offer_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_version_version_locale_idx\` ON \`_page_offer_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_version_version_audience_idx\` ON \`_page_offer_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_version_version_group_idx\` ON \`_page_offer_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_version_version_uid_idx\` ON \`_page_offer_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_version_version_path_idx\` ON \`_page_offer_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_version_version_offer_idx\` ON \`_page_offer_v\` (\`version_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_version_card_version_card_card_image_idx\` ON \`_page_offer_v\` (\`version_card_card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_version_seo_version_seo_image_idx\` ON \`_page_offer_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_version_version_updated_at_idx\` ON \`_page_offer_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_version_version_created_at_idx\` ON \`_page_offer_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_version_version_deleted_at_idx\` ON \`_page_offer_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_version_version__status_idx\` ON \`_page_offer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_created_at_idx\` ON \`_page_offer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_updated_at_idx\` ON \`_page_offer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_latest_idx\` ON \`_page_offer_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_autosave_idx\` ON \`_page_offer_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_5_idx\` ON \`_page_offer_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`version_locale_version_audience_version_path_5_idx\` ON \`_page_offer_v\` (\`version_locale\`,\`version_audience\`,\`version_path\`);`)
  await db.run(sql`CREATE TABLE \`_page_offer_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_offer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_offer_v_texts_order_parent\` ON \`_page_offer_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_offer_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_taxonomy_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_offer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_offer_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_page_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_form_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_article_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_faq_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_landing_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_error_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_order_idx\` ON \`_page_offer_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_parent_idx\` ON \`_page_offer_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_path_idx\` ON \`_page_offer_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_page_single_id_idx\` ON \`_page_offer_v_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_page_generic_id_idx\` ON \`_page_offer_v_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_page_region_id_idx\` ON \`_page_offer_v_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_page_country_id_idx\` ON \`_page_offer_v_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_page_guide_id_idx\` ON \`_page_offer_v_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_guide_taxonomy_id_idx\` ON \`_page_offer_v_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_guide_theme_id_idx\` ON \`_page_offer_v_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_page_offer_id_idx\` ON \`_page_offer_v_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_product_page_id_idx\` ON \`_page_offer_v_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_page_form_id_idx\` ON \`_page_offer_v_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_page_article_id_idx\` ON \`_page_offer_v_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_page_faq_id_idx\` ON \`_page_offer_v_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_page_landing_id_idx\` ON \`_page_offer_v_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_page_error_id_idx\` ON \`_page_offer_v_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE TABLE \`product_page_product_data_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_page_product_data_facts_order_idx\` ON \`product_page_product_data_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`product_page_product_data_facts_parent_id_idx\` ON \`product_page_product_data_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_page_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_page_languages_order_idx\` ON \`product_page_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`product_page_languages_parent_idx\` ON \`product_page_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_page\` (
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
  	\`offer_id\` text(36),
  	\`tag\` text,
  	\`starting_price\` numeric,
  	\`currency\` text,
  	\`price_frequency\` text,
  	\`price_mark\` text,
  	\`legal_reference\` text,
  	\`product_data_lead\` text,
  	\`product_data_image_id\` text(36),
  	\`slices\` text,
  	\`card_tag\` text,
  	\`card_card_title\` text,
  	\`card_card_image_id\` text(36),
  	\`card_card_image_alt\` text,
  	\`card_card_description\` text,
  	\`card_cta_primary_link_label\` text,
  	\`card_cta_primary_link_kind\` text DEFAULT 'document',
  	\`card_cta_primary_link_url\` text,
  	\`card_cta_primary_link_action\` text,
  	\`card_cta_primary_link_anchor\` text,
  	\`card_cta_primary_link_new_tab\` integer,
  	\`card_cta_primary_label\` text,
  	\`card_cta_secondary_link_label\` text,
  	\`card_cta_secondary_link_kind\` text DEFAULT 'document',
  	\`card_cta_secondary_link_url\` text,
  	\`card_cta_secondary_link_action\` text,
  	\`card_cta_secondary_link_anchor\` text,
  	\`card_cta_secondary_link_new_tab\` integer,
  	\`card_cta_secondary_label\` text,
  	\`card_cta_secondary_rel\` text,
  	\`card_card_link_label\` text,
  	\`card_card_link_kind\` text DEFAULT 'document',
  	\`card_card_link_url\` text,
  	\`card_card_link_action\` text,
  	\`card_card_link_anchor\` text,
  	\`card_card_link_new_tab\` integer,
  	\`card_starting_price\` numeric,
  	\`card_currency\` text,
  	\`card_price_frequency\` text,
  	\`card_price_mark\` text,
  	\`card_legal_reference\` text,
  	\`exclusions\` text,
  	\`global_offer\` integer DEFAULT false,
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
  	FOREIGN KEY (\`offer_id\`) REFERENCES \`offer\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_data_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`card_card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`product_page_locale_idx\` ON \`product_page\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`product_page_audience_idx\` ON \`product_page\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`product_page_group_idx\` ON \`product_page\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`product_page_uid_idx\` ON \`product_page\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`product_page_path_idx\` ON \`product_page\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`product_page_offer_idx\` ON \`product_page\` (\`offer_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_product_data_product_data_image_idx\` ON \`product_page\` (\`product_data_image_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_card_card_card_image_idx\` ON \`product_page\` (\`card_card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_seo_seo_image_idx\` ON \`product_page\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_updated_at_idx\` ON \`product_page\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_page_created_at_idx\` ON \`product_page\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`product_page_deleted_at_idx\` ON \`product_page\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`product_page__status_idx\` ON \`product_page\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_6_idx\` ON \`product_page\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`locale_audience_path_6_idx\` ON \`product_page\` (\`locale\`,\`audience\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`product_page_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_page_texts_order_parent\` ON \`product_page_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_page_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_taxonomy_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	\`group_of_countries_id\` text(36),
  	\`cover_types_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_offer_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_page_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_form_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_article_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_faq_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_landing_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_error_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`group_of_countries_id\`) REFERENCES \`group_of_countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cover_types_id\`) REFERENCES \`cover_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_page_rels_order_idx\` ON \`product_page_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_parent_idx\` ON \`product_page_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_path_idx\` ON \`product_page_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_page_single_id_idx\` ON \`product_page_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_page_generic_id_idx\` ON \`product_page_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_page_region_id_idx\` ON \`product_page_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_page_country_id_idx\` ON \`product_page_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_page_guide_id_idx\` ON \`product_page_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_guide_taxonomy_id_idx\` ON \`product_page_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_guide_theme_id_idx\` ON \`product_page_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_page_offer_id_idx\` ON \`product_page_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_product_page_id_idx\` ON \`product_page_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_page_form_id_idx\` ON \`product_page_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_page_article_id_idx\` ON \`product_page_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_page_faq_id_idx\` ON \`product_page_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_page_landing_id_idx\` ON \`product_page_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_page_error_id_idx\` ON \`product_page_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_group_of_countries_id_idx\` ON \`product_page_rels\` (\`group_of_countries_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_cover_types_id_idx\` ON \`product_page_rels\` (\`cover_types_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_page_v_version_product_data_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_product_data_facts_order_idx\` ON \`_product_page_v_version_product_data_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_product_data_facts_parent_id_idx\` ON \`_product_page_v_version_product_data_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_page_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_product_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_languages_order_idx\` ON \`_product_page_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_languages_parent_idx\` ON \`_product_page_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_page_v\` (
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
  	\`version_offer_id\` text(36),
  	\`version_tag\` text,
  	\`version_starting_price\` numeric,
  	\`version_currency\` text,
  	\`version_price_frequency\` text,
  	\`version_price_mark\` text,
  	\`version_legal_reference\` text,
  	\`version_product_data_lead\` text,
  	\`version_product_data_image_id\` text(36),
  	\`version_slices\` text,
  	\`version_card_tag\` text,
  	\`version_card_card_title\` text,
  	\`version_card_card_image_id\` text(36),
  	\`version_card_card_image_alt\` text,
  	\`version_card_card_description\` text,
  	\`version_card_cta_primary_link_label\` text,
  	\`version_card_cta_primary_link_kind\` text DEFAULT 'document',
  	\`version_card_cta_primary_link_url\` text,
  	\`version_card_cta_primary_link_action\` text,
  	\`version_card_cta_primary_link_anchor\` text,
  	\`version_card_cta_primary_link_new_tab\` integer,
  	\`version_card_cta_primary_label\` text,
  	\`version_card_cta_secondary_link_label\` text,
  	\`version_card_cta_secondary_link_kind\` text DEFAULT 'document',
  	\`version_card_cta_secondary_link_url\` text,
  	\`version_card_cta_secondary_link_action\` text,
  	\`version_card_cta_secondary_link_anchor\` text,
  	\`version_card_cta_secondary_link_new_tab\` integer,
  	\`version_card_cta_secondary_label\` text,
  	\`version_card_cta_secondary_rel\` text,
  	\`version_card_card_link_label\` text,
  	\`version_card_card_link_kind\` text DEFAULT 'document',
  	\`version_card_card_link_url\` text,
  	\`version_card_card_link_action\` text,
  	\`version_card_card_link_anchor\` text,
  	\`version_card_card_link_new_tab\` integer,
  	\`version_card_starting_price\` numeric,
  	\`version_card_currency\` text,
  	\`version_card_price_frequency\` text,
  	\`version_card_price_mark\` text,
  	\`version_card_legal_reference\` text,
  	\`version_exclusions\` text,
  	\`version_global_offer\` integer DEFAULT false,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_offer_id\`) REFERENCES \`offer\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_product_data_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_page_v_parent_idx\` ON \`_product_page_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_version_locale_idx\` ON \`_product_page_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_version_audience_idx\` ON \`_product_page_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_version_group_idx\` ON \`_product_page_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_version_uid_idx\` ON \`_product_page_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_version_path_idx\` ON \`_product_page_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_version_offer_idx\` ON \`_product_page_v\` (\`version_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_product_data_version_product_dat_idx\` ON \`_product_page_v\` (\`version_product_data_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_card_version_card_card_image_idx\` ON \`_product_page_v\` (\`version_card_card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_seo_version_seo_image_idx\` ON \`_product_page_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_version_updated_at_idx\` ON \`_product_page_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_version_created_at_idx\` ON \`_product_page_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_version_deleted_at_idx\` ON \`_product_page_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_version__status_idx\` ON \`_product_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_created_at_idx\` ON \`_product_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_updated_at_idx\` ON \`_product_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_latest_idx\` ON \`_product_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_autosave_idx\` ON \`_product_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_6_idx\` ON \`_product_page_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`version_locale_version_audience_version_path_6_idx\` ON \`_product_page_v\` (\`version_locale\`,\`version_audience\`,\`version_path\`);`)
  await db.run(sql`CREATE TABLE \`_product_page_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_product_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_page_v_texts_order_parent\` ON \`_product_page_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_page_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_taxonomy_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	\`group_of_countries_id\` text(36),
  	\`cover_types_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_product_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_offer_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_page_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_form_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_article_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_faq_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_landing_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_error_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`group_of_countries_id\`) REFERENCES \`group_of_countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cover_types_id\`) REFERENCES \`cover_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_order_idx\` ON \`_product_page_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_parent_idx\` ON \`_product_page_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_path_idx\` ON \`_product_page_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_page_single_id_idx\` ON \`_product_page_v_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_page_generic_id_idx\` ON \`_product_page_v_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_page_region_id_idx\` ON \`_product_page_v_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_page_country_id_idx\` ON \`_product_page_v_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_page_guide_id_idx\` ON \`_product_page_v_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_guide_taxonomy_id_idx\` ON \`_product_page_v_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_guide_theme_id_idx\` ON \`_product_page_v_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_page_offer_id_idx\` ON \`_product_page_v_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_product_page_id_idx\` ON \`_product_page_v_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_page_form_id_idx\` ON \`_product_page_v_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_page_article_id_idx\` ON \`_product_page_v_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_page_faq_id_idx\` ON \`_product_page_v_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_page_landing_id_idx\` ON \`_product_page_v_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_page_error_id_idx\` ON \`_product_page_v_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_group_of_countries_id_idx\` ON \`_product_page_v_rels\` (\`group_of_countries_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_cover_types_id_idx\` ON \`_product_page_v_rels\` (\`cover_types_id\`);`)
  await db.run(sql`CREATE TABLE \`page_region\` (
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
  	\`image_id\` text(36),
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`page_region_locale_idx\` ON \`page_region\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`page_region_audience_idx\` ON \`page_region\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`page_region_group_idx\` ON \`page_region\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`page_region_uid_idx\` ON \`page_region\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`page_region_path_idx\` ON \`page_region\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_region_image_idx\` ON \`page_region\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_region_seo_seo_image_idx\` ON \`page_region\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_region_updated_at_idx\` ON \`page_region\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_region_created_at_idx\` ON \`page_region\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page_region_deleted_at_idx\` ON \`page_region\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`page_region__status_idx\` ON \`page_region\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_7_idx\` ON \`page_region\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`locale_audience_path_7_idx\` ON \`page_region\` (\`locale\`,\`audience\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`page_region_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_region_texts_order_parent\` ON \`page_region_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_region_v\` (
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
  	\`version_image_id\` text(36),
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_region_v_parent_idx\` ON \`_page_region_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_version_version_locale_idx\` ON \`_page_region_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_version_version_audience_idx\` ON \`_page_region_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_version_version_group_idx\` ON \`_page_region_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_version_version_uid_idx\` ON \`_page_region_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_version_version_path_idx\` ON \`_page_region_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_version_version_image_idx\` ON \`_page_region_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_version_seo_version_seo_image_idx\` ON \`_page_region_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_version_version_updated_at_idx\` ON \`_page_region_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_version_version_created_at_idx\` ON \`_page_region_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_version_version_deleted_at_idx\` ON \`_page_region_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_version_version__status_idx\` ON \`_page_region_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_created_at_idx\` ON \`_page_region_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_updated_at_idx\` ON \`_page_region_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_latest_idx\` ON \`_page_region_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_autosave_idx\` ON \`_page_region_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_7_idx\` ON \`_page_region_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`version_locale_version_audience_version_path_7_idx\` ON \`_page_region_v\` (\`version_locale\`,\`version_audience\`,\`version_path\`);`)
  await db.run(sql`CREATE TABLE \`_page_region_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_region_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_region_v_texts_order_parent\` ON \`_page_region_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_country\` (
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
  	\`region_id\` text(36),
  	\`country_code\` text,
  	\`image_id\` text(36),
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
  	FOREIGN KEY (\`region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`page_country_locale_idx\` ON \`page_country\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`page_country_audience_idx\` ON \`page_country\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`page_country_group_idx\` ON \`page_country\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`page_country_uid_idx\` ON \`page_country\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`page_country_path_idx\` ON \`page_country\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_country_region_idx\` ON \`page_country\` (\`region_id\`);`)
  await db.run(sql`CREATE INDEX \`page_country_country_code_idx\` ON \`page_country\` (\`country_code\`);`)
  await db.run(sql`CREATE INDEX \`page_country_image_idx\` ON \`page_country\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_country_seo_seo_image_idx\` ON \`page_country\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_country_updated_at_idx\` ON \`page_country\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_country_created_at_idx\` ON \`page_country\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page_country_deleted_at_idx\` ON \`page_country\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`page_country__status_idx\` ON \`page_country\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_8_idx\` ON \`page_country\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`locale_audience_path_8_idx\` ON \`page_country\` (\`locale\`,\`audience\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`page_country_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_country_texts_order_parent\` ON \`page_country_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_country_v\` (
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
  	\`version_region_id\` text(36),
  	\`version_country_code\` text,
  	\`version_image_id\` text(36),
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_country_v_parent_idx\` ON \`_page_country_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_version_version_locale_idx\` ON \`_page_country_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_version_version_audience_idx\` ON \`_page_country_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_version_version_group_idx\` ON \`_page_country_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_version_version_uid_idx\` ON \`_page_country_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_version_version_path_idx\` ON \`_page_country_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_version_version_region_idx\` ON \`_page_country_v\` (\`version_region_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_version_version_country_code_idx\` ON \`_page_country_v\` (\`version_country_code\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_version_version_image_idx\` ON \`_page_country_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_version_seo_version_seo_image_idx\` ON \`_page_country_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_version_version_updated_at_idx\` ON \`_page_country_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_version_version_created_at_idx\` ON \`_page_country_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_version_version_deleted_at_idx\` ON \`_page_country_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_version_version__status_idx\` ON \`_page_country_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_created_at_idx\` ON \`_page_country_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_updated_at_idx\` ON \`_page_country_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_latest_idx\` ON \`_page_country_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_autosave_idx\` ON \`_page_country_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_8_idx\` ON \`_page_country_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`version_locale_version_audience_version_path_8_idx\` ON \`_page_country_v\` (\`version_locale\`,\`version_audience\`,\`version_path\`);`)
  await db.run(sql`CREATE TABLE \`_page_country_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_country_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_country_v_texts_order_parent\` ON \`_page_country_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_guide\` (
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
  	\`offer_id\` text(36),
  	\`image_id\` text(36),
  	\`theme_id\` text(36),
  	\`theme_label\` text,
  	\`reading_minutes\` numeric,
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
  	FOREIGN KEY (\`offer_id\`) REFERENCES \`offer\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`page_guide_locale_idx\` ON \`page_guide\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_audience_idx\` ON \`page_guide\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_group_idx\` ON \`page_guide\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_uid_idx\` ON \`page_guide\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_path_idx\` ON \`page_guide\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_offer_idx\` ON \`page_guide\` (\`offer_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_image_idx\` ON \`page_guide\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_theme_idx\` ON \`page_guide\` (\`theme_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_seo_seo_image_idx\` ON \`page_guide\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_updated_at_idx\` ON \`page_guide\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_created_at_idx\` ON \`page_guide\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_deleted_at_idx\` ON \`page_guide\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`page_guide__status_idx\` ON \`page_guide\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_9_idx\` ON \`page_guide\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`locale_audience_path_9_idx\` ON \`page_guide\` (\`locale\`,\`audience\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`page_guide_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_guide_texts_order_parent\` ON \`page_guide_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_guide_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`guide_taxonomy_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_guide_rels_order_idx\` ON \`page_guide_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_parent_idx\` ON \`page_guide_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_path_idx\` ON \`page_guide_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_guide_taxonomy_id_idx\` ON \`page_guide_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_guide_v\` (
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
  	\`version_offer_id\` text(36),
  	\`version_image_id\` text(36),
  	\`version_theme_id\` text(36),
  	\`version_theme_label\` text,
  	\`version_reading_minutes\` numeric,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_offer_id\`) REFERENCES \`offer\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_guide_v_parent_idx\` ON \`_page_guide_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_version_version_locale_idx\` ON \`_page_guide_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_version_version_audience_idx\` ON \`_page_guide_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_version_version_group_idx\` ON \`_page_guide_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_version_version_uid_idx\` ON \`_page_guide_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_version_version_path_idx\` ON \`_page_guide_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_version_version_offer_idx\` ON \`_page_guide_v\` (\`version_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_version_version_image_idx\` ON \`_page_guide_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_version_version_theme_idx\` ON \`_page_guide_v\` (\`version_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_version_seo_version_seo_image_idx\` ON \`_page_guide_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_version_version_updated_at_idx\` ON \`_page_guide_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_version_version_created_at_idx\` ON \`_page_guide_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_version_version_deleted_at_idx\` ON \`_page_guide_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_version_version__status_idx\` ON \`_page_guide_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_created_at_idx\` ON \`_page_guide_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_updated_at_idx\` ON \`_page_guide_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_latest_idx\` ON \`_page_guide_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_autosave_idx\` ON \`_page_guide_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_9_idx\` ON \`_page_guide_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`version_locale_version_audience_version_path_9_idx\` ON \`_page_guide_v\` (\`version_locale\`,\`version_audience\`,\`version_path\`);`)
  await db.run(sql`CREATE TABLE \`_page_guide_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_guide_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_guide_v_texts_order_parent\` ON \`_page_guide_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_guide_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`guide_taxonomy_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_guide_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_order_idx\` ON \`_page_guide_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_parent_idx\` ON \`_page_guide_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_path_idx\` ON \`_page_guide_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_guide_taxonomy_id_idx\` ON \`_page_guide_v_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE TABLE \`guide_theme\` (
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
  	\`image_id\` text(36),
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`guide_theme_locale_idx\` ON \`guide_theme\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`guide_theme_audience_idx\` ON \`guide_theme\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`guide_theme_group_idx\` ON \`guide_theme\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`guide_theme_uid_idx\` ON \`guide_theme\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`guide_theme_path_idx\` ON \`guide_theme\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`guide_theme_image_idx\` ON \`guide_theme\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`guide_theme_seo_seo_image_idx\` ON \`guide_theme\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`guide_theme_updated_at_idx\` ON \`guide_theme\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guide_theme_created_at_idx\` ON \`guide_theme\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`guide_theme_deleted_at_idx\` ON \`guide_theme\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`guide_theme__status_idx\` ON \`guide_theme\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_10_idx\` ON \`guide_theme\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`locale_audience_path_10_idx\` ON \`guide_theme\` (\`locale\`,\`audience\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`guide_theme_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guide_theme_texts_order_parent\` ON \`guide_theme_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_guide_theme_v\` (
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
  	\`version_image_id\` text(36),
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_parent_idx\` ON \`_guide_theme_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_version_version_locale_idx\` ON \`_guide_theme_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_version_version_audience_idx\` ON \`_guide_theme_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_version_version_group_idx\` ON \`_guide_theme_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_version_version_uid_idx\` ON \`_guide_theme_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_version_version_path_idx\` ON \`_guide_theme_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_version_version_image_idx\` ON \`_guide_theme_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_version_seo_version_seo_image_idx\` ON \`_guide_theme_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_version_version_updated_at_idx\` ON \`_guide_theme_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_version_version_created_at_idx\` ON \`_guide_theme_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_version_version_deleted_at_idx\` ON \`_guide_theme_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_version_version__status_idx\` ON \`_guide_theme_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_created_at_idx\` ON \`_guide_theme_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_updated_at_idx\` ON \`_guide_theme_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_latest_idx\` ON \`_guide_theme_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_autosave_idx\` ON \`_guide_theme_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_10_idx\` ON \`_guide_theme_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`version_locale_version_audience_version_path_10_idx\` ON \`_guide_theme_v\` (\`version_locale\`,\`version_audience\`,\`version_path\`);`)
  await db.run(sql`CREATE TABLE \`_guide_theme_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_guide_theme_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_texts_order_parent\` ON \`_guide_theme_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`guide_taxonomy\` (
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
  	\`image_id\` text(36),
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`guide_taxonomy_locale_idx\` ON \`guide_taxonomy\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`guide_taxonomy_audience_idx\` ON \`guide_taxonomy\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`guide_taxonomy_group_idx\` ON \`guide_taxonomy\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`guide_taxonomy_uid_idx\` ON \`guide_taxonomy\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`guide_taxonomy_path_idx\` ON \`guide_taxonomy\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`guide_taxonomy_image_idx\` ON \`guide_taxonomy\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`guide_taxonomy_seo_seo_image_idx\` ON \`guide_taxonomy\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`guide_taxonomy_updated_at_idx\` ON \`guide_taxonomy\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guide_taxonomy_created_at_idx\` ON \`guide_taxonomy\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`guide_taxonomy_deleted_at_idx\` ON \`guide_taxonomy\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`guide_taxonomy__status_idx\` ON \`guide_taxonomy\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_11_idx\` ON \`guide_taxonomy\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`locale_audience_path_11_idx\` ON \`guide_taxonomy\` (\`locale\`,\`audience\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`guide_taxonomy_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guide_taxonomy_texts_order_parent\` ON \`guide_taxonomy_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_guide_taxonomy_v\` (
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
  	\`version_image_id\` text(36),
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_parent_idx\` ON \`_guide_taxonomy_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_version_version_locale_idx\` ON \`_guide_taxonomy_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_version_version_audience_idx\` ON \`_guide_taxonomy_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_version_version_group_idx\` ON \`_guide_taxonomy_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_version_version_uid_idx\` ON \`_guide_taxonomy_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_version_version_path_idx\` ON \`_guide_taxonomy_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_version_version_image_idx\` ON \`_guide_taxonomy_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_version_seo_version_seo_image_idx\` ON \`_guide_taxonomy_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_version_version_updated_at_idx\` ON \`_guide_taxonomy_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_version_version_created_at_idx\` ON \`_guide_taxonomy_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_version_version_deleted_at_idx\` ON \`_guide_taxonomy_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_version_version__status_idx\` ON \`_guide_taxonomy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_created_at_idx\` ON \`_guide_taxonomy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_updated_at_idx\` ON \`_guide_taxonomy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_latest_idx\` ON \`_guide_taxonomy_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_autosave_idx\` ON \`_guide_taxonomy_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_11_idx\` ON \`_guide_taxonomy_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`version_locale_version_audience_version_path_11_idx\` ON \`_guide_taxonomy_v\` (\`version_locale\`,\`version_audience\`,\`version_path\`);`)
  await db.run(sql`CREATE TABLE \`_guide_taxonomy_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_guide_taxonomy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_texts_order_parent\` ON \`_guide_taxonomy_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_article\` (
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
  	\`published_on\` text,
  	\`image_id\` text(36),
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`page_article_locale_idx\` ON \`page_article\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`page_article_audience_idx\` ON \`page_article\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`page_article_group_idx\` ON \`page_article\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`page_article_uid_idx\` ON \`page_article\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`page_article_path_idx\` ON \`page_article\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_article_image_idx\` ON \`page_article\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_article_seo_seo_image_idx\` ON \`page_article\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_article_updated_at_idx\` ON \`page_article\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_article_created_at_idx\` ON \`page_article\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page_article_deleted_at_idx\` ON \`page_article\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`page_article__status_idx\` ON \`page_article\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_12_idx\` ON \`page_article\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`locale_audience_path_12_idx\` ON \`page_article\` (\`locale\`,\`audience\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`page_article_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_article_texts_order_parent\` ON \`page_article_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_article_v\` (
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
  	\`version_published_on\` text,
  	\`version_image_id\` text(36),
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_article_v_parent_idx\` ON \`_page_article_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_version_version_locale_idx\` ON \`_page_article_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_version_version_audience_idx\` ON \`_page_article_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_version_version_group_idx\` ON \`_page_article_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_version_version_uid_idx\` ON \`_page_article_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_version_version_path_idx\` ON \`_page_article_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_version_version_image_idx\` ON \`_page_article_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_version_seo_version_seo_image_idx\` ON \`_page_article_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_version_version_updated_at_idx\` ON \`_page_article_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_version_version_created_at_idx\` ON \`_page_article_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_version_version_deleted_at_idx\` ON \`_page_article_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_version_version__status_idx\` ON \`_page_article_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_created_at_idx\` ON \`_page_article_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_updated_at_idx\` ON \`_page_article_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_latest_idx\` ON \`_page_article_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_autosave_idx\` ON \`_page_article_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_12_idx\` ON \`_page_article_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`version_locale_version_audience_version_path_12_idx\` ON \`_page_article_v\` (\`version_locale\`,\`version_audience\`,\`version_path\`);`)
  await db.run(sql`CREATE TABLE \`_page_article_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_article_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_article_v_texts_order_parent\` ON \`_page_article_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_faq\` (
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
  	\`answer\` text,
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
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`page_faq_locale_idx\` ON \`page_faq\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`page_faq_audience_idx\` ON \`page_faq\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`page_faq_group_idx\` ON \`page_faq\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`page_faq_uid_idx\` ON \`page_faq\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`page_faq_path_idx\` ON \`page_faq\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_faq_seo_seo_image_idx\` ON \`page_faq\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_faq_updated_at_idx\` ON \`page_faq\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_faq_created_at_idx\` ON \`page_faq\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page_faq_deleted_at_idx\` ON \`page_faq\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`page_faq__status_idx\` ON \`page_faq\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_13_idx\` ON \`page_faq\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`locale_audience_path_13_idx\` ON \`page_faq\` (\`locale\`,\`audience\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`page_faq_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_faq_texts_order_parent\` ON \`page_faq_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_faq_v\` (
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
  	\`version_answer\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_faq_v_parent_idx\` ON \`_page_faq_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_faq_v_version_version_locale_idx\` ON \`_page_faq_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_faq_v_version_version_audience_idx\` ON \`_page_faq_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_page_faq_v_version_version_group_idx\` ON \`_page_faq_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_page_faq_v_version_version_uid_idx\` ON \`_page_faq_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_page_faq_v_version_version_path_idx\` ON \`_page_faq_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_page_faq_v_version_seo_version_seo_image_idx\` ON \`_page_faq_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_faq_v_version_version_updated_at_idx\` ON \`_page_faq_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_faq_v_version_version_created_at_idx\` ON \`_page_faq_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_faq_v_version_version_deleted_at_idx\` ON \`_page_faq_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_faq_v_version_version__status_idx\` ON \`_page_faq_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_faq_v_created_at_idx\` ON \`_page_faq_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_faq_v_updated_at_idx\` ON \`_page_faq_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_faq_v_latest_idx\` ON \`_page_faq_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_page_faq_v_autosave_idx\` ON \`_page_faq_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_13_idx\` ON \`_page_faq_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`version_locale_version_audience_version_path_13_idx\` ON \`_page_faq_v\` (\`version_locale\`,\`version_audience\`,\`version_path\`);`)
  await db.run(sql`CREATE TABLE \`_page_faq_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_faq_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_faq_v_texts_order_parent\` ON \`_page_faq_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_module_banner_actions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_module_banner_actions_order_idx\` ON \`header_module_banner_actions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_module_banner_actions_parent_id_idx\` ON \`header_module_banner_actions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_module_secondary_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_module_secondary_links_order_idx\` ON \`header_module_secondary_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_module_secondary_links_parent_id_idx\` ON \`header_module_secondary_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_module\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locale\` text DEFAULT 'en',
  	\`audience\` text DEFAULT 'individual',
  	\`group\` text,
  	\`translation_source\` text,
  	\`translation_source_version\` text,
  	\`translation_state\` text DEFAULT 'current',
  	\`uid\` text,
  	\`is_pro\` integer DEFAULT false,
  	\`private_link_label\` text,
  	\`private_link_kind\` text DEFAULT 'document',
  	\`private_link_url\` text,
  	\`private_link_action\` text,
  	\`private_link_anchor\` text,
  	\`private_link_new_tab\` integer,
  	\`pro_link_label\` text,
  	\`pro_link_kind\` text DEFAULT 'document',
  	\`pro_link_url\` text,
  	\`pro_link_action\` text,
  	\`pro_link_anchor\` text,
  	\`pro_link_new_tab\` integer,
  	\`banner_text\` text,
  	\`login_link_label\` text,
  	\`login_link_kind\` text DEFAULT 'document',
  	\`login_link_url\` text,
  	\`login_link_action\` text,
  	\`login_link_anchor\` text,
  	\`login_link_new_tab\` integer,
  	\`cta_is_custom\` integer DEFAULT false,
  	\`cta_link_label\` text,
  	\`cta_link_kind\` text DEFAULT 'document',
  	\`cta_link_url\` text,
  	\`cta_link_action\` text,
  	\`cta_link_anchor\` text,
  	\`cta_link_new_tab\` integer,
  	\`language_switcher\` integer DEFAULT true,
  	\`slices\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`header_module_locale_idx\` ON \`header_module\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`header_module_audience_idx\` ON \`header_module\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`header_module_group_idx\` ON \`header_module\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`header_module_uid_idx\` ON \`header_module\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`header_module_is_pro_idx\` ON \`header_module\` (\`is_pro\`);`)
  await db.run(sql`CREATE INDEX \`header_module_updated_at_idx\` ON \`header_module\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`header_module_created_at_idx\` ON \`header_module\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`header_module_deleted_at_idx\` ON \`header_module\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`header_module__status_idx\` ON \`header_module\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_14_idx\` ON \`header_module\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`header_module_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_taxonomy_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`header_module\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_offer_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_page_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_form_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_article_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_faq_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_landing_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_error_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_module_rels_order_idx\` ON \`header_module_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`header_module_rels_parent_idx\` ON \`header_module_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_module_rels_path_idx\` ON \`header_module_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`header_module_rels_page_single_id_idx\` ON \`header_module_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`header_module_rels_page_generic_id_idx\` ON \`header_module_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`header_module_rels_page_region_id_idx\` ON \`header_module_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`header_module_rels_page_country_id_idx\` ON \`header_module_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`header_module_rels_page_guide_id_idx\` ON \`header_module_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`header_module_rels_guide_taxonomy_id_idx\` ON \`header_module_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`header_module_rels_guide_theme_id_idx\` ON \`header_module_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`header_module_rels_page_offer_id_idx\` ON \`header_module_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`header_module_rels_product_page_id_idx\` ON \`header_module_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`header_module_rels_page_form_id_idx\` ON \`header_module_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`header_module_rels_page_article_id_idx\` ON \`header_module_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`header_module_rels_page_faq_id_idx\` ON \`header_module_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`header_module_rels_page_landing_id_idx\` ON \`header_module_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`header_module_rels_page_error_id_idx\` ON \`header_module_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_module_v_version_banner_actions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_module_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_module_v_version_banner_actions_order_idx\` ON \`_header_module_v_version_banner_actions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_version_banner_actions_parent_id_idx\` ON \`_header_module_v_version_banner_actions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_module_v_version_secondary_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_module_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_module_v_version_secondary_links_order_idx\` ON \`_header_module_v_version_secondary_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_version_secondary_links_parent_id_idx\` ON \`_header_module_v_version_secondary_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_module_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_locale\` text DEFAULT 'en',
  	\`version_audience\` text DEFAULT 'individual',
  	\`version_group\` text,
  	\`version_translation_source\` text,
  	\`version_translation_source_version\` text,
  	\`version_translation_state\` text DEFAULT 'current',
  	\`version_uid\` text,
  	\`version_is_pro\` integer DEFAULT false,
  	\`version_private_link_label\` text,
  	\`version_private_link_kind\` text DEFAULT 'document',
  	\`version_private_link_url\` text,
  	\`version_private_link_action\` text,
  	\`version_private_link_anchor\` text,
  	\`version_private_link_new_tab\` integer,
  	\`version_pro_link_label\` text,
  	\`version_pro_link_kind\` text DEFAULT 'document',
  	\`version_pro_link_url\` text,
  	\`version_pro_link_action\` text,
  	\`version_pro_link_anchor\` text,
  	\`version_pro_link_new_tab\` integer,
  	\`version_banner_text\` text,
  	\`version_login_link_label\` text,
  	\`version_login_link_kind\` text DEFAULT 'document',
  	\`version_login_link_url\` text,
  	\`version_login_link_action\` text,
  	\`version_login_link_anchor\` text,
  	\`version_login_link_new_tab\` integer,
  	\`version_cta_is_custom\` integer DEFAULT false,
  	\`version_cta_link_label\` text,
  	\`version_cta_link_kind\` text DEFAULT 'document',
  	\`version_cta_link_url\` text,
  	\`version_cta_link_action\` text,
  	\`version_cta_link_anchor\` text,
  	\`version_cta_link_new_tab\` integer,
  	\`version_language_switcher\` integer DEFAULT true,
  	\`version_slices\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`header_module\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_module_v_parent_idx\` ON \`_header_module_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_version_version_locale_idx\` ON \`_header_module_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_version_version_audience_idx\` ON \`_header_module_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_version_version_group_idx\` ON \`_header_module_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_version_version_uid_idx\` ON \`_header_module_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_version_version_is_pro_idx\` ON \`_header_module_v\` (\`version_is_pro\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_version_version_updated_at_idx\` ON \`_header_module_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_version_version_created_at_idx\` ON \`_header_module_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_version_version_deleted_at_idx\` ON \`_header_module_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_version_version__status_idx\` ON \`_header_module_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_created_at_idx\` ON \`_header_module_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_updated_at_idx\` ON \`_header_module_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_latest_idx\` ON \`_header_module_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_autosave_idx\` ON \`_header_module_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_14_idx\` ON \`_header_module_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE TABLE \`_header_module_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_taxonomy_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_header_module_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_offer_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_page_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_form_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_article_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_faq_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_landing_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_error_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_order_idx\` ON \`_header_module_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_parent_idx\` ON \`_header_module_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_path_idx\` ON \`_header_module_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_page_single_id_idx\` ON \`_header_module_v_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_page_generic_id_idx\` ON \`_header_module_v_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_page_region_id_idx\` ON \`_header_module_v_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_page_country_id_idx\` ON \`_header_module_v_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_page_guide_id_idx\` ON \`_header_module_v_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_guide_taxonomy_id_idx\` ON \`_header_module_v_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_guide_theme_id_idx\` ON \`_header_module_v_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_page_offer_id_idx\` ON \`_header_module_v_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_product_page_id_idx\` ON \`_header_module_v_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_page_form_id_idx\` ON \`_header_module_v_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_page_article_id_idx\` ON \`_header_module_v_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_page_faq_id_idx\` ON \`_header_module_v_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_page_landing_id_idx\` ON \`_header_module_v_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_page_error_id_idx\` ON \`_header_module_v_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_module_groups_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_module_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_module_groups_links_order_idx\` ON \`navigation_module_groups_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_groups_links_parent_id_idx\` ON \`navigation_module_groups_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_module_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_module_groups_order_idx\` ON \`navigation_module_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_groups_parent_id_idx\` ON \`navigation_module_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_module\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locale\` text DEFAULT 'en',
  	\`audience\` text DEFAULT 'individual',
  	\`group\` text,
  	\`translation_source\` text,
  	\`translation_source_version\` text,
  	\`translation_state\` text DEFAULT 'current',
  	\`uid\` text,
  	\`label\` text,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	\`promo_title\` text,
  	\`promo_text\` text,
  	\`promo_link_label\` text,
  	\`promo_link_kind\` text DEFAULT 'document',
  	\`promo_link_url\` text,
  	\`promo_link_action\` text,
  	\`promo_link_anchor\` text,
  	\`promo_link_new_tab\` integer,
  	\`promo_image_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`promo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_module_locale_idx\` ON \`navigation_module\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_audience_idx\` ON \`navigation_module\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_group_idx\` ON \`navigation_module\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_uid_idx\` ON \`navigation_module\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_promo_promo_image_idx\` ON \`navigation_module\` (\`promo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_updated_at_idx\` ON \`navigation_module\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_created_at_idx\` ON \`navigation_module\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_deleted_at_idx\` ON \`navigation_module\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module__status_idx\` ON \`navigation_module\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_15_idx\` ON \`navigation_module\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`navigation_module_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_taxonomy_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigation_module\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_offer_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_page_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_form_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_article_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_faq_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_landing_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_error_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_order_idx\` ON \`navigation_module_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_parent_idx\` ON \`navigation_module_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_path_idx\` ON \`navigation_module_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_page_single_id_idx\` ON \`navigation_module_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_page_generic_id_idx\` ON \`navigation_module_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_page_region_id_idx\` ON \`navigation_module_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_page_country_id_idx\` ON \`navigation_module_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_page_guide_id_idx\` ON \`navigation_module_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_guide_taxonomy_id_idx\` ON \`navigation_module_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_guide_theme_id_idx\` ON \`navigation_module_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_page_offer_id_idx\` ON \`navigation_module_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_product_page_id_idx\` ON \`navigation_module_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_page_form_id_idx\` ON \`navigation_module_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_page_article_id_idx\` ON \`navigation_module_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_page_faq_id_idx\` ON \`navigation_module_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_page_landing_id_idx\` ON \`navigation_module_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_page_error_id_idx\` ON \`navigation_module_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_module_v_version_groups_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_module_v_version_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_version_groups_links_order_idx\` ON \`_navigation_module_v_version_groups_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_version_groups_links_parent_id_idx\` ON \`_navigation_module_v_version_groups_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_module_v_version_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_module_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_version_groups_order_idx\` ON \`_navigation_module_v_version_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_version_groups_parent_id_idx\` ON \`_navigation_module_v_version_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_module_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_locale\` text DEFAULT 'en',
  	\`version_audience\` text DEFAULT 'individual',
  	\`version_group\` text,
  	\`version_translation_source\` text,
  	\`version_translation_source_version\` text,
  	\`version_translation_state\` text DEFAULT 'current',
  	\`version_uid\` text,
  	\`version_label\` text,
  	\`version_link_label\` text,
  	\`version_link_kind\` text DEFAULT 'document',
  	\`version_link_url\` text,
  	\`version_link_action\` text,
  	\`version_link_anchor\` text,
  	\`version_link_new_tab\` integer,
  	\`version_promo_title\` text,
  	\`version_promo_text\` text,
  	\`version_promo_link_label\` text,
  	\`version_promo_link_kind\` text DEFAULT 'document',
  	\`version_promo_link_url\` text,
  	\`version_promo_link_action\` text,
  	\`version_promo_link_anchor\` text,
  	\`version_promo_link_new_tab\` integer,
  	\`version_promo_image_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigation_module\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_promo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_parent_idx\` ON \`_navigation_module_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_version_version_locale_idx\` ON \`_navigation_module_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_version_version_audience_idx\` ON \`_navigation_module_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_version_version_group_idx\` ON \`_navigation_module_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_version_version_uid_idx\` ON \`_navigation_module_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_version_promo_version_promo_image_idx\` ON \`_navigation_module_v\` (\`version_promo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_version_version_updated_at_idx\` ON \`_navigation_module_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_version_version_created_at_idx\` ON \`_navigation_module_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_version_version_deleted_at_idx\` ON \`_navigation_module_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_version_version__status_idx\` ON \`_navigation_module_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_created_at_idx\` ON \`_navigation_module_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_updated_at_idx\` ON \`_navigation_module_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_latest_idx\` ON \`_navigation_module_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_autosave_idx\` ON \`_navigation_module_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_15_idx\` ON \`_navigation_module_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_module_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_taxonomy_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigation_module_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_offer_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_page_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_form_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_article_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_faq_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_landing_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_error_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_order_idx\` ON \`_navigation_module_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_parent_idx\` ON \`_navigation_module_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_path_idx\` ON \`_navigation_module_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_page_single_id_idx\` ON \`_navigation_module_v_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_page_generic_id_idx\` ON \`_navigation_module_v_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_page_region_id_idx\` ON \`_navigation_module_v_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_page_country_id_idx\` ON \`_navigation_module_v_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_page_guide_id_idx\` ON \`_navigation_module_v_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_guide_taxonomy_id_idx\` ON \`_navigation_module_v_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_guide_theme_id_idx\` ON \`_navigation_module_v_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_page_offer_id_idx\` ON \`_navigation_module_v_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_product_page_id_idx\` ON \`_navigation_module_v_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_page_form_id_idx\` ON \`_navigation_module_v_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_page_article_id_idx\` ON \`_navigation_module_v_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_page_faq_id_idx\` ON \`_navigation_module_v_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_page_landing_id_idx\` ON \`_navigation_module_v_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_page_error_id_idx\` ON \`_navigation_module_v_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_module_quick_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_module_quick_links_order_idx\` ON \`footer_module_quick_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_quick_links_parent_id_idx\` ON \`footer_module_quick_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_module_quotes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_module_quotes_order_idx\` ON \`footer_module_quotes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_quotes_parent_id_idx\` ON \`footer_module_quotes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_module_about\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_module_about_order_idx\` ON \`footer_module_about\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_about_parent_id_idx\` ON \`footer_module_about\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_module_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	\`network\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_module_social_order_idx\` ON \`footer_module_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_social_parent_id_idx\` ON \`footer_module_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_module_apps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	\`store\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_module_apps_order_idx\` ON \`footer_module_apps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_apps_parent_id_idx\` ON \`footer_module_apps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_module_legal_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_module_legal_links_order_idx\` ON \`footer_module_legal_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_legal_links_parent_id_idx\` ON \`footer_module_legal_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_module_market_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_module_market_links_order_idx\` ON \`footer_module_market_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_market_links_parent_id_idx\` ON \`footer_module_market_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_module\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locale\` text DEFAULT 'en',
  	\`audience\` text DEFAULT 'individual',
  	\`group\` text,
  	\`translation_source\` text,
  	\`translation_source_version\` text,
  	\`translation_state\` text DEFAULT 'current',
  	\`uid\` text,
  	\`legal_text\` text,
  	\`market_line\` text,
  	\`quick_links_title\` text,
  	\`quotes_title\` text,
  	\`about_title\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_module_locale_idx\` ON \`footer_module\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_audience_idx\` ON \`footer_module\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_group_idx\` ON \`footer_module\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_uid_idx\` ON \`footer_module\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_updated_at_idx\` ON \`footer_module\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_created_at_idx\` ON \`footer_module\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_deleted_at_idx\` ON \`footer_module\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`footer_module__status_idx\` ON \`footer_module\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_16_idx\` ON \`footer_module\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`footer_module_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_taxonomy_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`footer_module\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_offer_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_page_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_form_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_article_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_faq_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_landing_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_error_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_module_rels_order_idx\` ON \`footer_module_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_rels_parent_idx\` ON \`footer_module_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_rels_path_idx\` ON \`footer_module_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_rels_page_single_id_idx\` ON \`footer_module_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_rels_page_generic_id_idx\` ON \`footer_module_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_rels_page_region_id_idx\` ON \`footer_module_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_rels_page_country_id_idx\` ON \`footer_module_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_rels_page_guide_id_idx\` ON \`footer_module_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_rels_guide_taxonomy_id_idx\` ON \`footer_module_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_rels_guide_theme_id_idx\` ON \`footer_module_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_rels_page_offer_id_idx\` ON \`footer_module_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_rels_product_page_id_idx\` ON \`footer_module_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_rels_page_form_id_idx\` ON \`footer_module_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_rels_page_article_id_idx\` ON \`footer_module_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_rels_page_faq_id_idx\` ON \`footer_module_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_rels_page_landing_id_idx\` ON \`footer_module_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_module_rels_page_error_id_idx\` ON \`footer_module_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_module_v_version_quick_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_module_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_quick_links_order_idx\` ON \`_footer_module_v_version_quick_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_quick_links_parent_id_idx\` ON \`_footer_module_v_version_quick_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_module_v_version_quotes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_module_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_quotes_order_idx\` ON \`_footer_module_v_version_quotes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_quotes_parent_id_idx\` ON \`_footer_module_v_version_quotes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_module_v_version_about\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_module_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_about_order_idx\` ON \`_footer_module_v_version_about\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_about_parent_id_idx\` ON \`_footer_module_v_version_about\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_module_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	\`network\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_module_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_social_order_idx\` ON \`_footer_module_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_social_parent_id_idx\` ON \`_footer_module_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_module_v_version_apps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	\`store\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_module_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_apps_order_idx\` ON \`_footer_module_v_version_apps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_apps_parent_id_idx\` ON \`_footer_module_v_version_apps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_module_v_version_legal_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_module_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_legal_links_order_idx\` ON \`_footer_module_v_version_legal_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_legal_links_parent_id_idx\` ON \`_footer_module_v_version_legal_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_module_v_version_market_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_module_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_market_links_order_idx\` ON \`_footer_module_v_version_market_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_market_links_parent_id_idx\` ON \`_footer_module_v_version_market_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_module_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_locale\` text DEFAULT 'en',
  	\`version_audience\` text DEFAULT 'individual',
  	\`version_group\` text,
  	\`version_translation_source\` text,
  	\`version_translation_source_version\` text,
  	\`version_translation_state\` text DEFAULT 'current',
  	\`version_uid\` text,
  	\`version_legal_text\` text,
  	\`version_market_line\` text,
  	\`version_quick_links_title\` text,
  	\`version_quotes_title\` text,
  	\`version_about_title\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`footer_module\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_module_v_parent_idx\` ON \`_footer_module_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_version_locale_idx\` ON \`_footer_module_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_version_audience_idx\` ON \`_footer_module_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_version_group_idx\` ON \`_footer_module_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_version_uid_idx\` ON \`_footer_module_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_version_updated_at_idx\` ON \`_footer_module_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_version_created_at_idx\` ON \`_footer_module_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_version_deleted_at_idx\` ON \`_footer_module_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_version_version__status_idx\` ON \`_footer_module_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_created_at_idx\` ON \`_footer_module_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_updated_at_idx\` ON \`_footer_module_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_latest_idx\` ON \`_footer_module_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_autosave_idx\` ON \`_footer_module_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_16_idx\` ON \`_footer_module_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE TABLE \`_footer_module_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_taxonomy_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_footer_module_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_offer_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_page_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_form_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_article_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_faq_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_landing_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_error_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_order_idx\` ON \`_footer_module_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_parent_idx\` ON \`_footer_module_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_path_idx\` ON \`_footer_module_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_page_single_id_idx\` ON \`_footer_module_v_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_page_generic_id_idx\` ON \`_footer_module_v_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_page_region_id_idx\` ON \`_footer_module_v_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_page_country_id_idx\` ON \`_footer_module_v_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_page_guide_id_idx\` ON \`_footer_module_v_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_guide_taxonomy_id_idx\` ON \`_footer_module_v_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_guide_theme_id_idx\` ON \`_footer_module_v_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_page_offer_id_idx\` ON \`_footer_module_v_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_product_page_id_idx\` ON \`_footer_module_v_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_page_form_id_idx\` ON \`_footer_module_v_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_page_article_id_idx\` ON \`_footer_module_v_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_page_faq_id_idx\` ON \`_footer_module_v_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_page_landing_id_idx\` ON \`_footer_module_v_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_page_error_id_idx\` ON \`_footer_module_v_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE TABLE \`module_lisa\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locale\` text DEFAULT 'en',
  	\`audience\` text DEFAULT 'individual',
  	\`group\` text,
  	\`translation_source\` text,
  	\`translation_source_version\` text,
  	\`translation_state\` text DEFAULT 'current',
  	\`uid\` text,
  	\`title\` text,
  	\`description\` text,
  	\`image_id\` text(36),
  	\`cta_submit_label\` text,
  	\`cta_label\` text,
  	\`cta_link_label\` text,
  	\`cta_link_kind\` text DEFAULT 'document',
  	\`cta_link_url\` text,
  	\`cta_link_action\` text,
  	\`cta_link_anchor\` text,
  	\`cta_link_new_tab\` integer,
  	\`tooltips_need\` text,
  	\`tooltips_destination\` text,
  	\`tooltips_language\` text,
  	\`no_result_page_id\` text(36),
  	\`error_page_id\` text(36),
  	\`new_lisa\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`no_result_page_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`error_page_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`module_lisa_locale_idx\` ON \`module_lisa\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_audience_idx\` ON \`module_lisa\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_group_idx\` ON \`module_lisa\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_uid_idx\` ON \`module_lisa\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_image_idx\` ON \`module_lisa\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_no_result_page_idx\` ON \`module_lisa\` (\`no_result_page_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_error_page_idx\` ON \`module_lisa\` (\`error_page_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_updated_at_idx\` ON \`module_lisa\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_created_at_idx\` ON \`module_lisa\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_deleted_at_idx\` ON \`module_lisa\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa__status_idx\` ON \`module_lisa\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_17_idx\` ON \`module_lisa\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`module_lisa_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_taxonomy_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	\`cover_types_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`module_lisa\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_offer_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_page_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_form_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_article_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_faq_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_landing_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_error_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cover_types_id\`) REFERENCES \`cover_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_order_idx\` ON \`module_lisa_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_parent_idx\` ON \`module_lisa_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_path_idx\` ON \`module_lisa_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_page_single_id_idx\` ON \`module_lisa_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_page_generic_id_idx\` ON \`module_lisa_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_page_region_id_idx\` ON \`module_lisa_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_page_country_id_idx\` ON \`module_lisa_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_page_guide_id_idx\` ON \`module_lisa_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_guide_taxonomy_id_idx\` ON \`module_lisa_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_guide_theme_id_idx\` ON \`module_lisa_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_page_offer_id_idx\` ON \`module_lisa_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_product_page_id_idx\` ON \`module_lisa_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_page_form_id_idx\` ON \`module_lisa_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_page_article_id_idx\` ON \`module_lisa_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_page_faq_id_idx\` ON \`module_lisa_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_page_landing_id_idx\` ON \`module_lisa_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_page_error_id_idx\` ON \`module_lisa_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_cover_types_id_idx\` ON \`module_lisa_rels\` (\`cover_types_id\`);`)
  await db.run(sql`CREATE TABLE \`_module_lisa_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_locale\` text DEFAULT 'en',
  	\`version_audience\` text DEFAULT 'individual',
  	\`version_group\` text,
  	\`version_translation_source\` text,
  	\`version_translation_source_version\` text,
  	\`version_translation_state\` text DEFAULT 'current',
  	\`version_uid\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_image_id\` text(36),
  	\`version_cta_submit_label\` text,
  	\`version_cta_label\` text,
  	\`version_cta_link_label\` text,
  	\`version_cta_link_kind\` text DEFAULT 'document',
  	\`version_cta_link_url\` text,
  	\`version_cta_link_action\` text,
  	\`version_cta_link_anchor\` text,
  	\`version_cta_link_new_tab\` integer,
  	\`version_tooltips_need\` text,
  	\`version_tooltips_destination\` text,
  	\`version_tooltips_language\` text,
  	\`version_no_result_page_id\` text(36),
  	\`version_error_page_id\` text(36),
  	\`version_new_lisa\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`module_lisa\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_no_result_page_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_error_page_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_parent_idx\` ON \`_module_lisa_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_version_version_locale_idx\` ON \`_module_lisa_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_version_version_audience_idx\` ON \`_module_lisa_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_version_version_group_idx\` ON \`_module_lisa_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_version_version_uid_idx\` ON \`_module_lisa_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_version_version_image_idx\` ON \`_module_lisa_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_version_version_no_result_page_idx\` ON \`_module_lisa_v\` (\`version_no_result_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_version_version_error_page_idx\` ON \`_module_lisa_v\` (\`version_error_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_version_version_updated_at_idx\` ON \`_module_lisa_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_version_version_created_at_idx\` ON \`_module_lisa_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_version_version_deleted_at_idx\` ON \`_module_lisa_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_version_version__status_idx\` ON \`_module_lisa_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_created_at_idx\` ON \`_module_lisa_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_updated_at_idx\` ON \`_module_lisa_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_latest_idx\` ON \`_module_lisa_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_autosave_idx\` ON \`_module_lisa_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_17_idx\` ON \`_module_lisa_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE TABLE \`_module_lisa_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_taxonomy_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	\`cover_types_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_module_lisa_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_offer_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_page_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_form_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_article_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_faq_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_landing_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_error_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cover_types_id\`) REFERENCES \`cover_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_order_idx\` ON \`_module_lisa_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_parent_idx\` ON \`_module_lisa_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_path_idx\` ON \`_module_lisa_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_page_single_id_idx\` ON \`_module_lisa_v_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_page_generic_id_idx\` ON \`_module_lisa_v_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_page_region_id_idx\` ON \`_module_lisa_v_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_page_country_id_idx\` ON \`_module_lisa_v_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_page_guide_id_idx\` ON \`_module_lisa_v_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_guide_taxonomy_id_idx\` ON \`_module_lisa_v_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_guide_theme_id_idx\` ON \`_module_lisa_v_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_page_offer_id_idx\` ON \`_module_lisa_v_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_product_page_id_idx\` ON \`_module_lisa_v_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_page_form_id_idx\` ON \`_module_lisa_v_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_page_article_id_idx\` ON \`_module_lisa_v_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_page_faq_id_idx\` ON \`_module_lisa_v_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_page_landing_id_idx\` ON \`_module_lisa_v_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_page_error_id_idx\` ON \`_module_lisa_v_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_cover_types_id_idx\` ON \`_module_lisa_v_rels\` (\`cover_types_id\`);`)
  await db.run(sql`CREATE TABLE \`module_eligibility\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locale\` text DEFAULT 'en',
  	\`audience\` text DEFAULT 'individual',
  	\`group\` text,
  	\`translation_source\` text,
  	\`translation_source_version\` text,
  	\`translation_state\` text DEFAULT 'current',
  	\`uid\` text,
  	\`title\` text,
  	\`image_id\` text(36),
  	\`cta_submit_label\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`module_eligibility_locale_idx\` ON \`module_eligibility\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`module_eligibility_audience_idx\` ON \`module_eligibility\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`module_eligibility_group_idx\` ON \`module_eligibility\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`module_eligibility_uid_idx\` ON \`module_eligibility\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`module_eligibility_image_idx\` ON \`module_eligibility\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`module_eligibility_updated_at_idx\` ON \`module_eligibility\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`module_eligibility_created_at_idx\` ON \`module_eligibility\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`module_eligibility_deleted_at_idx\` ON \`module_eligibility\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`module_eligibility__status_idx\` ON \`module_eligibility\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_18_idx\` ON \`module_eligibility\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_module_eligibility_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_locale\` text DEFAULT 'en',
  	\`version_audience\` text DEFAULT 'individual',
  	\`version_group\` text,
  	\`version_translation_source\` text,
  	\`version_translation_source_version\` text,
  	\`version_translation_state\` text DEFAULT 'current',
  	\`version_uid\` text,
  	\`version_title\` text,
  	\`version_image_id\` text(36),
  	\`version_cta_submit_label\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`module_eligibility\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_parent_idx\` ON \`_module_eligibility_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_version_version_locale_idx\` ON \`_module_eligibility_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_version_version_audience_idx\` ON \`_module_eligibility_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_version_version_group_idx\` ON \`_module_eligibility_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_version_version_uid_idx\` ON \`_module_eligibility_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_version_version_image_idx\` ON \`_module_eligibility_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_version_version_updated_at_idx\` ON \`_module_eligibility_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_version_version_created_at_idx\` ON \`_module_eligibility_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_version_version_deleted_at_idx\` ON \`_module_eligibility_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_version_version__status_idx\` ON \`_module_eligibility_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_created_at_idx\` ON \`_module_eligibility_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_updated_at_idx\` ON \`_module_eligibility_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_latest_idx\` ON \`_module_eligibility_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_autosave_idx\` ON \`_module_eligibility_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_18_idx\` ON \`_module_eligibility_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE TABLE \`cover_types\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locale\` text DEFAULT 'en',
  	\`group\` text,
  	\`translation_source\` text,
  	\`translation_source_version\` text,
  	\`translation_state\` text DEFAULT 'current',
  	\`key\` text,
  	\`title\` text,
  	\`description\` text,
  	\`icon\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`cover_types_locale_idx\` ON \`cover_types\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`cover_types_group_idx\` ON \`cover_types\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`cover_types_key_idx\` ON \`cover_types\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`cover_types_updated_at_idx\` ON \`cover_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cover_types_created_at_idx\` ON \`cover_types\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`cover_types_deleted_at_idx\` ON \`cover_types\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`cover_types__status_idx\` ON \`cover_types\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_19_idx\` ON \`cover_types\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_cover_types_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_locale\` text DEFAULT 'en',
  	\`version_group\` text,
  	\`version_translation_source\` text,
  	\`version_translation_source_version\` text,
  	\`version_translation_state\` text DEFAULT 'current',
  	\`version_key\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_icon\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`cover_types\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_cover_types_v_parent_idx\` ON \`_cover_types_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_cover_types_v_version_version_locale_idx\` ON \`_cover_types_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_cover_types_v_version_version_group_idx\` ON \`_cover_types_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_cover_types_v_version_version_key_idx\` ON \`_cover_types_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_cover_types_v_version_version_updated_at_idx\` ON \`_cover_types_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_cover_types_v_version_version_created_at_idx\` ON \`_cover_types_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cover_types_v_version_version_deleted_at_idx\` ON \`_cover_types_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_cover_types_v_version_version__status_idx\` ON \`_cover_types_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_cover_types_v_created_at_idx\` ON \`_cover_types_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cover_types_v_updated_at_idx\` ON \`_cover_types_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_cover_types_v_latest_idx\` ON \`_cover_types_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_cover_types_v_autosave_idx\` ON \`_cover_types_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_19_idx\` ON \`_cover_types_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE TABLE \`offer\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locale\` text DEFAULT 'en',
  	\`audience\` text DEFAULT 'individual',
  	\`group\` text,
  	\`translation_source\` text,
  	\`translation_source_version\` text,
  	\`translation_state\` text DEFAULT 'current',
  	\`key\` text,
  	\`uid\` text,
  	\`title\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`offer_locale_idx\` ON \`offer\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`offer_audience_idx\` ON \`offer\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`offer_group_idx\` ON \`offer\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`offer_key_idx\` ON \`offer\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`offer_uid_idx\` ON \`offer\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`offer_updated_at_idx\` ON \`offer\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`offer_created_at_idx\` ON \`offer\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`offer_deleted_at_idx\` ON \`offer\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`offer__status_idx\` ON \`offer\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_20_idx\` ON \`offer\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`offer_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`cover_types_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cover_types_id\`) REFERENCES \`cover_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offer_rels_order_idx\` ON \`offer_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`offer_rels_parent_idx\` ON \`offer_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`offer_rels_path_idx\` ON \`offer_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`offer_rels_cover_types_id_idx\` ON \`offer_rels\` (\`cover_types_id\`);`)
  await db.run(sql`CREATE TABLE \`_offer_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_locale\` text DEFAULT 'en',
  	\`version_audience\` text DEFAULT 'individual',
  	\`version_group\` text,
  	\`version_translation_source\` text,
  	\`version_translation_source_version\` text,
  	\`version_translation_state\` text DEFAULT 'current',
  	\`version_key\` text,
  	\`version_uid\` text,
  	\`version_title\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offer\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_offer_v_parent_idx\` ON \`_offer_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_version_locale_idx\` ON \`_offer_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_version_audience_idx\` ON \`_offer_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_version_group_idx\` ON \`_offer_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_version_key_idx\` ON \`_offer_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_version_uid_idx\` ON \`_offer_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_version_updated_at_idx\` ON \`_offer_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_version_created_at_idx\` ON \`_offer_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_version_deleted_at_idx\` ON \`_offer_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_version__status_idx\` ON \`_offer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_created_at_idx\` ON \`_offer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_updated_at_idx\` ON \`_offer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_latest_idx\` ON \`_offer_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_autosave_idx\` ON \`_offer_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_20_idx\` ON \`_offer_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE TABLE \`_offer_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`cover_types_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_offer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cover_types_id\`) REFERENCES \`cover_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_offer_v_rels_order_idx\` ON \`_offer_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_rels_parent_idx\` ON \`_offer_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_rels_path_idx\` ON \`_offer_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_rels_cover_types_id_idx\` ON \`_offer_v_rels\` (\`cover_types_id\`);`)
  await db.run(sql`CREATE TABLE \`module_card\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locale\` text DEFAULT 'en',
  	\`audience\` text DEFAULT 'individual',
  	\`group\` text,
  	\`translation_source\` text,
  	\`translation_source_version\` text,
  	\`translation_state\` text DEFAULT 'current',
  	\`uid\` text,
  	\`tag\` text,
  	\`card_title\` text,
  	\`card_image_id\` text(36),
  	\`card_image_alt\` text,
  	\`card_description\` text,
  	\`cta_primary_link_label\` text,
  	\`cta_primary_link_kind\` text DEFAULT 'document',
  	\`cta_primary_link_url\` text,
  	\`cta_primary_link_action\` text,
  	\`cta_primary_link_anchor\` text,
  	\`cta_primary_link_new_tab\` integer,
  	\`cta_primary_label\` text,
  	\`cta_secondary_link_label\` text,
  	\`cta_secondary_link_kind\` text DEFAULT 'document',
  	\`cta_secondary_link_url\` text,
  	\`cta_secondary_link_action\` text,
  	\`cta_secondary_link_anchor\` text,
  	\`cta_secondary_link_new_tab\` integer,
  	\`cta_secondary_label\` text,
  	\`cta_secondary_rel\` text,
  	\`card_link_label\` text,
  	\`card_link_kind\` text DEFAULT 'document',
  	\`card_link_url\` text,
  	\`card_link_action\` text,
  	\`card_link_anchor\` text,
  	\`card_link_new_tab\` integer,
  	\`starting_price\` numeric,
  	\`currency\` text,
  	\`price_frequency\` text,
  	\`price_mark\` text,
  	\`legal_reference\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`module_card_locale_idx\` ON \`module_card\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`module_card_audience_idx\` ON \`module_card\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`module_card_group_idx\` ON \`module_card\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`module_card_uid_idx\` ON \`module_card\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`module_card_card_image_idx\` ON \`module_card\` (\`card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`module_card_updated_at_idx\` ON \`module_card\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`module_card_created_at_idx\` ON \`module_card\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`module_card_deleted_at_idx\` ON \`module_card\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`module_card__status_idx\` ON \`module_card\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_21_idx\` ON \`module_card\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`module_card_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_taxonomy_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`module_card\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_offer_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_page_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_form_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_article_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_faq_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_landing_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_error_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`module_card_rels_order_idx\` ON \`module_card_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`module_card_rels_parent_idx\` ON \`module_card_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`module_card_rels_path_idx\` ON \`module_card_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`module_card_rels_page_single_id_idx\` ON \`module_card_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`module_card_rels_page_generic_id_idx\` ON \`module_card_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`module_card_rels_page_region_id_idx\` ON \`module_card_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`module_card_rels_page_country_id_idx\` ON \`module_card_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`module_card_rels_page_guide_id_idx\` ON \`module_card_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`module_card_rels_guide_taxonomy_id_idx\` ON \`module_card_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`module_card_rels_guide_theme_id_idx\` ON \`module_card_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`module_card_rels_page_offer_id_idx\` ON \`module_card_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`module_card_rels_product_page_id_idx\` ON \`module_card_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`module_card_rels_page_form_id_idx\` ON \`module_card_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`module_card_rels_page_article_id_idx\` ON \`module_card_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`module_card_rels_page_faq_id_idx\` ON \`module_card_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`module_card_rels_page_landing_id_idx\` ON \`module_card_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`module_card_rels_page_error_id_idx\` ON \`module_card_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE TABLE \`_module_card_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_locale\` text DEFAULT 'en',
  	\`version_audience\` text DEFAULT 'individual',
  	\`version_group\` text,
  	\`version_translation_source\` text,
  	\`version_translation_source_version\` text,
  	\`version_translation_state\` text DEFAULT 'current',
  	\`version_uid\` text,
  	\`version_tag\` text,
  	\`version_card_title\` text,
  	\`version_card_image_id\` text(36),
  	\`version_card_image_alt\` text,
  	\`version_card_description\` text,
  	\`version_cta_primary_link_label\` text,
  	\`version_cta_primary_link_kind\` text DEFAULT 'document',
  	\`version_cta_primary_link_url\` text,
  	\`version_cta_primary_link_action\` text,
  	\`version_cta_primary_link_anchor\` text,
  	\`version_cta_primary_link_new_tab\` integer,
  	\`version_cta_primary_label\` text,
  	\`version_cta_secondary_link_label\` text,
  	\`version_cta_secondary_link_kind\` text DEFAULT 'document',
  	\`version_cta_secondary_link_url\` text,
  	\`version_cta_secondary_link_action\` text,
  	\`version_cta_secondary_link_anchor\` text,
  	\`version_cta_secondary_link_new_tab\` integer,
  	\`version_cta_secondary_label\` text,
  	\`version_cta_secondary_rel\` text,
  	\`version_card_link_label\` text,
  	\`version_card_link_kind\` text DEFAULT 'document',
  	\`version_card_link_url\` text,
  	\`version_card_link_action\` text,
  	\`version_card_link_anchor\` text,
  	\`version_card_link_new_tab\` integer,
  	\`version_starting_price\` numeric,
  	\`version_currency\` text,
  	\`version_price_frequency\` text,
  	\`version_price_mark\` text,
  	\`version_legal_reference\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`module_card\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_module_card_v_parent_idx\` ON \`_module_card_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_version_version_locale_idx\` ON \`_module_card_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_version_version_audience_idx\` ON \`_module_card_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_version_version_group_idx\` ON \`_module_card_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_version_version_uid_idx\` ON \`_module_card_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_version_version_card_image_idx\` ON \`_module_card_v\` (\`version_card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_version_version_updated_at_idx\` ON \`_module_card_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_version_version_created_at_idx\` ON \`_module_card_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_version_version_deleted_at_idx\` ON \`_module_card_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_version_version__status_idx\` ON \`_module_card_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_created_at_idx\` ON \`_module_card_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_updated_at_idx\` ON \`_module_card_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_latest_idx\` ON \`_module_card_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_autosave_idx\` ON \`_module_card_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_21_idx\` ON \`_module_card_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE TABLE \`_module_card_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_taxonomy_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_module_card_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_offer_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_page_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_form_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_article_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_faq_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_landing_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_error_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_order_idx\` ON \`_module_card_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_parent_idx\` ON \`_module_card_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_path_idx\` ON \`_module_card_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_page_single_id_idx\` ON \`_module_card_v_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_page_generic_id_idx\` ON \`_module_card_v_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_page_region_id_idx\` ON \`_module_card_v_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_page_country_id_idx\` ON \`_module_card_v_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_page_guide_id_idx\` ON \`_module_card_v_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_guide_taxonomy_id_idx\` ON \`_module_card_v_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_guide_theme_id_idx\` ON \`_module_card_v_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_page_offer_id_idx\` ON \`_module_card_v_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_product_page_id_idx\` ON \`_module_card_v_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_page_form_id_idx\` ON \`_module_card_v_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_page_article_id_idx\` ON \`_module_card_v_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_page_faq_id_idx\` ON \`_module_card_v_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_page_landing_id_idx\` ON \`_module_card_v_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_page_error_id_idx\` ON \`_module_card_v_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE TABLE \`module_contact\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locale\` text DEFAULT 'en',
  	\`audience\` text DEFAULT 'individual',
  	\`group\` text,
  	\`translation_source\` text,
  	\`translation_source_version\` text,
  	\`translation_state\` text DEFAULT 'current',
  	\`uid\` text,
  	\`contact_mention\` text,
  	\`contact_subhead\` text,
  	\`contact_title\` text,
  	\`contact_description\` text,
  	\`contact_inline_description\` text,
  	\`contact_phone_label\` text,
  	\`contact_phone_number\` text,
  	\`hours\` text,
  	\`languages\` text,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	\`sample\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`module_contact_locale_idx\` ON \`module_contact\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_audience_idx\` ON \`module_contact\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_group_idx\` ON \`module_contact\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_uid_idx\` ON \`module_contact\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_updated_at_idx\` ON \`module_contact\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_created_at_idx\` ON \`module_contact\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_deleted_at_idx\` ON \`module_contact\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`module_contact__status_idx\` ON \`module_contact\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_22_idx\` ON \`module_contact\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`module_contact_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_taxonomy_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`module_contact\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_offer_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_page_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_form_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_article_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_faq_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_landing_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_error_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`module_contact_rels_order_idx\` ON \`module_contact_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_rels_parent_idx\` ON \`module_contact_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_rels_path_idx\` ON \`module_contact_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_rels_page_single_id_idx\` ON \`module_contact_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_rels_page_generic_id_idx\` ON \`module_contact_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_rels_page_region_id_idx\` ON \`module_contact_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_rels_page_country_id_idx\` ON \`module_contact_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_rels_page_guide_id_idx\` ON \`module_contact_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_rels_guide_taxonomy_id_idx\` ON \`module_contact_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_rels_guide_theme_id_idx\` ON \`module_contact_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_rels_page_offer_id_idx\` ON \`module_contact_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_rels_product_page_id_idx\` ON \`module_contact_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_rels_page_form_id_idx\` ON \`module_contact_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_rels_page_article_id_idx\` ON \`module_contact_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_rels_page_faq_id_idx\` ON \`module_contact_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_rels_page_landing_id_idx\` ON \`module_contact_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`module_contact_rels_page_error_id_idx\` ON \`module_contact_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE TABLE \`_module_contact_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_locale\` text DEFAULT 'en',
  	\`version_audience\` text DEFAULT 'individual',
  	\`version_group\` text,
  	\`version_translation_source\` text,
  	\`version_translation_source_version\` text,
  	\`version_translation_state\` text DEFAULT 'current',
  	\`version_uid\` text,
  	\`version_contact_mention\` text,
  	\`version_contact_subhead\` text,
  	\`version_contact_title\` text,
  	\`version_contact_description\` text,
  	\`version_contact_inline_description\` text,
  	\`version_contact_phone_label\` text,
  	\`version_contact_phone_number\` text,
  	\`version_hours\` text,
  	\`version_languages\` text,
  	\`version_link_label\` text,
  	\`version_link_kind\` text DEFAULT 'document',
  	\`version_link_url\` text,
  	\`version_link_action\` text,
  	\`version_link_anchor\` text,
  	\`version_link_new_tab\` integer,
  	\`version_sample\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`module_contact\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_module_contact_v_parent_idx\` ON \`_module_contact_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_version_version_locale_idx\` ON \`_module_contact_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_version_version_audience_idx\` ON \`_module_contact_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_version_version_group_idx\` ON \`_module_contact_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_version_version_uid_idx\` ON \`_module_contact_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_version_version_updated_at_idx\` ON \`_module_contact_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_version_version_created_at_idx\` ON \`_module_contact_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_version_version_deleted_at_idx\` ON \`_module_contact_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_version_version__status_idx\` ON \`_module_contact_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_created_at_idx\` ON \`_module_contact_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_updated_at_idx\` ON \`_module_contact_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_latest_idx\` ON \`_module_contact_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_autosave_idx\` ON \`_module_contact_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_22_idx\` ON \`_module_contact_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE TABLE \`_module_contact_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_taxonomy_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_module_contact_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_theme_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_offer_id\`) REFERENCES \`page_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_page_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_form_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_article_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_faq_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_landing_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_error_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_order_idx\` ON \`_module_contact_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_parent_idx\` ON \`_module_contact_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_path_idx\` ON \`_module_contact_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_page_single_id_idx\` ON \`_module_contact_v_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_page_generic_id_idx\` ON \`_module_contact_v_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_page_region_id_idx\` ON \`_module_contact_v_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_page_country_id_idx\` ON \`_module_contact_v_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_page_guide_id_idx\` ON \`_module_contact_v_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_guide_taxonomy_id_idx\` ON \`_module_contact_v_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_guide_theme_id_idx\` ON \`_module_contact_v_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_page_offer_id_idx\` ON \`_module_contact_v_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_product_page_id_idx\` ON \`_module_contact_v_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_page_form_id_idx\` ON \`_module_contact_v_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_page_article_id_idx\` ON \`_module_contact_v_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_page_faq_id_idx\` ON \`_module_contact_v_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_page_landing_id_idx\` ON \`_module_contact_v_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_page_error_id_idx\` ON \`_module_contact_v_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE TABLE \`module_rating\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locale\` text DEFAULT 'en',
  	\`audience\` text DEFAULT 'individual',
  	\`group\` text,
  	\`translation_source\` text,
  	\`translation_source_version\` text,
  	\`translation_state\` text DEFAULT 'current',
  	\`uid\` text,
  	\`label\` text,
  	\`value\` numeric,
  	\`best\` numeric DEFAULT 5,
  	\`count\` numeric,
  	\`source\` text,
  	\`date\` text,
  	\`url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`module_rating_locale_idx\` ON \`module_rating\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`module_rating_audience_idx\` ON \`module_rating\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`module_rating_group_idx\` ON \`module_rating\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`module_rating_uid_idx\` ON \`module_rating\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`module_rating_updated_at_idx\` ON \`module_rating\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`module_rating_created_at_idx\` ON \`module_rating\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`module_rating_deleted_at_idx\` ON \`module_rating\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`module_rating__status_idx\` ON \`module_rating\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_23_idx\` ON \`module_rating\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_module_rating_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_locale\` text DEFAULT 'en',
  	\`version_audience\` text DEFAULT 'individual',
  	\`version_group\` text,
  	\`version_translation_source\` text,
  	\`version_translation_source_version\` text,
  	\`version_translation_state\` text DEFAULT 'current',
  	\`version_uid\` text,
  	\`version_label\` text,
  	\`version_value\` numeric,
  	\`version_best\` numeric DEFAULT 5,
  	\`version_count\` numeric,
  	\`version_source\` text,
  	\`version_date\` text,
  	\`version_url\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`module_rating\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_module_rating_v_parent_idx\` ON \`_module_rating_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_rating_v_version_version_locale_idx\` ON \`_module_rating_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_module_rating_v_version_version_audience_idx\` ON \`_module_rating_v\` (\`version_audience\`);`)
  await db.run(sql`CREATE INDEX \`_module_rating_v_version_version_group_idx\` ON \`_module_rating_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_module_rating_v_version_version_uid_idx\` ON \`_module_rating_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_module_rating_v_version_version_updated_at_idx\` ON \`_module_rating_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_rating_v_version_version_created_at_idx\` ON \`_module_rating_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_rating_v_version_version_deleted_at_idx\` ON \`_module_rating_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_rating_v_version_version__status_idx\` ON \`_module_rating_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_module_rating_v_created_at_idx\` ON \`_module_rating_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_rating_v_updated_at_idx\` ON \`_module_rating_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_rating_v_latest_idx\` ON \`_module_rating_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_module_rating_v_autosave_idx\` ON \`_module_rating_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_23_idx\` ON \`_module_rating_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE TABLE \`countries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`alpha3\` text NOT NULL,
  	\`numeric\` text NOT NULL,
  	\`dial\` text,
  	\`display\` text NOT NULL,
  	\`names_en\` text NOT NULL,
  	\`names_fr\` text NOT NULL,
  	\`names_es\` text NOT NULL,
  	\`names_de\` text NOT NULL,
  	\`names_nl\` text NOT NULL,
  	\`region\` text,
  	\`rank_en\` numeric,
  	\`rank_fr\` numeric,
  	\`rank_es\` numeric,
  	\`rank_de\` numeric,
  	\`rank_nl\` numeric,
  	\`map_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`map_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`countries_code_idx\` ON \`countries\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`countries_region_idx\` ON \`countries\` (\`region\`);`)
  await db.run(sql`CREATE INDEX \`countries_map_idx\` ON \`countries\` (\`map_id\`);`)
  await db.run(sql`CREATE INDEX \`countries_updated_at_idx\` ON \`countries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`countries_created_at_idx\` ON \`countries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`countries_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`countries_texts_order_parent\` ON \`countries_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`group_of_countries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`uid\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`names_en\` text NOT NULL,
  	\`names_fr\` text NOT NULL,
  	\`names_es\` text NOT NULL,
  	\`names_de\` text NOT NULL,
  	\`names_nl\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`group_of_countries_uid_idx\` ON \`group_of_countries\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`group_of_countries_updated_at_idx\` ON \`group_of_countries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`group_of_countries_created_at_idx\` ON \`group_of_countries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`group_of_countries_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`countries_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`group_of_countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`group_of_countries_rels_order_idx\` ON \`group_of_countries_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`group_of_countries_rels_parent_idx\` ON \`group_of_countries_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`group_of_countries_rels_path_idx\` ON \`group_of_countries_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`group_of_countries_rels_countries_id_idx\` ON \`group_of_countries_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`decorative\` integer DEFAULT false,
  	\`alt_en\` text,
  	\`alt_fr\` text,
  	\`alt_es\` text,
  	\`alt_de\` text,
  	\`alt_nl\` text,
  	\`credit\` text,
  	\`licence\` text,
  	\`source_url\` text,
  	\`renditions\` text,
  	\`social\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_name_idx\` ON \`media\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`status\` text DEFAULT '301' NOT NULL,
  	\`automatic\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_to_idx\` ON \`redirects\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_edit_locales\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_edit_locales_order_idx\` ON \`users_edit_locales\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_edit_locales_parent_idx\` ON \`users_edit_locales\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_edit_audiences\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_edit_audiences_order_idx\` ON \`users_edit_audiences\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_edit_audiences_parent_idx\` ON \`users_edit_audiences\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`enable_a_p_i_key\` integer,
  	\`api_key\` text,
  	\`api_key_index\` text,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`user\` text,
  	\`role\` text,
  	\`action\` text NOT NULL,
  	\`collection\` text NOT NULL,
  	\`document\` text,
  	\`locale\` text,
  	\`title\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_at_idx\` ON \`audit_log\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_user_idx\` ON \`audit_log\` (\`user\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_collection_idx\` ON \`audit_log\` (\`collection\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_document_idx\` ON \`audit_log\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`routes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text DEFAULT 'en' NOT NULL,
  	\`audience\` text DEFAULT 'individual' NOT NULL,
  	\`type\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`group\` text,
  	\`title\` text,
  	\`breadcrumb\` text,
  	\`description\` text,
  	\`lastmod\` text,
  	\`sitemap\` integer,
  	\`noindex\` integer,
  	\`search\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`routes_path_idx\` ON \`routes\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`routes_locale_idx\` ON \`routes\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`routes_audience_idx\` ON \`routes\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`routes_type_idx\` ON \`routes\` (\`type\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`routes_document_idx\` ON \`routes\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`routes_group_idx\` ON \`routes\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`routes_sitemap_idx\` ON \`routes\` (\`sitemap\`);`)
  await db.run(sql`CREATE INDEX \`routes_updated_at_idx\` ON \`routes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`routes_created_at_idx\` ON \`routes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`group_of_countries_id\`) REFERENCES \`group_of_countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`routes_id\`) REFERENCES \`routes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_group_of_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`group_of_countries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routes_id_idx\` ON \`payload_locked_documents_rels\` (\`routes_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`service_state\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`change_counter\` numeric DEFAULT 0,
  	\`jobs_last_run\` text,
  	\`jobs_last_result\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`seed_state\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`records\` text,
  	\`source\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`page_single\`;`)
  await db.run(sql`DROP TABLE \`page_single_texts\`;`)
  await db.run(sql`DROP TABLE \`_page_single_v\`;`)
  await db.run(sql`DROP TABLE \`_page_single_v_texts\`;`)
  await db.run(sql`DROP TABLE \`page_generic\`;`)
  await db.run(sql`DROP TABLE \`page_generic_texts\`;`)
  await db.run(sql`DROP TABLE \`_page_generic_v\`;`)
  await db.run(sql`DROP TABLE \`_page_generic_v_texts\`;`)
  await db.run(sql`DROP TABLE \`page_form\`;`)
  await db.run(sql`DROP TABLE \`page_form_texts\`;`)
  await db.run(sql`DROP TABLE \`_page_form_v\`;`)
  await db.run(sql`DROP TABLE \`_page_form_v_texts\`;`)
  await db.run(sql`DROP TABLE \`page_landing\`;`)
  await db.run(sql`DROP TABLE \`page_landing_texts\`;`)
  await db.run(sql`DROP TABLE \`_page_landing_v\`;`)
  await db.run(sql`DROP TABLE \`_page_landing_v_texts\`;`)
  await db.run(sql`DROP TABLE \`page_error\`;`)
  await db.run(sql`DROP TABLE \`page_error_texts\`;`)
  await db.run(sql`DROP TABLE \`_page_error_v\`;`)
  await db.run(sql`DROP TABLE \`_page_error_v_texts\`;`)
  await db.run(sql`DROP TABLE \`page_offer\`;`)
  await db.run(sql`DROP TABLE \`page_offer_texts\`;`)
  await db.run(sql`DROP TABLE \`page_offer_rels\`;`)
  await db.run(sql`DROP TABLE \`_page_offer_v\`;`)
  await db.run(sql`DROP TABLE \`_page_offer_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_page_offer_v_rels\`;`)
  await db.run(sql`DROP TABLE \`product_page_product_data_facts\`;`)
  await db.run(sql`DROP TABLE \`product_page_languages\`;`)
  await db.run(sql`DROP TABLE \`product_page\`;`)
  await db.run(sql`DROP TABLE \`product_page_texts\`;`)
  await db.run(sql`DROP TABLE \`product_page_rels\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v_version_product_data_facts\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v_rels\`;`)
  await db.run(sql`DROP TABLE \`page_region\`;`)
  await db.run(sql`DROP TABLE \`page_region_texts\`;`)
  await db.run(sql`DROP TABLE \`_page_region_v\`;`)
  await db.run(sql`DROP TABLE \`_page_region_v_texts\`;`)
  await db.run(sql`DROP TABLE \`page_country\`;`)
  await db.run(sql`DROP TABLE \`page_country_texts\`;`)
  await db.run(sql`DROP TABLE \`_page_country_v\`;`)
  await db.run(sql`DROP TABLE \`_page_country_v_texts\`;`)
  await db.run(sql`DROP TABLE \`page_guide\`;`)
  await db.run(sql`DROP TABLE \`page_guide_texts\`;`)
  await db.run(sql`DROP TABLE \`page_guide_rels\`;`)
  await db.run(sql`DROP TABLE \`_page_guide_v\`;`)
  await db.run(sql`DROP TABLE \`_page_guide_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_page_guide_v_rels\`;`)
  await db.run(sql`DROP TABLE \`guide_theme\`;`)
  await db.run(sql`DROP TABLE \`guide_theme_texts\`;`)
  await db.run(sql`DROP TABLE \`_guide_theme_v\`;`)
  await db.run(sql`DROP TABLE \`_guide_theme_v_texts\`;`)
  await db.run(sql`DROP TABLE \`guide_taxonomy\`;`)
  await db.run(sql`DROP TABLE \`guide_taxonomy_texts\`;`)
  await db.run(sql`DROP TABLE \`_guide_taxonomy_v\`;`)
  await db.run(sql`DROP TABLE \`_guide_taxonomy_v_texts\`;`)
  await db.run(sql`DROP TABLE \`page_article\`;`)
  await db.run(sql`DROP TABLE \`page_article_texts\`;`)
  await db.run(sql`DROP TABLE \`_page_article_v\`;`)
  await db.run(sql`DROP TABLE \`_page_article_v_texts\`;`)
  await db.run(sql`DROP TABLE \`page_faq\`;`)
  await db.run(sql`DROP TABLE \`page_faq_texts\`;`)
  await db.run(sql`DROP TABLE \`_page_faq_v\`;`)
  await db.run(sql`DROP TABLE \`_page_faq_v_texts\`;`)
  await db.run(sql`DROP TABLE \`header_module_banner_actions\`;`)
  await db.run(sql`DROP TABLE \`header_module_secondary_links\`;`)
  await db.run(sql`DROP TABLE \`header_module\`;`)
  await db.run(sql`DROP TABLE \`header_module_rels\`;`)
  await db.run(sql`DROP TABLE \`_header_module_v_version_banner_actions\`;`)
  await db.run(sql`DROP TABLE \`_header_module_v_version_secondary_links\`;`)
  await db.run(sql`DROP TABLE \`_header_module_v\`;`)
  await db.run(sql`DROP TABLE \`_header_module_v_rels\`;`)
  await db.run(sql`DROP TABLE \`navigation_module_groups_links\`;`)
  await db.run(sql`DROP TABLE \`navigation_module_groups\`;`)
  await db.run(sql`DROP TABLE \`navigation_module\`;`)
  await db.run(sql`DROP TABLE \`navigation_module_rels\`;`)
  await db.run(sql`DROP TABLE \`_navigation_module_v_version_groups_links\`;`)
  await db.run(sql`DROP TABLE \`_navigation_module_v_version_groups\`;`)
  await db.run(sql`DROP TABLE \`_navigation_module_v\`;`)
  await db.run(sql`DROP TABLE \`_navigation_module_v_rels\`;`)
  await db.run(sql`DROP TABLE \`footer_module_quick_links\`;`)
  await db.run(sql`DROP TABLE \`footer_module_quotes\`;`)
  await db.run(sql`DROP TABLE \`footer_module_about\`;`)
  await db.run(sql`DROP TABLE \`footer_module_social\`;`)
  await db.run(sql`DROP TABLE \`footer_module_apps\`;`)
  await db.run(sql`DROP TABLE \`footer_module_legal_links\`;`)
  await db.run(sql`DROP TABLE \`footer_module_market_links\`;`)
  await db.run(sql`DROP TABLE \`footer_module\`;`)
  await db.run(sql`DROP TABLE \`footer_module_rels\`;`)
  await db.run(sql`DROP TABLE \`_footer_module_v_version_quick_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_module_v_version_quotes\`;`)
  await db.run(sql`DROP TABLE \`_footer_module_v_version_about\`;`)
  await db.run(sql`DROP TABLE \`_footer_module_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_footer_module_v_version_apps\`;`)
  await db.run(sql`DROP TABLE \`_footer_module_v_version_legal_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_module_v_version_market_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_module_v\`;`)
  await db.run(sql`DROP TABLE \`_footer_module_v_rels\`;`)
  await db.run(sql`DROP TABLE \`module_lisa\`;`)
  await db.run(sql`DROP TABLE \`module_lisa_rels\`;`)
  await db.run(sql`DROP TABLE \`_module_lisa_v\`;`)
  await db.run(sql`DROP TABLE \`_module_lisa_v_rels\`;`)
  await db.run(sql`DROP TABLE \`module_eligibility\`;`)
  await db.run(sql`DROP TABLE \`_module_eligibility_v\`;`)
  await db.run(sql`DROP TABLE \`cover_types\`;`)
  await db.run(sql`DROP TABLE \`_cover_types_v\`;`)
  await db.run(sql`DROP TABLE \`offer\`;`)
  await db.run(sql`DROP TABLE \`offer_rels\`;`)
  await db.run(sql`DROP TABLE \`_offer_v\`;`)
  await db.run(sql`DROP TABLE \`_offer_v_rels\`;`)
  await db.run(sql`DROP TABLE \`module_card\`;`)
  await db.run(sql`DROP TABLE \`module_card_rels\`;`)
  await db.run(sql`DROP TABLE \`_module_card_v\`;`)
  await db.run(sql`DROP TABLE \`_module_card_v_rels\`;`)
  await db.run(sql`DROP TABLE \`module_contact\`;`)
  await db.run(sql`DROP TABLE \`module_contact_rels\`;`)
  await db.run(sql`DROP TABLE \`_module_contact_v\`;`)
  await db.run(sql`DROP TABLE \`_module_contact_v_rels\`;`)
  await db.run(sql`DROP TABLE \`module_rating\`;`)
  await db.run(sql`DROP TABLE \`_module_rating_v\`;`)
  await db.run(sql`DROP TABLE \`countries\`;`)
  await db.run(sql`DROP TABLE \`countries_texts\`;`)
  await db.run(sql`DROP TABLE \`group_of_countries\`;`)
  await db.run(sql`DROP TABLE \`group_of_countries_rels\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`users_edit_locales\`;`)
  await db.run(sql`DROP TABLE \`users_edit_audiences\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`routes\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`service_state\`;`)
  await db.run(sql`DROP TABLE \`seed_state\`;`)
}
