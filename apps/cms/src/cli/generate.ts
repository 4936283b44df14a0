/** `npm run generate`: document types for packages/content, and the admin's import map. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { generateImportMap } from "payload";
import { generateTypes } from "payload/node";
import config from "../payload.config.ts";
import { main } from "./open.ts";

main(async () => {
  const sanitized = await config;
  mkdirSync(dirname(sanitized.typescript.outputFile), { recursive: true });
  await generateTypes(sanitized, { log: false });
  await generateImportMap(sanitized, { force: true, log: false });
  process.stdout.write(`Wrote ${sanitized.typescript.outputFile}\n`);
});
