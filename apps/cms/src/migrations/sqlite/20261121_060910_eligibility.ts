import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`rules\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`reference\` text NOT NULL,
  	\`type\` text DEFAULT 'Pays' NOT NULL,
  	\`name\` text NOT NULL,
  	\`rules_type\` text,
  	\`rules_label\` text,
  	\`compliance\` text,
  	\`entity\` text,
  	\`priority\` numeric DEFAULT 0,
  	\`data_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rules_reference_idx\` ON \`rules\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`rules_type_idx\` ON \`rules\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`rules_name_idx\` ON \`rules\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`rules_rules_type_idx\` ON \`rules\` (\`rules_type\`);`)
  await db.run(sql`CREATE INDEX \`rules_rules_label_idx\` ON \`rules\` (\`rules_label\`);`)
  await db.run(sql`CREATE INDEX \`rules_compliance_idx\` ON \`rules\` (\`compliance\`);`)
  await db.run(sql`CREATE INDEX \`rules_entity_idx\` ON \`rules\` (\`entity\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`rules_data_id_idx\` ON \`rules\` (\`data_id\`);`)
  await db.run(sql`CREATE INDEX \`rules_updated_at_idx\` ON \`rules\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`rules_created_at_idx\` ON \`rules\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`rules_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`country_lists_id\` text(36),
  	\`profiles_id\` text(36),
  	\`products_id\` text(36),
  	\`funnels_id\` text(36),
  	\`rules_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`rules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`country_lists_id\`) REFERENCES \`country_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`profiles_id\`) REFERENCES \`profiles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`funnels_id\`) REFERENCES \`funnels\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rules_id\`) REFERENCES \`rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rules_rels_order_idx\` ON \`rules_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`rules_rels_parent_idx\` ON \`rules_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rules_rels_path_idx\` ON \`rules_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`rules_rels_country_lists_id_idx\` ON \`rules_rels\` (\`country_lists_id\`);`)
  await db.run(sql`CREATE INDEX \`rules_rels_profiles_id_idx\` ON \`rules_rels\` (\`profiles_id\`);`)
  await db.run(sql`CREATE INDEX \`rules_rels_products_id_idx\` ON \`rules_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`rules_rels_funnels_id_idx\` ON \`rules_rels\` (\`funnels_id\`);`)
  await db.run(sql`CREATE INDEX \`rules_rels_rules_id_idx\` ON \`rules_rels\` (\`rules_id\`);`)
  await db.run(sql`CREATE TABLE \`_rules_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_reference\` text NOT NULL,
  	\`version_type\` text DEFAULT 'Pays' NOT NULL,
  	\`version_name\` text NOT NULL,
  	\`version_rules_type\` text,
  	\`version_rules_label\` text,
  	\`version_compliance\` text,
  	\`version_entity\` text,
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_data_id\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`rules\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_rules_v_parent_idx\` ON \`_rules_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_version_version_reference_idx\` ON \`_rules_v\` (\`version_reference\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_version_version_type_idx\` ON \`_rules_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_version_version_name_idx\` ON \`_rules_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_version_version_rules_type_idx\` ON \`_rules_v\` (\`version_rules_type\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_version_version_rules_label_idx\` ON \`_rules_v\` (\`version_rules_label\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_version_version_compliance_idx\` ON \`_rules_v\` (\`version_compliance\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_version_version_entity_idx\` ON \`_rules_v\` (\`version_entity\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_version_version_data_id_idx\` ON \`_rules_v\` (\`version_data_id\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_version_version_updated_at_idx\` ON \`_rules_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_version_version_created_at_idx\` ON \`_rules_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_created_at_idx\` ON \`_rules_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_updated_at_idx\` ON \`_rules_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_rules_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`country_lists_id\` text(36),
  	\`profiles_id\` text(36),
  	\`products_id\` text(36),
  	\`funnels_id\` text(36),
  	\`rules_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_rules_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`country_lists_id\`) REFERENCES \`country_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`profiles_id\`) REFERENCES \`profiles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`funnels_id\`) REFERENCES \`funnels\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rules_id\`) REFERENCES \`rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rules_v_rels_order_idx\` ON \`_rules_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_rels_parent_idx\` ON \`_rules_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_rels_path_idx\` ON \`_rules_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_rels_country_lists_id_idx\` ON \`_rules_v_rels\` (\`country_lists_id\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_rels_profiles_id_idx\` ON \`_rules_v_rels\` (\`profiles_id\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_rels_products_id_idx\` ON \`_rules_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_rels_funnels_id_idx\` ON \`_rules_v_rels\` (\`funnels_id\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_rels_rules_id_idx\` ON \`_rules_v_rels\` (\`rules_id\`);`)
  await db.run(sql`CREATE TABLE \`country_lists\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`type\` text DEFAULT 'Liste de pays' NOT NULL,
  	\`data_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`country_lists_name_idx\` ON \`country_lists\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`country_lists_type_idx\` ON \`country_lists\` (\`type\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`country_lists_data_id_idx\` ON \`country_lists\` (\`data_id\`);`)
  await db.run(sql`CREATE INDEX \`country_lists_updated_at_idx\` ON \`country_lists\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`country_lists_created_at_idx\` ON \`country_lists\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`country_lists_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`countries_id\` text(36),
  	\`rules_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`country_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rules_id\`) REFERENCES \`rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`country_lists_rels_order_idx\` ON \`country_lists_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`country_lists_rels_parent_idx\` ON \`country_lists_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`country_lists_rels_path_idx\` ON \`country_lists_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`country_lists_rels_countries_id_idx\` ON \`country_lists_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`country_lists_rels_rules_id_idx\` ON \`country_lists_rels\` (\`rules_id\`);`)
  await db.run(sql`CREATE TABLE \`_country_lists_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text NOT NULL,
  	\`version_type\` text DEFAULT 'Liste de pays' NOT NULL,
  	\`version_data_id\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`country_lists\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_country_lists_v_parent_idx\` ON \`_country_lists_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_country_lists_v_version_version_name_idx\` ON \`_country_lists_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_country_lists_v_version_version_type_idx\` ON \`_country_lists_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_country_lists_v_version_version_data_id_idx\` ON \`_country_lists_v\` (\`version_data_id\`);`)
  await db.run(sql`CREATE INDEX \`_country_lists_v_version_version_updated_at_idx\` ON \`_country_lists_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_country_lists_v_version_version_created_at_idx\` ON \`_country_lists_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_country_lists_v_created_at_idx\` ON \`_country_lists_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_country_lists_v_updated_at_idx\` ON \`_country_lists_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_country_lists_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`countries_id\` text(36),
  	\`rules_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_country_lists_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rules_id\`) REFERENCES \`rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_country_lists_v_rels_order_idx\` ON \`_country_lists_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_country_lists_v_rels_parent_idx\` ON \`_country_lists_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_country_lists_v_rels_path_idx\` ON \`_country_lists_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_country_lists_v_rels_countries_id_idx\` ON \`_country_lists_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`_country_lists_v_rels_rules_id_idx\` ON \`_country_lists_v_rels\` (\`rules_id\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`names_en\` text,
  	\`names_fr\` text,
  	\`names_es\` text,
  	\`names_de\` text,
  	\`names_nl\` text,
  	\`urls_en\` text,
  	\`urls_fr\` text,
  	\`urls_es\` text,
  	\`urls_de\` text,
  	\`urls_nl\` text,
  	\`data_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`products_name_idx\` ON \`products\` (\`name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_data_id_idx\` ON \`products\` (\`data_id\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`rules_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rules_id\`) REFERENCES \`rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_rels_order_idx\` ON \`products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_parent_idx\` ON \`products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_path_idx\` ON \`products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_rules_id_idx\` ON \`products_rels\` (\`rules_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text NOT NULL,
  	\`version_names_en\` text,
  	\`version_names_fr\` text,
  	\`version_names_es\` text,
  	\`version_names_de\` text,
  	\`version_names_nl\` text,
  	\`version_urls_en\` text,
  	\`version_urls_fr\` text,
  	\`version_urls_es\` text,
  	\`version_urls_de\` text,
  	\`version_urls_nl\` text,
  	\`version_data_id\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_name_idx\` ON \`_products_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_data_id_idx\` ON \`_products_v\` (\`version_data_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`rules_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rules_id\`) REFERENCES \`rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_rels_order_idx\` ON \`_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_parent_idx\` ON \`_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_path_idx\` ON \`_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_rules_id_idx\` ON \`_products_v_rels\` (\`rules_id\`);`)
  await db.run(sql`CREATE TABLE \`profiles\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`type\` text DEFAULT 'Need' NOT NULL,
  	\`order\` numeric DEFAULT 1 NOT NULL,
  	\`names_en\` text,
  	\`names_fr\` text,
  	\`names_es\` text,
  	\`names_de\` text,
  	\`names_nl\` text,
  	\`data_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`profiles_name_idx\` ON \`profiles\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`profiles_type_idx\` ON \`profiles\` (\`type\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`profiles_data_id_idx\` ON \`profiles\` (\`data_id\`);`)
  await db.run(sql`CREATE INDEX \`profiles_updated_at_idx\` ON \`profiles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`profiles_created_at_idx\` ON \`profiles\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`profiles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`rules_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`profiles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rules_id\`) REFERENCES \`rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`profiles_rels_order_idx\` ON \`profiles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`profiles_rels_parent_idx\` ON \`profiles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`profiles_rels_path_idx\` ON \`profiles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`profiles_rels_rules_id_idx\` ON \`profiles_rels\` (\`rules_id\`);`)
  await db.run(sql`CREATE TABLE \`_profiles_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text NOT NULL,
  	\`version_type\` text DEFAULT 'Need' NOT NULL,
  	\`version_order\` numeric DEFAULT 1 NOT NULL,
  	\`version_names_en\` text,
  	\`version_names_fr\` text,
  	\`version_names_es\` text,
  	\`version_names_de\` text,
  	\`version_names_nl\` text,
  	\`version_data_id\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`profiles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_profiles_v_parent_idx\` ON \`_profiles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_profiles_v_version_version_name_idx\` ON \`_profiles_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_profiles_v_version_version_type_idx\` ON \`_profiles_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_profiles_v_version_version_data_id_idx\` ON \`_profiles_v\` (\`version_data_id\`);`)
  await db.run(sql`CREATE INDEX \`_profiles_v_version_version_updated_at_idx\` ON \`_profiles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_profiles_v_version_version_created_at_idx\` ON \`_profiles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_profiles_v_created_at_idx\` ON \`_profiles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_profiles_v_updated_at_idx\` ON \`_profiles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_profiles_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`rules_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_profiles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rules_id\`) REFERENCES \`rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_profiles_v_rels_order_idx\` ON \`_profiles_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_profiles_v_rels_parent_idx\` ON \`_profiles_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_profiles_v_rels_path_idx\` ON \`_profiles_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_profiles_v_rels_rules_id_idx\` ON \`_profiles_v_rels\` (\`rules_id\`);`)
  await db.run(sql`CREATE TABLE \`funnels\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`urls_en\` text,
  	\`urls_fr\` text,
  	\`urls_es\` text,
  	\`urls_de\` text,
  	\`urls_nl\` text,
  	\`data_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`funnels_name_idx\` ON \`funnels\` (\`name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`funnels_data_id_idx\` ON \`funnels\` (\`data_id\`);`)
  await db.run(sql`CREATE INDEX \`funnels_updated_at_idx\` ON \`funnels\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`funnels_created_at_idx\` ON \`funnels\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`funnels_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`rules_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`funnels\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rules_id\`) REFERENCES \`rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`funnels_rels_order_idx\` ON \`funnels_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`funnels_rels_parent_idx\` ON \`funnels_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`funnels_rels_path_idx\` ON \`funnels_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`funnels_rels_rules_id_idx\` ON \`funnels_rels\` (\`rules_id\`);`)
  await db.run(sql`CREATE TABLE \`_funnels_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text NOT NULL,
  	\`version_urls_en\` text,
  	\`version_urls_fr\` text,
  	\`version_urls_es\` text,
  	\`version_urls_de\` text,
  	\`version_urls_nl\` text,
  	\`version_data_id\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`funnels\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_funnels_v_parent_idx\` ON \`_funnels_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_funnels_v_version_version_name_idx\` ON \`_funnels_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_funnels_v_version_version_data_id_idx\` ON \`_funnels_v\` (\`version_data_id\`);`)
  await db.run(sql`CREATE INDEX \`_funnels_v_version_version_updated_at_idx\` ON \`_funnels_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_funnels_v_version_version_created_at_idx\` ON \`_funnels_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_funnels_v_created_at_idx\` ON \`_funnels_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_funnels_v_updated_at_idx\` ON \`_funnels_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_funnels_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`rules_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_funnels_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rules_id\`) REFERENCES \`rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_funnels_v_rels_order_idx\` ON \`_funnels_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_funnels_v_rels_parent_idx\` ON \`_funnels_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_funnels_v_rels_path_idx\` ON \`_funnels_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_funnels_v_rels_rules_id_idx\` ON \`_funnels_v_rels\` (\`rules_id\`);`)
  await db.run(sql`CREATE TABLE \`finder_findings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`finding\` text NOT NULL,
  	\`kind\` text,
  	\`reason\` text NOT NULL,
  	\`journeys\` numeric NOT NULL,
  	\`author\` text,
  	\`time\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`finder_findings_finding_idx\` ON \`finder_findings\` (\`finding\`);`)
  await db.run(sql`CREATE INDEX \`finder_findings_kind_idx\` ON \`finder_findings\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`finder_findings_updated_at_idx\` ON \`finder_findings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`finder_findings_created_at_idx\` ON \`finder_findings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_finder_findings_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_finding\` text NOT NULL,
  	\`version_kind\` text,
  	\`version_reason\` text NOT NULL,
  	\`version_journeys\` numeric NOT NULL,
  	\`version_author\` text,
  	\`version_time\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`finder_findings\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_finder_findings_v_parent_idx\` ON \`_finder_findings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_finder_findings_v_version_version_finding_idx\` ON \`_finder_findings_v\` (\`version_finding\`);`)
  await db.run(sql`CREATE INDEX \`_finder_findings_v_version_version_kind_idx\` ON \`_finder_findings_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_finder_findings_v_version_version_updated_at_idx\` ON \`_finder_findings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_finder_findings_v_version_version_created_at_idx\` ON \`_finder_findings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_finder_findings_v_created_at_idx\` ON \`_finder_findings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_finder_findings_v_updated_at_idx\` ON \`_finder_findings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`finder_releases\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`type\` text NOT NULL,
  	\`note\` text,
  	\`author\` text,
  	\`time\` text NOT NULL,
  	\`journeys\` numeric,
  	\`changed\` numeric,
  	\`checksum\` text NOT NULL,
  	\`release\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`finder_releases_version_idx\` ON \`finder_releases\` (\`version\`);`)
  await db.run(sql`CREATE INDEX \`finder_releases_updated_at_idx\` ON \`finder_releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`finder_releases_created_at_idx\` ON \`finder_releases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`countries_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`country_lists_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`country_lists_id\`) REFERENCES \`country_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`countries_rels_order_idx\` ON \`countries_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`countries_rels_parent_idx\` ON \`countries_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`countries_rels_path_idx\` ON \`countries_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`countries_rels_country_lists_id_idx\` ON \`countries_rels\` (\`country_lists_id\`);`)
  await db.run(sql`CREATE TABLE \`finder_live\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version\` numeric,
  	\`activated_by\` text,
  	\`activated_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`countries\` ADD \`data_id\` text;`)
  await db.run(sql`ALTER TABLE \`countries\` ADD \`reference\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`countries_data_id_idx\` ON \`countries\` (\`data_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`rules_id\` text(36) REFERENCES rules(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`country_lists_id\` text(36) REFERENCES country_lists(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`profiles_id\` text(36) REFERENCES profiles(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`funnels_id\` text(36) REFERENCES funnels(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`finder_findings_id\` text(36) REFERENCES finder_findings(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`finder_releases_id\` text(36) REFERENCES finder_releases(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`rules_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_country_lists_id_idx\` ON \`payload_locked_documents_rels\` (\`country_lists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_profiles_id_idx\` ON \`payload_locked_documents_rels\` (\`profiles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_funnels_id_idx\` ON \`payload_locked_documents_rels\` (\`funnels_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_finder_findings_id_idx\` ON \`payload_locked_documents_rels\` (\`finder_findings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_finder_releases_id_idx\` ON \`payload_locked_documents_rels\` (\`finder_releases_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`rules\`;`)
  await db.run(sql`DROP TABLE \`rules_rels\`;`)
  await db.run(sql`DROP TABLE \`_rules_v\`;`)
  await db.run(sql`DROP TABLE \`_rules_v_rels\`;`)
  await db.run(sql`DROP TABLE \`country_lists\`;`)
  await db.run(sql`DROP TABLE \`country_lists_rels\`;`)
  await db.run(sql`DROP TABLE \`_country_lists_v\`;`)
  await db.run(sql`DROP TABLE \`_country_lists_v_rels\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`products_rels\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v_rels\`;`)
  await db.run(sql`DROP TABLE \`profiles\`;`)
  await db.run(sql`DROP TABLE \`profiles_rels\`;`)
  await db.run(sql`DROP TABLE \`_profiles_v\`;`)
  await db.run(sql`DROP TABLE \`_profiles_v_rels\`;`)
  await db.run(sql`DROP TABLE \`funnels\`;`)
  await db.run(sql`DROP TABLE \`funnels_rels\`;`)
  await db.run(sql`DROP TABLE \`_funnels_v\`;`)
  await db.run(sql`DROP TABLE \`_funnels_v_rels\`;`)
  await db.run(sql`DROP TABLE \`finder_findings\`;`)
  await db.run(sql`DROP TABLE \`_finder_findings_v\`;`)
  await db.run(sql`DROP TABLE \`finder_releases\`;`)
  await db.run(sql`DROP TABLE \`countries_rels\`;`)
  await db.run(sql`DROP TABLE \`finder_live\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_form_id", "page_landing_id", "page_error_id", "page_offer_id", "product_page_id", "page_region_id", "page_country_id", "page_guide_id", "guide_theme_id", "guide_taxonomy_id", "page_article_id", "page_faq_id", "header_module_id", "navigation_module_id", "footer_module_id", "module_lisa_id", "module_eligibility_id", "cover_types_id", "offer_id", "module_card_id", "module_contact_id", "module_rating_id", "countries_id", "group_of_countries_id", "media_id", "redirects_id", "users_id", "audit_log_id", "routes_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_form_id", "page_landing_id", "page_error_id", "page_offer_id", "product_page_id", "page_region_id", "page_country_id", "page_guide_id", "guide_theme_id", "guide_taxonomy_id", "page_article_id", "page_faq_id", "header_module_id", "navigation_module_id", "footer_module_id", "module_lisa_id", "module_eligibility_id", "cover_types_id", "offer_id", "module_card_id", "module_contact_id", "module_rating_id", "countries_id", "group_of_countries_id", "media_id", "redirects_id", "users_id", "audit_log_id", "routes_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`DROP INDEX \`countries_data_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`data_id\`;`)
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`reference\`;`)
}
