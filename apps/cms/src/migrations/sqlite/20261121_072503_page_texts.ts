import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`page_guide_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'document',
  	\`link_url\` text,
  	\`link_action\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_guide_sources_order_idx\` ON \`page_guide_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_sources_parent_id_idx\` ON \`page_guide_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_guide_v_version_sources\` (
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_guide_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_guide_v_version_sources_order_idx\` ON \`_page_guide_v_version_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_version_sources_parent_id_idx\` ON \`_page_guide_v_version_sources\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`page_guide\` ADD \`lead\` text;`)
  await db.run(sql`ALTER TABLE \`page_guide\` ADD \`author_role\` text;`)
  await db.run(sql`ALTER TABLE \`page_guide\` ADD \`checked_on\` text;`)
  await db.run(sql`ALTER TABLE \`page_guide_rels\` ADD \`page_single_id\` text(36) REFERENCES page_single(id);`)
  await db.run(sql`ALTER TABLE \`page_guide_rels\` ADD \`page_generic_id\` text(36) REFERENCES page_generic(id);`)
  await db.run(sql`ALTER TABLE \`page_guide_rels\` ADD \`page_region_id\` text(36) REFERENCES page_region(id);`)
  await db.run(sql`ALTER TABLE \`page_guide_rels\` ADD \`page_country_id\` text(36) REFERENCES page_country(id);`)
  await db.run(sql`ALTER TABLE \`page_guide_rels\` ADD \`page_guide_id\` text(36) REFERENCES page_guide(id);`)
  await db.run(sql`ALTER TABLE \`page_guide_rels\` ADD \`guide_theme_id\` text(36) REFERENCES guide_theme(id);`)
  await db.run(sql`ALTER TABLE \`page_guide_rels\` ADD \`page_offer_id\` text(36) REFERENCES page_offer(id);`)
  await db.run(sql`ALTER TABLE \`page_guide_rels\` ADD \`product_page_id\` text(36) REFERENCES product_page(id);`)
  await db.run(sql`ALTER TABLE \`page_guide_rels\` ADD \`page_form_id\` text(36) REFERENCES page_form(id);`)
  await db.run(sql`ALTER TABLE \`page_guide_rels\` ADD \`page_article_id\` text(36) REFERENCES page_article(id);`)
  await db.run(sql`ALTER TABLE \`page_guide_rels\` ADD \`page_faq_id\` text(36) REFERENCES page_faq(id);`)
  await db.run(sql`ALTER TABLE \`page_guide_rels\` ADD \`page_landing_id\` text(36) REFERENCES page_landing(id);`)
  await db.run(sql`ALTER TABLE \`page_guide_rels\` ADD \`page_error_id\` text(36) REFERENCES page_error(id);`)
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
  await db.run(sql`ALTER TABLE \`_page_guide_v\` ADD \`version_lead\` text;`)
  await db.run(sql`ALTER TABLE \`_page_guide_v\` ADD \`version_author_role\` text;`)
  await db.run(sql`ALTER TABLE \`_page_guide_v\` ADD \`version_checked_on\` text;`)
  await db.run(sql`ALTER TABLE \`_page_guide_v_rels\` ADD \`page_single_id\` text(36) REFERENCES page_single(id);`)
  await db.run(sql`ALTER TABLE \`_page_guide_v_rels\` ADD \`page_generic_id\` text(36) REFERENCES page_generic(id);`)
  await db.run(sql`ALTER TABLE \`_page_guide_v_rels\` ADD \`page_region_id\` text(36) REFERENCES page_region(id);`)
  await db.run(sql`ALTER TABLE \`_page_guide_v_rels\` ADD \`page_country_id\` text(36) REFERENCES page_country(id);`)
  await db.run(sql`ALTER TABLE \`_page_guide_v_rels\` ADD \`page_guide_id\` text(36) REFERENCES page_guide(id);`)
  await db.run(sql`ALTER TABLE \`_page_guide_v_rels\` ADD \`guide_theme_id\` text(36) REFERENCES guide_theme(id);`)
  await db.run(sql`ALTER TABLE \`_page_guide_v_rels\` ADD \`page_offer_id\` text(36) REFERENCES page_offer(id);`)
  await db.run(sql`ALTER TABLE \`_page_guide_v_rels\` ADD \`product_page_id\` text(36) REFERENCES product_page(id);`)
  await db.run(sql`ALTER TABLE \`_page_guide_v_rels\` ADD \`page_form_id\` text(36) REFERENCES page_form(id);`)
  await db.run(sql`ALTER TABLE \`_page_guide_v_rels\` ADD \`page_article_id\` text(36) REFERENCES page_article(id);`)
  await db.run(sql`ALTER TABLE \`_page_guide_v_rels\` ADD \`page_faq_id\` text(36) REFERENCES page_faq(id);`)
  await db.run(sql`ALTER TABLE \`_page_guide_v_rels\` ADD \`page_landing_id\` text(36) REFERENCES page_landing(id);`)
  await db.run(sql`ALTER TABLE \`_page_guide_v_rels\` ADD \`page_error_id\` text(36) REFERENCES page_error(id);`)
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
  await db.run(sql`ALTER TABLE \`page_article\` ADD \`lead\` text;`)
  await db.run(sql`ALTER TABLE \`_page_article_v\` ADD \`version_lead\` text;`)
  await db.run(sql`ALTER TABLE \`page_faq\` ADD \`moment\` text DEFAULT 'choosing';`)
  await db.run(sql`ALTER TABLE \`_page_faq_v\` ADD \`version_moment\` text DEFAULT 'choosing';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`page_guide_sources\`;`)
  await db.run(sql`DROP TABLE \`_page_guide_v_version_sources\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_page_guide_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`guide_taxonomy_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_page_guide_rels\`("id", "order", "parent_id", "path", "guide_taxonomy_id") SELECT "id", "order", "parent_id", "path", "guide_taxonomy_id" FROM \`page_guide_rels\`;`)
  await db.run(sql`DROP TABLE \`page_guide_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_page_guide_rels\` RENAME TO \`page_guide_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_order_idx\` ON \`page_guide_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_parent_idx\` ON \`page_guide_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_path_idx\` ON \`page_guide_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_guide_rels_guide_taxonomy_id_idx\` ON \`page_guide_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__page_guide_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`guide_taxonomy_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_guide_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_taxonomy_id\`) REFERENCES \`guide_taxonomy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__page_guide_v_rels\`("id", "order", "parent_id", "path", "guide_taxonomy_id") SELECT "id", "order", "parent_id", "path", "guide_taxonomy_id" FROM \`_page_guide_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_page_guide_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__page_guide_v_rels\` RENAME TO \`_page_guide_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_order_idx\` ON \`_page_guide_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_parent_idx\` ON \`_page_guide_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_path_idx\` ON \`_page_guide_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_page_guide_v_rels_guide_taxonomy_id_idx\` ON \`_page_guide_v_rels\` (\`guide_taxonomy_id\`);`)
  await db.run(sql`ALTER TABLE \`page_guide\` DROP COLUMN \`lead\`;`)
  await db.run(sql`ALTER TABLE \`page_guide\` DROP COLUMN \`author_role\`;`)
  await db.run(sql`ALTER TABLE \`page_guide\` DROP COLUMN \`checked_on\`;`)
  await db.run(sql`ALTER TABLE \`_page_guide_v\` DROP COLUMN \`version_lead\`;`)
  await db.run(sql`ALTER TABLE \`_page_guide_v\` DROP COLUMN \`version_author_role\`;`)
  await db.run(sql`ALTER TABLE \`_page_guide_v\` DROP COLUMN \`version_checked_on\`;`)
  await db.run(sql`ALTER TABLE \`page_article\` DROP COLUMN \`lead\`;`)
  await db.run(sql`ALTER TABLE \`_page_article_v\` DROP COLUMN \`version_lead\`;`)
  await db.run(sql`ALTER TABLE \`page_faq\` DROP COLUMN \`moment\`;`)
  await db.run(sql`ALTER TABLE \`_page_faq_v\` DROP COLUMN \`version_moment\`;`)
}
