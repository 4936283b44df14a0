/**
 * `npm run spec-map`: writes docs/spec-map.md from the reports of the last `npm test`, and lists items without a test.
 * `--require 5,6` (or `--require all`) fails when an item of these sections has none.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserProofs, markdown, readItems, specMap, unitProofs } from './lib/spec-map.ts';
import { main, ROOT, Sentence } from './lib/steps.ts';
import { REPORTS } from './lib/reports.ts';

const report = async (file: string): Promise<unknown> => {
  if (!existsSync(file)) throw new Sentence('There is no report of a test run: run `npm test` first.');
  return JSON.parse(await readFile(file, 'utf8'));
};

main(async () => {
  const asked = process.argv[process.argv.indexOf('--require') + 1] ?? '';
  const required = !process.argv.includes('--require') ? [] : asked === 'all' ? ['1', '2', '3', '4', '5', '6', '7', '8', '9'] : asked.split(',');
  if (required.some((section) => !/^[1-9]$/.test(section))) throw new Sentence('--require takes sections such as 5,6 or the word all.');
  const items = readItems(await readFile(join(ROOT, 'data/spec-items.tsv'), 'utf8'));
  const { rows, unknown } = specMap(items, [...unitProofs(await report(REPORTS.unit), ROOT), ...browserProofs(await report(REPORTS.browser))]);
  await writeFile(join(ROOT, 'docs/spec-map.md'), markdown(rows));
  const missing = rows.filter(({ proofs }) => proofs.length === 0).map(({ item }) => item);
  for (const { id, item } of missing) process.stdout.write(`${id} has no test: ${item}\n`);
  for (const id of unknown) process.stdout.write(`A test carries the id ${id}, which no item has.\n`);
  process.stdout.write(`${items.length - missing.length} of ${items.length} items are proved by a test (docs/spec-map.md).\n`);
  const open = missing.filter(({ id }) => required.includes(id.charAt(0)));
  if (open.length > 0 || (required.length > 0 && unknown.length > 0)) throw new Sentence(`${open.length} required items have no test${unknown.length ? `, ${unknown.length} ids are unknown` : ''}.`);
});
