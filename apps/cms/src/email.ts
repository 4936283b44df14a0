import type { EmailAdapter } from "payload";

/**
 * Creates an adapter that sends nothing, which replaces Payload's mails. leads/post.ts sends the
 * mails of leads and accounts.
 */
export const createNoMailAdapter: EmailAdapter = () => ({
  name: "none",
  defaultFromAddress: "nobody@localhost",
  defaultFromName: "",
  sendEmail: () => Promise.resolve(),
});
