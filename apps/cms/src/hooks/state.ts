/**
 * Row that stores the counters and dates of the service. A change reads and writes the whole row,
 * so changes run one after the other.
 */
import type { Payload } from "payload";
import { record, type Stored } from "../fields/record.ts";

let turn: Promise<unknown> = Promise.resolve();

/** Changes the state of the service after every earlier change. */
export function updateState(payload: Payload, change: (state: Stored) => Stored): Promise<unknown> {
  const work = turn.then(async () => {
    const state = record(await payload.findGlobal({ slug: "service_state", depth: 0 }));
    return payload.updateGlobal({ slug: "service_state", data: change(state), depth: 0 });
  });
  turn = work.catch(() => undefined);
  return work;
}
