import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`document_index\` ADD \`editors\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`reviews_id\` text(36) REFERENCES reviews(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`review_comments_id\` text(36) REFERENCES review_comments(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`notices_id\` text(36) REFERENCES notices(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_review_comments_id_idx\` ON \`payload_locked_documents_rels\` (\`review_comments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`notices_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`review_comments\`;`)
  await db.run(sql`DROP TABLE \`notices\`;`)
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
  await db.run(sql`ALTER TABLE \`document_index\` DROP COLUMN \`editors\`;`)
}
