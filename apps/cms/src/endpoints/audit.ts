/** Endpoints of the audit log: the next step of a check, and the export. */
import type { Endpoint, Payload, PayloadRequest } from "payload";
import { getRights, readActor, type Actor } from "../access/roles.ts";
import { readTail } from "../audit/append.ts";
import { START, type Tail } from "../audit/chain.ts";
import { writeHeading, writeLine } from "../audit/file.ts";
import { BATCH, checkNext, loadEntriesAfter } from "../audit/list.ts";
import { readString, record } from "../fields/record.ts";
import { note } from "../hooks/audit.ts";
import { getSay } from "../labels/request-words.ts";
import { AUDIT_ROOT } from "../names/paths.ts";
import { answerProblem, readJsonBody } from "./finder-endpoint.ts";

const NO_STORE = { "cache-control": "no-store" } as const;

type Handler = (req: PayloadRequest, actor: Actor) => Promise<Response>;
/** Creates an endpoint for accounts that may read the audit log. */
function createEndpoint(method: "get" | "post", path: string, handle: Handler): Endpoint {
  return {
    path: AUDIT_ROOT + path,
    method,
    handler: async (req) => {
      const actor = readActor(req.user);
      if (!actor) return answerProblem(401, getSay(req)("service.signIn"));
      if (!getRights(actor).audit) return answerProblem(403, getSay(req)("service.role"));
      return handle(req, actor);
    },
  };
}

function readPlace(value: unknown): Tail {
  const { sequence, hash } = record(value);
  return typeof sequence === "number" && Number.isSafeInteger(sequence) && sequence > 0
    ? { sequence, hash: readString(hash) }
    : START;
}

/** Checks the entries after a place. The caller asks again until no entry is left. */
const check = createEndpoint("post", "/check", async (req) => {
  const { from } = await readJsonBody(req);
  const { sequence: total } = await readTail({ payload: req.payload });
  const checked = await checkNext(req.payload, readPlace(from));
  return Response.json({ ...checked, total }, { headers: NO_STORE });
});

/** Writes the lines of a file in parts, so that a long log needs little memory. */
function streamLines(payload: Payload, heading: string, to: Tail): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let last = START.sequence;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(heading));
    },
    async pull(controller) {
      const entries = await loadEntriesAfter(payload, last, BATCH);
      const wanted = entries.filter(({ sequence }) => sequence <= to.sequence);
      last = wanted.at(-1)?.sequence ?? to.sequence;
      controller.enqueue(encoder.encode(wanted.map(writeLine).join("")));
      if (last >= to.sequence) controller.close();
    },
  });
}

/** Answers with the whole log. The export is its last entry. */
const exportFile = createEndpoint("get", "/export", async (req, actor) => {
  const { payload } = req;
  const madeAt = new Date().toISOString();
  await note(req, "export", "audit_log", {});
  const to = await readTail({ payload });
  const heading = writeHeading({ from: START, to, made_at: madeAt, by: actor.email });
  return new Response(streamLines(payload, heading, to), {
    headers: {
      ...NO_STORE,
      "content-type": "application/jsonl; charset=utf-8",
      "content-disposition": `attachment; filename="audit-log-${madeAt.slice(0, 10)}-${to.sequence}.jsonl"`,
      "x-content-type-options": "nosniff",
    },
  });
});

export const auditEndpoints: readonly Endpoint[] = [check, exportFile];
