import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./steps.ts";
import { listUnitFailures } from "./unit-report.ts";

const PASSED = { status: "passed", fullName: "group works", failureMessages: [] };
const STACK = "\n    at /somewhere/a.test.ts:3:1";

it.each([
  ["an empty report", {}, []],
  [
    "a passed file",
    { testResults: [{ name: "a.test.ts", status: "passed", assertionResults: [PASSED] }] },
    [],
  ],
  [
    "a failed test, without colours and without the stack",
    {
      testResults: [
        {
          name: join(ROOT, "scripts/a.test.ts"),
          status: "failed",
          assertionResults: [
            PASSED,
            {
              status: "failed",
              fullName: "group counts",
              failureMessages: [`Error: \u001b[31mexpected 1\u001b[39m\nto be 2${STACK}`, "other"],
            },
          ],
        },
      ],
    },
    ["scripts/a.test.ts › group counts: Error: expected 1\nto be 2"],
  ],
  [
    "a file that could not be loaded",
    {
      testResults: [
        {
          name: join(ROOT, "a.test.ts"),
          status: "failed",
          message: `no such module${STACK}`,
          assertionResults: [],
        },
      ],
    },
    ["a.test.ts: no such module"],
  ],
  [
    "a file whose hook failed",
    {
      testResults: [
        {
          name: join(ROOT, "a.test.ts"),
          status: "failed",
          message: `no service${STACK}`,
          assertionResults: [{ ...PASSED, status: "skipped" }],
        },
      ],
    },
    ["a.test.ts: no service"],
  ],
  [
    "a file with a group whose hook failed, which the report does not tell",
    {
      testResults: [
        {
          name: join(ROOT, "a.test.ts"),
          status: "failed",
          message: "",
          assertionResults: [PASSED],
        },
      ],
    },
    ["a.test.ts: a hook failed, or the file did not end; the output above has the error"],
  ],
])("lists the failures of %s", (_name, report, failures) => {
  expect(listUnitFailures(report, ROOT)).toEqual(failures);
});

it("cuts a long message", () => {
  const test = { status: "failed", fullName: "x", failureMessages: ["m".repeat(10_000)] };
  const report = { testResults: [{ name: join(ROOT, "a.test.ts"), assertionResults: [test] }] };
  expect(listUnitFailures(report, ROOT)[0]?.length).toBeLessThan(600);
});
