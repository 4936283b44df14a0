/**
 * Sends mail: by SMTP when the operator configured a server, else as a file in the outbox folder.
 */
import { chmod, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { env, type Env } from "../env.ts";
import type { Mail } from "../mail/parts.ts";

/** Sends one mail. @throws when it was not accepted */
export type Post = (mail: Mail) => Promise<void>;

function options(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    to: mail.to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": mail.language },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function bySmtp(url: string, from: string): Post {
  // Default timeouts for parameters that SMTP_URL does not set. An unresponsive server must not
  // block the worker.
  const target = new URL(url);
  for (const [name, ms] of Object.entries({
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  }))
    if (!target.searchParams.has(name)) target.searchParams.set(name, String(ms));
  const transport = createTransport(target.href);
  return async (mail) => {
    await transport.sendMail(options(mail, from));
  };
}

/** Writes each mail to one file, named by its Message-ID. A second try overwrites the file. */
function toFolder(folder: string, from: string): Post {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (mail) => {
    const { message } = await transport.sendMail(options(mail, from));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(
      folder,
      `${mail.messageId.replace(/^<|@.*$/g, "").replace(/[^\w.-]/g, "")}.eml`,
    );
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    await chmod(file, 0o600);
  };
}

/** Creates the function that sends mail with these settings. */
export function createPost(settings: Pick<Env, "mail" | "dataDir">): Post {
  return settings.mail.smtpUrl
    ? bySmtp(settings.mail.smtpUrl, settings.mail.from)
    : toFolder(join(settings.dataDir, "outbox"), settings.mail.from);
}
let post: Post | undefined;
/** Sends one mail with the settings of this service. @throws when it was not accepted */
export const postMail: Post = (mail) => (post ??= createPost(env))(mail);
