/** Progress of long work. It is written to stderr, so that results can be piped. */

const FIRST_AFTER_MS = 500;
/** Longest time between two lines where lines cannot be rewritten. */
const SILENCE_MS = 10_000;

/**
 * Creates a progress reporter for shares from 0 to 1. On a terminal it rewrites one line. Elsewhere
 * it writes a line for every tenth, and every ten seconds. It writes nothing for short work.
 */
export function createProgress(label: string): {
  readonly report: (share: number) => void;
  readonly done: () => void;
} {
  const started = performance.now();
  const onTerminal = process.stderr.isTTY;
  let shown = -1;
  let shownAt = started;
  return {
    report(share) {
      const now = performance.now();
      const elapsed = now - started;
      const step = Math.floor(share * (onTerminal ? 100 : 10));
      if (
        elapsed < FIRST_AFTER_MS ||
        (step === shown && now - shownAt < (onTerminal ? FIRST_AFTER_MS : SILENCE_MS))
      )
        return;
      shown = step;
      shownAt = now;
      const text = `${label} ${Math.floor(share * 100)} % (${(elapsed / 1000).toFixed(1)} s)`;
      process.stderr.write(onTerminal ? `\r\u001b[K${text}` : `${text}\n`);
    },
    done() {
      if (onTerminal && shown >= 0) process.stderr.write("\r\u001b[K");
    },
  };
}
