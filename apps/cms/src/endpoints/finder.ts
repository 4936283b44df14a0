/** Endpoints of the finder for staff: findings, explanations, effects of edits, files of tables. */
import { describeDataError } from "@orlaya/finder/data";
import { LOCALE_TABLE } from "@orlaya/locales";
import type { Endpoint, PayloadRequest } from "payload";
import { needsSecondPerson } from "../approval/second-person.ts";
import { getSay, readLanguage } from "../labels/request-words.ts";
import { readAuthored } from "../eligibility/authored.ts";
import { EFFECT_TABLES, findEffect } from "../eligibility/effect.ts";
import { acceptFinding, listFindings } from "../eligibility/findings.ts";
import { readReviewDate } from "../eligibility/review-date.ts";
import { hasChangedSinceRelease } from "../eligibility/second-person.ts";
import { FORMATS, exportTable, importTable, isTable } from "../eligibility/transfer.ts";
import { record, readString } from "../fields/record.ts";
import { writeChange } from "../audit/changes.ts";
import { hashText } from "../history/canonical.ts";
import { note } from "../hooks/audit.ts";
import { canWrite } from "../access/roles.ts";
import { answerProblem, createEndpoint, readJsonBody, readParameter } from "./create-endpoint.ts";
import { explanation } from "./finder-explanation.ts";
import { historyEndpoints } from "./finder-history.ts";
import { ruleTable } from "./rule-table.ts";
import { releaseEndpoints } from "./finder-releases.ts";
import { scenarioEndpoints } from "./finder-scenarios.ts";
import { textEndpoints } from "./finder-texts.ts";

const accept = createEndpoint("edit", "post", "/finder/accept", async (req, actor) => {
  const { finding, reason, review } = await readJsonBody(req);
  const say = getSay(req);
  if (
    (await needsSecondPerson(req.payload)) &&
    (await hasChangedSinceRelease(req.payload, actor.id))
  )
    return answerProblem(403, say("finding.refused.ownRules"));
  const accepted = {
    ...{ finding: readString(finding), reason: readString(reason) },
    review: readReviewDate(review, Date.now()),
  };
  const problem = await acceptFinding(req, accepted, say);
  return problem === null
    ? Response.json({ accepted: finding }, { status: 201 })
    : answerProblem(422, problem);
});

/** Returns all findings in words. */
const findings = createEndpoint("read", "get", "/finder/findings", async (req, actor) => {
  const say = getSay(req);
  const listed = await listFindings(req.payload, say);
  if (listed === null) return answerProblem(422, say("finding.refused.invalid"));
  const canAccept = canWrite(actor, "eligibility");
  return Response.json({ findings: listed, can_accept: canAccept });
});

/** Returns the possible answers, named in the language of the account: countries by name, profiles. */
const answers = createEndpoint("read", "get", "/finder/answers", async (req) => {
  const { data } = await readAuthored(req.payload);
  if (!data.ok) return answerProblem(422, data.errors.map(describeDataError).join(". "));
  const language = readLanguage(req);
  const { iso } = LOCALE_TABLE[language];
  return Response.json({
    countries: data.data.countries
      .map((country) => ({
        value: country.iso,
        label: country[iso] ?? country["en-gb"] ?? country.Name,
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label, language)),
    profiles: data.data.profiles.map((profile) => ({
      value: profile.id,
      label: profile[iso] ?? profile["en-gb"] ?? profile.Name,
    })),
  });
});

/** Counts the journeys that an edited record changes, and those that the saved data change. */
const effect = createEndpoint("read", "post", "/finder/effect", async (req) => {
  const { table, id, values } = await readJsonBody(req);
  const known = EFFECT_TABLES.find((name) => name === table);
  if (!known) return answerProblem(404, getSay(req)("problem.noTable"));
  const result = await findEffect(req, {
    table: known,
    document: readString(id) || null,
    values: record(values),
  });
  return result.ok ? Response.json(result.effect) : answerProblem(422, result.problem);
});

function tableOf(req: PayloadRequest): {
  readonly table: Parameters<typeof exportTable>[1];
  readonly format: keyof typeof FORMATS;
} | null {
  const table = readParameter(req, "table");
  const format = req.searchParams.get("format") === "csv" ? "csv" : "json";
  return isTable(table) ? { table, format } : null;
}
const exporting = createEndpoint("read", "get", "/finder/table/:table", async (req) => {
  const asked = tableOf(req);
  const text = asked && (await exportTable(req.payload, asked.table, asked.format));
  if (!asked || text === null)
    return answerProblem(
      asked ? 422 : 404,
      getSay(req)(asked ? "finding.refused.invalid" : "problem.noTable"),
    );
  // The list of changes of the rules contains entries of the tables only (second-person.ts).
  await note(
    req,
    "export",
    "finder_tables",
    { id: asked.table, title: `${asked.table}.${asked.format}` },
    { changes: [writeChange("sha256", null, hashText(text))] },
  );
  return new Response(text, {
    headers: {
      "content-type": `${FORMATS[asked.format]}; charset=utf-8`,
      "content-disposition": `attachment; filename="${asked.table}.${asked.format}"`,
    },
  });
});
const importing = createEndpoint("edit", "post", "/finder/table/:table", async (req) => {
  const asked = tableOf(req);
  if (!asked) return answerProblem(404, getSay(req)("problem.noTable"));
  if (asked.table === "accepted") return answerProblem(403, getSay(req)("problem.acceptOneByOne"));
  const text = (await req.text?.()) ?? "";
  const dry = req.searchParams.get("dry") === "true";
  const result = await importTable(
    req.payload,
    asked.table,
    { format: asked.format, text },
    { dry, req },
  );
  if (!result.ok)
    return answerProblem(
      422,
      `Nothing was imported: ${result.count} ${result.count === 1 ? "mistake" : "mistakes"} in the file.`,
      {
        problems: result.errors.map((each) => ({ ...each, message: describeDataError(each) })),
        count: result.count,
      },
    );
  if (!dry)
    await note(
      req,
      "import",
      asked.table,
      { title: `${result.added} added, ${result.changed} changed, ${result.removed} removed` },
      {
        changes: [
          writeChange("added", null, String(result.added)),
          writeChange("changed", null, String(result.changed)),
          writeChange("removed", null, String(result.removed)),
        ],
      },
    );
  return Response.json({ ...result, dry });
});

export const finderEndpoints: Endpoint[] = [
  ...releaseEndpoints,
  ...historyEndpoints,
  ruleTable,
  ...textEndpoints,
  ...scenarioEndpoints,
  accept,
  findings,
  explanation,
  answers,
  effect,
  exporting,
  importing,
];
