import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`document_links\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`source\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`locale\` text,
  	\`audience\` text,
  	\`field\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`target\` text NOT NULL,
  	\`target_type\` text,
  	\`anchor\` text,
  	\`in_live\` integer,
  	\`in_newest\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`document_links_source_idx\` ON \`document_links\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`document_links_type_idx\` ON \`document_links\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`document_links_target_idx\` ON \`document_links\` (\`target\`);`)
  await db.run(sql`CREATE INDEX \`document_links_updated_at_idx\` ON \`document_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`document_links_created_at_idx\` ON \`document_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`link_findings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`type\` text,
  	\`source\` text,
  	\`locale\` text,
  	\`audience\` text,
  	\`title\` text,
  	\`field\` text,
  	\`target\` text,
  	\`detail\` text,
  	\`first_seen\` text,
  	\`last_seen\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`link_findings_key_idx\` ON \`link_findings\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`link_findings_kind_idx\` ON \`link_findings\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`link_findings_source_idx\` ON \`link_findings\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`link_findings_locale_idx\` ON \`link_findings\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`link_findings_updated_at_idx\` ON \`link_findings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`link_findings_created_at_idx\` ON \`link_findings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`link_runs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`active\` text,
  	\`night\` text,
  	\`started_at\` text,
  	\`seen_at\` text,
  	\`ended_at\` text,
  	\`done\` numeric,
  	\`total\` numeric,
  	\`findings\` numeric,
  	\`person\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`link_runs_active_idx\` ON \`link_runs\` (\`active\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`link_runs_night_idx\` ON \`link_runs\` (\`night\`);`)
  await db.run(sql`CREATE INDEX \`link_runs_started_at_idx\` ON \`link_runs\` (\`started_at\`);`)
  await db.run(sql`CREATE INDEX \`link_runs_ended_at_idx\` ON \`link_runs\` (\`ended_at\`);`)
  await db.run(sql`CREATE INDEX \`link_runs_updated_at_idx\` ON \`link_runs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`link_runs_created_at_idx\` ON \`link_runs\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`group\` text,
  	\`locale\` text,
  	\`audience\` text,
  	\`state\` text NOT NULL,
  	\`decision\` text,
  	\`fingerprint\` text NOT NULL,
  	\`asked_by\` text,
  	\`asked_by_id\` text NOT NULL,
  	\`asked_at\` text NOT NULL,
  	\`asked_to\` text,
  	\`note\` text,
  	\`decided_by\` text,
  	\`decided_by_id\` text,
  	\`decided_at\` text,
  	\`decision_note\` text,
  	\`published_by\` text,
  	\`published_at\` text,
  	\`published_fingerprint\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_document_idx\` ON \`reviews\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`reviews_group_idx\` ON \`reviews\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`reviews_state_idx\` ON \`reviews\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`reviews_asked_by_idx\` ON \`reviews\` (\`asked_by\`);`)
  await db.run(sql`CREATE INDEX \`reviews_asked_at_idx\` ON \`reviews\` (\`asked_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`review_comments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`resolved_by\` text,
  	\`resolved_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`review_comments_document_idx\` ON \`review_comments\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`review_comments_updated_at_idx\` ON \`review_comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_comments_created_at_idx\` ON \`review_comments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`notices\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`to\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`topic\` text,
  	\`data\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`mail_state\` text DEFAULT 'queued' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_try\` text,
  	\`last_error\` text,
  	\`message_id\` text NOT NULL,
  	\`sent_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_topic_idx\` ON \`notices\` (\`topic\`);`)
  await db.run(sql`CREATE INDEX \`notices_mail_state_idx\` ON \`notices\` (\`mail_state\`);`)
  await db.run(sql`CREATE INDEX \`notices_next_try_idx\` ON \`notices\` (\`next_try\`);`)
  await db.run(sql`CREATE INDEX \`notices_sent_at_idx\` ON \`notices\` (\`sent_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_updated_at_idx\` ON \`notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_created_at_idx\` ON \`notices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`publishing_settings_families\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`publishing_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`publishing_settings_families_order_idx\` ON \`publishing_settings_families\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`publishing_settings_families_parent_idx\` ON \`publishing_settings_families\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`publishing_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`second_person\` text DEFAULT 'auto' NOT NULL,
  	\`is_real\` integer DEFAULT false,
  	\`overdue_days\` numeric DEFAULT 30 NOT NULL,
  	\`overdue_action\` text DEFAULT 'remind' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`product_page\` ADD \`approver\` text;`)
  await db.run(sql`ALTER TABLE \`product_page\` ADD \`review_by\` text;`)
  await db.run(sql`CREATE INDEX \`product_page_review_by_idx\` ON \`product_page\` (\`review_by\`);`)
  await db.run(sql`ALTER TABLE \`_product_page_v\` ADD \`version_approver\` text;`)
  await db.run(sql`ALTER TABLE \`_product_page_v\` ADD \`version_review_by\` text;`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_version_review_by_idx\` ON \`_product_page_v\` (\`version_review_by\`);`)
  await db.run(sql`ALTER TABLE \`routes\` ADD \`head_title\` text;`)
  await db.run(sql`CREATE INDEX \`routes_head_title_idx\` ON \`routes\` (\`head_title\`);`)
  await db.run(sql`CREATE INDEX \`routes_description_idx\` ON \`routes\` (\`description\`);`)
  await db.run(sql`ALTER TABLE \`document_index\` ADD \`editors\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`document_links_id\` text(36) REFERENCES document_links(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`link_findings_id\` text(36) REFERENCES link_findings(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`link_runs_id\` text(36) REFERENCES link_runs(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`plan_reviews_id\` text(36) REFERENCES plan_reviews(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`reviews_id\` text(36) REFERENCES reviews(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`review_comments_id\` text(36) REFERENCES review_comments(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`notices_id\` text(36) REFERENCES notices(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_document_links_id_idx\` ON \`payload_locked_documents_rels\` (\`document_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_link_findings_id_idx\` ON \`payload_locked_documents_rels\` (\`link_findings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_link_runs_id_idx\` ON \`payload_locked_documents_rels\` (\`link_runs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_plan_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`plan_reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_review_comments_id_idx\` ON \`payload_locked_documents_rels\` (\`review_comments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`notices_id\`);`)
  await db.run(sql`ALTER TABLE \`service_state\` ADD \`links_rules\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`product_page_review_by_idx\`;`)
  await db.run(sql`DROP INDEX \`_product_page_v_version_version_review_by_idx\`;`)
  await db.run(sql`DROP INDEX \`routes_head_title_idx\`;`)
  await db.run(sql`DROP INDEX \`routes_description_idx\`;`)
  await db.run(sql`DROP TABLE \`document_links\`;`)
  await db.run(sql`DROP TABLE \`link_findings\`;`)
  await db.run(sql`DROP TABLE \`link_runs\`;`)
  await db.run(sql`DROP TABLE \`plan_reviews\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`review_comments\`;`)
  await db.run(sql`DROP TABLE \`notices\`;`)
  await db.run(sql`DROP TABLE \`publishing_settings_families\`;`)
  await db.run(sql`DROP TABLE \`publishing_settings\`;`)
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
  await db.run(sql`ALTER TABLE \`document_index\` DROP COLUMN \`editors\`;`)
  await db.run(sql`ALTER TABLE \`service_state\` DROP COLUMN \`links_rules\`;`)
}
