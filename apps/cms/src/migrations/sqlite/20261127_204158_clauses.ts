import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`CREATE TABLE \`clause\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locale\` text,
  	\`title\` text,
  	\`uid\` text,
  	\`text\` text,
  	\`edited_by\` text,
  	\`group\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`clause_locale_idx\` ON \`clause\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`clause_uid_idx\` ON \`clause\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`clause_group_idx\` ON \`clause\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`clause_updated_at_idx\` ON \`clause\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`clause_created_at_idx\` ON \`clause\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`clause_deleted_at_idx\` ON \`clause\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`clause__status_idx\` ON \`clause\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_18_idx\` ON \`clause\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`uid_locale_idx\` ON \`clause\` (\`uid\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`clause_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`clause\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`clause_rels_order_idx\` ON \`clause_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`clause_rels_parent_idx\` ON \`clause_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`clause_rels_path_idx\` ON \`clause_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`clause_rels_products_id_idx\` ON \`clause_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_clause_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_locale\` text,
  	\`version_title\` text,
  	\`version_uid\` text,
  	\`version_text\` text,
  	\`version_edited_by\` text,
  	\`version_group\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`clause\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_clause_v_parent_idx\` ON \`_clause_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_clause_v_version_version_locale_idx\` ON \`_clause_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`_clause_v_version_version_uid_idx\` ON \`_clause_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_clause_v_version_version_group_idx\` ON \`_clause_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_clause_v_version_version_updated_at_idx\` ON \`_clause_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clause_v_version_version_created_at_idx\` ON \`_clause_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clause_v_version_version_deleted_at_idx\` ON \`_clause_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_clause_v_version_version__status_idx\` ON \`_clause_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_clause_v_created_at_idx\` ON \`_clause_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clause_v_updated_at_idx\` ON \`_clause_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clause_v_latest_idx\` ON \`_clause_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_clause_v_autosave_idx\` ON \`_clause_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_18_idx\` ON \`_clause_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`version_uid_version_locale_idx\` ON \`_clause_v\` (\`version_uid\`,\`version_locale\`);`)
  await db.run(sql`CREATE TABLE \`_clause_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_clause_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_clause_v_rels_order_idx\` ON \`_clause_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_clause_v_rels_parent_idx\` ON \`_clause_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_clause_v_rels_path_idx\` ON \`_clause_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_clause_v_rels_products_id_idx\` ON \`_clause_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_19_idx\` ON \`module_lisa\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_19_idx\` ON \`_module_lisa_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_20_idx\` ON \`module_eligibility\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_20_idx\` ON \`_module_eligibility_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_21_idx\` ON \`cover_types\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_21_idx\` ON \`_cover_types_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_22_idx\` ON \`offer\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_22_idx\` ON \`_offer_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_23_idx\` ON \`module_card\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_23_idx\` ON \`_module_card_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_24_idx\` ON \`module_contact\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_24_idx\` ON \`_module_contact_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_25_idx\` ON \`module_rating\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_25_idx\` ON \`_module_rating_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_26_idx\` ON \`forms\` (\`group\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`version_group_version_locale_26_idx\` ON \`_forms_v\` (\`version_group\`,\`version_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_locale_27_idx\` ON \`translations\` (\`group\`,\`locale\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
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
  await db.run(sql`DROP INDEX \`version_group_version_locale_26_idx\`;`)
  await db.run(sql`DROP INDEX \`group_locale_27_idx\`;`)
  await db.run(sql`DROP TABLE \`clause\`;`)
  await db.run(sql`DROP TABLE \`clause_rels\`;`)
  await db.run(sql`DROP TABLE \`_clause_v\`;`)
  await db.run(sql`DROP TABLE \`_clause_v_rels\`;`)
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
