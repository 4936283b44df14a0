/** Endpoints of the audit log: the next step of a check, and the export. */
import type { Endpoint, Payload } from "payload";
import { readTail } from "../audit/append.ts";
import { START, type Tail } from "../audit/chain.ts";
import { writeHeading, writeLine } from "../audit/file.ts";
import { BATCH, checkNext, loadEntriesAfter } from "../audit/list.ts";
import { readString, record } from "../fields/record.ts";
import { note } from "../hooks/audit.ts";
import { AUDIT_ROOT } from "../names/paths.ts";
import { createEndpoint, NO_STORE, readJsonBody } from "./create-endpoint.ts";

function readEntry(value: unknown): Tail {
  const { sequence, hash } = record(value);
  return typeof sequence === "number" && Number.isSafeInteger(sequence) && sequence > 0
    ? { sequence, hash: readString(hash) }
    : START;
}

/** Checks the entries after a place. The caller asks again until no entry is left. */
const check = createEndpoint("audit", "post", `${AUDIT_ROOT}/check`, async (req) => {
  const { from } = await readJsonBody(req);
  const { sequence: total } = await readTail({ payload: req.payload });
  const checked = await checkNext(req.payload, readEntry(from));
  return Response.json({ ...checked, total }, NO_STORE);
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
const exportFile = createEndpoint("audit", "get", `${AUDIT_ROOT}/export`, async (req, actor) => {
  const { payload } = req;
  const madeAt = new Date().toISOString();
  await note(req, "export", "audit_log", {});
  const to = await readTail({ payload });
  const heading = writeHeading({ from: START, to, made_at: madeAt, by: actor.email });
  return new Response(streamLines(payload, heading, to), {
    headers: {
      ...NO_STORE.headers,
      "content-type": "application/jsonl; charset=utf-8",
      "content-disposition": `attachment; filename="audit-log-${madeAt.slice(0, 10)}-${to.sequence}.jsonl"`,
      "x-content-type-options": "nosniff",
    },
  });
});

export const auditEndpoints: readonly Endpoint[] = [check, exportFile];
