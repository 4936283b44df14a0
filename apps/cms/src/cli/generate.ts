/**
 * `npm run generate`: writes the types of the documents to packages/content, and the import map of
 * the admin.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateImportMap } from "payload";
import { format } from "prettier";
import config from "../payload.config.ts";
import { env } from "../env.ts";
import { describeDocuments } from "./document-shapes.ts";
import { runMain } from "./open.ts";

runMain(async () => {
  const sanitized = await config;
  const folder = join(env.root, "packages/content/generated");
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(describeDocuments(sanitized))) {
    const file = join(folder, `${name}.ts`);
    await writeFile(file, await format(text, { parser: "typescript", printWidth: 100 }));
    process.stdout.write(`Wrote ${file}\n`);
  }
  await generateImportMap(sanitized, { force: true, log: false });
});
