import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_counts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`quarter\` text NOT NULL,
  	\`residence\` text NOT NULL,
  	\`destination\` text NOT NULL,
  	\`profile\` text NOT NULL,
  	\`searches\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`quarter_residence_destination_profile_idx\` ON \`search_counts\` (\`quarter\`,\`residence\`,\`destination\`,\`profile\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`search_counts\`;`)
}
