import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`plan_reviews\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`group\` text NOT NULL,
  	\`review_by\` text,
  	\`reminded_at\` text,
  	\`failure\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`plan_reviews_group_idx\` ON \`plan_reviews\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`plan_reviews_updated_at_idx\` ON \`plan_reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`plan_reviews_created_at_idx\` ON \`plan_reviews\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`product_page\` ADD \`approver\` text;`)
  await db.run(sql`ALTER TABLE \`product_page\` ADD \`review_by\` text;`)
  await db.run(sql`CREATE INDEX \`product_page_review_by_idx\` ON \`product_page\` (\`review_by\`);`)
  await db.run(sql`ALTER TABLE \`_product_page_v\` ADD \`version_approver\` text;`)
  await db.run(sql`ALTER TABLE \`_product_page_v\` ADD \`version_review_by\` text;`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_version_review_by_idx\` ON \`_product_page_v\` (\`version_review_by\`);`)
  await db.run(sql`ALTER TABLE \`routes\` ADD \`head_title\` text;`)
  await db.run(sql`CREATE INDEX \`routes_head_title_idx\` ON \`routes\` (\`head_title\`);`)
  await db.run(sql`CREATE INDEX \`routes_description_idx\` ON \`routes\` (\`description\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`plan_reviews_id\` text(36) REFERENCES plan_reviews(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_plan_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`plan_reviews_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`product_page_review_by_idx\`;`)
  await db.run(sql`DROP INDEX \`_product_page_v_version_version_review_by_idx\`;`)
  await db.run(sql`DROP INDEX \`routes_head_title_idx\`;`)
  await db.run(sql`DROP INDEX \`routes_description_idx\`;`)
  await db.run(sql`DROP TABLE \`plan_reviews\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	\`audit_log_id\` text(36),
  	\`routes_id\` text(36),
  	\`document_index_id\` text(36),
  	\`translations_id\` text(36),
  	\`market_checks_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`routes_id\`) REFERENCES \`routes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`document_index_id\`) REFERENCES \`document_index\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`translations_id\`) REFERENCES \`translations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`market_checks_id\`) REFERENCES \`market_checks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "users_id", "audit_log_id", "routes_id", "document_index_id", "translations_id", "market_checks_id") SELECT "id", "order", "parent_id", "path", "users_id", "audit_log_id", "routes_id", "document_index_id", "translations_id", "market_checks_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routes_id_idx\` ON \`payload_locked_documents_rels\` (\`routes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_document_index_id_idx\` ON \`payload_locked_documents_rels\` (\`document_index_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_translations_id_idx\` ON \`payload_locked_documents_rels\` (\`translations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_market_checks_id_idx\` ON \`payload_locked_documents_rels\` (\`market_checks_id\`);`)
  await db.run(sql`ALTER TABLE \`product_page\` DROP COLUMN \`approver\`;`)
  await db.run(sql`ALTER TABLE \`product_page\` DROP COLUMN \`review_by\`;`)
  await db.run(sql`ALTER TABLE \`_product_page_v\` DROP COLUMN \`version_approver\`;`)
  await db.run(sql`ALTER TABLE \`_product_page_v\` DROP COLUMN \`version_review_by\`;`)
  await db.run(sql`ALTER TABLE \`routes\` DROP COLUMN \`head_title\`;`)
}
