/** The row in which the service keeps its counters and dates. A change reads and writes the whole row, so changes take turns. */
import type { Payload } from "payload";
import { record, type Stored } from "../fields/record.ts";

let turn: Promise<unknown> = Promise.resolve();

/** Changes the service's state after every change before it. */
export function updateState(payload: Payload, change: (state: Stored) => Stored): Promise<unknown> {
  const work = turn.then(async () => {
    const state = record(await payload.findGlobal({ slug: "service_state", depth: 0 }));
    return payload.updateGlobal({ slug: "service_state", data: change(state), depth: 0 });
  });
  turn = work.catch(() => undefined);
  return work;
}
