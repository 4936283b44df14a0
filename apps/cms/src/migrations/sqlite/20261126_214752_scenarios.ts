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
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`finder_findings_review_on_idx\`;`)
  await db.run(sql`DROP INDEX \`_finder_findings_v_version_version_review_on_idx\`;`)
  await db.run(sql`DROP TABLE \`finder_agreements\`;`)
  await db.run(sql`DROP TABLE \`finder_settings_entity_levels\`;`)
  await db.run(sql`ALTER TABLE \`finder_findings\` DROP COLUMN \`review_on\`;`)
  await db.run(sql`ALTER TABLE \`_finder_findings_v\` DROP COLUMN \`version_review_on\`;`)
  await db.run(sql`ALTER TABLE \`finder_journeys\` DROP COLUMN \`pinned\`;`)
  await db.run(sql`ALTER TABLE \`finder_journeys\` DROP COLUMN \`pin_note\`;`)
  await db.run(sql`ALTER TABLE \`finder_journeys\` DROP COLUMN \`written_by\`;`)
  await db.run(sql`ALTER TABLE \`_finder_journeys_v\` DROP COLUMN \`version_pinned\`;`)
  await db.run(sql`ALTER TABLE \`_finder_journeys_v\` DROP COLUMN \`version_pin_note\`;`)
  await db.run(sql`ALTER TABLE \`_finder_journeys_v\` DROP COLUMN \`version_written_by\`;`)
}
