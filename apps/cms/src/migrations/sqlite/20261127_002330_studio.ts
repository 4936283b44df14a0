import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`finder_agreements\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`scenario\` text NOT NULL,
  	\`before\` text NOT NULL,
  	\`after\` text NOT NULL,
  	\`checksum\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`agreed_by\` text NOT NULL,
  	\`changed_by\` text,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`finder_agreements_checksum_idx\` ON \`finder_agreements\` (\`checksum\`);`)
  await db.run(sql`CREATE TABLE \`finder_sets\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`why\` text,
  	\`state\` text NOT NULL,
  	\`people\` text,
  	\`base\` numeric,
  	\`edits\` text,
  	\`comments\` text,
  	\`approval\` text,
  	\`returned\` text,
  	\`at\` text,
  	\`zone\` text,
  	\`planner\` text,
  	\`planned_by\` text,
  	\`lease\` text,
  	\`result\` numeric,
  	\`live_at\` text,
  	\`problem\` text,
  	\`left\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`finder_sets_state_idx\` ON \`finder_sets\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`finder_sets_at_idx\` ON \`finder_sets\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`finder_sets_result_idx\` ON \`finder_sets\` (\`result\`);`)
  await db.run(sql`CREATE INDEX \`finder_sets_updated_at_idx\` ON \`finder_sets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`finder_sets_created_at_idx\` ON \`finder_sets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`finder_settings_entity_levels\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`entity\` text NOT NULL,
  	\`low\` integer DEFAULT false,
  	\`medium\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`finder_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`finder_settings_entity_levels_order_idx\` ON \`finder_settings_entity_levels\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`finder_settings_entity_levels_parent_id_idx\` ON \`finder_settings_entity_levels\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`finder_journeys\` ADD \`pinned\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`finder_journeys\` ADD \`pin_note\` text;`)
  await db.run(sql`ALTER TABLE \`finder_journeys\` ADD \`written_by\` text;`)
  await db.run(sql`ALTER TABLE \`_finder_journeys_v\` ADD \`version_pinned\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_finder_journeys_v\` ADD \`version_pin_note\` text;`)
  await db.run(sql`ALTER TABLE \`_finder_journeys_v\` ADD \`version_written_by\` text;`)
  await db.run(sql`ALTER TABLE \`finder_findings\` ADD \`review_on\` text;`)
  await db.run(sql`CREATE INDEX \`finder_findings_review_on_idx\` ON \`finder_findings\` (\`review_on\`);`)
  await db.run(sql`ALTER TABLE \`_finder_findings_v\` ADD \`version_review_on\` text;`)
  await db.run(sql`CREATE INDEX \`_finder_findings_v_version_version_review_on_idx\` ON \`_finder_findings_v\` (\`version_review_on\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`finder_sets_id\` text(36) REFERENCES finder_sets(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_finder_sets_id_idx\` ON \`payload_locked_documents_rels\` (\`finder_sets_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`finder_findings_review_on_idx\`;`)
  await db.run(sql`DROP INDEX \`_finder_findings_v_version_version_review_on_idx\`;`)
  await db.run(sql`DROP TABLE \`finder_agreements\`;`)
  await db.run(sql`DROP TABLE \`finder_sets\`;`)
  await db.run(sql`DROP TABLE \`finder_settings_entity_levels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	\`second_factors_id\` text(36),
  	\`audit_log_id\` text(36),
  	\`routes_id\` text(36),
  	\`document_index_id\` text(36),
  	\`document_links_id\` text(36),
  	\`link_findings_id\` text(36),
  	\`link_runs_id\` text(36),
  	\`translations_id\` text(36),
  	\`plan_reviews_id\` text(36),
  	\`market_checks_id\` text(36),
  	\`reviews_id\` text(36),
  	\`review_comments_id\` text(36),
  	\`notices_id\` text(36),
  	\`campaigns_id\` text(36),
  	\`campaign_items_id\` text(36),
  	\`revisions_id\` text(36),
  	\`live_history_id\` text(36),
  	\`preview_links_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`second_factors_id\`) REFERENCES \`second_factors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`routes_id\`) REFERENCES \`routes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`document_index_id\`) REFERENCES \`document_index\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`document_links_id\`) REFERENCES \`document_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`link_findings_id\`) REFERENCES \`link_findings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`link_runs_id\`) REFERENCES \`link_runs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`translations_id\`) REFERENCES \`translations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`plan_reviews_id\`) REFERENCES \`plan_reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`market_checks_id\`) REFERENCES \`market_checks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`review_comments_id\`) REFERENCES \`review_comments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notices_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`campaigns_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`campaign_items_id\`) REFERENCES \`campaign_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`revisions_id\`) REFERENCES \`revisions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`live_history_id\`) REFERENCES \`live_history\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`preview_links_id\`) REFERENCES \`preview_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "users_id", "second_factors_id", "audit_log_id", "routes_id", "document_index_id", "document_links_id", "link_findings_id", "link_runs_id", "translations_id", "plan_reviews_id", "market_checks_id", "reviews_id", "review_comments_id", "notices_id", "campaigns_id", "campaign_items_id", "revisions_id", "live_history_id", "preview_links_id") SELECT "id", "order", "parent_id", "path", "users_id", "second_factors_id", "audit_log_id", "routes_id", "document_index_id", "document_links_id", "link_findings_id", "link_runs_id", "translations_id", "plan_reviews_id", "market_checks_id", "reviews_id", "review_comments_id", "notices_id", "campaigns_id", "campaign_items_id", "revisions_id", "live_history_id", "preview_links_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routes_id_idx\` ON \`payload_locked_documents_rels\` (\`routes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_document_index_id_idx\` ON \`payload_locked_documents_rels\` (\`document_index_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_document_links_id_idx\` ON \`payload_locked_documents_rels\` (\`document_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_link_findings_id_idx\` ON \`payload_locked_documents_rels\` (\`link_findings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_link_runs_id_idx\` ON \`payload_locked_documents_rels\` (\`link_runs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_translations_id_idx\` ON \`payload_locked_documents_rels\` (\`translations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_plan_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`plan_reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_market_checks_id_idx\` ON \`payload_locked_documents_rels\` (\`market_checks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_review_comments_id_idx\` ON \`payload_locked_documents_rels\` (\`review_comments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_campaigns_id_idx\` ON \`payload_locked_documents_rels\` (\`campaigns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_campaign_items_id_idx\` ON \`payload_locked_documents_rels\` (\`campaign_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_revisions_id_idx\` ON \`payload_locked_documents_rels\` (\`revisions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_live_history_id_idx\` ON \`payload_locked_documents_rels\` (\`live_history_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_preview_links_id_idx\` ON \`payload_locked_documents_rels\` (\`preview_links_id\`);`)
  await db.run(sql`ALTER TABLE \`finder_findings\` DROP COLUMN \`review_on\`;`)
  await db.run(sql`ALTER TABLE \`_finder_findings_v\` DROP COLUMN \`version_review_on\`;`)
  await db.run(sql`ALTER TABLE \`finder_journeys\` DROP COLUMN \`pinned\`;`)
  await db.run(sql`ALTER TABLE \`finder_journeys\` DROP COLUMN \`pin_note\`;`)
  await db.run(sql`ALTER TABLE \`finder_journeys\` DROP COLUMN \`written_by\`;`)
  await db.run(sql`ALTER TABLE \`_finder_journeys_v\` DROP COLUMN \`version_pinned\`;`)
  await db.run(sql`ALTER TABLE \`_finder_journeys_v\` DROP COLUMN \`version_pin_note\`;`)
  await db.run(sql`ALTER TABLE \`_finder_journeys_v\` DROP COLUMN \`version_written_by\`;`)
}
