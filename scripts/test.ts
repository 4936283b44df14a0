/**
 * `npm test`: lint, types, dependency rules, unit and integration tests, then browser tests against the built
 * application on free ports with a data folder of its own; last, that every item of the specification has a test that passed. `--fast` (`npm run check`) leaves out build and browser.
 * `--full` (`npm run test:full`) leaves out nothing: browser tests in every language, audience and width, then the suites that take
 * long; writes docs/test-full.md. Ends with the line "N passed, N failed".
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './lib/build.ts';
import { browserCounts } from './lib/browser-report.ts';
import { findBrowser } from './lib/browser.ts';
import { REPORTS } from './lib/reports.ts';
import { main, ROOT, Sentence, step } from './lib/steps.ts';

interface Count { passed: number; failed: number }
const [fast, full] = [process.argv.includes('--fast'), process.argv.includes('--full')];

/** Runs a program in the open; resolves with its exit code. */
const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> => new Promise((resolve, reject) => {
  const child = spawn(program, [...args], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  child.once('error', reject);
  child.once('exit', (code) => { resolve(code ?? 1); });
});
const json = async (file: string): Promise<Readonly<Record<string, unknown>>> => {
  try { return JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, unknown>>; } catch { return {}; }
};
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
/** A runner that fails without counting a failure (a crash, a file that does not load) is one failure. */
const settle = (code: number, count: Count): Count => (code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count);

main(async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'site-test-'));
  const total: Count = { passed: 0, failed: 0 };
  const lines: string[] = [];
  const part = async (name: string, work: () => Promise<Count>): Promise<void> => {
    const count = await step(name, async () => {
      try { return await work(); } catch (error) {
        process.stderr.write(`${error instanceof Sentence ? error.message : String(error)}\n`);
        return { passed: 0, failed: 1 };
      }
    });
    total.passed += count.passed;
    total.failed += count.failed;
    lines.push(`${name}: ${count.passed} ok, ${count.failed} not ok`);
    process.stdout.write(`${lines.at(-1)}\n`);
  };
  const rule = async (name: string, program: string, args: readonly string[]): Promise<void> => {
    await part(name, async () => ((await run(program, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }));
  };
  try {
    await rule('Types', 'node', [join(ROOT, 'scripts/types.ts')]);
    await rule('Lint', 'eslint', ['.', '--max-warnings', '0', '--cache', '--cache-location', '.build/eslint']);
    await rule('Dependency rules', 'npm', ['run', '--silent', 'deps']);
    const units = (name: string, file: string, more: readonly string[] = []): Promise<void> => part(name, async () => {
      await rm(file, { force: true });
      const code = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...more]);
      const report = await json(file);
      return settle(code, { passed: number(report['numPassedTests']), failed: number(report['numFailedTests']) });
    });
    await units('Unit and integration tests', REPORTS.unit);
    if (!fast) {
      const browser = await findBrowser();
      await build();
      await part('Browser tests', async () => {
        const file = REPORTS.browser;
        await rm(file, { force: true });
        const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], { CHROMIUM: browser, E2E_DATA: join(scratch, 'data'), PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(full ? { E2E_FULL: '1' } : {}) });
        const { passed, failed, again } = browserCounts(await json(file));
        for (const test of again) process.stdout.write(`Passed when it ran again, because the browser had stopped drawing its page: ${test}\n`);
        return settle(code, { passed, failed });
      });
      await rule('Specification map', 'node', [join(ROOT, 'scripts/spec-map.ts'), '--require', 'all']);
    }
    if (full) {
      await units('Forms under load and kills', join(scratch, 'forms.json'), ['--config', 'apps/cms/vitest.heavy.config.ts']);
      await units('Every answer of the finder', join(scratch, 'finder.json'), ['--config', 'packages/finder/vitest.heavy.config.ts']);
      await writeFile(join(ROOT, 'docs/test-full.md'), ['# The last `npm run test:full`', '', new Date().toISOString().slice(0, 10), '', ...lines.map((line) => `- ${line}`), '', `${total.passed} passed, ${total.failed} failed`, ''].join('\n'));
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
});
