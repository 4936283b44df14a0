/** The process that stores and mails leads, which is started and killed while leads are posted to it. */
import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface KilledProcess {
  /** Starts it. Resolves when it listens, or when it has ended before. */
  readonly start: () => Promise<void>;
  /** Kills it. Resolves when it has ended. */
  readonly kill: () => Promise<void>;
  readonly hasEnded: () => boolean;
}

/** A process with this environment; it is not started yet. Its clock starts with the first process. */
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
