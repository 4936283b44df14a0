import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { product, rule, smallData } from '../src/testing/synthetic.ts';
import { load, save } from './load.ts';

const folder = mkdtempSync(join(tmpdir(), 'finder-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
const good = smallData({ rules: [rule('R1', { funnel: ['f'] }), rule('R2', { profile: ['travel'], product: ['q'] })] });
save(good, at('good'), 'json');
save(smallData({ rules: [rule('R1'), rule('R2', { product: ['q'] })] }), at('conflict'), 'csv');

const finder = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

describe('npm run finder', () => {
  it('verify: N of N journeys, 0 differences, exit code 0', () => {
    const run = finder('verify', at('good'));
    expect(run.stdout).toContain('432 of 432 journeys checked against the literal interpreter, 0 differences');
    expect(run.status).toBe(0);
    expect(finder('brute', at('good')).stdout).toMatch(/432 of 432 journeys.*same tallies/s);
  });

  it('verify and findings: exit code 1 when a release must not be published, with both rules named', () => {
    const run = finder('verify', at('conflict'));
    expect(run.status).toBe(1);
    expect(run.stdout).toContain('Rules R1, R2 lead the same visitors to different plans; R1 wins (24 journeys)');
    expect(finder('findings', at('conflict')).status).toBe(1);
    expect(finder('findings', at('good')).status).toBe(0);
  });

  it('release: written, verified as stored, compared; refused where it must be', () => {
    expect(finder('release', at('release.json'), at('good'), '--release-version', '3').status).toBe(0);
    expect(finder('verify', at('release.json')).stdout).toContain('release 3');
    expect(finder('release', at('none.json'), at('conflict'))).toMatchObject({ status: 1 });
    save({ ...good, rules: [rule('R1', { product: ['q'] })] }, at('other'), 'json');
    expect(finder('diff', at('release.json'), at('other')).stdout).toContain('residents of CH, FR → SG, VN, expat: p via f → q, 24 journeys');
    writeFileSync(at('release.json'), readFileSync(at('release.json'), 'utf8').replaceAll('"p"', '"q"'));
    expect(finder('verify', at('release.json'))).toMatchObject({ status: 1, stdout: '' });
  });

  it('explain: the plan and the rule, or what would lead to one', () => {
    const plan = finder('explain', 'fr', 'sg', 'exp', '--data', at('good'));
    expect(plan.stdout).toContain('FR · SG · expat: p, quote at /en/quote/f');
    expect(plan.stdout).toContain('wins    R1');
    expect(finder('explain', 'FR', 'GB', 'expat', '--data', at('good')).stdout).toContain('with destination SG: p');
    expect(finder('explain', 'FR', 'GB', 'pets', '--data', at('good')).status).toBe(2);
  });

  it('every command answers in JSON', () => {
    for (const args of [['verify'], ['findings'], ['stats'], ['golden'], ['diff', at('good')], ['explain', 'FR', 'SG', 'expat']]) {
      const [command = '', ...rest] = args;
      const run = finder(command, ...rest, ...(command === 'explain' ? ['--data'] : []), at('good'), '--json');
      expect(() => { JSON.parse(run.stdout); }, command).not.toThrow();
    }
  });

  it('bad data, a truncated file and a bad command each say what is wrong', () => {
    save({ ...good, products: [product('p')] }, at('bad'), 'json');
    writeFileSync(join(at('bad'), 'rules.json'), '[{"id": "x"');
    expect(finder('verify', at('bad'))).toMatchObject({ status: 1, stderr: expect.stringContaining('rules:') as string });
    expect(finder('verify', at('nowhere'))).toMatchObject({ status: 1, stderr: expect.stringContaining('does not exist') as string });
    expect(finder('publish').status).toBe(2);
    expect(finder().status).toBe(2);
    expect(finder('--help').status).toBe(0);
  });

  it('exports tables that load back as the same data', async () => {
    expect(finder('export', at('csv'), at('good'), '--format', 'csv').status).toBe(0);
    expect(await load(at('csv'))).toMatchObject({ ok: true, data: good, release: null });
  });
});
