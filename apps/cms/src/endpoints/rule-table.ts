/** Endpoint of the table of the rules, for all staff. */
import { buildRuleTable } from "../rule-table/build.ts";
import { FINDER_TABLE } from "../names/paths.ts";
import { createEndpoint } from "./create-endpoint.ts";

/** Answers with the live rules and the edits of a change set. */
export const ruleTable = createEndpoint("read", "get", FINDER_TABLE, async (req, actor) =>
  Response.json(await buildRuleTable(req, actor, req.searchParams.get("set") ?? ""), {
    headers: { "cache-control": "no-store" },
  }),
);
