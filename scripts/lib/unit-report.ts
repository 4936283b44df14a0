/** Reads reports of Vitest's JSON reporter. */
import { stripVTControlCharacters } from "node:util";
import { readArray, record, readRecords, readString } from "@orlaya/slices/stored";
import { getTestName } from "./browser-report.ts";

/** Most characters of an error message in `listUnitFailures`. */
const MESSAGE_AT_MOST = 500;
/** Text for an error that the report does not contain, such as that of a hook of a group. */
const NO_MESSAGE = "a hook failed, or the file did not end; the output above has the error";

/** A test of a report, or a file that failed outside its tests: it did not load, or a hook failed. */
export interface UnitTest {
  /** Title of the test, preceded by the titles of its groups; empty for a file. */
  readonly title: string;
  /** Path from the root of the repository. */
  readonly file: string;
  /** `passed`, `failed`, or another status of Vitest for a test that did not run. */
  readonly status: string;
  /** The first error; empty when there is none, or when the report does not contain it. */
  readonly error: string;
}

/** Returns the path from the root of the repository, with forward slashes. */
const relative = (file: string, root: string): string =>
  file.replaceAll("\\", "/").replace(`${root.replaceAll("\\", "/")}/`, "");

/** Lists the tests of a report, and the files that failed outside their tests. */
export function readUnitTests(report: unknown, root: string): readonly UnitTest[] {
  return readRecords(record(report)["testResults"]).flatMap((loaded) => {
    const file = relative(readString(loaded["name"]), root);
    const tests = readRecords(loaded["assertionResults"]).map((test) => ({
      title: readString(test["fullName"]),
      file,
      status: readString(test["status"]),
      error: readString(readArray(test["failureMessages"])[0]),
    }));
    const [status, error] = [readString(loaded["status"]), readString(loaded["message"])];
    const failedOutside =
      status === "failed" && (error !== "" || tests.every((test) => test.status !== status));
    return failedOutside ? [...tests, { title: "", file, status, error }] : tests;
  });
}

/**
 * Lists the failed tests of a report, and the files that failed outside their tests.
 *
 * @returns for each its name and the start of its error, without the stack
 */
export function listUnitFailures(report: unknown, root: string): readonly string[] {
  return readUnitTests(report, root)
    .filter(({ status }) => status === "failed")
    .map((test) => {
      const name = test.title === "" ? test.file : getTestName(test);
      const [message = ""] = stripVTControlCharacters(test.error).split(/\n\s+at /);
      return `${name}: ${message.slice(0, MESSAGE_AT_MOST).trim() || NO_MESSAGE}`;
    });
}
