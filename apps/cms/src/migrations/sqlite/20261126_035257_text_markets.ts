import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`page_single_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_single_rels_order_idx\` ON \`page_single_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`page_single_rels_parent_idx\` ON \`page_single_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_single_rels_path_idx\` ON \`page_single_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_single_rels_products_id_idx\` ON \`page_single_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_single_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_single_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_single_v_rels_order_idx\` ON \`_page_single_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_rels_parent_idx\` ON \`_page_single_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_rels_path_idx\` ON \`_page_single_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_page_single_v_rels_products_id_idx\` ON \`_page_single_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`page_generic_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_generic_rels_order_idx\` ON \`page_generic_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`page_generic_rels_parent_idx\` ON \`page_generic_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_generic_rels_path_idx\` ON \`page_generic_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_generic_rels_products_id_idx\` ON \`page_generic_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_generic_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_generic_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_generic_v_rels_order_idx\` ON \`_page_generic_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_rels_parent_idx\` ON \`_page_generic_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_rels_path_idx\` ON \`_page_generic_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_page_generic_v_rels_products_id_idx\` ON \`_page_generic_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`page_form_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_form_rels_order_idx\` ON \`page_form_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`page_form_rels_parent_idx\` ON \`page_form_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_form_rels_path_idx\` ON \`page_form_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_form_rels_products_id_idx\` ON \`page_form_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_form_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_form_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_form_v_rels_order_idx\` ON \`_page_form_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_rels_parent_idx\` ON \`_page_form_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_rels_path_idx\` ON \`_page_form_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_page_form_v_rels_products_id_idx\` ON \`_page_form_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`page_landing_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_landing\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_landing_rels_order_idx\` ON \`page_landing_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`page_landing_rels_parent_idx\` ON \`page_landing_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_landing_rels_path_idx\` ON \`page_landing_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_landing_rels_products_id_idx\` ON \`page_landing_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_landing_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_landing_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_landing_v_rels_order_idx\` ON \`_page_landing_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_page_landing_v_rels_parent_idx\` ON \`_page_landing_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_landing_v_rels_path_idx\` ON \`_page_landing_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_page_landing_v_rels_products_id_idx\` ON \`_page_landing_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`page_error_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_error\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_error_rels_order_idx\` ON \`page_error_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`page_error_rels_parent_idx\` ON \`page_error_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_error_rels_path_idx\` ON \`page_error_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_error_rels_products_id_idx\` ON \`page_error_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_error_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_error_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_error_v_rels_order_idx\` ON \`_page_error_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_page_error_v_rels_parent_idx\` ON \`_page_error_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_error_v_rels_path_idx\` ON \`_page_error_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_page_error_v_rels_products_id_idx\` ON \`_page_error_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`page_region_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_region_rels_order_idx\` ON \`page_region_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`page_region_rels_parent_idx\` ON \`page_region_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_region_rels_path_idx\` ON \`page_region_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_region_rels_products_id_idx\` ON \`page_region_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_region_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_region_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_region_v_rels_order_idx\` ON \`_page_region_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_rels_parent_idx\` ON \`_page_region_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_rels_path_idx\` ON \`_page_region_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_page_region_v_rels_products_id_idx\` ON \`_page_region_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`page_country_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_country_rels_order_idx\` ON \`page_country_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`page_country_rels_parent_idx\` ON \`page_country_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_country_rels_path_idx\` ON \`page_country_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_country_rels_products_id_idx\` ON \`page_country_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_country_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_country_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_country_v_rels_order_idx\` ON \`_page_country_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_rels_parent_idx\` ON \`_page_country_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_rels_path_idx\` ON \`_page_country_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_page_country_v_rels_products_id_idx\` ON \`_page_country_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`guide_theme_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guide_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guide_theme_rels_order_idx\` ON \`guide_theme_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`guide_theme_rels_parent_idx\` ON \`guide_theme_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`guide_theme_rels_path_idx\` ON \`guide_theme_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`guide_theme_rels_products_id_idx\` ON \`guide_theme_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_guide_theme_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_guide_theme_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_rels_order_idx\` ON \`_guide_theme_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_rels_parent_idx\` ON \`_guide_theme_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_rels_path_idx\` ON \`_guide_theme_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_guide_theme_v_rels_products_id_idx\` ON \`_guide_theme_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`guide_taxonomy_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guide_taxonomy_rels_order_idx\` ON \`guide_taxonomy_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`guide_taxonomy_rels_parent_idx\` ON \`guide_taxonomy_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`guide_taxonomy_rels_path_idx\` ON \`guide_taxonomy_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`guide_taxonomy_rels_products_id_idx\` ON \`guide_taxonomy_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_guide_taxonomy_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_guide_taxonomy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_rels_order_idx\` ON \`_guide_taxonomy_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_rels_parent_idx\` ON \`_guide_taxonomy_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_rels_path_idx\` ON \`_guide_taxonomy_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_guide_taxonomy_v_rels_products_id_idx\` ON \`_guide_taxonomy_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`page_article_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_article_rels_order_idx\` ON \`page_article_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`page_article_rels_parent_idx\` ON \`page_article_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_article_rels_path_idx\` ON \`page_article_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_article_rels_products_id_idx\` ON \`page_article_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_article_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_article_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_article_v_rels_order_idx\` ON \`_page_article_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_rels_parent_idx\` ON \`_page_article_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_rels_path_idx\` ON \`_page_article_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_page_article_v_rels_products_id_idx\` ON \`_page_article_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`page_faq_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_faq_rels_order_idx\` ON \`page_faq_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`page_faq_rels_parent_idx\` ON \`page_faq_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_faq_rels_path_idx\` ON \`page_faq_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_faq_rels_products_id_idx\` ON \`page_faq_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_faq_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_faq_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_faq_v_rels_order_idx\` ON \`_page_faq_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_page_faq_v_rels_parent_idx\` ON \`_page_faq_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_faq_v_rels_path_idx\` ON \`_page_faq_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_page_faq_v_rels_products_id_idx\` ON \`_page_faq_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`module_eligibility_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`module_eligibility\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`module_eligibility_rels_order_idx\` ON \`module_eligibility_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`module_eligibility_rels_parent_idx\` ON \`module_eligibility_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`module_eligibility_rels_path_idx\` ON \`module_eligibility_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`module_eligibility_rels_products_id_idx\` ON \`module_eligibility_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_module_eligibility_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_module_eligibility_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_rels_order_idx\` ON \`_module_eligibility_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_rels_parent_idx\` ON \`_module_eligibility_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_rels_path_idx\` ON \`_module_eligibility_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_module_eligibility_v_rels_products_id_idx\` ON \`_module_eligibility_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`cover_types_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`cover_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`cover_types_rels_order_idx\` ON \`cover_types_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`cover_types_rels_parent_idx\` ON \`cover_types_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`cover_types_rels_path_idx\` ON \`cover_types_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`cover_types_rels_products_id_idx\` ON \`cover_types_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_cover_types_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_cover_types_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_cover_types_v_rels_order_idx\` ON \`_cover_types_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_cover_types_v_rels_parent_idx\` ON \`_cover_types_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_cover_types_v_rels_path_idx\` ON \`_cover_types_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_cover_types_v_rels_products_id_idx\` ON \`_cover_types_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`module_rating_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`module_rating\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`module_rating_rels_order_idx\` ON \`module_rating_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`module_rating_rels_parent_idx\` ON \`module_rating_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`module_rating_rels_path_idx\` ON \`module_rating_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`module_rating_rels_products_id_idx\` ON \`module_rating_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_module_rating_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_module_rating_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_module_rating_v_rels_order_idx\` ON \`_module_rating_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_module_rating_v_rels_parent_idx\` ON \`_module_rating_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_rating_v_rels_path_idx\` ON \`_module_rating_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_module_rating_v_rels_products_id_idx\` ON \`_module_rating_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_rels_order_idx\` ON \`forms_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_parent_idx\` ON \`forms_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_path_idx\` ON \`forms_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_products_id_idx\` ON \`forms_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_order_idx\` ON \`_forms_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_parent_idx\` ON \`_forms_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_path_idx\` ON \`_forms_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_products_id_idx\` ON \`_forms_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`market_checks\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`product\` text NOT NULL,
  	\`market\` text,
  	\`version\` numeric NOT NULL,
  	\`person\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`market_checks_document_idx\` ON \`market_checks\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`market_checks_updated_at_idx\` ON \`market_checks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`market_checks_created_at_idx\` ON \`market_checks\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`document_product_idx\` ON \`market_checks\` (\`document\`,\`product\`);`)
  await db.run(sql`ALTER TABLE \`page_offer_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`page_offer_rels_products_id_idx\` ON \`page_offer_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`_page_offer_v_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`_page_offer_v_rels_products_id_idx\` ON \`_page_offer_v_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`product_page_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`product_page_rels_products_id_idx\` ON \`product_page_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`_product_page_v_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_rels_products_id_idx\` ON \`_product_page_v_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`page_guide_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_products_id_idx\` ON \`page_guide_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`_page_guide_v_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_products_id_idx\` ON \`_page_guide_v_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`header_module_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`header_module_rels_products_id_idx\` ON \`header_module_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`_header_module_v_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`_header_module_v_rels_products_id_idx\` ON \`_header_module_v_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`navigation_module_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`navigation_module_rels_products_id_idx\` ON \`navigation_module_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`_navigation_module_v_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`_navigation_module_v_rels_products_id_idx\` ON \`_navigation_module_v_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`footer_module_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`footer_module_rels_products_id_idx\` ON \`footer_module_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`_footer_module_v_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`_footer_module_v_rels_products_id_idx\` ON \`_footer_module_v_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`module_lisa_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`module_lisa_rels_products_id_idx\` ON \`module_lisa_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`_module_lisa_v_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`_module_lisa_v_rels_products_id_idx\` ON \`_module_lisa_v_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`offer_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`offer_rels_products_id_idx\` ON \`offer_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`_offer_v_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`_offer_v_rels_products_id_idx\` ON \`_offer_v_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`module_card_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`module_card_rels_products_id_idx\` ON \`module_card_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`_module_card_v_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`_module_card_v_rels_products_id_idx\` ON \`_module_card_v_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`module_contact_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`module_contact_rels_products_id_idx\` ON \`module_contact_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`_module_contact_v_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`_module_contact_v_rels_products_id_idx\` ON \`_module_contact_v_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`market_checks_id\` text(36) REFERENCES market_checks(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_market_checks_id_idx\` ON \`payload_locked_documents_rels\` (\`market_checks_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`page_single_rels\`;`)
  await db.run(sql`DROP TABLE \`_page_single_v_rels\`;`)
  await db.run(sql`DROP TABLE \`page_generic_rels\`;`)
  await db.run(sql`DROP TABLE \`_page_generic_v_rels\`;`)
  await db.run(sql`DROP TABLE \`page_form_rels\`;`)
  await db.run(sql`DROP TABLE \`_page_form_v_rels\`;`)
  await db.run(sql`DROP TABLE \`page_landing_rels\`;`)
  await db.run(sql`DROP TABLE \`_page_landing_v_rels\`;`)
  await db.run(sql`DROP TABLE \`page_error_rels\`;`)
  await db.run(sql`DROP TABLE \`_page_error_v_rels\`;`)
  await db.run(sql`DROP TABLE \`page_region_rels\`;`)
  await db.run(sql`DROP TABLE \`_page_region_v_rels\`;`)
  await db.run(sql`DROP TABLE \`page_country_rels\`;`)
  await db.run(sql`DROP TABLE \`_page_country_v_rels\`;`)
  await db.run(sql`DROP TABLE \`guide_theme_rels\`;`)
  await db.run(sql`DROP TABLE \`_guide_theme_v_rels\`;`)
  await db.run(sql`DROP TABLE \`guide_taxonomy_rels\`;`)
  await db.run(sql`DROP TABLE \`_guide_taxonomy_v_rels\`;`)
  await db.run(sql`DROP TABLE \`page_article_rels\`;`)
  await db.run(sql`DROP TABLE \`_page_article_v_rels\`;`)
  await db.run(sql`DROP TABLE \`page_faq_rels\`;`)
  await db.run(sql`DROP TABLE \`_page_faq_v_rels\`;`)
  await db.run(sql`DROP TABLE \`module_eligibility_rels\`;`)
  await db.run(sql`DROP TABLE \`_module_eligibility_v_rels\`;`)
  await db.run(sql`DROP TABLE \`cover_types_rels\`;`)
  await db.run(sql`DROP TABLE \`_cover_types_v_rels\`;`)
  await db.run(sql`DROP TABLE \`module_rating_rels\`;`)
  await db.run(sql`DROP TABLE \`_module_rating_v_rels\`;`)
  await db.run(sql`DROP TABLE \`forms_rels\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_rels\`;`)
  await db.run(sql`DROP TABLE \`market_checks\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_page_offer_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_page_offer_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id" FROM \`page_offer_rels\`;`)
  await db.run(sql`DROP TABLE \`page_offer_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_page_offer_rels\` RENAME TO \`page_offer_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE TABLE \`__new__page_offer_v_rels\` (
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
  await db.run(sql`INSERT INTO \`__new__page_offer_v_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id" FROM \`_page_offer_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_page_offer_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__page_offer_v_rels\` RENAME TO \`_page_offer_v_rels\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_product_page_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_product_page_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id", "group_of_countries_id", "cover_types_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id", "group_of_countries_id", "cover_types_id" FROM \`product_page_rels\`;`)
  await db.run(sql`DROP TABLE \`product_page_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_product_page_rels\` RENAME TO \`product_page_rels\`;`)
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
  await db.run(sql`CREATE TABLE \`__new__product_page_v_rels\` (
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
  await db.run(sql`INSERT INTO \`__new__product_page_v_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id", "group_of_countries_id", "cover_types_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id", "group_of_countries_id", "cover_types_id" FROM \`_product_page_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__product_page_v_rels\` RENAME TO \`_product_page_v_rels\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_page_guide_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`guide_taxonomy_id\` text(36),
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`INSERT INTO \`__new_page_guide_rels\`("id", "order", "parent_id", "path", "guide_taxonomy_id", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id") SELECT "id", "order", "parent_id", "path", "guide_taxonomy_id", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id" FROM \`page_guide_rels\`;`)
  await db.run(sql`DROP TABLE \`page_guide_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_page_guide_rels\` RENAME TO \`page_guide_rels\`;`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_order_idx\` ON \`page_guide_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_parent_idx\` ON \`page_guide_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_path_idx\` ON \`page_guide_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_guide_taxonomy_id_idx\` ON \`page_guide_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_page_single_id_idx\` ON \`page_guide_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_page_generic_id_idx\` ON \`page_guide_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_page_region_id_idx\` ON \`page_guide_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_page_country_id_idx\` ON \`page_guide_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_page_guide_id_idx\` ON \`page_guide_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_guide_theme_id_idx\` ON \`page_guide_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_page_offer_id_idx\` ON \`page_guide_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_product_page_id_idx\` ON \`page_guide_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_page_form_id_idx\` ON \`page_guide_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_page_article_id_idx\` ON \`page_guide_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_page_faq_id_idx\` ON \`page_guide_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_page_landing_id_idx\` ON \`page_guide_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_page_error_id_idx\` ON \`page_guide_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__page_guide_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`guide_taxonomy_id\` text(36),
  	\`page_single_id\` text(36),
  	\`page_generic_id\` text(36),
  	\`page_region_id\` text(36),
  	\`page_country_id\` text(36),
  	\`page_guide_id\` text(36),
  	\`guide_theme_id\` text(36),
  	\`page_offer_id\` text(36),
  	\`product_page_id\` text(36),
  	\`page_form_id\` text(36),
  	\`page_article_id\` text(36),
  	\`page_faq_id\` text(36),
  	\`page_landing_id\` text(36),
  	\`page_error_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_guide_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_single_id\`) REFERENCES \`page_single\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_generic_id\`) REFERENCES \`page_generic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_region_id\`) REFERENCES \`page_region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_country_id\`) REFERENCES \`page_country\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_guide_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`INSERT INTO \`__new__page_guide_v_rels\`("id", "order", "parent_id", "path", "guide_taxonomy_id", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id") SELECT "id", "order", "parent_id", "path", "guide_taxonomy_id", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id" FROM \`_page_guide_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_page_guide_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__page_guide_v_rels\` RENAME TO \`_page_guide_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_order_idx\` ON \`_page_guide_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_parent_idx\` ON \`_page_guide_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_path_idx\` ON \`_page_guide_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_guide_taxonomy_id_idx\` ON \`_page_guide_v_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_page_single_id_idx\` ON \`_page_guide_v_rels\` (\`page_single_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_page_generic_id_idx\` ON \`_page_guide_v_rels\` (\`page_generic_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_page_region_id_idx\` ON \`_page_guide_v_rels\` (\`page_region_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_page_country_id_idx\` ON \`_page_guide_v_rels\` (\`page_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_page_guide_id_idx\` ON \`_page_guide_v_rels\` (\`page_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_guide_theme_id_idx\` ON \`_page_guide_v_rels\` (\`guide_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_page_offer_id_idx\` ON \`_page_guide_v_rels\` (\`page_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_product_page_id_idx\` ON \`_page_guide_v_rels\` (\`product_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_page_form_id_idx\` ON \`_page_guide_v_rels\` (\`page_form_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_page_article_id_idx\` ON \`_page_guide_v_rels\` (\`page_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_page_faq_id_idx\` ON \`_page_guide_v_rels\` (\`page_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_page_landing_id_idx\` ON \`_page_guide_v_rels\` (\`page_landing_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_page_error_id_idx\` ON \`_page_guide_v_rels\` (\`page_error_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_header_module_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_header_module_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id" FROM \`header_module_rels\`;`)
  await db.run(sql`DROP TABLE \`header_module_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_header_module_rels\` RENAME TO \`header_module_rels\`;`)
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
  await db.run(sql`CREATE TABLE \`__new__header_module_v_rels\` (
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
  await db.run(sql`INSERT INTO \`__new__header_module_v_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id" FROM \`_header_module_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_header_module_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__header_module_v_rels\` RENAME TO \`_header_module_v_rels\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_navigation_module_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_navigation_module_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id" FROM \`navigation_module_rels\`;`)
  await db.run(sql`DROP TABLE \`navigation_module_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_module_rels\` RENAME TO \`navigation_module_rels\`;`)
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
  await db.run(sql`CREATE TABLE \`__new__navigation_module_v_rels\` (
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
  await db.run(sql`INSERT INTO \`__new__navigation_module_v_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id" FROM \`_navigation_module_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_navigation_module_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_module_v_rels\` RENAME TO \`_navigation_module_v_rels\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_footer_module_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_footer_module_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id" FROM \`footer_module_rels\`;`)
  await db.run(sql`DROP TABLE \`footer_module_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_module_rels\` RENAME TO \`footer_module_rels\`;`)
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
  await db.run(sql`CREATE TABLE \`__new__footer_module_v_rels\` (
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
  await db.run(sql`INSERT INTO \`__new__footer_module_v_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id" FROM \`_footer_module_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_footer_module_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__footer_module_v_rels\` RENAME TO \`_footer_module_v_rels\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_module_lisa_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_module_lisa_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id", "cover_types_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id", "cover_types_id" FROM \`module_lisa_rels\`;`)
  await db.run(sql`DROP TABLE \`module_lisa_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_module_lisa_rels\` RENAME TO \`module_lisa_rels\`;`)
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
  await db.run(sql`CREATE TABLE \`__new__module_lisa_v_rels\` (
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
  await db.run(sql`INSERT INTO \`__new__module_lisa_v_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id", "cover_types_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id", "cover_types_id" FROM \`_module_lisa_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_module_lisa_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__module_lisa_v_rels\` RENAME TO \`_module_lisa_v_rels\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_offer_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`cover_types_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cover_types_id\`) REFERENCES \`cover_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_offer_rels\`("id", "order", "parent_id", "path", "cover_types_id") SELECT "id", "order", "parent_id", "path", "cover_types_id" FROM \`offer_rels\`;`)
  await db.run(sql`DROP TABLE \`offer_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_offer_rels\` RENAME TO \`offer_rels\`;`)
  await db.run(sql`CREATE INDEX \`offer_rels_order_idx\` ON \`offer_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`offer_rels_parent_idx\` ON \`offer_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`offer_rels_path_idx\` ON \`offer_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`offer_rels_cover_types_id_idx\` ON \`offer_rels\` (\`cover_types_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__offer_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`cover_types_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_offer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cover_types_id\`) REFERENCES \`cover_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__offer_v_rels\`("id", "order", "parent_id", "path", "cover_types_id") SELECT "id", "order", "parent_id", "path", "cover_types_id" FROM \`_offer_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_offer_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__offer_v_rels\` RENAME TO \`_offer_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_offer_v_rels_order_idx\` ON \`_offer_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_rels_parent_idx\` ON \`_offer_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_rels_path_idx\` ON \`_offer_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_rels_cover_types_id_idx\` ON \`_offer_v_rels\` (\`cover_types_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_module_card_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_module_card_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id" FROM \`module_card_rels\`;`)
  await db.run(sql`DROP TABLE \`module_card_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_module_card_rels\` RENAME TO \`module_card_rels\`;`)
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
  await db.run(sql`CREATE TABLE \`__new__module_card_v_rels\` (
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
  await db.run(sql`INSERT INTO \`__new__module_card_v_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id" FROM \`_module_card_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_module_card_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__module_card_v_rels\` RENAME TO \`_module_card_v_rels\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_module_contact_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_module_contact_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id" FROM \`module_contact_rels\`;`)
  await db.run(sql`DROP TABLE \`module_contact_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_module_contact_rels\` RENAME TO \`module_contact_rels\`;`)
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
  await db.run(sql`CREATE TABLE \`__new__module_contact_v_rels\` (
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
  await db.run(sql`INSERT INTO \`__new__module_contact_v_rels\`("id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id") SELECT "id", "order", "parent_id", "path", "page_single_id", "page_generic_id", "page_region_id", "page_country_id", "page_guide_id", "guide_taxonomy_id", "guide_theme_id", "page_offer_id", "product_page_id", "page_form_id", "page_article_id", "page_faq_id", "page_landing_id", "page_error_id" FROM \`_module_contact_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_module_contact_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__module_contact_v_rels\` RENAME TO \`_module_contact_v_rels\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	\`audit_log_id\` text(36),
  	\`routes_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`routes_id\`) REFERENCES \`routes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "users_id", "audit_log_id", "routes_id") SELECT "id", "order", "parent_id", "path", "users_id", "audit_log_id", "routes_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routes_id_idx\` ON \`payload_locked_documents_rels\` (\`routes_id\`);`)
}
