/** Reads a report of Playwright's JSON reporter: the result of each test, and what counts in a run. */
import { record, readRecords, readString, type Stored } from "@orlaya/slices/stored";

/** Most tests of one run that may need their second try. With more, all of them have failed. */
export const UNSTEADY_AT_MOST = 2;

/** How a test reaches the built site: by HTTP alone, or in a browser. The name of its Playwright project. */
export type BrowserTestKind = "http" | "browser";

/** A test of a report, its title preceded by those of the groups around it. */
export interface BrowserTest {
  readonly title: string;
  /** Path from the root of the repository. */
  readonly file: string;
  readonly kind: BrowserTestKind;
  /** `unsteady`: failed, then passed on its second try. `skipped`: did not run, for whatever reason. */
  readonly result: "passed" | "unsteady" | "failed" | "skipped";
}

export interface BrowserCounts {
  readonly passed: number;
  readonly failed: number;
  /** Names of unsteady tests, as `file › title`. */
  readonly unsteady: readonly string[];
  /** Names of tests that did not run. */
  readonly skipped: readonly string[];
}

const RESULTS: Readonly<Record<string, BrowserTest["result"]>> = {
  expected: "passed",
  flaky: "unsteady",
  skipped: "skipped",
};

/** Lists the tests of a report. A status that is not known counts as a failure. */
export function readBrowserTests(report: unknown): readonly BrowserTest[] {
  return readRecords(record(report)["suites"]).flatMap((suite) => readSuite(suite, ""));
}

function readSuite(suite: Stored, above: string): readonly BrowserTest[] {
  const title = readString(suite["title"]);
  // The outermost suite is named after its file.
  const titles = title && title !== readString(suite["file"]) ? `${above}${title} ` : above;
  return [
    ...readRecords(suite["specs"]).flatMap((spec) => readSpec(spec, titles)),
    ...readRecords(suite["suites"]).flatMap((inner) => readSuite(inner, titles)),
  ];
}

function readSpec(spec: Stored, titles: string): readonly BrowserTest[] {
  return readRecords(spec["tests"]).map((test) => ({
    title: `${titles}${readString(spec["title"])}`,
    file: `e2e/${readString(spec["file"])}`,
    kind: readString(test["projectName"]) === "http" ? "http" : "browser",
    result: RESULTS[readString(test["status"])] ?? "failed",
  }));
}

/** Name of a test in the closing lines of a run. */
export const getTestName = ({ file, title }: BrowserTest): string => `${file} › ${title}`;

/** Counts a report: a skipped test has failed, and so has every unsteady one when there are more than `UNSTEADY_AT_MOST`. */
export function countBrowserTests(report: unknown): BrowserCounts {
  const tests = readBrowserTests(report);
  const named = (result: BrowserTest["result"]): readonly string[] =>
    tests.filter((test) => test.result === result).map(getTestName);
  const [passed, failed] = [named("passed").length, named("failed").length];
  const [unsteady, skipped] = [named("unsteady"), named("skipped")];
  const tolerated = unsteady.length <= UNSTEADY_AT_MOST;
  return {
    passed: passed + (tolerated ? unsteady.length : 0),
    failed: failed + skipped.length + (tolerated ? 0 : unsteady.length),
    unsteady,
    skipped,
  };
}
