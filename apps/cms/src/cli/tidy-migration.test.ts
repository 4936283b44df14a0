import { describe, expect, it } from "vitest";
import { tidyMigration } from "./tidy-migration.ts";

const run = (statement: string) => `  await db.run(sql\`${statement.replaceAll("`", "\\`")};\`)\n`;
const drop = (name: string) => run(`DROP INDEX \`${name}\``);
const create = (name: string) => run(`CREATE INDEX \`${name}\` ON \`pages\` (\`locale\`)`);
const wrap = (name: string, body: string) =>
  `export async function ${name}({ db }: ${name === "up" ? "MigrateUpArgs" : "MigrateDownArgs"}): Promise<void> {\n${body}}\n`;

describe("a generated migration", () => {
  it("drops indexes first, in up and in down, and keeps the order of all other statements", () => {
    const table = run("CREATE TABLE `events` (`id` text)");
    const before =
      wrap("up", table + create("locale_2_idx") + drop("locale_2_idx") + drop("locale_1_idx")) +
      "\n" +
      wrap("down", create("locale_1_idx") + drop("locale_2_idx"));
    expect(tidyMigration(before)).toBe(
      wrap("up", drop("locale_2_idx") + drop("locale_1_idx") + table + create("locale_2_idx")) +
        "\n" +
        wrap("down", drop("locale_2_idx") + create("locale_1_idx")),
    );
  });

  it("imports types as types and has no unused parameter", () => {
    expect(
      tidyMigration(
        'import { MigrateUpArgs, MigrateDownArgs, sql } from "x";\n\nexport async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {\n}\n',
      ),
    ).toBe(
      'import { type MigrateUpArgs, type MigrateDownArgs, sql } from "x";\n\nexport async function up({ db }: MigrateUpArgs): Promise<void> {\n}\n',
    );
  });

  it.each([
    ["ALTER TABLE \\`countries\\` ADD \\`names_it\\` text NOT NULL;", "text DEFAULT '' NOT NULL;"],
    ['ALTER TABLE "c" ADD COLUMN "names_it" varchar NOT NULL;', "varchar DEFAULT '' NOT NULL;"],
    ["CREATE TABLE \\`c\\` (\\`name\\` text NOT NULL);", "text NOT NULL);"],
    ["ALTER TABLE \\`c\\` ADD \\`size\\` integer NOT NULL;", "integer NOT NULL;"],
  ])("%s fills the existing rows of required texts only", (before, end) => {
    expect(tidyMigration(before).endsWith(end)).toBe(true);
  });
});
