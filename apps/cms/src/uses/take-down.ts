/** Takes a document down, and sends visitors of its address to another page, in one transaction. */
import type { PayloadRequest } from "payload";
import { canWrite, readActor } from "../access/roles.ts";
import { runInTurn } from "../edits/in-turn.ts";
import { readString, type Stored } from "../fields/record.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { getSay } from "../labels/request-words.ts";
import { runInTransaction } from "../transaction.ts";
import { CONFIRMATION } from "./guard.ts";
import { loadUsed } from "./load.ts";
import type { TakeDownOrder } from "./shapes.ts";

interface Place {
  readonly collection: string;
  readonly id: string;
}

/** Checks that visitors may be sent to a page. @throws APIError with a sentence */
async function checkTarget(req: PayloadRequest, live: Stored | null, to: string): Promise<void> {
  const say = getSay(req);
  if (!canWrite(readActor(req.user), "redirects")) refuseRequest(403, say("service.role"));
  const path = readString(live?.["path"]);
  const where = { path: { in: [path, to] } };
  const { docs } = await req.payload.db.find<Stored & { readonly id: string }>({
    collection: "routes",
    where,
    req,
  });
  const [from, target] = [path, to].map((each) => docs.find((row) => row["path"] === each));
  const isSameSite =
    from &&
    target &&
    from["locale"] === target["locale"] &&
    from["audience"] === target["audience"];
  if (!isSameSite || path === to) refuseRequest(400, say("uses.noTarget"));
}

async function act(req: PayloadRequest, { collection, id }: Place, order: TakeDownOrder) {
  const slug = collection as "page_landing";
  const options = {
    collection: slug,
    id,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  } as const;
  if (order.act === "delete") return req.payload.delete(options);
  const data =
    order.act === "bin" ? { deletedAt: new Date().toISOString() } : { _status: "draft" as const };
  return req.payload.update({ ...options, data: data });
}

async function runOrder(req: PayloadRequest, place: Place, order: TakeDownOrder): Promise<void> {
  const found = await loadUsed(req, place.collection, place.id);
  if (!found) return refuseRequest(404, getSay(req)("problem.noDocument"));
  if (order.to !== "") await checkTarget(req, found.live, order.to);
  req.context[CONFIRMATION] = order.seen;
  await act(req, place, order);
  if (order.to === "") return;
  await req.payload.create({
    collection: "redirects",
    data: { from: found.used.path, to: order.to, status: "301" },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
}

/**
 * Carries out an order, with every check of a save.
 * @throws APIError with a sentence when it cannot be done; then nothing is stored
 */
export function takeDown(req: PayloadRequest, place: Place, order: TakeDownOrder): Promise<void> {
  return runInTurn(`${place.collection}/${place.id}`, () =>
    runInTransaction(req, () => runOrder(req, place, order)),
  );
}
