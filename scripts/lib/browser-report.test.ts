import { describe, expect, it } from "vitest";
import { countBrowserTests, readBrowserTests, UNSTEADY_AT_MOST } from "./browser-report.ts";

function spec(title: string, status: string, projectName = "browser"): unknown {
  return {
    title,
    file: "a.spec.ts",
    tests: [{ status, projectName }],
  };
}
function report(...specs: readonly unknown[]): unknown {
  return {
    suites: [{ title: "a.spec.ts", file: "a.spec.ts", specs }],
  };
}

describe("readBrowserTests", () => {
  it.each([
    ["expected", "passed"],
    ["flaky", "unsteady"],
    ["unexpected", "failed"],
    ["skipped", "skipped"],
    ["a status of a later version", "failed"],
  ] as const)("reads the status %s as %s", (status, result) => {
    expect(readBrowserTests(report(spec("x", status)))).toEqual([
      { title: "x", file: "e2e/a.spec.ts", kind: "browser", result },
    ]);
  });
  it("puts the titles of the groups before the title of a test, and takes the kind from the project", () => {
    const group = { title: "group", specs: [spec("x", "expected", "http")] };
    const suites = [{ title: "a.spec.ts", file: "a.spec.ts", suites: [group] }];
    expect(readBrowserTests({ suites })).toMatchObject([{ title: "group x", kind: "http" }]);
  });
});

describe("countBrowserTests", () => {
  it("counts and names an unsteady test as passed and a skipped test as failed", () => {
    const specs = [
      spec("a", "expected"),
      spec("b", "flaky"),
      spec("c", "skipped"),
      spec("d", "unexpected"),
    ];
    expect(countBrowserTests(report(...specs))).toEqual({
      passed: 2,
      failed: 2,
      failures: ["e2e/a.spec.ts › d"],
      unsteady: ["e2e/a.spec.ts › b"],
      skipped: ["e2e/a.spec.ts › c"],
    });
  });
  it("counts every flaky test as failed when there are too many", () => {
    const unsteady = Array.from({ length: UNSTEADY_AT_MOST + 1 }, (_, at) =>
      spec(`x${at}`, "flaky"),
    );
    const counts = countBrowserTests(report(...unsteady, spec("a", "expected")));
    expect([counts.passed, counts.failed]).toEqual([1, UNSTEADY_AT_MOST + 1]);
    expect(counts.unsteady).toHaveLength(UNSTEADY_AT_MOST + 1);
  });
  it("returns zeros for an empty report", () => {
    expect(countBrowserTests({})).toEqual({
      passed: 0,
      failed: 0,
      failures: [],
      unsteady: [],
      skipped: [],
    });
  });
});
