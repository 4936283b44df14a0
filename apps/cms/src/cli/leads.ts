/**
 * `npm run leads -- export|delete --email address`: exports or deletes the messages of a person
 * (quality §5), in the database and in the data folder. The copy is JSON on standard output.
 */
import { parseArgs } from "node:util";
import { deleteLeads, exportLeads } from "../leads/subject.ts";
import { close, runMain, open } from "./open.ts";

runMain(async () => {
  const {
    positionals: [action],
    values: { email },
  } = parseArgs({ allowPositionals: true, options: { email: { type: "string" } } });
  if ((action !== "export" && action !== "delete") || !email?.includes("@"))
    throw new Error(
      "Give an action and an address: npm run leads -- export --email name@example.com, or delete.",
    );
  const payload = await open();
  if (action === "export")
    process.stdout.write(`${JSON.stringify(await exportLeads(payload, email), null, 2)}\n`);
  else {
    const { messages, mail } = await deleteLeads(payload, email);
    const files =
      mail === 0 ? "" : `, and ${mail} ${mail === 1 ? "mail" : "mails"} in the outbox folder`;
    process.stderr.write(
      `${messages} ${messages === 1 ? "message" : "messages"} deleted${files}. Mail that was sent is in the team’s mailbox.\n`,
    );
  }
  await close(payload);
});
