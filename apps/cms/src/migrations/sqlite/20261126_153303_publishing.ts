import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`publishing_settings_families\`;`)
  await db.run(sql`DROP TABLE \`publishing_settings\`;`)
}
