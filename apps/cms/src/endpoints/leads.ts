/** Endpoints of the forms: the site delivers leads; staff has a dead letter mailed again. */
import { LEAD_STATUS, SERVICE_PATHS, SIGNATURE_HEADER, verifyBody } from "@orlaya/contract";
import type { Endpoint } from "payload";
import { readActor, getRights } from "../access/roles.ts";
import { env } from "../env.ts";
import { record, readString } from "../fields/record.ts";
import { note } from "../hooks/audit.ts";
import { getSay } from "../labels/request-words.ts";
import { leadSchema, storeLead } from "../leads/store.ts";
import { startSendingMail } from "../leads/worker.ts";

const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

/** Stores one lead. The site tries again after every status that `LEAD_STATUS` does not contain. */
const receive: Endpoint = {
  path: SERVICE_PATHS.leads,
  method: "post",
  handler: async (req) => {
    const body = (await req.text?.()) ?? "";
    const given = req.headers.get(SIGNATURE_HEADER) ?? "";
    if (verifyBody(env.secrets.revalidate, given, body, Date.now()) !== "valid")
      return refuse(401, "The signature is wrong.");
    const call = leadSchema.safeParse(
      ((): unknown => {
        try {
          return JSON.parse(body);
        } catch {
          return null;
        }
      })(),
    );
    // Names the invalid fields, never their values.
    if (!call.success)
      return refuse(
        LEAD_STATUS.refused,
        `The call is not a lead: ${call.error.issues.map((issue) => issue.path.slice(0, 1).join(".")).join(", ")}.`,
      );
    const result = await storeLead(req.payload, call.data);
    startSendingMail(req.payload);
    return Response.json({ result }, { status: LEAD_STATUS[result] });
  },
};

/** Queues the mail of a lead again, with all its tries. */
const sendAgain: Endpoint = {
  path: `${SERVICE_PATHS.leads}/:id/again`,
  method: "post",
  handler: async (req) => {
    const actor = readActor(req.user);
    if (!actor || !getRights(actor).leads) return refuse(403, getSay(req)("message.role"));
    const id = readString(req.routeParams?.["id"]);
    const row = record(
      await req.payload.findByID({
        collection: "form_submissions",
        id,
        depth: 0,
        disableErrors: true,
      }),
    );
    if (!readString(row["id"])) return refuse(404, getSay(req)("message.none"));
    if (row["mail_state"] !== "dead" && row["mail_state"] !== "queued")
      return refuse(
        409,
        getSay(req)(row["mail_state"] === "sent" ? "message.sent" : "message.beingMailed"),
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
    startSendingMail(req.payload);
    return Response.json({ result: "queued" });
  },
};

export const leadEndpoints: Endpoint[] = [receive, sendAgain];
