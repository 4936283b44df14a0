import { describe, expect, it } from 'vitest';
import { AGAIN_AT_MOST, browserCounts, browserTests, STOPPED } from './browser-report.ts';

interface Run { readonly status: string; readonly annotations?: readonly { readonly type: string }[] }
const stopped: Run = { status: 'timedOut', annotations: [{ type: STOPPED }] };
const passed: Run = { status: 'passed', annotations: [] };
const spec = (title: string, status: string, results: readonly Run[] = []) => ({ title, file: 'a.spec.ts', tests: [{ status, results }] });
const report = (...specs: readonly unknown[]) => ({ suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs }] });

describe('a test that ran twice', () => {
  it.each([
    ['the browser had stopped drawing', [stopped, passed], 'again'],
    ['it failed for a reason of its own', [{ status: 'failed', annotations: [] }, passed], 'failed'],
    ['it ran out of time, and the browser was drawing', [{ status: 'timedOut' }, passed], 'failed'],
    ['the report does not say why', [passed], 'failed'],
    ['one failure of two was its own', [stopped, { status: 'failed' }, passed], 'failed'],
  ] as const)('%s', (_why, results, result) => { expect(browserTests(report(spec('x', 'flaky', results)))).toEqual([{ title: 'x', file: 'e2e/a.spec.ts', result }]); });
  it('fails when the second run fails too', () => { expect(browserCounts(report(spec('x', 'unexpected', [stopped, stopped])))).toEqual({ passed: 0, failed: 1, again: [] }); });
});
describe('the counts of a run', () => {
  it('names the tests that ran again, and counts them as passed', () => {
    expect(browserCounts(report(spec('a', 'expected'), spec('b', 'flaky', [stopped, passed]), spec('c', 'skipped'), spec('d', 'unexpected')))).toEqual({ passed: 2, failed: 1, again: ['b'] });
  });
  it('believes no browser that stops drawing all the time', () => {
    const tests = Array.from({ length: AGAIN_AT_MOST + 1 }, (_, at) => spec(`x${at}`, 'flaky', [stopped, passed]));
    expect(browserCounts(report(...tests, spec('a', 'expected')))).toEqual({ passed: 1, failed: AGAIN_AT_MOST + 1, again: [] });
  });
  it('of nothing are nothing', () => { expect(browserCounts({})).toEqual({ passed: 0, failed: 0, again: [] }); });
});
