/** Starts and kills the process that stores and mails leads, while leads are posted to it. */
import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface KilledProcess {
  /** Starts the process. Resolves when it listens, or when it has ended before. */
  readonly start: () => Promise<void>;
  /** Kills the process. Resolves when it has ended. */
  readonly kill: () => Promise<void>;
  readonly hasEnded: () => boolean;
}

/**
 * Creates a process with this environment, without starting it. The clock of all its starts begins
 * now.
 */
export function createKilledProcess(environment: NodeJS.ProcessEnv): KilledProcess {
  const begun = Date.now();
  let child: ChildProcess | null = null;
  return {
    start: () =>
      new Promise((resolve) => {
        child = fork(
          fileURLToPath(new URL("./leads-process.ts", import.meta.url)),
          [String(begun)],
          {
            cwd: fileURLToPath(new URL("../../", import.meta.url)),
            env: environment,
            execArgv: [],
            stdio: "ignore",
          },
        );
        child.once("message", () => {
          resolve();
        });
        child.once("exit", () => {
          resolve();
        });
      }),
    kill: () =>
      new Promise((resolve) => {
        child?.once("exit", () => {
          resolve();
        });
        child?.kill("SIGKILL");
      }),
    hasEnded: () => !child || child.exitCode !== null || child.signalCode !== null,
  };
}
