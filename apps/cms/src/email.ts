import type { EmailAdapter } from "payload";

/** Payload's own mails are not sent: those of leads and accounts leave by leads/post.ts. */
export const createNoMailAdapter: EmailAdapter = () => ({
  name: "none",
  defaultFromAddress: "nobody@localhost",
  defaultFromName: "",
  sendEmail: () => Promise.resolve(),
});
