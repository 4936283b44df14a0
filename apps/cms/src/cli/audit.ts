/**
 * `npm run audit -- verify`: checks the audit log of the service. `--known NUMBER:HASH` names an entry
 * that it must contain. Files are checked by scripts/audit.ts, without the service.
 */
import { parseArgs } from "node:util";
import { checkStored } from "../audit/list.ts";
import { describeTail, parseKnown, writeBroken } from "../audit/report.ts";
import { close, open, runMain } from "./open.ts";

runMain(async () => {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { known: { type: "string", multiple: true } },
  });
  const known = parseKnown(values.known ?? []);
  const payload = await open();
  const checked = await checkStored(payload, known);
  await close(payload);
  if (!checked.ok) throw new Error(writeBroken(checked.problem, checked.sequence));
  process.stdout.write(`${describeTail(checked.count, checked.tail)}\n`);
});
