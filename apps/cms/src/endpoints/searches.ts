/** Endpoint of the site for numbers of searches without a result. */
import { SERVICE_PATHS, SIGNATURE_HEADER, verifyBody } from "@orlaya/contract";
import type { Endpoint } from "payload";
import { env } from "../env.ts";
import { countSearches } from "../searches/load.ts";
import { searchesSchema } from "../searches/store.ts";
import { answerProblem } from "./create-endpoint.ts";

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Counts searches. Its answer and its refusals contain no answer of a visitor. */
export const searchCountEndpoint: Endpoint = {
  path: SERVICE_PATHS.searches,
  method: "post",
  handler: async (req) => {
    const body = (await req.text?.()) ?? "";
    const given = req.headers.get(SIGNATURE_HEADER) ?? "";
    if (verifyBody(env.secrets.revalidate, given, body, Date.now()) !== "valid")
      return answerProblem(401, "The signature is wrong.");
    const call = searchesSchema.safeParse(parse(body));
    if (!call.success) return answerProblem(400, "The call has no numbers of searches.");
    return Response.json({ counted: await countSearches(req.payload, call.data.searches) });
  },
};
