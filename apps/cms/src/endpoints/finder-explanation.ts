/** Endpoint that explains a result: which rules match four answers, and which fail on one of them. */
import { explain, readAnswers } from "@orlaya/finder/eligibility";
import { loadDocuments } from "../eligibility/record-documents.ts";
import { createRecordNames } from "../eligibility/record-names.ts";
import { SAVED } from "../eligibility/rule-versions.ts";
import type { ShownExplanation, ShownRule } from "../eligibility/shapes.ts";
import { getSay } from "../labels/request-words.ts";
import { answerProblem, createEndpoint } from "./create-endpoint.ts";
import { loadAskedVersion } from "./finder-version.ts";

/** Most rules that fail on one answer. The others are counted. */
const MOST_NEAR = 12;

/** Explains four answers. `version`: a release; the saved rules without it. */
export const explanation = createEndpoint("read", "get", "/finder/explain", async (req) => {
  const answers = readAnswers(req.searchParams);
  if (answers.residence === null || answers.destination === null || answers.profile === null)
    return answerProblem(400, getSay(req)("problem.fewAnswers"));
  const asked = await loadAskedVersion(req, req.searchParams.get("version") ?? SAVED);
  if (!asked.ok) return asked.answer;
  const { data, options } = asked.version;
  const { because, winner, matching, nearMisses } = explain(data, answers, options);
  const near = nearMisses.slice(0, MOST_NEAR);
  const named = [...matching, ...near.map(({ rule }) => rule)];
  const documents = await loadDocuments(
    req.payload,
    named.map(({ id }) => ({ table: "rules", id })),
  );
  const name = createRecordNames(getSay(req), [data]);
  function show(rule: (typeof matching)[number]): ShownRule {
    const [product = null] = rule.product;
    const [funnel = null] = rule.funnel;
    return {
      ID: rule.ID,
      name: rule.Name,
      document: documents.rules.get(rule.id) ?? null,
      product: product && name("products", product),
      funnel: funnel && name("funnels", funnel),
    };
  }
  const shown: ShownExplanation = {
    because,
    winner: winner && show(winner),
    matching: matching.map(show),
    near: near.map(({ rule, failed }) => ({ ...show(rule), failed })),
    more: Math.max(0, nearMisses.length - MOST_NEAR),
  };
  return Response.json({ answers, ...shown });
});
