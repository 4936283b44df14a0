/** Doors of the forms: the site hands over what visitors sent; staff has a dead letter mailed again. */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Endpoint } from "payload";
import { actorOf, rightsOf } from "../access/roles.ts";
import { env } from "../env.ts";
import { record, string } from "../fields/record.ts";
import { note } from "../hooks/audit.ts";
import { SIGNATURE_HEADER, signBody } from "@orlaya/contract";
import { leadCall, storeLead } from "../leads/store.ts";
import { wakeMail } from "../leads/worker.ts";

/** How far the clocks of site and service may be apart. */
const CLOCK_SECONDS = 300;
const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });
function same(a: string, b: string): boolean {
  return timingSafeEqual(
    createHmac("sha256", "length").update(a).digest(),
    createHmac("sha256", "length").update(b).digest(),
  );
}

/** Stores one lead. 201 when it is new, 200 when it was here, both final; anything else is to be tried again, but 400. */
const receive: Endpoint = {
  path: "/leads",
  method: "post",
  handler: async (req) => {
    const body = (await req.text?.()) ?? "";
    const given = req.headers.get(SIGNATURE_HEADER) ?? "";
    const seconds = Number(/^t=(\d{1,12}),/.exec(given)?.[1] ?? NaN);
    if (
      !(Math.abs(Date.now() / 1000 - seconds) <= CLOCK_SECONDS) ||
      !same(given, signBody(env.secrets.revalidate, seconds, body))
    )
      return refuse(401, "The signature is wrong.");
    const call = leadCall.safeParse(
      ((): unknown => {
        try {
          return JSON.parse(body);
        } catch {
          return null;
        }
      })(),
    );
    // Which field, never what stood in it.
    if (!call.success)
      return refuse(
        400,
        `The call is not a lead: ${call.error.issues.map((issue) => issue.path.slice(0, 1).join(".")).join(", ")}.`,
      );
    const result = await storeLead(req.payload, call.data);
    wakeMail(req.payload);
    return Response.json({ result }, { status: result === "stored" ? 201 : 200 });
  },
};

const sendAgain: Endpoint = {
  path: "/leads/:id/again",
  method: "post",
  handler: async (req) => {
    const actor = actorOf(req.user);
    if (!actor || !rightsOf(actor).leads) return refuse(403, "Your role does not read messages.");
    const id = string(req.routeParams?.["id"]);
    const row = record(
      await req.payload.findByID({
        collection: "form_submissions",
        id,
        depth: 0,
        disableErrors: true,
      }),
    );
    if (!string(row["id"])) return refuse(404, "There is no such message.");
    if (row["mail_state"] !== "dead" && row["mail_state"] !== "queued")
      return refuse(
        409,
        row["mail_state"] === "sent" ? "It was mailed." : "It is being mailed right now.",
      );
    await req.payload.db.updateOne({
      collection: "form_submissions",
      id,
      data: {
        mail_state: "queued",
        attempts: 0,
        next_try: new Date().toISOString(),
        last_error: null,
      },
      req,
    });
    await note(req, "send again", "form_submissions", {
      id,
      reference: row["reference"],
      locale: row["locale"],
    });
    wakeMail(req.payload);
    return Response.json({ result: "queued" });
  },
};

export const leadEndpoints: Endpoint[] = [receive, sendAgain];
