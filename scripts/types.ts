/** Type check of every workspace and of the scripts, two at a time. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { command, main, ROOT, Sentence } from './lib/steps.ts';

main(async () => {
  const folders = ['scripts', 'e2e', 'bench', 'data'];
  for (const group of ['packages', 'apps']) for (const name of await readdir(join(ROOT, group))) folders.push(`${group}/${name}`);
  const projects = folders.filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')));
  const failed: string[] = [];
  const worker = async (): Promise<void> => {
    for (let folder = projects.shift(); folder; folder = projects.shift()) {
      const current = folder;
      const path = join(ROOT, current);
      // Astro's checker is the compiler with .astro files beside the others.
      const [program, args] = existsSync(join(path, 'astro.config.ts')) ? ['astro', ['check', '--root', path, '--minimumSeverity', 'error']] as const : ['tsc', ['-p', path, '--noEmit']] as const;
      try { await command(`The type check of ${current}`, program, args, { env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' } }); } catch (error) {
        if (!(error instanceof Sentence)) throw error;
        process.stdout.write(`${error.message}\n`);
        failed.push(current);
      }
    }
  };
  await Promise.all([worker(), worker()]);
  if (failed.length) throw new Sentence(`Types are wrong in ${failed.join(', ')}.`);
});
