import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`finder_journeys\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`why\` text NOT NULL,
  	\`residence_id\` text(36),
  	\`destination_id\` text(36),
  	\`profile_id\` text(36),
  	\`nationality_id\` text(36),
  	\`nationality_not_listed\` integer DEFAULT false,
  	\`outcome\` text DEFAULT 'plan' NOT NULL,
  	\`product_id\` text(36),
  	\`data_id\` text NOT NULL,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`residence_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`destination_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`profile_id\`) REFERENCES \`profiles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`nationality_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`finder_journeys_residence_idx\` ON \`finder_journeys\` (\`residence_id\`);`)
  await db.run(sql`CREATE INDEX \`finder_journeys_destination_idx\` ON \`finder_journeys\` (\`destination_id\`);`)
  await db.run(sql`CREATE INDEX \`finder_journeys_profile_idx\` ON \`finder_journeys\` (\`profile_id\`);`)
  await db.run(sql`CREATE INDEX \`finder_journeys_nationality_idx\` ON \`finder_journeys\` (\`nationality_id\`);`)
  await db.run(sql`CREATE INDEX \`finder_journeys_outcome_idx\` ON \`finder_journeys\` (\`outcome\`);`)
  await db.run(sql`CREATE INDEX \`finder_journeys_product_idx\` ON \`finder_journeys\` (\`product_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`finder_journeys_data_id_idx\` ON \`finder_journeys\` (\`data_id\`);`)
  await db.run(sql`CREATE INDEX \`finder_journeys_updated_at_idx\` ON \`finder_journeys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`finder_journeys_created_at_idx\` ON \`finder_journeys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_finder_journeys_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_why\` text NOT NULL,
  	\`version_residence_id\` text(36),
  	\`version_destination_id\` text(36),
  	\`version_profile_id\` text(36),
  	\`version_nationality_id\` text(36),
  	\`version_nationality_not_listed\` integer DEFAULT false,
  	\`version_outcome\` text DEFAULT 'plan' NOT NULL,
  	\`version_product_id\` text(36),
  	\`version_data_id\` text NOT NULL,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`finder_journeys\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_residence_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_destination_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_profile_id\`) REFERENCES \`profiles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_nationality_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_finder_journeys_v_parent_idx\` ON \`_finder_journeys_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_finder_journeys_v_version_version_residence_idx\` ON \`_finder_journeys_v\` (\`version_residence_id\`);`)
  await db.run(sql`CREATE INDEX \`_finder_journeys_v_version_version_destination_idx\` ON \`_finder_journeys_v\` (\`version_destination_id\`);`)
  await db.run(sql`CREATE INDEX \`_finder_journeys_v_version_version_profile_idx\` ON \`_finder_journeys_v\` (\`version_profile_id\`);`)
  await db.run(sql`CREATE INDEX \`_finder_journeys_v_version_version_nationality_idx\` ON \`_finder_journeys_v\` (\`version_nationality_id\`);`)
  await db.run(sql`CREATE INDEX \`_finder_journeys_v_version_version_outcome_idx\` ON \`_finder_journeys_v\` (\`version_outcome\`);`)
  await db.run(sql`CREATE INDEX \`_finder_journeys_v_version_version_product_idx\` ON \`_finder_journeys_v\` (\`version_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_finder_journeys_v_version_version_data_id_idx\` ON \`_finder_journeys_v\` (\`version_data_id\`);`)
  await db.run(sql`CREATE INDEX \`_finder_journeys_v_version_version_updated_at_idx\` ON \`_finder_journeys_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_finder_journeys_v_version_version_created_at_idx\` ON \`_finder_journeys_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_finder_journeys_v_created_at_idx\` ON \`_finder_journeys_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_finder_journeys_v_updated_at_idx\` ON \`_finder_journeys_v\` (\`updated_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`finder_journeys\`;`)
  await db.run(sql`DROP TABLE \`_finder_journeys_v\`;`)
}
