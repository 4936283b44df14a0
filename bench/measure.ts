/**
 * Timing: a warm-up, then batches. The result is the median batch, so that a single pause of the
 * machine does not affect it.
 */

const WARM_UP_MS = 100;
const MEASURE_MS = 500;
const BATCHES = 15;

/**
 * Measures the duration of one call in nanoseconds. Calls are timed in batches, so that reading the
 * clock does not affect the result.
 */
export async function time(run: (index: number) => unknown): Promise<number> {
  let index = 0;
  async function batch(calls: number): Promise<number> {
    const started = performance.now();
    for (let call = 0; call < calls; call++) {
      const result = run(index++);
      // Only a promise is awaited: awaiting a synchronous call would add to its time.
      if (result instanceof Promise) await result;
    }
    return performance.now() - started;
  }
  let calls = 1;
  for (let spent = 0; spent < WARM_UP_MS;) {
    const took = await batch(calls);
    spent += took;
    if (took < MEASURE_MS / BATCHES / 2) calls *= 2;
  }
  const batches: number[] = [];
  const started = performance.now();
  while (
    batches.length < 3 ||
    (batches.length < BATCHES && performance.now() - started < MEASURE_MS)
  )
    batches.push((await batch(calls)) / calls);
  return (batches.sort((a, b) => a - b)[batches.length >> 1] ?? 0) * 1e6;
}

const UNITS = [
  ["ns", 1],
  ["µs", 1e3],
  ["ms", 1e6],
  ["s", 1e9],
  ["min", 60e9],
  ["h", 3600e9],
] as const;

/** Formats a duration with three significant digits and a unit. */
export function duration(nanoseconds: number): string {
  const [unit, size] = UNITS.findLast(([, least]) => nanoseconds >= least) ?? UNITS[0];
  const value = nanoseconds / size;
  return `${value >= 100 ? Math.round(value) : value.toPrecision(3)} ${unit}`;
}

/**
 * Formats rows as a table for a terminal: the first column is left-aligned, others right-aligned.
 */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart((widths[column] ?? 0) + 3),
        )
        .join("")
        .trimEnd(),
    )
    .join("\n");
}
