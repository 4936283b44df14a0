/** Progress of long work, on the error stream so that results can be piped. */

const FIRST_AFTER_MS = 500;

/** Reports shares of 0 to 1: a line that is rewritten on a terminal, a line for every tenth elsewhere. Silent for short work. */
export function progress(label: string): { readonly report: (share: number) => void; readonly done: () => void } {
  const started = performance.now();
  const onTerminal = process.stderr.isTTY;
  let shown = -1;
  return {
    report(share) {
      const elapsed = performance.now() - started;
      const step = Math.floor(share * (onTerminal ? 100 : 10));
      if (elapsed < FIRST_AFTER_MS || step === shown) return;
      shown = step;
      const text = `${label} ${Math.floor(share * 100)} % (${(elapsed / 1000).toFixed(1)} s)`;
      process.stderr.write(onTerminal ? `\r\u001b[K${text}` : `${text}\n`);
    },
    done() {
      if (onTerminal && shown >= 0) process.stderr.write('\r\u001b[K');
    },
  };
}
