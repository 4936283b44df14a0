/** What a report of the browser runner (JSON reporter) says: how many tests passed and failed, and which ran twice. */
import { record, records, string, type Stored } from '@orlaya/slices/stored';

/** Annotation of a run that ended because the browser had stopped drawing the page (e2e/drawing.ts, docs/decisions/12). */
export const STOPPED = 'the browser stopped drawing';
/** So many tests may run again; when it is more, the browser is no witness of anything. */
export const AGAIN_AT_MOST = 2;

/** A test of the browser runner with the titles around it; those that were skipped are left out. */
export interface BrowserTest {
  readonly title: string;
  readonly file: string;
  /** `again`: it failed because the browser had stopped drawing, and passed when it ran again. A second run after any other failure does not count. */
  readonly result: 'passed' | 'again' | 'failed';
}
const RESULTS: Readonly<Record<string, BrowserTest['result']>> = { expected: 'passed', unexpected: 'failed' };
const resultOf = (test: Stored): BrowserTest['result'] | undefined => {
  if (test['status'] !== 'flaky') return RESULTS[string(test['status'])];
  const wrong = records(test['results']).filter((run) => run['status'] !== 'passed' && run['status'] !== 'skipped');
  return wrong.length > 0 && wrong.every((run) => records(run['annotations']).some(({ type }) => type === STOPPED)) ? 'again' : 'failed';
};
export const browserTests = (report: unknown): readonly BrowserTest[] => {
  const walk = (suite: Stored, above: string): readonly BrowserTest[] => {
    const title = string(suite['title']);
    // The outermost suite is named after its file.
    const here = title && title !== string(suite['file']) ? `${above}${title} ` : above;
    return [
      ...records(suite['specs']).flatMap((spec) => records(spec['tests']).flatMap((test) => {
        const result = resultOf(test);
        return result ? [{ title: `${here}${string(spec['title'])}`, file: `e2e/${string(spec['file'])}`, result }] : [];
      })),
      ...records(suite['suites']).flatMap((inner) => walk(inner, here)),
    ];
  };
  return records(record(report)['suites']).flatMap((suite) => walk(suite, ''));
};

/** Counts of a report; `again` names the tests that passed in their second run. More of them than `AGAIN_AT_MOST` have all failed. */
export const browserCounts = (report: unknown): { readonly passed: number; readonly failed: number; readonly again: readonly string[] } => {
  const tests = browserTests(report);
  const count = (result: BrowserTest['result']): number => tests.filter((test) => test.result === result).length;
  const again = tests.filter(({ result }) => result === 'again').map(({ title }) => title);
  return again.length > AGAIN_AT_MOST
    ? { passed: count('passed'), failed: count('failed') + again.length, again: [] }
    : { passed: count('passed') + again.length, failed: count('failed'), again };
};
