import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`document_index\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`group\` text,
  	\`locale\` text,
  	\`audience\` text,
  	\`title\` text,
  	\`uid\` text,
  	\`path\` text,
  	\`state\` text,
  	\`edited_by\` text,
  	\`edited_at\` text,
  	\`heading\` text,
  	\`words\` text,
  	\`text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`document_index_document_idx\` ON \`document_index\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`document_index_type_idx\` ON \`document_index\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`document_index_group_idx\` ON \`document_index\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`document_index_locale_idx\` ON \`document_index\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`document_index_path_idx\` ON \`document_index\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`document_index_state_idx\` ON \`document_index\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`document_index_edited_by_idx\` ON \`document_index\` (\`edited_by\`);`)
  await db.run(sql`CREATE INDEX \`document_index_edited_at_idx\` ON \`document_index\` (\`edited_at\`);`)
  await db.run(sql`CREATE INDEX \`document_index_updated_at_idx\` ON \`document_index\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`document_index_created_at_idx\` ON \`document_index\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`document_index_id\` text(36) REFERENCES document_index(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_document_index_id_idx\` ON \`payload_locked_documents_rels\` (\`document_index_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`document_index\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	\`audit_log_id\` text(36),
  	\`routes_id\` text(36),
  	\`market_checks_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`routes_id\`) REFERENCES \`routes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`market_checks_id\`) REFERENCES \`market_checks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "users_id", "audit_log_id", "routes_id", "market_checks_id") SELECT "id", "order", "parent_id", "path", "users_id", "audit_log_id", "routes_id", "market_checks_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routes_id_idx\` ON \`payload_locked_documents_rels\` (\`routes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_market_checks_id_idx\` ON \`payload_locked_documents_rels\` (\`market_checks_id\`);`)
}
