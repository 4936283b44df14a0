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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`document_links_id\` text(36) REFERENCES document_links(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`link_findings_id\` text(36) REFERENCES link_findings(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`link_runs_id\` text(36) REFERENCES link_runs(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_document_links_id_idx\` ON \`payload_locked_documents_rels\` (\`document_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_link_findings_id_idx\` ON \`payload_locked_documents_rels\` (\`link_findings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_link_runs_id_idx\` ON \`payload_locked_documents_rels\` (\`link_runs_id\`);`)
  await db.run(sql`ALTER TABLE \`service_state\` ADD \`links_rules\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`document_links\`;`)
  await db.run(sql`DROP TABLE \`link_findings\`;`)
  await db.run(sql`DROP TABLE \`link_runs\`;`)
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
  await db.run(sql`ALTER TABLE \`service_state\` DROP COLUMN \`links_rules\`;`)
}
