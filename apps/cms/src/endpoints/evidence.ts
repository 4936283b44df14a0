/** Endpoints of evidence: the answer, the signed file, and the public keys. */
import type { Endpoint, PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { env } from "../env.ts";
import { loadPublicKeys, loadSigner } from "../evidence/keys.ts";
import { loadEvidence } from "../evidence/load-evidence.ts";
import { readQuestion } from "../evidence/read-question.ts";
import type { Evidence } from "../evidence/shapes.ts";
import { writeEvidenceFile } from "../evidence/write-page.ts";
import { describeAnswer, writeQuestionProblem } from "../evidence/write-problem.ts";
import { note } from "../hooks/audit.ts";
import { apiPath, endpointPaths } from "../names/paths.ts";
import { answerProblem, createEndpoint, NO_STORE } from "./create-endpoint.ts";

type Handle = (req: PayloadRequest, actor: Actor, evidence: Evidence) => Promise<Response>;

/** Answers the question of a request, or says why there is no answer. */
async function answer(req: PayloadRequest, actor: Actor, handle: Handle): Promise<Response> {
  const read = (name: string): string => req.searchParams.get(name) ?? "";
  const asked = { address: read("address"), at: read("at"), zone: read("zone") };
  const question = readQuestion(asked, env.siteUrl, Date.now());
  if (!question.ok) return answerProblem(400, writeQuestionProblem(req, question.problem));
  const found = await loadEvidence(req, actor, question.question);
  if (found.kind === "evidence") return handle(req, actor, found.evidence);
  const status = found.kind === "scope" ? 403 : 404;
  return answerProblem(status, describeAnswer(req, found, question.question).join(" "));
}

/** Creates an endpoint for accounts that may read the audit log. */
function createEvidenceEndpoint(path: `/${string}`, handle: Handle): Endpoint {
  return createEndpoint("audit", "get", path, (req, actor) => answer(req, actor, handle));
}

const json = createEvidenceEndpoint("/evidence", (_, __, evidence) =>
  Promise.resolve(Response.json(evidence, NO_STORE)),
);

/** Returns the name of a file: the path of the page, and the day. */
function nameFile({ asked, document }: Evidence): string {
  const path = document.path.replaceAll(/[^a-z0-9]+/gi, "-").replaceAll(/^-|-$/g, "");
  return `orlaya-${path.slice(0, 80)}-${asked.at.slice(0, 10)}.html`;
}

const file = createEvidenceEndpoint("/evidence/file", async (req, _, evidence) => {
  const signer = await loadSigner(env);
  const keysAt = env.cmsUrl + apiPath(endpointPaths.evidenceKeys);
  const page = writeEvidenceFile(req, evidence, signer, keysAt);
  await note(req, "evidence", evidence.document.collection, evidence.document);
  return new Response(page, {
    headers: {
      ...NO_STORE.headers,
      "content-type": "text/html; charset=utf-8",
      "content-disposition": `attachment; filename="${nameFile(evidence)}"`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    },
  });
});

/** Returns the public keys. They are no secret, and people without an account check files. */
const keys: Endpoint = {
  path: "/evidence/keys",
  method: "get",
  handler: async () => {
    // Creates the first key, so that people can save it before the first evidence.
    await loadSigner(env);
    return Response.json({ keys: await loadPublicKeys(env) }, NO_STORE);
  },
};

export const evidenceEndpoints: readonly Endpoint[] = [file, keys, json];
