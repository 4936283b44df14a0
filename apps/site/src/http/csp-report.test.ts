import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createReportLog, MOST_REPORTS, readReports } from "./csp-report.ts";
import { createLog } from "../process/log.ts";

const SECRET = "https://www.example.com/en/plans?from=FR&to=SG&nat=DE#as=student";
const older = {
  "csp-report": {
    "document-uri": SECRET,
    referrer: SECRET,
    "blocked-uri": `https://ads.example/x.js?u=${SECRET}`,
    "effective-directive": "script-src-elem",
    "original-policy": SECRET,
    "source-file": SECRET,
    "line-number": 7,
    "script-sample": SECRET,
  },
};
const newer = [
  {
    type: "csp-violation",
    url: SECRET,
    user_agent: "x",
    body: {
      documentURL: SECRET,
      blockedURL: "inline",
      effectiveDirective: "style-src",
      sourceFile: SECRET,
      lineNumber: 7,
      sample: SECRET,
    },
  },
];

describe("reports of the content security policy", () => {
  it("[finder §6.19] are logged with what was blocked and where, without a query", () => {
    const where = { document: "/en/plans", source: "https://www.example.com/en/plans", line: 7 };
    expect(readReports(JSON.stringify(older))).toEqual([
      { directive: "script-src-elem", blocked: "https://ads.example/x.js", ...where },
    ]);
    expect(readReports(JSON.stringify(newer))).toEqual([
      { directive: "style-src", blocked: "inline", ...where },
    ]);
  });
  it.each([
    "",
    "{",
    "[]",
    "null",
    '{"csp-report":{}}',
    '{"csp-report":{"effective-directive":"<b>"}}',
    '[{"type":"deprecation","body":{}}]',
    JSON.stringify(Array(21).fill(newer[0])),
  ])("%s is not a report", (text) => {
    expect(readReports(text)).toBeNull();
  });
  it("are logged as a short line without a query, whatever they contain", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        (text, url) => {
          for (const value of [text, url, `data:${text}`, "x".repeat(5000)])
            expect(
              JSON.stringify(
                readReports(
                  JSON.stringify({
                    "csp-report": {
                      "effective-directive": "img-src",
                      "blocked-uri": value,
                      "document-uri": value,
                      "source-file": value,
                      "line-number": text,
                    },
                  }),
                ),
              ).length,
            ).toBeLessThan(1500);
          expect(
            JSON.stringify(
              readReports(
                JSON.stringify({
                  "csp-report": { "effective-directive": "img-src", "blocked-uri": url },
                }),
              ),
            ),
          ).not.toMatch(/[?#]/);
        },
      ),
    );
  });
  it("are limited to a few lines per minute", () => {
    const lines: string[] = [];
    let at = 0;
    const take = createReportLog(
      createLog("warn", (text) => lines.push(text)),
      () => at,
    );
    for (let count = 0; count < 50; count += 1) expect(take(JSON.stringify(older))).toBe(true);
    expect(lines).toHaveLength(MOST_REPORTS);
    at = 60_000;
    take(JSON.stringify(older));
    expect(take("{")).toBe(false);
    expect(lines).toHaveLength(MOST_REPORTS + 1);
  });
});
