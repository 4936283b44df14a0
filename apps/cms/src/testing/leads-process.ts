/**
 * Runs the part of the service that stores and mails leads as a separate process, which a test may
 * kill at any moment. It uses the database of its environment, and sends a message over IPC when it
 * listens.
 */
import { createServer } from "node:http";
import { getPayload } from "payload";
import { createPost } from "../leads/post.ts";
import { sendDueMail } from "../leads/worker.ts";
import config from "../payload.config.ts";
import { answer } from "../rest.ts";
import { env } from "../env.ts";

/**
 * Factor of the clock, so that pauses and leases end soon. All processes of a test share the start
 * of the clock.
 */
const SPEED = 30;
const LEASE_MS = 45_000;
const begun = Number(process.argv[2]);
const now = (): number => begun + (Date.now() - begun) * SPEED;

(await config).logger = { options: { level: "silent" } } as never;
const payload = await getPayload({ config });
const post = createPost(env);
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value]] : [],
      ),
    );
    void answer(
      new Request(`${env.cmsUrl}${request.url ?? "/"}`, {
        method: request.method ?? "GET",
        headers,
        ...(chunks.length ? { body: Buffer.concat(chunks) } : {}),
      }),
    ).then(async (result) => {
      response.writeHead(result.status).end(await result.text());
    });
  });
});
// The port is fixed: the site keeps calling the same address.
server.listen(env.cmsPort, "127.0.0.1", () => process.send?.({ kind: "listening" }));
for (;;) {
  await sendDueMail(payload, { post, now, leaseMs: LEASE_MS }).catch(() => undefined);
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
}
