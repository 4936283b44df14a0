import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// By hand: the tool would rebuild every table, because language and site have lost their defaults, which nothing reads.
const TABLES = [
  'page_single', 'page_generic', 'page_form', 'page_landing', 'page_error', 'page_offer', 'product_page', 'page_region', 'page_country', 'page_guide',
  'guide_theme', 'guide_taxonomy', 'page_article', 'page_faq', 'header_module', 'navigation_module', 'footer_module', 'module_lisa',
  'module_eligibility', 'cover_types', 'offer', 'module_card', 'module_contact', 'module_rating', 'forms', 'rules', 'country_lists', 'products',
  'profiles', 'funnels', 'finder_findings',
]
const COLUMNS = [...TABLES.flatMap((table) => [[table, 'edited_by'], [`_${table}_v`, 'version_edited_by']]), ['audit_log', 'person']]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, column] of COLUMNS) await db.run(sql.raw(`ALTER TABLE \`${table}\` ADD \`${column}\` text;`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [table, column] of COLUMNS) await db.run(sql.raw(`ALTER TABLE \`${table}\` DROP COLUMN \`${column}\`;`))
}
