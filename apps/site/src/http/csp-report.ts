/**
 * Logs reports of violations of the content security policy. Anyone can send reports, and browsers
 * put whole addresses into them. Therefore addresses are logged without their query, which may
 * contain answers of a finder (finder §6.19), and only a few lines per minute.
 */
import { z } from "zod";
import type { Log, LogDetails } from "../process/log.ts";

/** Maximum number of log lines per minute. */
export const MOST_REPORTS = 5;
const MINUTE_MS = 60_000;

const optional = z.string().optional().catch(undefined);
const line = z.number().int().nonnegative().optional().catch(undefined);
/** The legacy format of `report-uri`, and the format of the Reporting API. */
const schema = z.union([
  z
    .object({
      "csp-report": z.object({
        "effective-directive": optional,
        "violated-directive": optional,
        "blocked-uri": optional,
        "document-uri": optional,
        "source-file": optional,
        "line-number": line,
      }),
    })
    .transform(({ "csp-report": report }) => [
      {
        directive: report["effective-directive"] ?? report["violated-directive"],
        blocked: report["blocked-uri"],
        document: report["document-uri"],
        source: report["source-file"],
        line: report["line-number"],
      },
    ]),
  z
    .array(
      z.object({
        type: z.literal("csp-violation"),
        body: z.object({
          effectiveDirective: optional,
          blockedURL: optional,
          documentURL: optional,
          sourceFile: optional,
          lineNumber: line,
        }),
      }),
    )
    .max(20)
    .transform((reports) =>
      reports.map(({ body }) => ({
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        document: body.documentURL,
        source: body.sourceFile,
        line: body.lineNumber,
      })),
    ),
]);

/**
 * Returns an origin with its path, a scheme, or a keyword such as `inline`; null for anything else.
 */
function shortenPlace(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^[a-z-]{1,30}$/.test(text)) return text;
  if (!URL.canParse(text)) return null;
  const { protocol, host, pathname } = new URL(text);
  return (/^(?:https?|wss?):$/.test(protocol) ? `${protocol}//${host}${pathname}` : protocol).slice(
    0,
    200,
  );
}
const readPathname = (text: string | undefined): string | null =>
  text !== undefined && URL.canParse(text) ? new URL(text).pathname.slice(0, 200) : null;

/** Parses the body of a report into log details; null when it is not a report. */
export function readReports(text: string): readonly LogDetails[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const reports = (schema.safeParse(value).data ?? []).flatMap(
    ({ directive, blocked, document, source, line: at }) => {
      const [name = ""] = directive?.split(" ") ?? [];
      return /^[a-z-]{3,40}$/.test(name)
        ? [
            {
              directive: name,
              blocked: shortenPlace(blocked),
              document: readPathname(document),
              source: shortenPlace(source),
              line: at ?? null,
            },
          ]
        : [];
    },
  );
  return reports.length > 0 ? reports : null;
}

/**
 * Creates a function that logs the body of a report. It returns false when the body is not a
 * report.
 */
export function createReportLog(log: Log, now: () => number = Date.now): (text: string) => boolean {
  let minute = 0;
  let lines = 0;
  return (text) => {
    const reports = readReports(text);
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) [minute, lines] = [current, 0];
    for (const report of reports ?? []) {
      lines += 1;
      if (lines <= MOST_REPORTS) log.warn("content security policy violation", report);
    }
    return reports !== null;
  };
}
