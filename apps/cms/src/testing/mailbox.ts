/** A real SMTP server on this machine that stores the mails it receives. */
import { SMTPServer } from "smtp-server";

export interface Received {
  readonly id: string;
  readonly to: string;
  readonly recipients: readonly string[];
  readonly headers: string;
  readonly raw: string;
}
export interface Mailbox {
  readonly port: number;
  readonly received: Received[];
  /** Message-IDs of all offered mails, accepted or not. */
  readonly tried: string[];
  /**
   * Returns whether to refuse the next mail. A test may replace it, also to hold the mail back until
   * the promise is settled.
   */
  refuse: () => boolean | Promise<boolean>;
  close(): Promise<void>;
}

/** Opens the mailbox on a free port. */
export async function openMailbox(): Promise<Mailbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    disableReverseLookup: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString();
        const headers = (raw.split("\r\n\r\n")[0] ?? "").replace(/\r\n[ \t]+/g, " ");
        const id = /^Message-ID: (.+)$/im.exec(headers)?.[1]?.trim() ?? "";
        mailbox.tried.push(id);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void Promise.resolve(mailbox.refuse()).then((refused) => {
          if (refused) {
            done(Object.assign(new Error("not now"), { responseCode: 451 }));
            return;
          }
          mailbox.received.push({ id, to: recipients[0] ?? "", recipients, headers, raw });
          done();
        });
      });
    },
  });
  // Ignores the error of a client that is killed while it writes.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.server.address();
  const mailbox: Mailbox = {
    port: typeof address === "object" && address ? address.port : 0,
    received: [],
    tried: [],
    refuse: () => false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
  return mailbox;
}
