/** Progress of long work, on the error stream so that results can be piped. */

const FIRST_AFTER_MS = 500;
/** Longest silence where lines cannot be rewritten. */
const SILENCE_MS = 10_000;

/** Reports shares of 0 to 1: a line that is rewritten on a terminal, a line for every tenth, and every ten seconds, elsewhere. Silent for short work. */
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
