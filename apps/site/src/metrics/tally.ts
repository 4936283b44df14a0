/**
 * Counts events with labels in a map. A Counter of prom-client builds a key from an object of labels
 * at every increment; here that is done only when the metrics are read.
 */
import { Counter, type Registry } from "prom-client";

/** Name, help and label names of a tally. Values of labels contain no space. */
export interface TallyOptions {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  readonly registers: Registry[];
}

/**
 * Creates a tally, which is exposed as a counter.
 * @returns a function that counts one event; its arguments are the values in the order of `labelNames`
 */
export function createTally({
  name,
  help,
  labelNames,
  registers,
}: TallyOptions): (...values: readonly string[]) => void {
  const counts = new Map<string, number>();
  new Counter({
    name,
    help,
    labelNames: [...labelNames],
    registers,
    collect() {
      this.reset();
      for (const [key, count] of counts) {
        const values = key.split(" ");
        this.inc(Object.fromEntries(labelNames.map((label, at) => [label, values[at]])), count);
      }
    },
  });
  return (...values) => {
    const key = values.join(" ");
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
}
