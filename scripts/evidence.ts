/**
 * `npm run evidence -- verify FILE [--key FILE]`: checks the file of an evidence, without the service
 * and without a network. `new-key`: creates a key that signs from now on.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkFile, type FileProblem } from "../apps/cms/src/evidence/file-format.ts";
import { createKey } from "../apps/cms/src/evidence/keys.ts";
import { readTrustedKeys } from "../apps/cms/src/evidence/trusted-keys.ts";
import { record, readString } from "../apps/cms/src/fields/record.ts";
import { prepare } from "./lib/settings.ts";
import { runMain, Sentence } from "./lib/steps.ts";

const PROBLEMS = {
  form: "it is not the file of an evidence, or it was changed",
  signature: "the signature does not fit: the file was changed",
  content: "the checksums do not fit: the file was changed",
  page: "the readable part was changed",
  key: "it was signed with a key that is not among the given ones",
} as const satisfies Readonly<Record<FileProblem, string>>;

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Sentence(
      `The file ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown"}).`,
    );
  }
}

function verify(file: string, keys: string | undefined): void {
  const trusted = keys === undefined ? null : readTrustedKeys(read(keys).toString());
  if (trusted?.length === 0) throw new Sentence(`The file ${keys ?? ""} contains no public key.`);
  const checked = checkFile(read(file), trusted);
  if (!checked.ok) throw new Sentence(`Refused: ${PROBLEMS[checked.problem]}.`);
  const { asked, document } = checked.evidence;
  const [path, at, madeAt] = [
    record(document)["path"],
    record(asked)["at"],
    record(asked)["made_at"],
  ];
  const lines = [
    "Valid: nothing in the file was changed.",
    `Page: ${readString(path)} at ${readString(at)}`,
    `Made: ${readString(madeAt)} by ${readString(record(asked)["by"])}`,
    `SHA-256 of the evidence: ${checked.checksum}`,
    `Key: ${checked.key}${trusted === null ? ", which was not compared with the keys of the service. Use --key with the file from /api/evidence/keys" : ", a key of the service"}.`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

runMain(async () => {
  const {
    positionals: [action, file],
    values: { key },
  } = parseArgs({ allowPositionals: true, options: { key: { type: "string" } } });
  if (action === "verify" && file !== undefined) {
    verify(file, key);
    return;
  }
  if (action !== "new-key")
    throw new Sentence(
      "Give an action: npm run evidence -- verify FILE [--key FILE], or npm run evidence -- new-key.",
    );
  const { env } = await prepare(process.env, { check: false });
  const made = await createKey({ dataDir: env["DATA_DIR"] ?? "", evidenceKey: "" });
  process.stdout.write(
    `Key ${made.id} signs from now on. Keep the older keys: they check older files.\n`,
  );
});
