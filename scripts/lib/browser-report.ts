/** Reads reports of Playwright's JSON reporter: the result of each test and the counts of a run. */
import { record, readRecords, readString, type Stored } from "@orlaya/slices/stored";

/** Highest number of unsteady tests (Playwright: flaky) in one run. With more, all of them fail. */
export const UNSTEADY_AT_MOST = 2;

/**
 * How a test reaches the built site: by HTTP or in a browser. Equals the Playwright project name.
 */
export type BrowserTestKind = "http" | "browser";

/** A test of a report. */
export interface BrowserTest {
  /** Title of the test, preceded by the titles of its groups. */
  readonly title: string;
  /** Path from the root of the repository. */
  readonly file: string;
  readonly kind: BrowserTestKind;
  /** `unsteady`: failed, then passed on its retry. `skipped`: did not run, for any reason. */
  readonly result: "passed" | "unsteady" | "failed" | "skipped";
}

/** Counts of a run; see `countBrowserTests`. */
export interface BrowserCounts {
  readonly passed: number;
  readonly failed: number;
  /** Names of failed tests, as `file › title`. */
  readonly failures: readonly string[];
  /** Names of unsteady tests. */
  readonly unsteady: readonly string[];
  /** Names of tests that did not run. */
  readonly skipped: readonly string[];
}

const RESULTS: Readonly<Record<string, BrowserTest["result"]>> = {
  expected: "passed",
  flaky: "unsteady",
  skipped: "skipped",
};

/** Lists the tests of a report. An unknown status is read as `failed`. */
export function readBrowserTests(report: unknown): readonly BrowserTest[] {
  return readRecords(record(report)["suites"]).flatMap((suite) => readSuite(suite, ""));
}

function readSuite(suite: Stored, above: string): readonly BrowserTest[] {
  const title = readString(suite["title"]);
  // The title of the outermost suite is the file name; it is not part of the test title.
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

/** Returns the name under which the output of a run lists a test. */
export const getTestName = ({
  file,
  title,
}: {
  readonly file: string;
  readonly title: string;
}): string => `${file} › ${title}`;

/**
 * Counts the tests of a report. A skipped test counts as failed. Unsteady tests count as passed, or
 * as failed when there are more than `UNSTEADY_AT_MOST`.
 */
export function countBrowserTests(report: unknown): BrowserCounts {
  const tests = readBrowserTests(report);
  const named = (result: BrowserTest["result"]): readonly string[] =>
    tests.filter((test) => test.result === result).map(getTestName);
  const passed = named("passed").length;
  const [failures, unsteady, skipped] = [named("failed"), named("unsteady"), named("skipped")];
  const tolerated = unsteady.length <= UNSTEADY_AT_MOST;
  return {
    passed: passed + (tolerated ? unsteady.length : 0),
    failed: failures.length + skipped.length + (tolerated ? 0 : unsteady.length),
    failures,
    unsteady,
    skipped,
  };
}
