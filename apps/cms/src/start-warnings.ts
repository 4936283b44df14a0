/** Warnings for the operator about settings of the service, logged when it starts. */
import { join } from "node:path";
import type { Env } from "./read-env.ts";

/** Logs a sentence for the operator. `npm start` prints log lines that are marked with `operator`. */
export function tellOperator(msg: string): void {
  process.stdout.write(`${JSON.stringify({ level: 40, time: Date.now(), msg, operator: true })}\n`);
}

/** Returns one sentence for each setting that was probably forgotten. */
export function startWarnings(
  env: Pick<Env, "mail" | "dataDir" | "cmsUrl" | "trustedProxies">,
): readonly string[] {
  return [
    ...(env.mail.smtpUrl === ""
      ? [
          `SMTP_URL is not set: mail is written to ${join(env.dataDir, "outbox")} and reaches nobody. Set SMTP_URL to your mail server.`,
        ]
      : []),
    ...(env.cmsUrl.startsWith("https:") && env.trustedProxies === 0
      ? [
          "CMS_URL is https, so the content service is behind a proxy, but TRUSTED_PROXIES is 0: all editors share one limit of log-ins. Set TRUSTED_PROXIES to the number of proxies.",
        ]
      : []),
  ];
}
