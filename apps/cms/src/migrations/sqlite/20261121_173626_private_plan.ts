import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`product_page\` ADD \`private_plan_id\` text(36) REFERENCES product_page(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`product_page_private_plan_idx\` ON \`product_page\` (\`private_plan_id\`);`)
  await db.run(sql`ALTER TABLE \`_product_page_v\` ADD \`version_private_plan_id\` text(36) REFERENCES product_page(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_version_private_plan_idx\` ON \`_product_page_v\` (\`version_private_plan_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_product_page\` (
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
  await db.run(sql`INSERT INTO \`__new_product_page\`("id", "locale", "audience", "group", "translation_source", "translation_source_version", "translation_state", "uid", "path", "title", "breadcrumb_title", "offer_id", "tag", "starting_price", "currency", "price_frequency", "price_mark", "legal_reference", "product_data_lead", "product_data_image_id", "slices", "card_tag", "card_card_title", "card_card_image_id", "card_card_image_alt", "card_card_description", "card_cta_primary_link_label", "card_cta_primary_link_kind", "card_cta_primary_link_url", "card_cta_primary_link_action", "card_cta_primary_link_anchor", "card_cta_primary_link_new_tab", "card_cta_primary_label", "card_cta_secondary_link_label", "card_cta_secondary_link_kind", "card_cta_secondary_link_url", "card_cta_secondary_link_action", "card_cta_secondary_link_anchor", "card_cta_secondary_link_new_tab", "card_cta_secondary_label", "card_cta_secondary_rel", "card_card_link_label", "card_card_link_kind", "card_card_link_url", "card_card_link_action", "card_card_link_anchor", "card_card_link_new_tab", "card_starting_price", "card_currency", "card_price_frequency", "card_price_mark", "card_legal_reference", "exclusions", "global_offer", "seo_title", "seo_description", "seo_image_id", "seo_canonical", "seo_noindex", "seo_nofollow", "seo_sitemap", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "locale", "audience", "group", "translation_source", "translation_source_version", "translation_state", "uid", "path", "title", "breadcrumb_title", "offer_id", "tag", "starting_price", "currency", "price_frequency", "price_mark", "legal_reference", "product_data_lead", "product_data_image_id", "slices", "card_tag", "card_card_title", "card_card_image_id", "card_card_image_alt", "card_card_description", "card_cta_primary_link_label", "card_cta_primary_link_kind", "card_cta_primary_link_url", "card_cta_primary_link_action", "card_cta_primary_link_anchor", "card_cta_primary_link_new_tab", "card_cta_primary_label", "card_cta_secondary_link_label", "card_cta_secondary_link_kind", "card_cta_secondary_link_url", "card_cta_secondary_link_action", "card_cta_secondary_link_anchor", "card_cta_secondary_link_new_tab", "card_cta_secondary_label", "card_cta_secondary_rel", "card_card_link_label", "card_card_link_kind", "card_card_link_url", "card_card_link_action", "card_card_link_anchor", "card_card_link_new_tab", "card_starting_price", "card_currency", "card_price_frequency", "card_price_mark", "card_legal_reference", "exclusions", "global_offer", "seo_title", "seo_description", "seo_image_id", "seo_canonical", "seo_noindex", "seo_nofollow", "seo_sitemap", "updated_at", "created_at", "deleted_at", "_status" FROM \`product_page\`;`)
  await db.run(sql`DROP TABLE \`product_page\`;`)
  await db.run(sql`ALTER TABLE \`__new_product_page\` RENAME TO \`product_page\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE TABLE \`__new__product_page_v\` (
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
  await db.run(sql`INSERT INTO \`__new__product_page_v\`("id", "parent_id", "version_locale", "version_audience", "version_group", "version_translation_source", "version_translation_source_version", "version_translation_state", "version_uid", "version_path", "version_title", "version_breadcrumb_title", "version_offer_id", "version_tag", "version_starting_price", "version_currency", "version_price_frequency", "version_price_mark", "version_legal_reference", "version_product_data_lead", "version_product_data_image_id", "version_slices", "version_card_tag", "version_card_card_title", "version_card_card_image_id", "version_card_card_image_alt", "version_card_card_description", "version_card_cta_primary_link_label", "version_card_cta_primary_link_kind", "version_card_cta_primary_link_url", "version_card_cta_primary_link_action", "version_card_cta_primary_link_anchor", "version_card_cta_primary_link_new_tab", "version_card_cta_primary_label", "version_card_cta_secondary_link_label", "version_card_cta_secondary_link_kind", "version_card_cta_secondary_link_url", "version_card_cta_secondary_link_action", "version_card_cta_secondary_link_anchor", "version_card_cta_secondary_link_new_tab", "version_card_cta_secondary_label", "version_card_cta_secondary_rel", "version_card_card_link_label", "version_card_card_link_kind", "version_card_card_link_url", "version_card_card_link_action", "version_card_card_link_anchor", "version_card_card_link_new_tab", "version_card_starting_price", "version_card_currency", "version_card_price_frequency", "version_card_price_mark", "version_card_legal_reference", "version_exclusions", "version_global_offer", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_canonical", "version_seo_noindex", "version_seo_nofollow", "version_seo_sitemap", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_locale", "version_audience", "version_group", "version_translation_source", "version_translation_source_version", "version_translation_state", "version_uid", "version_path", "version_title", "version_breadcrumb_title", "version_offer_id", "version_tag", "version_starting_price", "version_currency", "version_price_frequency", "version_price_mark", "version_legal_reference", "version_product_data_lead", "version_product_data_image_id", "version_slices", "version_card_tag", "version_card_card_title", "version_card_card_image_id", "version_card_card_image_alt", "version_card_card_description", "version_card_cta_primary_link_label", "version_card_cta_primary_link_kind", "version_card_cta_primary_link_url", "version_card_cta_primary_link_action", "version_card_cta_primary_link_anchor", "version_card_cta_primary_link_new_tab", "version_card_cta_primary_label", "version_card_cta_secondary_link_label", "version_card_cta_secondary_link_kind", "version_card_cta_secondary_link_url", "version_card_cta_secondary_link_action", "version_card_cta_secondary_link_anchor", "version_card_cta_secondary_link_new_tab", "version_card_cta_secondary_label", "version_card_cta_secondary_rel", "version_card_card_link_label", "version_card_card_link_kind", "version_card_card_link_url", "version_card_card_link_action", "version_card_card_link_anchor", "version_card_card_link_new_tab", "version_card_starting_price", "version_card_currency", "version_card_price_frequency", "version_card_price_mark", "version_card_legal_reference", "version_exclusions", "version_global_offer", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_canonical", "version_seo_noindex", "version_seo_nofollow", "version_seo_sitemap", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_product_page_v\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__product_page_v\` RENAME TO \`_product_page_v\`;`)
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
}
