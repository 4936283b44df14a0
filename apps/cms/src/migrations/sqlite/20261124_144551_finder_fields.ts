import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// By hand: the meaning of existing records does not change. Until now the label "excluded countries" in the name of a list
// decided, and every rule applied within one country. Records that only link rules have no such field.
const LABEL = '*[^a-z0-9_]excluded[ -]countries[^a-z0-9_]*'
const FILL = [
  ['country_lists', ''],
  ['_country_lists_v', 'version_'],
].map(
  ([table, prefix]) =>
    `UPDATE \`${table}\` SET \`${prefix}excluded\` = (lower(' ' || \`${prefix}name\` || ' ') GLOB '${LABEL}');`,
).concat(
  [
    ['rules', ''],
    ['_rules_v', 'version_'],
  ].map(
    ([table, prefix]) =>
      `UPDATE \`${table}\` SET \`${prefix}same_country\` = true WHERE NOT (\`${prefix}type\` = 'Nationality' AND \`${prefix}name\` = 'NULL');`,
  ),
)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`finder_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`change_limit\` numeric DEFAULT 2 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routes_id_idx\` ON \`payload_locked_documents_rels\` (\`routes_id\`);`)
  await db.run(sql`ALTER TABLE \`rules\` ADD \`same_country\` integer;`)
  await db.run(sql`CREATE INDEX \`rules_same_country_idx\` ON \`rules\` (\`same_country\`);`)
  await db.run(sql`ALTER TABLE \`_rules_v\` ADD \`version_same_country\` integer;`)
  await db.run(sql`CREATE INDEX \`_rules_v_version_version_same_country_idx\` ON \`_rules_v\` (\`version_same_country\`);`)
  await db.run(sql`ALTER TABLE \`country_lists\` ADD \`excluded\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`country_lists_excluded_idx\` ON \`country_lists\` (\`excluded\`);`)
  await db.run(sql`ALTER TABLE \`_country_lists_v\` ADD \`version_excluded\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_country_lists_v_version_version_excluded_idx\` ON \`_country_lists_v\` (\`version_excluded\`);`)
  await db.run(sql`ALTER TABLE \`finder_releases\` ADD \`confirmed_by\` text;`)
  await db.run(sql`ALTER TABLE \`countries\` ADD \`closed\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`countries\` ADD \`closed_nationality\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`countries\` ADD \`closed_source\` text;`)
  await db.run(sql`CREATE INDEX \`countries_closed_idx\` ON \`countries\` (\`closed\`);`)
  await db.run(sql`CREATE INDEX \`countries_closed_nationality_idx\` ON \`countries\` (\`closed_nationality\`);`)
  await db.run(sql`ALTER TABLE \`finder_live\` ADD \`request\` text;`)
  for (const statement of FILL) await db.run(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`finder_settings\`;`)
  await db.run(sql`DROP INDEX \`rules_same_country_idx\`;`)
  await db.run(sql`ALTER TABLE \`rules\` DROP COLUMN \`same_country\`;`)
  await db.run(sql`DROP INDEX \`_rules_v_version_version_same_country_idx\`;`)
  await db.run(sql`ALTER TABLE \`_rules_v\` DROP COLUMN \`version_same_country\`;`)
  await db.run(sql`DROP INDEX \`country_lists_excluded_idx\`;`)
  await db.run(sql`ALTER TABLE \`country_lists\` DROP COLUMN \`excluded\`;`)
  await db.run(sql`DROP INDEX \`_country_lists_v_version_version_excluded_idx\`;`)
  await db.run(sql`ALTER TABLE \`_country_lists_v\` DROP COLUMN \`version_excluded\`;`)
  await db.run(sql`DROP INDEX \`countries_closed_idx\`;`)
  await db.run(sql`DROP INDEX \`countries_closed_nationality_idx\`;`)
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`closed\`;`)
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`closed_nationality\`;`)
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`closed_source\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`page_single_id\` text(36) REFERENCES page_single(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`page_generic_id\` text(36) REFERENCES page_generic(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`page_form_id\` text(36) REFERENCES page_form(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`page_landing_id\` text(36) REFERENCES page_landing(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`page_error_id\` text(36) REFERENCES page_error(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`page_offer_id\` text(36) REFERENCES page_offer(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`product_page_id\` text(36) REFERENCES product_page(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`page_region_id\` text(36) REFERENCES page_region(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`page_country_id\` text(36) REFERENCES page_country(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`page_guide_id\` text(36) REFERENCES page_guide(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`guide_theme_id\` text(36) REFERENCES guide_theme(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`guide_taxonomy_id\` text(36) REFERENCES guide_taxonomy(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`page_article_id\` text(36) REFERENCES page_article(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`page_faq_id\` text(36) REFERENCES page_faq(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`header_module_id\` text(36) REFERENCES header_module(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`navigation_module_id\` text(36) REFERENCES navigation_module(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`footer_module_id\` text(36) REFERENCES footer_module(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`module_lisa_id\` text(36) REFERENCES module_lisa(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`module_eligibility_id\` text(36) REFERENCES module_eligibility(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`cover_types_id\` text(36) REFERENCES cover_types(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`offer_id\` text(36) REFERENCES offer(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`module_card_id\` text(36) REFERENCES module_card(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`module_contact_id\` text(36) REFERENCES module_contact(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`module_rating_id\` text(36) REFERENCES module_rating(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forms_id\` text(36) REFERENCES forms(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`rules_id\` text(36) REFERENCES rules(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`country_lists_id\` text(36) REFERENCES country_lists(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`products_id\` text(36) REFERENCES products(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`profiles_id\` text(36) REFERENCES profiles(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`funnels_id\` text(36) REFERENCES funnels(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`finder_findings_id\` text(36) REFERENCES finder_findings(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`finder_releases_id\` text(36) REFERENCES finder_releases(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`countries_id\` text(36) REFERENCES countries(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`group_of_countries_id\` text(36) REFERENCES group_of_countries(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`media_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`redirects_id\` text(36) REFERENCES redirects(id);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
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
  await db.run(sql`ALTER TABLE \`finder_releases\` DROP COLUMN \`confirmed_by\`;`)
  await db.run(sql`ALTER TABLE \`finder_live\` DROP COLUMN \`request\`;`)
}
