/** `release`: writes a verified release. */
import { blocksPublishing, prepareRelease } from "../../src/eligibility/index.ts";
import { DEFAULT_ALIASES } from "../flags.ts";
import type { Flags } from "../flags.ts";
import { createFindingWriter } from "../finding-words.ts";
import { loadAliases, write } from "../load.ts";
import { writeError, count, print } from "../output.ts";
import { createProgress } from "../progress.ts";
import { measureServed } from "../served.ts";
import type { Source } from "../source.ts";

/** Writes a release to a file. @returns the exit code: 1 when it must not be published */
export async function runRelease(file: string, from: Source, flags: Flags): Promise<number> {
  const bar = createProgress("Preparing the release");
  const prepared = await prepareRelease(from.data, {
    version: flags.version,
    author: flags.author,
    note: flags.note,
    time: new Date().toISOString(),
    hosts: flags.hosts,
    strictNationality: flags.strictNationality,
    aliases: loadAliases(flags.aliases ?? DEFAULT_ALIASES),
    measure: measureServed,
    onProgress: (_stage, share) => bar.report(share),
  });
  bar.done();
  const describe = createFindingWriter(from.data);
  for (const finding of prepared.findings.filter(blocksPublishing)) writeError(describe(finding));
  for (const failure of prepared.failures) writeError(failure);
  if (prepared.release === null) return 1;
  write(file, `${JSON.stringify(prepared.release)}\n`);
  print(
    `Release ${flags.version} written: ${count(prepared.certificate.checked)} of ${count(prepared.certificate.journeys)} journeys, 0 differences`,
  );
  return 0;
}
